package words

// Enum has choices.
//
//toolgen:schema
type Enum struct {
	String string   `json:"string" jsonschema:"enum=a,enum=b c,enum=Ä"`
	Int    int      `json:"int,omitempty" jsonschema:"enum=1,enum=-2,enum=300"`
	Uint   uint8    `json:"uint,omitempty" jsonschema:"enum=0,enum=255"`
	Float  float64  `json:"float,omitempty" jsonschema:"enum=0.5,enum=1e3"`
	Ptr    *string  `json:"ptr,omitempty" jsonschema:"enum=x,enum=y"`
	Items  []string `json:"items,omitempty" jsonschema:"enum=p,enum=q"`
	Ints   []int    `json:"ints,omitempty" jsonschema:"enum=1,enum=2"`
}

// Default has values for absent members.
//
//toolgen:schema
type Default struct {
	String string   `json:"string,omitempty" jsonschema:"default=all of it"`
	Ptr    *string  `json:"ptr,omitempty" jsonschema:"default=x"`
	Int    int      `json:"int,omitempty" jsonschema:"default=-5"`
	IntPtr *int64   `json:"int_ptr,omitempty" jsonschema:"default=10,minimum=1"`
	Uint   uint8    `json:"uint,omitempty" jsonschema:"default=200"`
	Float  float64  `json:"float,omitempty" jsonschema:"default=1.50"`
	Short  *float32 `json:"short,omitempty" jsonschema:"default=0.1"`
	Bool   bool     `json:"bool,omitempty" jsonschema:"default=true"`
	Choice string   `json:"choice,omitempty" jsonschema:"default=b,enum=a,enum=b"`
}

// DefaultLists has lists for absent members.
//
//toolgen:schema
type DefaultLists struct {
	Strings []string `json:"strings,omitempty" jsonschema:"default=a,default=b"`
	Ints    []int    `json:"ints,omitempty" jsonschema:"default=1,default=2"`
}

// DefaultInside has defaults in nested objects.
//
//toolgen:schema
type DefaultInside struct {
	One  Default            `json:"one"`
	Ptr  *Default           `json:"ptr,omitempty"`
	List []Default          `json:"list,omitempty"`
	Map  map[string]Default `json:"map,omitempty"`
}

// Required is required beside omitempty.
//
//toolgen:schema
type Required struct {
	String string   `json:"string,omitempty" jsonschema:"required"`
	Ptr    *int     `json:"ptr,omitempty" jsonschema:"required"`
	List   []string `json:"list,omitzero" jsonschema:"required,minItems=1"`
}

// Annotated has words that judge nothing.
//
//toolgen:schema
type Annotated struct {
	Title string `json:"title" jsonschema:"title=The title"`
	Text  string `json:"text" jsonschema:"description=One\\, two\\, three"`
	Long  string `json:"long,omitempty" jsonschema_description:"Commas, \"quotes\" and = stay."`
	Ex    string `json:"ex,omitempty" jsonschema:"example=one,example=two"`
	ExInt int    `json:"ex_int,omitempty" jsonschema:"example=1"`
	Read  string `json:"read,omitempty" jsonschema:"readOnly=true"`
	Write string `json:"write,omitempty" jsonschema:"writeOnly=true"`
}
