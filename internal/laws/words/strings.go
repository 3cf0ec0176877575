package words

import "time"

// Length has bounds on the number of characters.
//
//toolgen:schema
type Length struct {
	Min   string    `json:"min,omitempty" jsonschema:"minLength=2"`
	Max   string    `json:"max,omitempty" jsonschema:"maxLength=3"`
	Both  *string   `json:"both,omitempty" jsonschema:"minLength=1,maxLength=1"`
	Named Text      `json:"named" jsonschema:"minLength=1"`
	List  []string  `json:"list,omitempty" jsonschema:"minLength=1,maxLength=2"`
	Ptrs  []*string `json:"ptrs,omitempty" jsonschema:"maxLength=1"`
}

// Text is a named string.
type Text string

// Pattern has patterns.
//
//toolgen:schema
type Pattern struct {
	Word    string   `json:"word" jsonschema:"pattern=^[a-z]+$"`
	Part    string   `json:"part,omitempty" jsonschema:"pattern=a[0-9]{1\\,2}b"`
	Choice  *string  `json:"choice,omitempty" jsonschema:"pattern=^(ab|c+)?$"`
	Equals  string   `json:"equals,omitempty" jsonschema:"pattern=^a=b*$"`
	Unicode string   `json:"unicode,omitempty" jsonschema:"pattern=^[^a-z]$"`
	Items   []string `json:"items,omitempty" jsonschema:"pattern=^x"`
}

// Format has every format.
//
//toolgen:schema
type Format struct {
	DateTime string `json:"date_time,omitempty" jsonschema:"format=date-time"`
	Date     string `json:"date,omitempty" jsonschema:"format=date"`
	Time     string `json:"time,omitempty" jsonschema:"format=time"`
	Email    string `json:"email,omitempty" jsonschema:"format=email"`
	URI      string `json:"uri,omitempty" jsonschema:"format=uri"`
	Ref      string `json:"ref,omitempty" jsonschema:"format=uri-reference"`
	Both     string `json:"both,omitempty" jsonschema:"format=uri" validate:"uri"`
	UUID     string `json:"uuid,omitempty" jsonschema:"format=uuid"`
	IPv4     string `json:"ipv4,omitempty" jsonschema:"format=ipv4"`
	IPv6     string `json:"ipv6,omitempty" jsonschema:"format=ipv6"`
	Hostname string `json:"hostname,omitempty" jsonschema:"format=hostname"`
}

// FormatPlaces has formats on other kinds than a plain string.
//
//toolgen:schema
type FormatPlaces struct {
	Ptr   *string   `json:"ptr,omitempty" jsonschema:"format=date"`
	Named Text      `json:"named" jsonschema:"format=uuid"`
	Items []string  `json:"items,omitempty" jsonschema:"format=ipv4"`
	At    time.Time `json:"at,omitzero" jsonschema:"format=date-time"`
}
