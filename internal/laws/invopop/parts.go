package invopop

import (
	"net"
	"net/url"
	"time"
)

// Line is a string type that is embedded.
type Line string

// NamedLine is another.
type NamedLine string

// Part is a struct that is embedded, without a tag that names its field.
type Part struct {
	Body string `yaml:"body"`
}

// Whole embeds strings and a struct.
//
//toolgen:schema
type Whole struct {
	NamedLine
	Line `json:",omitempty"`
	Part
}

// WholeNamed gives what it embeds names.
//
//toolgen:schema
type WholeNamed struct {
	Line `json:"line,omitempty"`
	Part `json:"part"`
}

// WholePointer embeds a pointer.
//
//toolgen:schema
type WholePointer struct {
	*Part
	Line `json:",omitempty"`
}

// Either needs one of two groups of members, and so does what is in it.
//
//toolgen:schema
type Either struct {
	One   string      `json:"one,omitempty" jsonschema:"oneof_required=first"`
	Two   string      `json:"two,omitempty" jsonschema:"oneof_required=second"`
	Three any         `json:"three" jsonschema:"oneof_type=string;array"`
	Four  string      `json:"four,omitempty" jsonschema:"oneof_required=first"`
	Inner EitherInner `json:"inner"`
}

// EitherInner stands in Either.
type EitherInner struct {
	One   string `json:"one,omitempty" jsonschema:"oneof_required=first"`
	Two   string `json:"two,omitempty" jsonschema:"oneof_required=second"`
	Three any    `json:"three,omitempty" jsonschema:"oneof_required=second,oneof_type=string;array"`
	Four  string `json:"four,omitempty" jsonschema:"oneof_required=first"`
}

// Some needs at least one of two groups of members.
//
//toolgen:schema
type Some struct {
	One   string    `json:"one,omitempty" jsonschema:"anyof_required=first"`
	Two   string    `json:"two,omitempty" jsonschema:"anyof_required=second"`
	Three any       `json:"three" jsonschema:"anyof_type=string;array"`
	Four  string    `json:"four,omitempty" jsonschema:"anyof_required=first"`
	Inner SomeInner `json:"inner"`
}

// SomeInner stands in Some.
type SomeInner struct {
	One   string `json:"one,omitempty" jsonschema:"anyof_required=first"`
	Two   string `json:"two,omitempty" jsonschema:"anyof_required=second"`
	Three any    `json:"three,omitempty" jsonschema:"anyof_required=second,oneof_type=string;array"`
	Four  string `json:"four,omitempty" jsonschema:"anyof_required=first"`
}

// Person has a pointer to a struct that is always there.
//
//toolgen:schema
type Person struct {
	Name *PersonName `json:"name"`
	Nick string      `json:"nick,omitempty"`
}

// PersonName stands in Person.
type PersonName struct {
	First string `json:"first"`
	Last  string `json:"last"`
}

// Thread contains itself.
//
//toolgen:schema
type Thread struct {
	Text    string    `json:"text"`
	Replies []*Thread `json:"replies,omitempty"`
}

// Maybe can be null.
//
//toolgen:schema
type Maybe struct {
	Value *string `json:"value" jsonschema:"nullable"`
}

// Signs has commas and equals signs in its tags.
//
//toolgen:schema
type Signs struct {
	Counted string `json:"counted" jsonschema:"minLength=1,pattern=[0-9]{1\\,4},maxLength=50"`
	Equals  string `jsonschema:"pattern=left=right"`
	Both    string `jsonschema:"pattern=left\\,=right"`
	Extra   int    `json:"extra" jsonschema_extras:"a=b=='c'"`
}

// Defaults have the numbers' own types.
//
//toolgen:schema
type Defaults struct {
	Int   int64   `json:"int,omitempty" jsonschema:"default=12"`
	Float float32 `json:"float,omitempty" jsonschema:"default=12.5"`
}

// Items have words that are about the items of lists.
//
//toolgen:schema
type Items struct {
	MinLength []string  `json:"min_length,omitempty" jsonschema:"minLength=2,default=qwe"`
	Minimum   []float64 `json:"minimum" jsonschema:"minimum=2.5"`
	NoLength  []string  `json:"no_length" jsonschema:"minLength=0"`
	Empty     []string  `json:"empty" jsonschema:"maxLength=0"`
	NoItems   []string  `json:"no_items" jsonschema:"minItems=0"`
	None      []string  `json:"none" jsonschema:"maxItems=0"`
	Dates     []string  `json:"dates" jsonschema:"format=date"`
	Links     []string  `json:"links" jsonschema:"format=uri,pattern=^https://"`
}

// Described has descriptions from a method, which is not asked: comments are read.
//
//toolgen:schema
type Described struct {
	First string `json:"first"`
	Age   uint   `json:"age"`
}

// GetFieldDocString returns them.
func (Described) GetFieldDocString(name string) string { return "the field " + name }

// Site has a URL, which encoding/json does not read.
//
//toolgen:schema
type Site struct {
	Page  url.URL `json:"page,omitzero"`
	Title string  `json:"title"`
}

// Quoted has numbers and booleans in strings.
//
//toolgen:schema
type Quoted struct {
	Int   int     `json:"int,string"`
	Float float64 `json:"float,string"`
	Short float32 `json:"short,string"`
	Bool  bool    `json:"bool,string"`
	Plain int     `json:"plain"`
}

// Owner has comments at all places where Reflector looks for them.
//
//toolgen:schema
type Owner struct {
	// The number of the owner.
	Number int `json:"number" jsonschema:"required"`
	// Nobody reads this: the tag says more.
	Name string `json:"name" jsonschema:"required,description=what the owner is called,title=the name"`

	// The animals of the owner.
	Animals Animals `json:"animals"`

	// The animals by their names.
	ByName NamedAnimals `json:"by_name"`

	// The plants of the owner.
	Plants []*Plant `json:"plants" jsonschema:"title=Plants"`

	Since time.Time `json:"since,omitzero"` // The day it began.
}

// Animal is owned.
type Animal struct {
	// What it is called.
	Name string `json:"name" jsonschema:"title=Name"`
}

// Animals is a list with a name.
type Animals []*Animal

// NamedAnimals is a map with a name.
type NamedAnimals map[string]*Animal

type (
	// Plant is declared in a group.
	Plant struct {
		Kind string `json:"kind" jsonschema:"title=Kind"` // The kind of plant.
		// Whether it is in a pot.
		Potted bool `json:"potted,omitempty" jsonschema:"title=Potted"` // Unread.
	}
)

// Untagged has the names that Go gives, here and inside, and an address.
//
//toolgen:schema
type Untagged struct {
	HostName string
	Address  net.IP
	Port     UntaggedPort
}

// UntaggedPort is inside.
type UntaggedPort struct {
	PortNumber int `validate:"min=1"`
}
