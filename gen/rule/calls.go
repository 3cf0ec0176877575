package rule

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/toolgen-go/toolgen/gen/plan"
	"github.com/toolgen-go/toolgen/toolkit/validate"
)

// call is a word of validator that its own code must judge, by a checksum, a table or a
// grammar that no keyword has.
type call struct {
	// is completes "must be". A %s in it is the word's value.
	is string
	// pattern is what the schema can say: every string that validator accepts matches.
	// Empty: nothing simple is true of all of them.
	pattern string
	ints    bool // integers are judged too
	only    bool // integers alone
	// limit is the length in bytes above which validator is not asked, because its time
	// grows with the square of it. 0: it does not.
	limit int
}

// calls are the words without dependence on the machine.
var calls = map[string]call{
	"isbn":   {is: "an ISBN", pattern: `^[0-9X -]{10,21}$`},
	"isbn10": {is: "an ISBN-10", pattern: `^[0-9X -]{10,16}$`},
	"isbn13": {is: "an ISBN-13", pattern: `^[0-9 -]{13,21}$`},
	"issn":   {is: "an ISSN", pattern: `^[0-9]{4}-[0-9]{3}[0-9X]$`},

	"eth_addr_checksum": {is: "an Ethereum address with the upper and lower case of its checksum", pattern: `^0x[0-9a-fA-F]{40}$`},
	"btc_addr":          {is: "a Bitcoin address that begins with 1 or 3", pattern: `^[13][1-9A-HJ-NP-Za-km-z]{25,34}$`},
	"btc_addr_bech32":   {is: "a Bitcoin address in Bech32", pattern: `^(bc1[02-9ac-hj-np-z]{7,76}|BC1[02-9AC-HJ-NP-Z]{7,76})$`},

	"cidr":          {is: "an IP network such as 10.0.0.0/8 or 2001:db8::/32", pattern: cidr},
	"cidrv4":        {is: "an IPv4 network such as 10.0.0.0/8", pattern: cidr},
	"cidrv6":        {is: "an IPv6 network such as 2001:db8::/32", pattern: cidr},
	"mac":           {is: "a MAC address such as 00:00:5e:00:53:01", pattern: `^[0-9a-fA-F:.-]{14,59}$`},
	"hostname_port": {is: "a host name and port such as example.com:80", pattern: `:\+?[0-9]+$`},
	"origin":        {is: "a web origin such as https://example.com:8443", pattern: `^[hH][tT][tT][pP][sS]?://`},
	"urn_rfc8141":   {is: "a URN by RFC 8141", pattern: urn},
	"urn_rfc2141":   {is: "a URN by RFC 2141", pattern: urn},
	"datauri":       {is: "a data URI in base64", pattern: `^data:[^,]*,`},

	"json":           {is: "a JSON text"},
	"duration":       {is: "a duration such as 1h30m"},
	"hostname_label": {is: "a label of a host name", pattern: `^[a-zA-Z0-9_\-]{1,63}$`},

	"mongodb_connection_string": {is: "a MongoDB connection string", pattern: `^mongodb(\+srv)?://`},

	"timezone":                   {is: "an IANA time zone such as Europe/Paris"},
	"iso3166_1_alpha2":           {is: "an ISO 3166-1 alpha-2 country code such as DE", pattern: `^[A-Z]{2}$`},
	"iso3166_1_alpha2_eu":        {is: "the ISO 3166-1 alpha-2 code of a country of the European Union, such as DE", pattern: `^[A-Z]{2}$`},
	"iso3166_1_alpha3":           {is: "an ISO 3166-1 alpha-3 country code such as DEU", pattern: `^[A-Z]{3}$`},
	"iso3166_1_alpha3_eu":        {is: "the ISO 3166-1 alpha-3 code of a country of the European Union, such as DEU", pattern: `^[A-Z]{3}$`},
	"iso3166_1_alpha_numeric":    {is: "an ISO 3166-1 numeric country code such as 276", pattern: `^\+?[0-9]+$`, ints: true},
	"iso3166_1_alpha_numeric_eu": {is: "the ISO 3166-1 numeric code of a country of the European Union, such as 276", pattern: `^\+?[0-9]+$`, ints: true},
	"iso3166_2":                  {is: "an ISO 3166-2 code of a region such as US-CA", pattern: `^[A-Z]{2}-[A-Z0-9]{1,3}$`},
	"iso4217":                    {is: "an ISO 4217 currency code such as EUR", pattern: `^[A-Z]{3}$`},
	"iso4217_numeric":            {is: "an ISO 4217 numeric currency code such as 978", ints: true, only: true},
	"postcode_iso3166_alpha2":    {is: "a postal code of the country %s"},

	"bcp47_language_tag":        {is: "a BCP 47 language tag such as en-GB", pattern: language, limit: 1000},
	"bcp47_strict_language_tag": {is: "a BCP 47 language tag of registered parts, such as en-GB", pattern: language, limit: 1000},

	"credit_card":   {is: "a credit card number", pattern: `^[0-9 ]{12,24}$`},
	"luhn_checksum": {is: "a number whose last digit is its Luhn checksum", pattern: `^[0-9]{2,}$`, ints: true},
}

const (
	cidr     = `^[0-9a-fA-F:.]+/[0-9]+$`
	urn      = `^[uU][rR][nN]:`
	language = `^[A-Za-z0-9_-]+$`
)

// hostCalls are the words whose verdict depends on the machine that judges.
var hostCalls = map[string]call{
	"file":       {is: "the path of a file that exists"},
	"filepath":   {is: "the path of a file"},
	"dir":        {is: "the path of a directory that exists"},
	"dirpath":    {is: "the path of a directory"},
	"image":      {is: "the path of an image file"},
	"mimetype":   {is: "the path of a file of type %s"},
	"uds_exists": {is: "the path of a Unix domain socket that exists"},
	"tcp_addr":   {is: "an IP address and TCP port such as 127.0.0.1:80"},
	"tcp4_addr":  {is: "an IPv4 address and TCP port such as 127.0.0.1:80"},
	"tcp6_addr":  {is: "an IPv6 address and TCP port such as [::1]:80"},
	"udp_addr":   {is: "an IP address and UDP port such as 127.0.0.1:53"},
	"udp4_addr":  {is: "an IPv4 address and UDP port such as 127.0.0.1:53"},
	"udp6_addr":  {is: "an IPv6 address and UDP port such as [::1]:53"},
	"ip_addr":    {is: "an IP address"},
	"ip4_addr":   {is: "an IPv4 address"},
	"ip6_addr":   {is: "an IPv6 address"},
}

// callOf returns the table's entry for a rule, with the rule's own value in it.
func callOf(r plan.Rule) call {
	name, param, _ := strings.Cut(r.Arg, "=")
	c, ok := calls[name]
	if !ok {
		c = hostCalls[name]
	}
	c.is = strings.ReplaceAll(c.is, "%s", param)
	return c
}

// tagText writes a word in the language of the validate tag, as validator must get it.
func tagText(name, param string) string {
	if param == "" {
		return name
	}
	return name + "=" + strings.NewReplacer(",", "0x2C", "|", "0x7C").Replace(param)
}

// plainText is a rule's tagText as a person writes it.
func plainText(r plan.Rule) string {
	return strings.NewReplacer("0x2C", ",", "0x7C", "|").Replace(r.Arg)
}

// calling is a word that becomes a call of validator.
func calling(op plan.Op, name string, check func(param string) error) Lower {
	return func(_ *plan.Value, param string) ([]plan.Rule, error) {
		if check != nil {
			if err := check(param); err != nil {
				return nil, err
			}
		}
		return []plan.Rule{{Op: op, Arg: tagText(name, param)}}, nil
	}
}

// verdict is validator's own on a literal of the source.
func verdict(r plan.Rule, value any) bool {
	if text, ok := value.(string); ok {
		limit := callOf(r).limit
		return (limit == 0 || len(text) <= limit) && validate.Var(text, r.Arg)
	}
	number := value.(json.Number)
	if n, err := strconv.ParseInt(number.String(), 10, 64); err == nil {
		return validate.Var(n, r.Arg)
	}
	n, err := strconv.ParseUint(number.String(), 10, 64)
	return err == nil && validate.Var(n, r.Arg)
}

// postcodes are the countries whose postal codes validator knows.
const postcodes = `
AD AL AM AR AS AT AU AX AZ BA BB BD BE BG BH BM BN BR BY CA CC CH CK CL CN CO CR CS CV CX CY CZ DE DK DO DZ
EC EE EG ES ET FI FK FM FO FR GB GE GF GG GI GL GN GP GR GS GT GU GW HM HN HR HT HU ID IE IL IM IN IO IQ IS
IT JE JO JP KE KG KH KR KW KZ LA LB LI LK LR LS LT LU LV MA MC MD ME MG MH MK MN MP MQ MT MU MV MX MY NC NE
NF NG NI NL NO NP NZ OM PF PG PH PK PL PM PN PR PT PW PY RE RO RS RU SA SE SG SH SI SJ SK SM SN SO SZ TC TH
TJ TM TN TR TW UA US UY UZ VA VE VG VI VN WF XK YT YU ZA ZM
`

func postcodeCountry(param string) error {
	known := strings.Fields(postcodes)
	if slices.Contains(known, param) {
		return nil
	}
	if near := strings.ToUpper(param); slices.Contains(known, near) {
		return fmt.Errorf("%q is no country code; write %s", param, near)
	}
	return fmt.Errorf("validator knows no postal codes of %q and would refuse all; write the ISO 3166-1 alpha-2 code of another country, or a pattern in the jsonschema tag", param)
}

func mimeType(param string) error {
	if major, minor, ok := strings.Cut(param, "/"); !ok || major == "" || minor == "" {
		return fmt.Errorf("%q is no media type; write one such as image/png or image/*", param)
	}
	return nil
}
