package rule

import (
	"fmt"
	"strings"
)

// form is what a word asks of the characters of a string.
type form struct {
	// is completes "must be".
	is string
	// pattern says it in the schema. The parser matches the same pattern.
	pattern string
	// format is a format that every string of the form has.
	format string
}

// forms are the words whose verdict is that of one pattern, which means the same to
// every engine.
var forms = map[string]form{
	"alpha":           {is: "letters from A to Z only", pattern: `^[a-zA-Z]+$`},
	"alphaspace":      {is: "letters from A to Z and spaces only", pattern: `^[a-zA-Z ]+$`},
	"alphanum":        {is: "letters from A to Z and digits only", pattern: `^[a-zA-Z0-9]+$`},
	"alphanumspace":   {is: "letters from A to Z, digits and spaces only", pattern: `^[a-zA-Z0-9 ]+$`},
	"alphaunicode":    {is: "letters only", pattern: `^\p{L}+$`},
	"alphanumunicode": {is: "letters and digits only", pattern: `^[\p{L}\p{N}]+$`},
	"ascii":           {is: "ASCII text", pattern: `^[\x00-\x7f]*$`},
	"printascii":      {is: "printable ASCII text", pattern: `^[\x20-\x7e]*$`},
	"multibyte":       {is: "text with a character that is not ASCII", pattern: `^$|[^\x00-\x7f]`},

	"boolean":     {is: "a boolean such as true or 0", pattern: `^(1|t|T|TRUE|true|True|0|f|F|FALSE|false|False)$`},
	"number":      {is: "digits only", pattern: `^[0-9]+$`},
	"numeric":     {is: "a decimal number", pattern: `^[-+]?[0-9]+(\.[0-9]+)?$`},
	"hexadecimal": {is: "a hexadecimal number", pattern: `^(0[xX])?[0-9a-fA-F]+$`},
	"latitude":    {is: "a latitude from -90 to 90", pattern: `^[-+]?([1-8]?[0-9](\.[0-9]+)?|90(\.0+)?)$`},
	"longitude":   {is: "a longitude from -180 to 180", pattern: `^[-+]?(180(\.0+)?|(1[0-7][0-9]|[1-9]?[0-9])(\.[0-9]+)?)$`},
	"e164":        {is: "a telephone number in E.164 form such as +14155550100", pattern: `^\+?[1-9][0-9]{7,14}$`},

	"hexcolor": {is: "a colour such as #ff8800", pattern: `^#([0-9a-fA-F]{3}|[0-9a-fA-F]{4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$`},
	"rgb":      {is: "a colour such as rgb(255, 136, 0)", pattern: `^rgb\(` + space + rgb + space + `\)$`},
	"rgba":     {is: "a colour such as rgba(255, 136, 0, 0.5)", pattern: `^rgba\(` + space + rgb + comma + alpha + space + `\)$`},
	"hsl":      {is: "a colour such as hsl(32, 100%, 50%)", pattern: `^hsl\(` + space + hsl + space + `\)$`},
	"hsla":     {is: "a colour such as hsla(32, 100%, 50%, 0.5)", pattern: `^hsla\(` + space + hsl + comma + alpha + space + `\)$`},
	"cmyk":     {is: "a colour such as cmyk(0%, 47%, 100%, 0%)", pattern: `^cmyk\(` + ink + comma + ink + comma + ink + comma + ink + `\)$`},

	"md4":       {is: "an MD4 hash", pattern: `^[0-9a-f]{32}$`},
	"md5":       {is: "an MD5 hash", pattern: `^[0-9a-f]{32}$`},
	"sha256":    {is: "a SHA-256 hash", pattern: `^[0-9a-f]{64}$`},
	"sha384":    {is: "a SHA-384 hash", pattern: `^[0-9a-f]{96}$`},
	"sha512":    {is: "a SHA-512 hash", pattern: `^[0-9a-f]{128}$`},
	"ripemd128": {is: "a RIPEMD-128 hash", pattern: `^[0-9a-f]{32}$`},
	"ripemd160": {is: "a RIPEMD-160 hash", pattern: `^[0-9a-f]{40}$`},
	"tiger128":  {is: "a TIGER-128 hash", pattern: `^[0-9a-f]{32}$`},
	"tiger160":  {is: "a TIGER-160 hash", pattern: `^[0-9a-f]{40}$`},
	"tiger192":  {is: "a TIGER-192 hash", pattern: `^[0-9a-f]{48}$`},

	"base32":       {is: "base32 text", pattern: `^([A-Z2-7]{8})*([A-Z2-7]{2}={6}|[A-Z2-7]{4}={4}|[A-Z2-7]{5}={3}|[A-Z2-7]{7}=|[A-Z2-7]{8})$`},
	"base64":       {is: "base64 text", pattern: `^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{4})$`},
	"base64url":    {is: "base64url text", pattern: `^([A-Za-z0-9_\-]{4})*([A-Za-z0-9_\-]{2}==|[A-Za-z0-9_\-]{3}=|[A-Za-z0-9_\-]{4})$`},
	"base64rawurl": {is: "base64url text without padding", pattern: `^([A-Za-z0-9_\-]{4})*[A-Za-z0-9_\-]{2,4}$`},
	"jwt":          {is: "a JSON Web Token", pattern: `^[A-Za-z0-9_\-]+\.[A-Za-z0-9_\-]+\.[A-Za-z0-9_\-]*$`},
	"html":         {is: "text with an HTML tag", pattern: `</?[a-zA-Z]+[^\n]*>`},
	"html_encoded": {is: "text with an HTML character reference", pattern: `&#x?[0-9a-fA-F]{2}|&gt|&lt|&quot|&amp`},
	"url_encoded":  {is: "percent-encoded text", pattern: `^([^%]|%[0-9A-Fa-f]{2})*$`},

	// In any letter case; two further characters fold to letters.
	"ulid":     {is: "a ULID", pattern: `^[0-7][A-HJKMNP-TV-Za-hjkmnp-tv-z0-9` + "\u017f\u212a" + `]{25}$`},
	"mongodb":  {is: "a MongoDB object id", pattern: `^[a-f0-9]{24}$`},
	"cve":      {is: "a CVE id such as CVE-2024-12345", pattern: `^CVE-(1999|2[0-9]{3})-(0[^0][0-9]{2}|0[0-9][^0][0-9]|0[0-9]{2}[^0]|[1-9][0-9]{3,})$`},
	"semver":   {is: "a semantic version such as 1.2.3", pattern: semver},
	"ssn":      {is: "a US social security number such as 123-45-6789", pattern: `^[0-9]{3}[ \-](0[1-9]|[1-9][0-9])[ \-]([1-9][0-9]{3}|[0-9][1-9][0-9]{2}|[0-9]{2}[1-9][0-9]|[0-9]{3}[1-9])$`},
	"ein":      {is: "a US employer identification number such as 12-3456789", pattern: `^[0-9]{2}-[0-9]{7}$`},
	"eth_addr": {is: "an Ethereum address", pattern: `^0x[0-9a-fA-F]{40}$`},
	"cron":     {is: "a cron expression such as 0 5 * * 1", pattern: cron},

	"bic":                {is: "a BIC such as DEUTDEFF", pattern: `^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$`},
	"bic_iso_9362_2014":  {is: "a BIC such as DEUTDEFF", pattern: `^[A-Za-z]{6}[A-Za-z0-9]{2}([A-Za-z0-9]{3})?$`},
	"dns_rfc1035_label":  {is: "a DNS label of lower-case letters, digits and hyphens", pattern: `^[a-z]([\-a-z0-9]{0,61}[a-z0-9])?$`},
	"spicedb":            {is: "a SpiceDB id", pattern: `^([a-zA-Z0-9/_|\-=+]+|\*)$`},
	"spicedb=id":         {is: "a SpiceDB id", pattern: `^([a-zA-Z0-9/_|\-=+]+|\*)$`},
	"spicedb=permission": {is: "a SpiceDB permission", pattern: `^([a-z][a-z0-9_]{1,62}[a-z0-9])?$`},
	"spicedb=type":       {is: "a SpiceDB type", pattern: `^([a-z][a-z0-9_]{1,61}[a-z0-9]/)?[a-z][a-z0-9_]{1,62}[a-z0-9]$`},

	"uuid3":         {is: "a UUID of version 3 in lower case", format: "uuid", pattern: `^[0-9a-f]{8}-[0-9a-f]{4}-3[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$`},
	"uuid4":         {is: "a UUID of version 4 in lower case", format: "uuid", pattern: `^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$`},
	"uuid5":         {is: "a UUID of version 5 in lower case", format: "uuid", pattern: `^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$`},
	"uuid7":         {is: "a UUID of version 7 in lower case", format: "uuid", pattern: `^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$`},
	"uuid3_rfc4122": {is: "a UUID of version 3", format: "uuid", pattern: `^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-3[0-9a-fA-F]{3}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$`},
	"uuid4_rfc4122": {is: "a UUID of version 4", format: "uuid", pattern: `^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$`},
	"uuid5_rfc4122": {is: "a UUID of version 5", format: "uuid", pattern: `^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-5[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$`},
}

// Parts of the patterns above.
const (
	space   = `[\t\n\f\r ]*`
	comma   = space + `,` + space
	byteArg = `(0|[1-9][0-9]?|1[0-9][0-9]?|2[0-4][0-9]|25[0-5])`
	percent = byteArg + `%`
	rgb     = `(` + byteArg + comma + byteArg + comma + byteArg + `|` + percent + comma + percent + comma + percent + `)`
	hsl     = `(0|[1-9][0-9]?|[12][0-9][0-9]|3[0-5][0-9]|360)` + comma + `(0|[1-9][0-9]?|100)%` + comma + `(0|[1-9][0-9]?|100)%`
	ink     = `(100|[1-9]?[0-9])%`
	alpha   = `(0[^\n][1-9]*|[01])`
	semver  = `^(0|[1-9][0-9]*)\.(0|[1-9][0-9]*)\.(0|[1-9][0-9]*)(-(0|[1-9][0-9]*|[0-9]*[a-zA-Z\-][0-9a-zA-Z\-]*)(\.(0|[1-9][0-9]*|[0-9]*[a-zA-Z\-][0-9a-zA-Z\-]*))*)?(\+[0-9a-zA-Z\-]+(\.[0-9a-zA-Z\-]+)*)?$`
	cron    = `^(@(annually|yearly|monthly|weekly|daily|hourly|reboot)|@every ([0-9]+(ns|us|µs|ms|s|m|h))+|([A-Za-z0-9*?][A-Za-z0-9*?/,#L\-]+|[*?0-9])( +([A-Za-z0-9*?][A-Za-z0-9*?/,#L\-]+|[*?0-9])){4,6})$`
)

// looseForm is a form that no pattern has in all engines: its pattern accepts more.
type looseForm struct {
	form
	broken func(e Env, x string) string // the condition of the parser
	holds  func(s string) bool
}

// looseForms depend on the tables of Unicode.
var looseForms = map[string]looseForm{
	"lowercase": {form{is: "text in lower case", pattern: `^[^A-Z]+$`},
		func(e Env, x string) string {
			return fmt.Sprintf(`%s == "" || %s != %s.ToLower(%s)`, x, x, e.Import("strings"), x)
		}, func(s string) bool { return s != "" && s == strings.ToLower(s) }},
	"uppercase": {form{is: "text in upper case", pattern: `^[^a-z]+$`},
		func(e Env, x string) string {
			return fmt.Sprintf(`%s == "" || %s != %s.ToUpper(%s)`, x, x, e.Import("strings"), x)
		}, func(s string) bool { return s != "" && s == strings.ToUpper(s) }},
}
