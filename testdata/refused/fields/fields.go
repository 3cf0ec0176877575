// Package fields has fields that encoding/json would drop, mix up or never set.
package fields

// Params has all of them.
//
//toolgen:schema
type Params struct {
	One      string `json:"same"`
	Two      string `json:"same"`
	Case     string `json:"case"`
	Upper    string `json:"CASE"`
	secret   string `json:"secret"`
	Untagged int
	Other    int `json:"untagged"`
	Left
	Right
	*inner
	Rules `validate:"required"`
	*Self
}

// Left has a field that Right has too.
type Left struct{ Both int }

// Right has a field that Left has too.
type Right struct{ Both int }

type inner struct{ Value int }

// Rules is embedded with a rule.
type Rules struct{ Rule int }

// Self embeds itself.
type Self struct {
	*Self
	Me int
}
