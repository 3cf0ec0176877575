package laws

import (
	"reflect"
	"strings"
	"testing"

	"github.com/toolgen-go/toolgen/gen/rule"
	"github.com/toolgen-go/toolgen/internal/laws/tags"
)

// groups are the words of validator 10.30 that do not ask the machine, by what a generator
// can do with them: a keyword says them, a pattern, a format, a call of validator, or they
// are between fields.
var groups = []struct{ name, words string }{
	{"keyword", "required len min max gte lte gt lt eq ne oneof noneof unique isdefault port"},
	{"pattern", `alpha alphaspace alphanum alphanumspace alphaunicode alphanumunicode boolean numeric number hexadecimal hexcolor rgb rgba
		hsl hsla cmyk e164 contains containsany containsrune excludes excludesall excludesrune startswith endswith startsnotwith
		endsnotwith ascii printascii multibyte lowercase uppercase md4 md5 sha256 sha384 sha512 ripemd128 ripemd160 tiger128 tiger160
		tiger192 ulid mongodb cve semver ssn ein eth_addr bic bic_iso_9362_2014 dns_rfc1035_label html html_encoded url_encoded base32
		base64 base64url base64rawurl jwt cron spicedb eq_ignore_case ne_ignore_case oneofci noneofci latitude longitude`},
	{"format", `email uri url http_url https_url uuid uuid3 uuid4 uuid5 uuid_rfc4122 uuid3_rfc4122 uuid4_rfc4122 uuid5_rfc4122 ipv4 ipv6 ip
		hostname hostname_rfc1123 fqdn datetime json`},
	{"call", `isbn isbn10 isbn13 issn eth_addr_checksum btc_addr btc_addr_bech32 cidr cidrv4 cidrv6 mac timezone iso3166_1_alpha2
		iso3166_1_alpha2_eu iso3166_1_alpha3 iso3166_1_alpha3_eu iso3166_1_alpha_numeric iso3166_1_alpha_numeric_eu iso3166_2 iso4217
		iso4217_numeric bcp47_language_tag bcp47_strict_language_tag postcode_iso3166_alpha2 credit_card luhn_checksum origin
		urn_rfc8141 urn_rfc2141 mongodb_connection_string hostname_port datauri validateFn`},
	{"between fields", `required_if required_unless skip_unless required_with required_with_all required_without required_without_all
		excluded_if excluded_unless excluded_with excluded_with_all excluded_without excluded_without_all eqfield nefield gtfield
		gtefield ltfield ltefield eqcsfield necsfield gtcsfield gtecsfield ltcsfield ltecsfield fieldcontains fieldexcludes
		postcode_iso3166_alpha2_field`},
}

// TestGroups says of each word that it is tried on at least 200 values, good and bad, or is
// refused: it stands alone on a field of the structs that the tests of package tags go
// through, or between fields in those of TestFields. Both fail where a field is tried on less.
func TestGroups(t *testing.T) {
	alone := make(map[string]bool)
	for _, typ := range []reflect.Type{
		reflect.TypeFor[tags.Sizes](), reflect.TypeFor[tags.Strings](), reflect.TypeFor[tags.Numbers](), reflect.TypeFor[tags.Calls](), reflect.TypeFor[tags.IntCalls](),
		reflect.TypeFor[tags.RequiredString](),
	} {
		for f := range typ.Fields() {
			word, _, _ := strings.Cut(f.Tag.Get("validate"), "=")
			alone[word] = true
		}
	}
	between := make(map[string]bool)
	for f := range fieldFixtures() {
		for f := range f.typ.Fields() {
			word, _, _ := strings.Cut(f.Tag.Get("validate"), "=")
			between[word] = true
		}
	}
	all := 0
	for _, group := range groups {
		tried := alone
		if group.name == "between fields" {
			tried = between
		}
		var refused []string
		words := strings.Fields(group.words)
		for _, word := range words {
			switch reason := rule.Refused[word]; {
			case reason != "" && tried[word]:
				t.Errorf("%s is refused and tried", word)
			case reason != "":
				refused = append(refused, word)
			case !tried[word]:
				t.Errorf("%s: %s is tried on no value", group.name, word)
			}
		}
		all += len(words)
		t.Logf("%s: %d words, %d of them refused: %s", group.name, len(words), len(refused), strings.Join(refused, " "))
	}
	if all != 182-17 { // those of the machine
		t.Errorf("%d words", all)
	}
}
