package texts

// formats holds strings that are or nearly are of a format.
var formats = map[string][]string{
	"date-time": {
		"2024-05-01T10:20:30Z", "2024-02-29T00:00:00+00:00", "2024-05-01T10:20:30.123456789-07:30", "0001-01-01T00:00:00Z",
		"9999-12-31T23:59:59.999Z", "2024-05-01t10:20:30z", "2024-05-01T10:20:60Z", "1990-12-31T23:59:60Z", "2023-02-29T00:00:00Z",
		"2024-05-01T24:00:00Z", "2024-05-01T10:20:30", "2024-05-01 10:20:30Z", "2024-05-01T10:20:30,5Z", "2024-05-01T3:04:05Z",
		"2024-05-01T10:20:30-24:00", "2024-05-01T10:20:30+10:60", "2024-05-01T10:20:30.Z", "0000-01-01T00:00:00Z", "2024-05-01",
		"2024-05-01T10:20:30-00:00", "2024-05-01T10:20:30.1234567890123Z", "12024-05-01T10:20:30Z", "2024-05-01T10:20:30+1:30",
	},
	"date": {
		"2024-05-01", "2024-02-29", "1900-02-28", "0001-01-01", "9999-12-31", "0000-01-01", "2023-02-29", "1900-02-29", "2024-13-01",
		"2024-5-1", "2024-05-32", "24-05-01", "2024-05-01T00:00:00Z", "2024/05/01", "2024-05-01 ", "+024-05-01",
	},
	"time": {
		"10:20:30Z", "10:20:30.5+02:00", "00:00:00Z", "23:59:60Z", "23:59:59-23:59", "10:20:30", "24:00:00Z", "10:20Z", "10:20:30z",
		"10:20:30+24:00", "10:20:30,5Z", "1:02:03Z", "08:59:60-15:00", "23:59:60+00:30", "22:59:60-01:00", "10:20:30.Z",
	},
	"email": {
		"a@b.c", "first.last@example.com", "x+y@sub.example.org", "\"quoted\"@example.com", "a@b", "a@[1.2.3.4]", "a@[IPv6:::1]",
		"é@b.c", "a@é.com", "a@b..c", ".a@b.c", "a.@b.c", "a..b@c.de", "@b.c", "a@", "a b@c.de", "a@b.c.", "a@-b.c", "A@B.CO", "a@b.c\n",
		"1@2.3", "a@b_c.de", "very.long.local.part.that.goes.on.and.on.and.on.and.on.past.sixty.four@example.com",
	},
	"uri": {
		"https://example.com", "http://a.b/c?d=e#f", "ftp://x/y", "mailto:a@b.c", "urn:isbn:1", "a:", "a:b", "http://[::1]:80/", "http://::1/",
		"//host/path", "/path", "path", "", "http://", "http:///p", "http://a b/", "http://a/%zz", "http://a/%20", "HTTP://A", "http://é.com/ü",
		"http://user:pw@host:99999/", "http://host:port/", "1a:b", "a+b-c.d:e", "http://a/<>", "http://a/\"", "file:///etc", "http://a\\b", "#f", "?q",
		"http://a/b c", "http://a#", "data:,x",
	},
	"uuid": {
		"123e4567-e89b-12d3-a456-426614174000", "123E4567-E89B-12D3-A456-426614174000", "00000000-0000-0000-0000-000000000000",
		"ffffffff-ffff-ffff-ffff-ffffffffffff", "123e4567e89b12d3a456426614174000", "{123e4567-e89b-12d3-a456-426614174000}",
		"urn:uuid:123e4567-e89b-12d3-a456-426614174000", "123e4567-e89b-12d3-a456-42661417400", "123e4567-e89b-12d3-a456-42661417400g", "g23e4567-e89b-12d3-a456-426614174000",
		"123e4567-e89b-12d3-a456_426614174000", "123e456-7e89b-12d3-a456-426614174000",
	},
	"ipv4": {
		"1.2.3.4", "0.0.0.0", "255.255.255.255", "127.0.0.1", "256.1.1.1", "1.2.3", "1.2.3.4.5", "01.2.3.4", "1.2.3.04", "+1.2.3.4", "1.2.3.4/8",
		"::ffff:1.2.3.4", "1.2.3.", "1..2.3", " 1.2.3.4", "0x1.2.3.4", "1.2.3.٤",
	},
	"ipv6": {
		"::", "::1", "1:2:3:4:5:6:7:8", "2001:db8::1", "FE80::1", "::ffff:1.2.3.4", "1:2:3:4:5:6:1.2.3.4", "fe80::1%eth0", "1::2::3", "12345::",
		"1:2:3:4:5:6:7", "1:2:3:4:5:6:7:8:9", "::g", ":1", "1:", "[::1]", "::1/64", "::1.2.3.04", "::01.2.3.4", "1:2:3:4:5:6:7::", "::1.2.3",
	},
	"hostname": {
		"example.com", "localhost", "a", "1", "a.", "a.b.", "xn--bcher-kva.example", "a-b.c", "-a.b", "a-.b", "a..b", ".a", "A.B", "ex_ample.com", "é.com",
		"a1.2b", "1.2.3.4", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.b", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.b", "", "a b", "xn--x",
		"--", "a--b", "ab--c",
	},
}

// formatted returns a string of the format, or nearly.
func (g *Source) formatted(format string) string {
	list, ok := formats[format]
	if !ok {
		return g.chars(5)
	}
	if !g.oneIn(4) {
		return list[g.IntN(3)] // the first three of each list are valid
	}
	s := pick(g, list)
	if g.oneIn(2) {
		s = g.edit(s)
	}
	return s
}
