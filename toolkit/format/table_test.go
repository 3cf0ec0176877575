package format

import (
	"strings"
	"testing"
)

// TestTable states verdicts in the open: the plain cases, and the strings on which the
// judges differ or that a simpler reading gets wrong.
func TestTable(t *testing.T) {
	for _, c := range []struct {
		name   string
		accept func(string) bool
		yes    []string
		no     []string
	}{
		{"Email", Email,
			[]string{"ada@example.com", "a.b+c@x-y.z.org", `"a b"@c.de`, `"a@b"@c.de`, `"é"@x.yz`, "a@1.b.2c", "a@xn--p1ai.xn--p1ai", strings.Repeat("a", 64) + "@b.cd"},
			[]string{"", "a", "a@b", "a@[1.2.3.4]", "é@b.com", "a@é.com", "a@1.2c", "a@b.c1", "a@b.cd.", `""@b.cd`, `"a\ b"@b.cd`, "a..b@c.de", "a <a@b.cd>", "\"\r\n a\"@b.cd",
				strings.Repeat("a", 65) + "@b.cd", "a@" + strings.Repeat("b.", 130) + "cd"}},
		{"URI", URI,
			[]string{"https://example.com/a?b=c#d", "a:", "mailto:a@b.c", "http://", "file:///", "http://[::1]:80/"},
			[]string{"", "/p", "p", "//h/p", "#f", "http://::1/", "http://[fe80::1%25en0]/", "http://a b/", "http://h/%zz", "1a:b"}},
		{"URL", URL,
			[]string{"https://example.com", "mailto:a@b.c", "urn:isbn:0451450523", "file:///etc/hosts", "a:#f", "http://#f"},
			[]string{"", "/p", "a:", "http://", "http:///p", "file:///", "file://host/", "file:", "http:?q"}},
		{"UUID", UUID,
			[]string{"f81d4fae-7dec-11d0-a765-00a0c91e6bf6", "F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6"},
			[]string{"", "f81d4fae7dec11d0a76500a0c91e6bf6", "{f81d4fae-7dec-11d0-a765-00a0c91e6bf6}", "g81d4fae-7dec-11d0-a765-00a0c91e6bf6"}},
		{"Date", Date,
			[]string{"2026-12-01", "2024-02-29", "2000-02-29", "0000-01-01"},
			[]string{"", "2023-02-29", "1900-02-29", "2026-04-31", "2026-13-01", "2026-00-01", "2026-12-00", "2026-1-01", "+026-12-01", "2026-12-01T"}},
		{"TimeOfDay", TimeOfDay,
			[]string{"04:56:54Z", "04:56:54z", "04:56:54.5+01:00", "23:59:60Z", "00:59:60+01:00", "23:29:60-00:30", "+1:-0:05Z"},
			[]string{"", "04:56:54", "04:56Z", "24:00:00Z", "22:59:60Z", "23:59:60-00:30", "04:56:54.Z", "04:56:54,5Z", "-1:04:05Z", "04:56:54+24:00"}},
		{"DateTime", DateTime,
			[]string{"2026-12-01T04:56:54Z", "2026-12-01T04:56:54.123456789012+23:59", "2024-02-29T00:00:00-00:00"},
			[]string{"", "2026-12-01t04:56:54Z", "2026-12-01T04:56:54z", "2026-12-01 04:56:54Z", "2026-12-01T23:59:60Z", "2026-12-01T4:56:54Z", "2026-12-01T04:56:54,5Z",
				"2026-12-01T04:56:54+24:00", "2026-12-01T04:56:54+10:60", "2026-12-01T+1:04:05Z", "2023-02-29T00:00:00Z", "2026-12-01", "2026-12-01T04:56:54"}},
		{"IPv4", IPv4,
			[]string{"192.0.2.1", "0.0.0.0", "255.255.255.255"},
			[]string{"", "256.0.0.1", "1.2.3", "01.2.3.4", "+1.2.3.4", "::ffff:1.2.3.4", "1.2.3.4 "}},
		{"IPv6", IPv6,
			[]string{"2001:db8::1", "::", "::1.2.3.4", "1:2:3:4:5:6:7::"},
			[]string{"", "1.2.3.4", "::ffff:1.2.3.4", "::ffff:102:304", "fe80::1%eth0", "[::1]", "1::2::3"}},
		{"HostnameRFC952", HostnameRFC952, []string{"localhost", "a.1"}, []string{"", "1a.com", "a."}},
		{"FQDN", FQDN, []string{"a.b", "1.2.c3"}, []string{"", "a", "a.1", "a.b.", "a."}},
		{"IP", IP, []string{"1.2.3.4", "::1"}, []string{"", "::ffff:1.2.3.4", "1.2.3"}},
		{"HTTPURL", HTTPURL, []string{"http://a", "HTTPS://A/b"}, []string{"", "http:a", "ftp://a", "http://"}},
		{"HTTPSURL", HTTPSURL, []string{"https://a"}, []string{"http://a"}},
		{"FullTime", FullTime, []string{"04:56:54Z", "04:56:54.5+01:00"}, []string{"", "04:56:54z", "23:59:60Z", "04:56"}},
		{"Hostname", Hostname,
			[]string{"localhost", "example.com", "1a.com", "a.1", "A-b.c", strings.Repeat("a", 63), strings.Repeat("a.", 126) + "a"},
			[]string{"", "a.", ".a", "a..b", "-a", "a-", "a_b", "é.com", strings.Repeat("a", 64), strings.Repeat("a.", 126) + "ab"}},
	} {
		for _, s := range c.yes {
			if !c.accept(s) {
				t.Errorf("%s(%q) = false", c.name, s)
			}
		}
		for _, s := range c.no {
			if c.accept(s) {
				t.Errorf("%s(%q) = true", c.name, s)
			}
		}
	}
}

// TestAcceptingDoesNotAllocate holds for all but URI and URL, whose comments say so.
func TestAcceptingDoesNotAllocate(t *testing.T) {
	accepted := false
	n := testing.AllocsPerRun(100, func() {
		accepted = Email(`ada@example.com`) &&
			UUID("f81d4fae-7dec-11d0-a765-00a0c91e6bf6") &&
			Date("2026-12-01") &&
			TimeOfDay("04:56:54Z") &&
			DateTime("2026-12-01T04:56:54Z") &&
			IPv4("192.0.2.1") &&
			IPv6("2001:db8::1") &&
			Hostname("example.com")
	})
	if !accepted {
		t.Error("one of them is refused, so the rest was not measured")
	}
	if n != 0 {
		t.Errorf("%v allocations", n)
	}
}
