package format

import (
	"encoding/json"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"github.com/go-playground/validator/v10"
	"github.com/santhosh-tekuri/jsonschema/v6"
)

// verdict is one function of the package with the judges whose intersection it is.
type verdict struct {
	name   string
	accept func(string) bool
	judges []func(string) bool
	// seeds are what the mutations start from; a few are accepted.
	seeds []string
	// alphabet is what mutations insert, beside parts of the seeds.
	alphabet string
}

// schemaFormat is the verdict of the JSON Schema judge on a format.
func schemaFormat(format string) func(string) bool {
	c := jsonschema.NewCompiler()
	c.AssertFormat()
	if err := c.AddResource("mem:///s.json", map[string]any{"format": format}); err != nil {
		panic(err)
	}
	schema := c.MustCompile("mem:///s.json")
	return func(s string) bool { return schema.Validate(s) == nil }
}

// tag is the verdict of a validator tag.
func tag(word string) func(string) bool {
	v := validator.New()
	return func(s string) bool { return v.Var(s, word) == nil }
}

func both(a, b func(string) bool) func(string) bool {
	return func(s string) bool { return a(s) && b(s) }
}

// jsonTime is encoding/json's verdict on a time.Time.
func jsonTime(s string) bool {
	text, err := json.Marshal(s)
	if err != nil {
		return false
	}
	var t time.Time
	return json.Unmarshal(text, &t) == nil
}

var (
	judgeIPv4 = both(schemaFormat("ipv4"), tag("ipv4"))
	judgeIPv6 = both(schemaFormat("ipv6"), tag("ipv6"))
)

const hostAlphabet = "abZ09.-_ é"

var hostSeeds = []string{
	"example.com", "a", "1", "a1", "1a", "a.", ".a", "a..b", "a-b.c-d", "-a", "a-", "a.-b", "a.b-", "A.B", "a_b", "é.com", "a b",
	"xn--p1ai", "localhost", "a.1", "a.1.2", strings.Repeat("a", 63), strings.Repeat("a", 64), strings.Repeat("a.", 126) + "a",
	strings.Repeat("a.", 126) + "ab", strings.Repeat("a.", 127) + "a", "a" + strings.Repeat(".b", 126) + ".",
}

var verdicts = []verdict{
	{
		name: "Email", accept: Email,
		judges: []func(string) bool{schemaFormat("email"), tag("email")},
		seeds: []string{
			"ada@example.com", "a@b", "a.b+c@x-y.z.org", `"a b"@c.de`, `"a@b"@c.de`, `"é"@x.yz`, "é@b.com", "a@é.com", `""@b.co`,
			"a@1.b.2c", "a@1.2c", "a@b.c.", "a@b.co-m", "a@[1.2.3.4]", "a@[IPv6:::1]", "a <a@b.cd>", "a@b.cd (x)", ".a@b.cd",
			"a..b@c.de", "a.@c.de", "@b.cd", "a@", "a@-b.cd", "a@b-.cd", "a@b_c.de", "\"a\tb\"@c.de", "\"a\r\n b\"@c.de",
			"\"\u0085\"@c.de", "\"\ufffd\"@c.de", "\"\xff\"@c.de", `"a\"b"@c.de`, `"a"b"@c.de`, "\"\x01\"@c.de", "\"\U0001F600\"@c.de",
			strings.Repeat("a", 64) + "@b.cd", strings.Repeat("a", 65) + "@b.cd", "a@" + strings.Repeat("b", 63) + ".cd",
			"a@" + strings.Repeat("b", 64) + ".cd", "a@" + strings.Repeat("bc.", 84) + "a", "a@" + strings.Repeat("bc.", 83) + "abc",
			"=?utf-8?q?a?=@b.cd", "a,b@c.de", "a;b@c.de", "a@b@c.de", "a@b~c.de", "a@xn--p1ai.xn--p1ai", "a@b.c1d", "a@b.c1", "a@b.c.d1e",
		},
		alphabet: "ab1@.-_\"\\ \t\r\n()<>[]:;,~é\u00a0\ufffd\u0000\x7f",
	},
	{
		name: "Hostname", accept: Hostname,
		judges: []func(string) bool{schemaFormat("hostname"), tag("hostname_rfc1123")},
		seeds:  hostSeeds, alphabet: hostAlphabet,
	},
	{
		name: "HostnameRFC952", accept: HostnameRFC952,
		judges: []func(string) bool{schemaFormat("hostname"), tag("hostname")},
		seeds:  hostSeeds, alphabet: hostAlphabet,
	},
	{
		name: "FQDN", accept: FQDN,
		judges: []func(string) bool{schemaFormat("hostname"), tag("hostname_rfc1123"), tag("fqdn")},
		seeds:  hostSeeds, alphabet: hostAlphabet,
	},
	{
		name: "IP", accept: IP,
		judges: []func(string) bool{tag("ip"), func(s string) bool { return judgeIPv4(s) || judgeIPv6(s) }},
		seeds:  []string{"192.0.2.1", "2001:db8::1", "::ffff:1.2.3.4", "1.2.3", "fe80::1%eth0", "", "::", "0.0.0.0"}, alphabet: "0123f:.% ",
	},
	{
		name: "HTTPURL", accept: HTTPURL,
		judges: []func(string) bool{schemaFormat("uri"), tag("http_url")},
		seeds:  uriSeeds, alphabet: uriAlphabet,
	},
	{
		name: "HTTPSURL", accept: HTTPSURL,
		judges: []func(string) bool{schemaFormat("uri"), tag("https_url")},
		seeds:  append([]string{"https://a", "HTTPS://a/b", "https:a", "https://"}, uriSeeds...), alphabet: uriAlphabet,
	},
	{
		name: "FullTime", accept: FullTime,
		judges: []func(string) bool{schemaFormat("time"), tag("datetime=15:04:05Z07:00")},
		seeds: []string{
			"04:56:54Z", "04:56:54z", "04:56:54.5+01:00", "23:59:60Z", "4:56:54Z", "04:56:54,5Z", "+1:04:05Z", "24:00:00Z", "04:56:54-23:59", "04:56:54+24:00",
			"04:56:54.1234567890123Z", "04:56:54", "04:56:54-00:00", "04:56:54+10:60",
		},
		alphabet: "0159:.,+-Zz ",
	},
	{
		name: "UUID", accept: UUID,
		judges: []func(string) bool{schemaFormat("uuid"), tag("uuid")},
		seeds: []string{
			"f81d4fae-7dec-11d0-a765-00a0c91e6bf6", "F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6", "00000000-0000-0000-0000-000000000000",
			"f81d4fae7dec11d0a76500a0c91e6bf6", "{f81d4fae-7dec-11d0-a765-00a0c91e6bf6}", "urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6",
			"g81d4fae-7dec-11d0-a765-00a0c91e6bf6", "f81d4fae-7dec-11d0-a765-00a0c91e6bf6\n", "é81d4fa-7dec-11d0-a765-00a0c91e6bf6",
		},
		alphabet: "09afAFgG-{}@`é\n",
	},
	{
		name: "IPv4", accept: IPv4,
		judges: []func(string) bool{schemaFormat("ipv4"), tag("ipv4")},
		seeds: []string{
			"192.0.2.1", "0.0.0.0", "255.255.255.255", "256.1.1.1", "1.2.3", "1.2.3.4.5", "01.2.3.4", "+1.2.3.4", "-0.2.3.4", "1.2.3.", "::ffff:1.2.3.4",
			"1.2.3.4 ", "1..2.3", "0x1.2.3.4", "1.2.3.4/8", "١.2.3.4", "00.0.0.0", "1.2.3.4%eth0",
		},
		alphabet: "0123459.+-:x% ",
	},
	{
		name: "IPv6", accept: IPv6,
		judges: []func(string) bool{schemaFormat("ipv6"), tag("ipv6")},
		seeds: []string{
			"2001:db8::1", "::", "::1", "1:2:3:4:5:6:7:8", "1:2:3:4:5:6:7::", "::ffff:1.2.3.4", "::1.2.3.4", "64:ff9b::192.0.2.33", "fe80::1%eth0", "fe80::1%",
			"1.2.3.4", "[::1]", "1:2:3:4:5:6:7", "1::2::3", "12345::", "::ffff:102:304", "ffff:ffff:ffff:ffff:ffff:ffff:255.255.255.255", "::FFFF:1.2.3.4",
			"0000:0000:0000:0000:0000:ffff:192.168.100.228",
		},
		alphabet: "0123f:.%[]gF ",
	},
	{
		name: "URI", accept: URI,
		judges: []func(string) bool{schemaFormat("uri")},
		seeds:  uriSeeds, alphabet: uriAlphabet,
	},
	{
		name: "URIReference", accept: URIReference,
		judges: []func(string) bool{schemaFormat("uri-reference")},
		seeds:  uriSeeds, alphabet: uriAlphabet,
	},
	{
		name: "RequestURI", accept: RequestURI,
		judges: []func(string) bool{schemaFormat("uri-reference"), tag("uri")},
		seeds:  uriSeeds, alphabet: uriAlphabet,
	},
	{
		name: "URL", accept: URL,
		judges: []func(string) bool{schemaFormat("uri"), tag("url")},
		seeds:  uriSeeds, alphabet: uriAlphabet,
	},
	{
		name: "Date", accept: Date,
		judges: []func(string) bool{schemaFormat("date"), tag("datetime=2006-01-02")},
		seeds: []string{
			"2026-12-01", "2024-02-29", "2023-02-29", "1900-02-29", "2000-02-29", "0000-01-01", "9999-12-31", "2026-13-01", "2026-00-10", "2026-04-31",
			"2026-1-01", "2026-12-1", "12026-12-01", "+026-12-01", "2026-12-00", "2026/12/01", "２026-12-01", "2026-12-01Z",
		},
		alphabet: "0123459-+/ Z",
	},
	{
		name: "TimeOfDay", accept: TimeOfDay,
		judges: []func(string) bool{schemaFormat("time")},
		seeds:  timeSeeds, alphabet: timeAlphabet,
	},
	{
		name: "DateTime", accept: DateTime,
		judges: []func(string) bool{schemaFormat("date-time"), jsonTime},
		seeds: func() []string {
			var seeds []string
			for _, date := range []string{"2026-12-01T", "2024-02-29T", "2023-02-29T", "2026-12-01t", "2026-12-01 ", "2026-12-31T", "0000-01-01T"} {
				for _, time := range timeSeeds {
					seeds = append(seeds, date+time)
				}
			}
			return seeds
		}(),
		alphabet: timeAlphabet + "T",
	},
}

var (
	timeSeeds = []string{
		"04:56:54Z", "04:56:54z", "04:56:54.5Z", "04:56:54.123456789012Z", "04:56:54+01:00", "04:56:54-23:59", "04:56:54-24:00", "04:56:54+10:60",
		"23:59:60Z", "22:59:60Z", "00:59:60+01:00", "22:59:60-01:00", "23:59:60-00:30", "23:29:60-00:30", "00:29:60+00:30", "24:00:00Z", "23:60:00Z",
		"+1:04:05Z", "-0:04:05Z", "-1:04:05Z", "01:+4:-0Z", "01:04:05+-0:+1", "01:04:05", "3:04:05Z", "03:04:05,5Z", "03:04:05.Z", "03:04:05.5",
		"03:04:61Z", "03:04:05+0100", "03:04:05+01", "03:04:05Z ", "03:04:05-00:00", "12:3::45Z", "1::30:00Z", "03:04:05+1::30", "é:04:05Z",
	}
	timeAlphabet = "012345679:+-.,Zz "

	uriSeeds = []string{
		"https://example.com/a?b=c#d", "http://[::1]:8080/", "http://[fe80::1%25en0]/", "http://::1/", "mailto:a@b.c", "a:", "a:b", "urn:isbn:0451450523",
		"file:///etc/hosts", "file:///", "file:", "file:a", "FILE:///A", "file://host", "file://host/", "/p", "p", "", "#f", "a:#f", "http://", "http:///p", "http://a b/", "http://%41/",
		"http://a%zz/", "http://a:b/", "http://a:99999/", "1a:b", "a+b-c.d:e", "é:b", "http://é/", "http://u:p@h/", "http://h/ ", "http://h/\x7f",
		"http://h/\u212a", "\u212a://h", "http://\u212a/", "http://h/\xff", "http://[::ffff:1.2.3.4]/", "http://[::1", "http://::1]/", "http://[a]/", "http://[::1]a/",
		"http://h:/", "http://h?", "http:?q", "HTTPS://EXAMPLE.COM/%C3%89", "http://h/%", "//h/p", ":a", "http://a\\b/", "http://İ/", "x://y:z@[::1]:9/[a]", "data:,x",
		"*", "*#f", "**", "/", "//", "///a", "/:", "?q", "/?q#f", "//a:b/", "/#%zz", "#", "a:\\b", "//[::1]:8/x", "//foo.bar/?baz=qux#quux",
	}
	uriAlphabet = "ab1:/?#[]@%2EF.+-* éK\\\x7f"
)

// TestVerdicts compares each function with the intersection of its judges, on its seeds
// and on mutations of them.
func TestVerdicts(t *testing.T) {
	n := 300_000
	if testing.Short() {
		n = 20_000
	}
	if raceEnabled {
		n /= 10
	}
	for _, v := range verdicts {
		t.Run(v.name, func(t *testing.T) {
			t.Parallel()
			accepted := 0
			for _, s := range v.seeds {
				v.compare(t, s)
			}
			for _, seed := range [2]uint64{1, uint64(time.Now().UnixNano())} {
				r := rand.New(rand.NewPCG(seed, 0))
				for range n / 2 {
					if s := v.mutate(r); v.compare(t, s) {
						accepted++
					}
					if t.Failed() {
						t.Fatalf("seed %d", seed)
					}
				}
			}
			if accepted < n/200 {
				t.Errorf("only %d of %d strings were accepted: the test says little", accepted, n)
			}
		})
	}
}

// compare reports whether s is accepted, and fails the test if the judges disagree.
func (v *verdict) compare(t *testing.T, s string) bool {
	t.Helper()
	want := true
	for _, judge := range v.judges {
		want = want && judge(s)
	}
	got := v.accept(s)
	if got != want {
		t.Errorf("%s(%q) = %v, the judges say %v", v.name, s, got, want)
	}
	return got
}

func (v *verdict) mutate(r *rand.Rand) string {
	s := v.seeds[r.IntN(len(v.seeds))]
	alphabet := []rune(v.alphabet)
	for range 1 + r.IntN(3) {
		i := r.IntN(len(s) + 1)
		j := min(len(s), i+r.IntN(3))
		switch r.IntN(5) {
		case 0: // insert
			s = s[:i] + string(alphabet[r.IntN(len(alphabet))]) + s[i:]
		case 1: // replace
			s = s[:i] + string(alphabet[r.IntN(len(alphabet))]) + s[j:]
		case 2: // delete
			s = s[:i] + s[j:]
		case 3: // repeat
			s = s[:j] + s[i:]
		case 4: // end as another seed does
			other := v.seeds[r.IntN(len(v.seeds))]
			s = s[:i] + other[r.IntN(len(other)+1):]
		}
	}
	return s
}

func FuzzFormats(f *testing.F) {
	for _, v := range verdicts {
		for _, s := range v.seeds {
			f.Add(s)
		}
	}
	f.Fuzz(func(t *testing.T, s string) {
		if len(s) > 1000 {
			return
		}
		for _, v := range verdicts {
			v.compare(t, s)
		}
	})
}
