package rule

import "strings"

// Later holds the words of go-playground/validator v10 that have no row yet. They are
// refused by name, so that none of them is taken for a slip of another.
var Later = func() map[string]bool {
	later := make(map[string]bool)
	for _, word := range strings.Fields(laterWords) {
		later[word] = true
	}
	return later
}()

const laterWords = `
alpha alphanum alphanumspace alphanumunicode alphaspace alphaunicode ascii base32 base64
base64rawurl base64url bic bic_iso_9362_2014 boolean
cmyk contains containsany containsrune country_code
cron cve datetime dns_rfc1035_label e164 ein endsnotwith endswith
eq_ignore_case eqcsfield eqfield eth_addr eu_country_code excluded_if
excluded_unless excluded_with excluded_with_all excluded_without excluded_without_all excludes
excludesall excludesrune fieldcontains fieldexcludes fqdn gtcsfield gtecsfield
gtefield gtfield hexadecimal hexcolor hostname hostname_rfc1123 hsl hsla html
html_encoded http_url https_url ip ipv4 ipv6
iscolor isdefault
json jwt
latitude longitude lowercase ltcsfield ltecsfield ltefield ltfield md4 md5
mongodb multibyte ne_ignore_case necsfield nefield noneof
noneofci number numeric oneofci port
postcode_iso3166_alpha2_field printascii required_if required_unless required_with required_with_all
required_without required_without_all rgb rgba ripemd128 ripemd160 semver sha256 sha384 sha512
skip_unless spicedb ssn startsnotwith startswith tiger128
tiger160 tiger192 ulid uppercase uri
url_encoded uuid3 uuid3_rfc4122 uuid4 uuid4_rfc4122 uuid5 uuid5_rfc4122
uuid_rfc4122
`
