package rule

import (
	"maps"
	"slices"

	"github.com/invopop/jsonschema"

	"github.com/toolgen-go/toolgen/toolkit/format"
)

// FormatInfo is one format of strings.
type FormatInfo struct {
	Keyword string            // the JSON Schema format
	Func    string            // the function in toolkit/format that judges it
	Words   string            // for messages: "an email address"
	Valid   func(string) bool // that function
	// Pattern is what the format asks beside the keyword, exactly.
	Pattern string
	// Or is a second keyword: either will do.
	Or string
}

// Formats holds every format that can be checked, by the name that a Format rule
// has. Most names are the keyword itself; "url", for one, is narrower than the keyword "uri".
var Formats = map[string]FormatInfo{
	"email":           {Keyword: "email", Func: "Email", Words: "an email address", Valid: format.Email},
	"url":             {Keyword: "uri", Func: "URL", Words: "an absolute URL", Valid: format.URL, Pattern: urlPattern},
	"uri":             {Keyword: "uri", Func: "URI", Words: "an absolute URI", Valid: format.URI},
	"uri-reference":   {Keyword: "uri-reference", Func: "URIReference", Words: "a URI or a relative reference", Valid: format.URIReference},
	"request_uri":     {Keyword: "uri-reference", Func: "RequestURI", Words: "a URI or a path that begins with a slash", Valid: format.RequestURI, Pattern: `^([a-zA-Z][a-zA-Z0-9+\-.]*:|/|\*(#|$))`},
	"http_url":        {Keyword: "uri", Func: "HTTPURL", Words: "an http or https URL", Valid: format.HTTPURL, Pattern: `^[hH][tT][tT][pP][sS]?:` + withHost},
	"https_url":       {Keyword: "uri", Func: "HTTPSURL", Words: "an https URL", Valid: format.HTTPSURL, Pattern: `^[hH][tT][tT][pP][sS]:` + withHost},
	"uuid":            {Keyword: "uuid", Func: "UUID", Words: "a UUID", Valid: format.UUID},
	"date-time":       {Keyword: "date-time", Func: "DateTime", Words: "an RFC 3339 date and time", Valid: format.DateTime},
	"date":            {Keyword: "date", Func: "Date", Words: "a date as YYYY-MM-DD", Valid: format.Date},
	"time":            {Keyword: "time", Func: "TimeOfDay", Words: "an RFC 3339 time of day", Valid: format.TimeOfDay},
	"full-time":       {Keyword: "time", Func: "FullTime", Words: "an RFC 3339 time of day such as 15:04:05Z", Valid: format.FullTime},
	"ipv4":            {Keyword: "ipv4", Func: "IPv4", Words: "an IPv4 address", Valid: format.IPv4},
	"ipv6":            {Keyword: "ipv6", Func: "IPv6", Words: "an IPv6 address", Valid: format.IPv6},
	"ip":              {Keyword: "ipv4", Or: "ipv6", Func: "IP", Words: "an IP address", Valid: format.IP},
	"hostname":        {Keyword: "hostname", Func: "Hostname", Words: "a host name", Valid: format.Hostname},
	"hostname_rfc952": {Keyword: "hostname", Func: "HostnameRFC952", Words: "a host name that begins with a letter", Valid: format.HostnameRFC952, Pattern: `^[a-zA-Z]`},
	"fqdn":            {Keyword: "hostname", Func: "FQDN", Words: "a fully qualified domain name", Valid: format.FQDN, Pattern: `\.[a-zA-Z][a-zA-Z0-9\-]*$`},
}

// What of a URI, behind the colon of its scheme, makes it a URL. Each part ends at the first
// of / ? #, and a host is what stands behind the last @.
const (
	withHost   = `//[^/?#]*[^/?#@]([/?#]|$)`
	noFile     = `([^fF:][^:]*|[fF]([^iI:][^:]*)?|[fF][iI]([^lL:][^:]*)?|[fF][iI][lL]([^eE:][^:]*)?|[fF][iI][lL][eE][^:]+)`
	urlPattern = `^(` + noFile + `:([^/?#]|` + withHost + `|[^#]*#[\d\D])|[fF][iI][lL][eE]:(//[^/?#]*/[^?#]|/[^/?#]))`
)

// keyword adds a format to a schema.
func (f FormatInfo) keyword(s *jsonschema.Schema) {
	if f.Or != "" {
		either(s, []*jsonschema.Schema{{Format: f.Keyword}, {Format: f.Or}})
		return
	}
	addFormat(s, f.Keyword)
	if f.Pattern != "" {
		addPattern(s, f.Pattern)
	}
}

// narrower reports whether the format a says all that b asks for. The rule behind
// "request_uri" takes every URI.
func narrower(a, b string) bool {
	keyword := Formats[a].Keyword
	return keyword == b || keyword == "uri" && b == "request_uri"
}

// keywordFormats returns the formats that a jsonschema tag can name, sorted.
func keywordFormats() []string {
	var names []string
	for _, name := range slices.Sorted(maps.Keys(Formats)) {
		if Formats[name].Keyword == name {
			names = append(names, name)
		}
	}
	return names
}
