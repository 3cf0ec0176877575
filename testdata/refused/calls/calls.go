// Package calls has rules that validator itself would judge, or the program, and that
// cannot be had.
package calls

//toolgen:package validations=is_awesome,is-cool validations=is_more

//toolgen:package validations=isbn,keys

//toolgen:package validations=is_awesome

//toolgen:package validations=

//toolgen:package validations=ok,1st

//toolgen:package validation=is_fine

// Params has a mistake in each rule.
//
//toolgen:schema
type Params struct {
	Int         int            `json:"int" validate:"isbn"`
	Float       float64        `json:"float" validate:"luhn_checksum"`
	String      string         `json:"string" validate:"iso4217_numeric"`
	List        []string       `json:"list" validate:"mac"`
	Param       string         `json:"param" validate:"isbn13=3"`
	NoParam     string         `json:"no_param" validate:"postcode_iso3166_alpha2"`
	Lower       string         `json:"lower" validate:"postcode_iso3166_alpha2=gb"`
	Country     string         `json:"country" validate:"postcode_iso3166_alpha2=QQ"`
	Typo        string         `json:"typo" validate:"isbn_13"`
	Other       string         `json:"other" jsonschema:"isbn13"`
	Default     string         `json:"default,omitempty" validate:"isbn13" jsonschema:"default=978-3-16-148410-1"`
	Example     string         `json:"example" validate:"iso3166_1_alpha2" jsonschema:"example=de"`
	Enum        string         `json:"enum" validate:"oneof=DE XX,iso3166_1_alpha2"`
	EnumInt     int            `json:"enum_int" validate:"oneof=276 1,iso3166_1_alpha_numeric"`
	File        string         `json:"file" validate:"file"`
	Address     []string       `json:"address" validate:"dive,tcp_addr"`
	Media       string         `json:"media" validate:"mimetype=png" toolgen:"host"`
	Path        string         `json:"path,omitempty" validate:"file" toolgen:"host" jsonschema:"default=go.mod"`
	Useless     string         `json:"useless" validate:"isbn" toolgen:"host"`
	Alone       string         `json:"alone" toolgen:"host"`
	Hosts       string         `json:"hosts" toolgen:"hots"`
	HostValue   string         `json:"host_value" validate:"dir" toolgen:"host=yes"`
	HostTwice   string         `json:"host_twice" validate:"dir" toolgen:"host,host"`
	Key         string         `json:"key" toolgen:"colour"`
	EmptyKey    string         `json:"empty_key" toolgen:""`
	EmptyWord   string         `json:"empty_word" validate:"dir" toolgen:"host,"`
	Custom      Inner          `json:"custom" validate:"is_awesome"`
	CustomAny   any            `json:"custom_any" validate:"is-cool"`
	CustomEmpty string         `json:"custom_empty" validate:"is_awesome="`
	CustomSet   string         `json:"custom_set,omitempty" validate:"is_awesome" jsonschema:"default=x"`
	CustomItems []int          `json:"custom_items,omitempty" validate:"dive,is_awesome" jsonschema:"default=1"`
	CustomTypo  string         `json:"custom_typo" validate:"is_awsome"`
	Unknown     string         `json:"unknown" validate:"frobnicate"`
	Method      string         `json:"method" validate:"validateFn=Check"`
	Only        Inner          `json:"only" validate:"structonly"`
	Unix        string         `json:"unix" validate:"unix_addr"`
	NoLevel     Inner          `json:"no_level" validate:"nostructlevel"`
	Skip        Inner          `json:"skip" validate:"-"`
	SkipItems   map[string]any `json:"skip_items" validate:"-,min=1"`
	SkipStructs []*Inner       `json:"skip_structs" validate:"-"`
	OmitNil     *string        `json:"omit_nil" validate:"omitnil,isbn"`
	OmitZero    string         `json:"omit_zero" validate:"omitzero,isbn"`
	OmitItem    []string       `json:"omit_item" validate:"dive,omitzero,isbn"`
	OmitParam   string         `json:"omit_param,omitempty" validate:"omitnil=1"`
	Embedded    `toolgen:"host"`
}

// Inner is a struct with a rule.
type Inner struct {
	F string `json:"f" validate:"min=1"`
}

// Embedded is flattened.
type Embedded struct {
	G string `json:"g" validate:"-"`
}
