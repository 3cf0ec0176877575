package format

import (
	"net/netip"
	"net/url"
	"strings"
)

// URI reports whether s is a URI with a scheme, RFC 3986 section 3, as package net/url
// reads it, with an IPv6 address in its host only in brackets and without a zone: the JSON
// Schema format uri. It allocates.
func URI(s string) bool {
	_, ok := parseURI(s)
	return ok
}

// URIReference reports whether s is a URI or a relative reference, RFC 3986 section 4.1, as
// package net/url reads it, with an IPv6 address as URI has it and no backslash: the JSON
// Schema format uri-reference. It allocates.
func URIReference(s string) bool {
	_, ok := parseReference(s)
	return ok && !strings.Contains(s, `\`)
}

// RequestURI reports whether s is a URI reference that a request can ask for: it has a
// scheme, begins with a slash, or is * alone, and a fragment may follow. This is what the
// JSON Schema format uri-reference and validator's uri both accept. It allocates.
func RequestURI(s string) bool {
	if !URIReference(s) {
		return false
	}
	path, _, _ := strings.Cut(s, "#")
	_, err := url.ParseRequestURI(path)
	return err == nil
}

// URL reports whether s is a URI that leads somewhere: one of the scheme file has a path
// other than the root, and any other has a host, a fragment or an opaque part. This is
// what the JSON Schema format uri and validator's url both accept. It allocates.
func URL(s string) bool {
	u, ok := parseURI(s)
	if !ok {
		return false
	}
	// The rule judges the text in lower case, and that may read differently.
	if lower := strings.ToLower(s); lower != s {
		var err error
		if u, err = url.Parse(lower); err != nil {
			return false
		}
	}
	if u.Scheme == "file" {
		return u.Path != "" && u.Path != "/"
	}
	return u.Scheme != "" && (u.Host != "" || u.Fragment != "" || u.Opaque != "")
}

// HTTPURL reports whether s is a URL with a host whose scheme is http or https: what the
// JSON Schema format uri and validator's http_url both accept. It allocates.
func HTTPURL(s string) bool {
	scheme := webScheme(s)
	return scheme == "http" || scheme == "https"
}

// HTTPSURL reports whether s is a URL with a host whose scheme is https: what the JSON
// Schema format uri and validator's https_url both accept. It allocates.
func HTTPSURL(s string) bool { return webScheme(s) == "https" }

// webScheme returns the scheme of a URL that has a host, else "".
func webScheme(s string) string {
	if !URL(s) {
		return ""
	}
	if u, err := url.Parse(strings.ToLower(s)); err == nil && u.Host != "" {
		return u.Scheme
	}
	return ""
}

func parseURI(s string) (*url.URL, bool) {
	u, ok := parseReference(s)
	return u, ok && u.Scheme != ""
}

func parseReference(s string) (*url.URL, bool) {
	u, err := url.Parse(s)
	if err != nil {
		return nil, false
	}
	if host := u.Hostname(); strings.Contains(host, ":") {
		addr, err := netip.ParseAddr(host)
		if err != nil || !isPlainIPv6(addr) || !strings.Contains(u.Host, "[") || !strings.Contains(u.Host, "]") {
			return nil, false
		}
	}
	return u, true
}
