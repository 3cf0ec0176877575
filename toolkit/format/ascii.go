package format

func isDigit(c byte) bool { return c-'0' <= 9 }

func isLetter(c byte) bool { return c|0x20-'a' < 26 }

func isHex(c byte) bool { return isDigit(c) || c|0x20-'a' < 6 }
