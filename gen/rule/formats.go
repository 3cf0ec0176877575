package rule

import (
	"maps"
	"slices"

	"github.com/toolgen-go/toolgen/toolkit/format"
)

// FormatInfo is one format of strings.
type FormatInfo struct {
	Keyword string            // the JSON Schema format
	Func    string            // the function in toolkit/format that judges it
	Words   string            // for messages: "an email address"
	Valid   func(string) bool // that function
}

// Formats holds every format that can be checked, by the name that a Format rule
// has. Most names are the keyword itself; "url" is narrower than the keyword "uri".
var Formats = map[string]FormatInfo{
	"email":     {"email", "Email", "an email address", format.Email},
	"url":       {"uri", "URL", "an absolute URL", format.URL},
	"uri":       {"uri", "URI", "an absolute URI", format.URI},
	"uuid":      {"uuid", "UUID", "a UUID", format.UUID},
	"date-time": {"date-time", "DateTime", "an RFC 3339 date and time", format.DateTime},
	"date":      {"date", "Date", "a date as YYYY-MM-DD", format.Date},
	"time":      {"time", "TimeOfDay", "an RFC 3339 time of day", format.TimeOfDay},
	"ipv4":      {"ipv4", "IPv4", "an IPv4 address", format.IPv4},
	"ipv6":      {"ipv6", "IPv6", "an IPv6 address", format.IPv6},
	"hostname":  {"hostname", "Hostname", "a host name", format.Hostname},
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
