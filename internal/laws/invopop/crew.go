package invopop

import (
	"encoding/json"
	"time"
)

// Port is a struct within an embedded one.
type Port struct {
	Country string `json:"country" jsonschema:"required"`
}

// Vessel is embedded before the fields that hide one of its own.
type Vessel struct {
	Number  string `json:"number"`
	Berths  int    `json:"berths"`
	keel    string
	Hidden  string `json:"-" jsonschema:"required"`
	Unshown string `jsonschema:"-"`
	Home    Port   `json:"home"`

	Afloat bool `jsonschema:"required"`
}

// Keel returns the field that no member sets.
func (v Vessel) Keel() string { return v.keel }

type hold struct {
	Loaded int
	sealed int
}

// All counts what is in it.
func (h hold) All() int { return h.Loaded + h.sealed }

// Cargo is a map that is embedded, and so a member of its own name.
type Cargo map[string]any

// Log is a list of bytes with a name.
type Log []byte

// Mood is an enumeration as protocol buffers generate them.
type Mood int32

// EnumDescriptor is what Reflector knows such a type by.
func (Mood) EnumDescriptor() ([]byte, []int) { return nil, []int{0} }

// The moods.
const (
	Calm Mood = iota
	Cross
)

// Crew has most words and most types at once.
//
//toolgen:schema
type Crew struct {
	Vessel
	hold
	Cargo

	Number  int               `json:"number" jsonschema:"required"`
	Captain string            `json:"captain" jsonschema:"required,minLength=1,maxLength=20,pattern=[^a],description=who is in command,title=the captain,example=Ann,example=Bo,readOnly=true"`
	Secret  string            `json:"secret" jsonschema:"writeOnly=true"`
	Mates   []int             `json:"mates,omitempty" jsonschema_description:"numbers of the others, if any"`
	Labels  map[string]string `json:"labels,omitempty"`
	Extra   map[string]any    `json:"extra,omitempty"`

	Docked   bool
	Rigged   bool      `json:",omitempty" jsonschema:"default=false"`
	Manned   bool      `json:",omitempty" jsonschema:"default=true"`
	Uncount  int       `json:"-"`
	Launched time.Time `json:"launched,omitzero"`
	Image    []byte    `json:"image,omitempty" jsonschema:"required"`
	Journal  Log       `json:"journal,omitempty" jsonschema:"required"`
	Mood     Mood      `json:"mood,omitempty"`

	Years int    `json:"years" jsonschema:"minimum=18,maximum=120,exclusiveMaximum=121,exclusiveMinimum=17"`
	Mail  string `json:"mail" jsonschema:"format=email"`
	Key   string `json:"key" jsonschema:"format=uuid"`

	Noted  string `jsonschema_extras:"a=b,c=d"`
	Flags  string `json:"flags,omitempty" jsonschema_extras:"isOn=true,isOff=false"`
	Commas string `json:"commas,omitempty" jsonschema_extras:"a=b\\, and c,d=e"`

	Flag   string  `json:"flag" jsonschema:"enum=white,enum=black,enum=yellow"`
	Class  int     `json:"class,omitempty" jsonschema:"enum=1,enum=2,enum=3"`
	Factor float64 `json:"factor,omitempty" jsonschema:"enum=1.0,enum=1.5,enum=2.0"`

	Duties []string  `json:"duties" jsonschema:"enum=cook,enum=pilot,enum=mate"`
	Ranks  []int     `json:"ranks,omitempty" jsonschema:"enum=-1,enum=0,enum=1"`
	Angles []float64 `json:"angles,omitempty" jsonschema:"enum=0.785398,enum=1.570796,enum=3.141592"`

	Whatever any             `json:"whatever,omitempty"`
	Raw      json.RawMessage `json:"raw"`
}
