package decode

import (
	"math"
	"strconv"
	"time"

	"github.com/toolgen-go/toolgen/toolkit/format"
)

// Time reads a string that is a date-time of RFC 3339 with an upper-case T and Z and
// without a leap second. The value is the one that encoding/json gives.
func (d *Decoder) Time() (time.Time, bool) {
	if d.peek() != '"' {
		d.mismatch(`a string such as "2006-01-02T15:04:05Z"`)
		return time.Time{}, false
	}
	start := d.pos
	b, _, ok := d.quoted()
	if !ok {
		return time.Time{}, false
	}
	d.at = start
	if s := view(b); format.DateTime(s) {
		if t, err := time.Parse(time.RFC3339, s); err == nil {
			return t, true
		}
	}
	d.Fail(Format, `a date and time such as "2006-01-02T15:04:05Z"`)
	return time.Time{}, false
}

// Duration reads a string of hours, minutes, seconds and milliseconds in this order, each
// at most once and with at most six digits, such as "1h30m", "-1.5s" or "250ms":
//
//	^-?([0-9]{1,6}h)?([0-9]{1,6}m)?([0-9]{1,6}(\.[0-9]{1,9})?s)?([0-9]{1,6}ms)?$
//
// with at least two characters. This is part of what time.ParseDuration reads, with the
// same value, and cannot overflow.
func (d *Decoder) Duration() (time.Duration, bool) {
	if d.peek() != '"' {
		d.mismatch(`a string such as "1h30m" or "5s"`)
		return 0, false
	}
	start := d.pos
	b, _, ok := d.quoted()
	if !ok {
		return 0, false
	}
	d.at = start
	if isDuration(b) {
		if v, err := time.ParseDuration(view(b)); err == nil {
			return v, true
		}
	}
	d.Fail(Format, `a duration such as "1h30m" or "5s"`)
	return 0, false
}

// DurationIn reads an integer in any spelling that counts a unit.
func (d *Decoder) DurationIn(unit time.Duration) (time.Duration, bool) {
	start, neg, n, verdict := d.integer()
	if verdict == wholeNot {
		return 0, false
	}
	most := uint64(math.MaxInt64 / unit)
	if verdict == wholeLarge || n > most {
		limit := strconv.FormatUint(most, 10)
		d.add(record{offset: start, code: Range, arg: "be between -" + limit + " and " + limit})
		return 0, false
	}
	v := time.Duration(n) * unit
	if neg {
		v = -v
	}
	return v, true
}

// isDuration is the pattern of Duration and its least length.
func isDuration(s []byte) bool {
	if len(s) < 2 {
		return false
	}
	if s[0] == '-' {
		s = s[1:]
	}
	// The units in their order; a unit may only follow one of a lower rank.
	rank := 0
	for len(s) > 0 {
		n := countDigits(s)
		if n < 1 || n > 6 {
			return false
		}
		s = s[n:]
		fraction := false
		if len(s) > 0 && s[0] == '.' {
			if n = countDigits(s[1:]); n < 1 || n > 9 {
				return false
			}
			s, fraction = s[1+n:], true
		}
		unit, size := 0, 1
		switch {
		case len(s) == 0:
			return false
		case s[0] == 'h':
			unit = 1
		case s[0] == 'm' && len(s) > 1 && s[1] == 's':
			unit, size = 4, 2
		case s[0] == 'm':
			unit = 2
		case s[0] == 's':
			unit = 3
		}
		if unit <= rank || fraction && unit != 3 {
			return false
		}
		rank = unit
		s = s[size:]
	}
	return true
}

func countDigits(s []byte) int { return skipDigits(s, 0) }
