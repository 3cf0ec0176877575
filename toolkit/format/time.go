package format

import "time"

// Date reports whether s is a full-date of RFC 3339 section 5.6, such as "2026-12-01",
// with a day that the calendar has. It is the JSON Schema format date, and validator's
// datetime=2006-01-02.
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
// the JSON Schema format date-time and encoding/json for a time.Time both accept.
func DateTime(s string) bool {
	const date, clock = len("2006-01-02"), len("15:04:05")
	if len(s) < date+1+clock+1 || s[date] != 'T' || !Date(s[:date]) {
		return false
	}
	s = s[date+1:]
	hour, minute, second, ok := readClock(s[:clock], digits)
	if !ok || hour > 23 || minute > 59 || second > 59 {
		return false
	}
	s, ok = cutFraction(s[clock:])
	if !ok {
		return false
	}
	if s == "Z" {
		return true
	}
	_, hour, minute, ok = readOffset(s, digits)
	return ok && hour <= 23 && minute <= 59
}

// TimeOfDay reports whether s is a full-time of RFC 3339 section 5.6, such as
// "04:56:54.5+01:00" or "23:59:60Z", as the JSON Schema validator reads the format time: a
// lower-case z is accepted, a leap second where it is one in UTC, and a number of two
// characters may be a sign and a digit, if it is not below zero.
func TimeOfDay(s string) bool {
	const clock = len("15:04:05")
	if len(s) < clock+1 {
		return false
	}
	hour, minute, second, ok := readClock(s[:clock], signed)
	if !ok || hour > 23 || minute > 59 || second > 60 {
		return false
	}
	s, ok = cutFraction(s[clock:])
	if !ok {
		return false
	}
	// Minutes since midnight, in UTC. A time that is tomorrow there stays above 23:59.
	utc := hour*60 + minute
	if s != "z" && s != "Z" {
		ahead, hour, minute, ok := readOffset(s, signed)
		if !ok || hour > 23 || minute > 59 {
			return false
		}
		if ahead {
			utc -= hour*60 + minute
		} else {
			utc += hour*60 + minute
		}
		if utc < 0 {
			utc += 24 * 60
		}
	}
	return second < 60 || utc == 23*60+59
}

// FullTime reports whether s is a TimeOfDay that package time reads by the layout
// "15:04:05Z07:00", without leap seconds: what the JSON Schema format time and validator's
// datetime=15:04:05Z07:00 both accept.
func FullTime(s string) bool { return TimeOfDay(s) && Layout("15:04:05Z07:00", s) }

// Layout reports whether package time reads s by a layout.
func Layout(layout, s string) bool {
	_, err := time.Parse(layout, s)
	return err == nil
}

// readClock reads "15:04:05"; two reads a number of two characters.
func readClock(s string, two func(string) (int, bool)) (hour, minute, second int, ok bool) {
	if len(s) != 8 || s[2] != ':' || s[5] != ':' {
		return 0, 0, 0, false
	}
	hour, ok1 := two(s[:2])
	minute, ok2 := two(s[3:5])
	second, ok3 := two(s[6:])
	return hour, minute, second, ok1 && ok2 && ok3
}

// readOffset reads "+07:00"; ahead tells that the sign is a plus.
func readOffset(s string, two func(string) (int, bool)) (ahead bool, hour, minute int, ok bool) {
	if len(s) != 6 || s[0] != '+' && s[0] != '-' || s[3] != ':' {
		return false, 0, 0, false
	}
	hour, ok1 := two(s[1:3])
	minute, ok2 := two(s[4:])
	return s[0] == '+', hour, minute, ok1 && ok2
}

// cutFraction removes a point and the digits after it, if there is a point, and reports
// whether there are digits then.
func cutFraction(s string) (string, bool) {
	if s == "" || s[0] != '.' {
		return s, true
	}
	i := 1
	for i < len(s) && isDigit(s[i]) {
		i++
	}
	return s[i:], i > 1
}

// digits reads a short number of nothing but digits.
func digits(s string) (int, bool) {
	n := 0
	for i := range len(s) {
		if !isDigit(s[i]) {
			return 0, false
		}
		n = n*10 + int(s[i]-'0')
	}
	return n, true
}

// signed is digits for two characters of which the first may be a sign, as long as the
// number is not below zero.
func signed(s string) (int, bool) {
	if s[0] == '+' || s == "-0" {
		s = s[1:]
	}
	return digits(s)
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
