package format

// Date reports whether s is a full-date of RFC 3339 section 5.6, such as "2026-12-01",
// with a day that the calendar has.
func Date(s string) bool {
	if len(s) != len("2006-01-02") || s[4] != '-' || s[7] != '-' {
		return false
	}
	year, ok1 := digits(s[:4])
	month, ok2 := digits(s[5:7])
	day, ok3 := digits(s[8:])
	return ok1 && ok2 && ok3 && 1 <= month && month <= 12 && 1 <= day && day <= daysIn(month, year)
}

// DateTime reports whether s is a date-time of RFC 3339 section 5.6, such as
// "2026-12-01T04:56:54.5+01:00", with an upper-case T and Z and without leap seconds: what
// encoding/json accepts for a time.Time and the JSON Schema format date-time accept alike.
func DateTime(s string) bool {
	const date, clock = len("2006-01-02"), len("15:04:05")
	if len(s) < date+1+clock+1 || s[date] != 'T' || !Date(s[:date]) {
		return false
	}
	hour, minute, second, ok := hms(s[date+1 : date+1+clock])
	if !ok || hour > 23 || minute > 59 || second > 59 {
		return false
	}
	s, ok = cutFraction(s[date+1+clock:])
	if !ok {
		return false
	}
	if s == "Z" {
		return true
	}
	hour, minute, ok = offset(s)
	return ok && hour <= 23 && minute <= 59
}

// hms reads the six digits of "15:04:05".
func hms(s string) (hour, minute, second int, ok bool) {
	if len(s) != 8 || s[2] != ':' || s[5] != ':' {
		return 0, 0, 0, false
	}
	hour, ok1 := digits(s[:2])
	minute, ok2 := digits(s[3:5])
	second, ok3 := digits(s[6:])
	return hour, minute, second, ok1 && ok2 && ok3
}

// cutFraction removes a point and the digits after it, if there is a point, and reports
// whether there are digits then.
func cutFraction(s string) (string, bool) {
	if s == "" || s[0] != '.' {
		return s, true
	}
	i := 1
	for i < len(s) && '0' <= s[i] && s[i] <= '9' {
		i++
	}
	return s[i:], i > 1
}

// offset reads "+07:00" without its sign.
func offset(s string) (hour, minute int, ok bool) {
	if len(s) != 6 || s[0] != '+' && s[0] != '-' || s[3] != ':' {
		return 0, 0, false
	}
	hour, ok1 := digits(s[1:3])
	minute, ok2 := digits(s[4:])
	return hour, minute, ok1 && ok2
}

// digits reads a short number of nothing but digits.
func digits(s string) (int, bool) {
	n := 0
	for i := range len(s) {
		if s[i] < '0' || s[i] > '9' {
			return 0, false
		}
		n = n*10 + int(s[i]-'0')
	}
	return n, true
}

func daysIn(month, year int) int {
	switch month {
	case 4, 6, 9, 11:
		return 30
	case 2:
		if year%4 == 0 && (year%100 != 0 || year%400 == 0) {
			return 29
		}
		return 28
	}
	return 31
}
