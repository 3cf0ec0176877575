// Package fields has structs with rules between their fields, for the laws.
package fields

import (
	"time"

	"github.com/toolgen-go/toolgen/toolkit"
)

// Mode is one of a few.
type Mode string

// RequiredIf has fields that are required depending on others.
//
//toolgen:schema
type RequiredIf struct {
	Mode   Mode           `json:"mode,omitempty"`
	Count  *int8          `json:"count,omitempty"`
	On     bool           `json:"on,omitempty"`
	Ratio  float32        `json:"ratio,omitempty"`
	Text   string         `json:"text,omitempty" validate:"required_if=Mode auth"`
	Number int            `json:"number,omitempty" validate:"required_if=Count 3"`
	Flag   bool           `json:"flag,omitempty" validate:"required_if=On true"`
	Level  *int           `json:"level,omitempty" validate:"required_if=Ratio 0.1"`
	List   []string       `json:"list,omitempty" validate:"required_if=Mode 'two words' On false"`
	At     time.Time      `json:"at,omitzero" validate:"required_if=Mode auth Count 3"`
	Blob   []byte         `json:"blob,omitempty" validate:"required_if=Mode auth"`
	Any    any            `json:"any,omitempty" validate:"required_if=Count 3"`
	Kind   Mode           `json:"kind,omitempty" validate:"required_if=On true"`
	Map    map[string]int `json:"map,omitempty" validate:"required_if=Ratio 0.1"`
	Wait   time.Duration  `json:"wait,omitempty" validate:"required_if=Mode 'two words' On false"`
}

// RequiredUnless has fields that are required depending on others.
//
//toolgen:schema
type RequiredUnless struct {
	Mode   Mode           `json:"mode,omitempty"`
	Count  *int8          `json:"count,omitempty"`
	On     bool           `json:"on,omitempty"`
	Ratio  float32        `json:"ratio,omitempty"`
	Text   string         `json:"text,omitempty" validate:"required_unless=Mode auth"`
	Number int            `json:"number,omitempty" validate:"required_unless=Count 3"`
	Flag   bool           `json:"flag,omitempty" validate:"required_unless=On true"`
	Level  *int           `json:"level,omitempty" validate:"required_unless=Ratio 0.1"`
	List   []string       `json:"list,omitempty" validate:"required_unless=Mode 'two words' On false"`
	At     time.Time      `json:"at,omitzero" validate:"required_unless=Mode auth Count 3"`
	Blob   []byte         `json:"blob,omitempty" validate:"required_unless=Mode auth"`
	Any    any            `json:"any,omitempty" validate:"required_unless=Count 3"`
	Kind   Mode           `json:"kind,omitempty" validate:"required_unless=On true"`
	Map    map[string]int `json:"map,omitempty" validate:"required_unless=Ratio 0.1"`
	Wait   time.Duration  `json:"wait,omitempty" validate:"required_unless=Mode 'two words' On false"`
}

// RequiredWith has fields that are required depending on others.
//
//toolgen:schema
type RequiredWith struct {
	Mode   Mode           `json:"mode,omitempty"`
	Count  *int8          `json:"count,omitempty"`
	On     bool           `json:"on,omitempty"`
	Ratio  float32        `json:"ratio,omitempty"`
	Names  []string       `json:"names,omitempty"`
	Text   string         `json:"text,omitempty" validate:"required_with=Mode"`
	Number int            `json:"number,omitempty" validate:"required_with=Count"`
	Flag   bool           `json:"flag,omitempty" validate:"required_with=On"`
	Level  *int           `json:"level,omitempty" validate:"required_with=Names"`
	List   []string       `json:"list,omitempty" validate:"required_with=Mode Count"`
	At     time.Time      `json:"at,omitzero" validate:"required_with=Names Count"`
	Blob   []byte         `json:"blob,omitempty" validate:"required_with=Ratio On"`
	Any    any            `json:"any,omitempty" validate:"required_with=Mode"`
	Kind   Mode           `json:"kind,omitempty" validate:"required_with=Count"`
	Map    map[string]int `json:"map,omitempty" validate:"required_with=On"`
	Wait   time.Duration  `json:"wait,omitempty" validate:"required_with=Names"`
}

// RequiredWithAll has fields that are required depending on others.
//
//toolgen:schema
type RequiredWithAll struct {
	Mode   Mode           `json:"mode,omitempty"`
	Count  *int8          `json:"count,omitempty"`
	On     bool           `json:"on,omitempty"`
	Ratio  float32        `json:"ratio,omitempty"`
	Names  []string       `json:"names,omitempty"`
	Text   string         `json:"text,omitempty" validate:"required_with_all=Mode"`
	Number int            `json:"number,omitempty" validate:"required_with_all=Count"`
	Flag   bool           `json:"flag,omitempty" validate:"required_with_all=On"`
	Level  *int           `json:"level,omitempty" validate:"required_with_all=Names"`
	List   []string       `json:"list,omitempty" validate:"required_with_all=Mode Count"`
	At     time.Time      `json:"at,omitzero" validate:"required_with_all=Names Count"`
	Blob   []byte         `json:"blob,omitempty" validate:"required_with_all=Ratio On"`
	Any    any            `json:"any,omitempty" validate:"required_with_all=Mode"`
	Kind   Mode           `json:"kind,omitempty" validate:"required_with_all=Count"`
	Map    map[string]int `json:"map,omitempty" validate:"required_with_all=On"`
	Wait   time.Duration  `json:"wait,omitempty" validate:"required_with_all=Names"`
}

// RequiredWithout has fields that are required depending on others.
//
//toolgen:schema
type RequiredWithout struct {
	Mode   Mode           `json:"mode,omitempty"`
	Count  *int8          `json:"count,omitempty"`
	On     bool           `json:"on,omitempty"`
	Ratio  float32        `json:"ratio,omitempty"`
	Names  []string       `json:"names,omitempty"`
	Text   string         `json:"text,omitempty" validate:"required_without=Mode"`
	Number int            `json:"number,omitempty" validate:"required_without=Count"`
	Flag   bool           `json:"flag,omitempty" validate:"required_without=On"`
	Level  *int           `json:"level,omitempty" validate:"required_without=Names"`
	List   []string       `json:"list,omitempty" validate:"required_without=Mode Count"`
	At     time.Time      `json:"at,omitzero" validate:"required_without=Names Count"`
	Blob   []byte         `json:"blob,omitempty" validate:"required_without=Ratio On"`
	Any    any            `json:"any,omitempty" validate:"required_without=Mode"`
	Kind   Mode           `json:"kind,omitempty" validate:"required_without=Count"`
	Map    map[string]int `json:"map,omitempty" validate:"required_without=On"`
	Wait   time.Duration  `json:"wait,omitempty" validate:"required_without=Names"`
}

// RequiredWithoutAll has fields that are required depending on others.
//
//toolgen:schema
type RequiredWithoutAll struct {
	Mode   Mode           `json:"mode,omitempty"`
	Count  *int8          `json:"count,omitempty"`
	On     bool           `json:"on,omitempty"`
	Ratio  float32        `json:"ratio,omitempty"`
	Names  []string       `json:"names,omitempty"`
	Text   string         `json:"text,omitempty" validate:"required_without_all=Mode"`
	Number int            `json:"number,omitempty" validate:"required_without_all=Count"`
	Flag   bool           `json:"flag,omitempty" validate:"required_without_all=On"`
	Level  *int           `json:"level,omitempty" validate:"required_without_all=Names"`
	List   []string       `json:"list,omitempty" validate:"required_without_all=Mode Count"`
	At     time.Time      `json:"at,omitzero" validate:"required_without_all=Names Count"`
	Blob   []byte         `json:"blob,omitempty" validate:"required_without_all=Ratio On"`
	Any    any            `json:"any,omitempty" validate:"required_without_all=Mode"`
	Kind   Mode           `json:"kind,omitempty" validate:"required_without_all=Count"`
	Map    map[string]int `json:"map,omitempty" validate:"required_without_all=On"`
	Wait   time.Duration  `json:"wait,omitempty" validate:"required_without_all=Names"`
}

// ExcludedIf has fields that must be absent depending on others.
//
//toolgen:schema
type ExcludedIf struct {
	Mode   Mode           `json:"mode,omitempty"`
	Count  *int8          `json:"count,omitempty"`
	On     bool           `json:"on,omitempty"`
	Ratio  float32        `json:"ratio,omitempty"`
	Text   string         `json:"text,omitempty" validate:"excluded_if=Mode auth"`
	Number int            `json:"number,omitempty" validate:"excluded_if=Count 3"`
	Flag   bool           `json:"flag,omitempty" validate:"excluded_if=On true"`
	Level  *int           `json:"level,omitempty" validate:"excluded_if=Ratio 0.1"`
	List   []string       `json:"list,omitempty" validate:"excluded_if=Mode 'two words' On false"`
	At     time.Time      `json:"at,omitzero" validate:"excluded_if=Mode auth Count 3"`
	Blob   []byte         `json:"blob,omitempty" validate:"excluded_if=Mode auth"`
	Any    any            `json:"any,omitempty" validate:"excluded_if=Count 3"`
	Kind   Mode           `json:"kind,omitempty" validate:"excluded_if=On true"`
	Map    map[string]int `json:"map,omitempty" validate:"excluded_if=Ratio 0.1"`
	Wait   time.Duration  `json:"wait,omitempty" validate:"excluded_if=Mode 'two words' On false"`
}

// ExcludedUnless has fields that must be absent depending on others.
//
//toolgen:schema
type ExcludedUnless struct {
	Mode   Mode           `json:"mode,omitempty"`
	Count  *int8          `json:"count,omitempty"`
	On     bool           `json:"on,omitempty"`
	Ratio  float32        `json:"ratio,omitempty"`
	Text   string         `json:"text,omitempty" validate:"excluded_unless=Mode auth"`
	Number int            `json:"number,omitempty" validate:"excluded_unless=Count 3"`
	Flag   bool           `json:"flag,omitempty" validate:"excluded_unless=On true"`
	Level  *int           `json:"level,omitempty" validate:"excluded_unless=Ratio 0.1"`
	List   []string       `json:"list,omitempty" validate:"excluded_unless=Mode 'two words' On false"`
	At     time.Time      `json:"at,omitzero" validate:"excluded_unless=Mode auth Count 3"`
	Blob   []byte         `json:"blob,omitempty" validate:"excluded_unless=Mode auth"`
	Any    any            `json:"any,omitempty" validate:"excluded_unless=Count 3"`
	Kind   Mode           `json:"kind,omitempty" validate:"excluded_unless=On true"`
	Map    map[string]int `json:"map,omitempty" validate:"excluded_unless=Ratio 0.1"`
	Wait   time.Duration  `json:"wait,omitempty" validate:"excluded_unless=Mode 'two words' On false"`
}

// ExcludedWith has fields that must be absent depending on others.
//
//toolgen:schema
type ExcludedWith struct {
	Mode   Mode           `json:"mode,omitempty"`
	Count  *int8          `json:"count,omitempty"`
	On     bool           `json:"on,omitempty"`
	Ratio  float32        `json:"ratio,omitempty"`
	Names  []string       `json:"names,omitempty"`
	Text   string         `json:"text,omitempty" validate:"excluded_with=Mode"`
	Number int            `json:"number,omitempty" validate:"excluded_with=Count"`
	Flag   bool           `json:"flag,omitempty" validate:"excluded_with=On"`
	Level  *int           `json:"level,omitempty" validate:"excluded_with=Names"`
	List   []string       `json:"list,omitempty" validate:"excluded_with=Mode Count"`
	At     time.Time      `json:"at,omitzero" validate:"excluded_with=Names Count"`
	Blob   []byte         `json:"blob,omitempty" validate:"excluded_with=Ratio On"`
	Any    any            `json:"any,omitempty" validate:"excluded_with=Mode"`
	Kind   Mode           `json:"kind,omitempty" validate:"excluded_with=Count"`
	Map    map[string]int `json:"map,omitempty" validate:"excluded_with=On"`
	Wait   time.Duration  `json:"wait,omitempty" validate:"excluded_with=Names"`
}

// ExcludedWithAll has fields that must be absent depending on others.
//
//toolgen:schema
type ExcludedWithAll struct {
	Mode   Mode           `json:"mode,omitempty"`
	Count  *int8          `json:"count,omitempty"`
	On     bool           `json:"on,omitempty"`
	Ratio  float32        `json:"ratio,omitempty"`
	Names  []string       `json:"names,omitempty"`
	Text   string         `json:"text,omitempty" validate:"excluded_with_all=Mode"`
	Number int            `json:"number,omitempty" validate:"excluded_with_all=Count"`
	Flag   bool           `json:"flag,omitempty" validate:"excluded_with_all=On"`
	Level  *int           `json:"level,omitempty" validate:"excluded_with_all=Names"`
	List   []string       `json:"list,omitempty" validate:"excluded_with_all=Mode Count"`
	At     time.Time      `json:"at,omitzero" validate:"excluded_with_all=Names Count"`
	Blob   []byte         `json:"blob,omitempty" validate:"excluded_with_all=Ratio On"`
	Any    any            `json:"any,omitempty" validate:"excluded_with_all=Mode"`
	Kind   Mode           `json:"kind,omitempty" validate:"excluded_with_all=Count"`
	Map    map[string]int `json:"map,omitempty" validate:"excluded_with_all=On"`
	Wait   time.Duration  `json:"wait,omitempty" validate:"excluded_with_all=Names"`
}

// ExcludedWithout has fields that must be absent depending on others.
//
//toolgen:schema
type ExcludedWithout struct {
	Mode   Mode           `json:"mode,omitempty"`
	Count  *int8          `json:"count,omitempty"`
	On     bool           `json:"on,omitempty"`
	Ratio  float32        `json:"ratio,omitempty"`
	Names  []string       `json:"names,omitempty"`
	Text   string         `json:"text,omitempty" validate:"excluded_without=Mode"`
	Number int            `json:"number,omitempty" validate:"excluded_without=Count"`
	Flag   bool           `json:"flag,omitempty" validate:"excluded_without=On"`
	Level  *int           `json:"level,omitempty" validate:"excluded_without=Names"`
	List   []string       `json:"list,omitempty" validate:"excluded_without=Mode Count"`
	At     time.Time      `json:"at,omitzero" validate:"excluded_without=Names Count"`
	Blob   []byte         `json:"blob,omitempty" validate:"excluded_without=Ratio On"`
	Any    any            `json:"any,omitempty" validate:"excluded_without=Mode"`
	Kind   Mode           `json:"kind,omitempty" validate:"excluded_without=Count"`
	Map    map[string]int `json:"map,omitempty" validate:"excluded_without=On"`
	Wait   time.Duration  `json:"wait,omitempty" validate:"excluded_without=Names"`
}

// ExcludedWithoutAll has fields that must be absent depending on others.
//
//toolgen:schema
type ExcludedWithoutAll struct {
	Mode   Mode           `json:"mode,omitempty"`
	Count  *int8          `json:"count,omitempty"`
	On     bool           `json:"on,omitempty"`
	Ratio  float32        `json:"ratio,omitempty"`
	Names  []string       `json:"names,omitempty"`
	Text   string         `json:"text,omitempty" validate:"excluded_without_all=Mode"`
	Number int            `json:"number,omitempty" validate:"excluded_without_all=Count"`
	Flag   bool           `json:"flag,omitempty" validate:"excluded_without_all=On"`
	Level  *int           `json:"level,omitempty" validate:"excluded_without_all=Names"`
	List   []string       `json:"list,omitempty" validate:"excluded_without_all=Mode Count"`
	At     time.Time      `json:"at,omitzero" validate:"excluded_without_all=Names Count"`
	Blob   []byte         `json:"blob,omitempty" validate:"excluded_without_all=Ratio On"`
	Any    any            `json:"any,omitempty" validate:"excluded_without_all=Mode"`
	Kind   Mode           `json:"kind,omitempty" validate:"excluded_without_all=Count"`
	Map    map[string]int `json:"map,omitempty" validate:"excluded_without_all=On"`
	Wait   time.Duration  `json:"wait,omitempty" validate:"excluded_without_all=Names"`
}

// Dependent has fields of which JSON Schema says the same.
//
//toolgen:schema
type Dependent struct {
	Token  *string        `json:"token,omitempty"`
	Names  []string       `json:"names,omitempty"`
	User   *string        `json:"user,omitempty" validate:"required_with=Token"`
	Data   []byte         `json:"data,omitempty" validate:"required_with=Token Names"`
	Labels map[string]int `json:"labels,omitempty" validate:"required_with_all=Names"`
}

// Nulls has fields that can be null, which counts as left out.
//
//toolgen:schema
type Nulls struct {
	Mode  *string `json:"mode,omitempty" jsonschema:"nullable"`
	Token *string `json:"token,omitempty" jsonschema:"nullable" validate:"required_with=Mode"`
	Other *string `json:"other,omitempty" validate:"required_with=Mode"`
	Start *int    `json:"start,omitempty" jsonschema:"nullable"`
	End   *int    `json:"end,omitempty" jsonschema:"nullable" validate:"gtfield=Start"`
}

// Optionals has fields that are Optional, of which null is a value.
//
//toolgen:schema
type Optionals struct {
	Token toolkit.Optional[string] `json:"token,omitzero"`
	Null  toolkit.Optional[string] `json:"null,omitzero" jsonschema:"nullable"`
	User  toolkit.Optional[int]    `json:"user,omitzero" validate:"required_with=Token"`
	Other toolkit.Optional[int]    `json:"other,omitzero" validate:"required_without=Null"`
	Data  *string                  `json:"data,omitempty" validate:"required_with=User Null"`
	Text  string                   `json:"text,omitempty" validate:"excluded_with=Token"`
	More  toolkit.Optional[string] `json:"more,omitzero" jsonschema:"nullable" validate:"excluded_if=Text auth"`
}

// EqField has pairs of fields.
//
//toolgen:schema
type EqField struct {
	Int     int           `json:"int,omitempty"`
	Int2    int           `json:"int2,omitempty" validate:"eqfield=Int"`
	Small   int8          `json:"small,omitempty"`
	Small2  *int8         `json:"small2,omitempty" validate:"eqfield=Small"`
	Uint    *uint         `json:"uint,omitempty"`
	Uint2   uint          `json:"uint2,omitempty" validate:"eqfield=Uint"`
	Float   float64       `json:"float,omitempty"`
	Float2  float64       `json:"float2,omitempty" validate:"eqfield=Float"`
	Short   float32       `json:"short,omitempty"`
	Short2  float32       `json:"short2,omitempty" validate:"eqfield=Short"`
	Time    time.Time     `json:"time,omitzero"`
	Time2   time.Time     `json:"time2,omitzero" validate:"eqfield=Time"`
	Moment  *time.Time    `json:"moment,omitempty"`
	Moment2 *time.Time    `json:"moment2,omitempty" validate:"eqfield=Moment"`
	Wait    time.Duration `json:"wait,omitempty"`
	Wait2   time.Duration `json:"wait2,omitempty" validate:"eqfield=Wait"`
	Text    string        `json:"text,omitempty"`
	Text2   Mode          `json:"text2,omitempty" validate:"eqfield=Text"`
	Flag    bool          `json:"flag,omitempty"`
	Flag2   *bool         `json:"flag2,omitempty" validate:"eqfield=Flag"`
}

// NeField has pairs of fields.
//
//toolgen:schema
type NeField struct {
	Int     int           `json:"int,omitempty"`
	Int2    int           `json:"int2,omitempty" validate:"nefield=Int"`
	Small   int8          `json:"small,omitempty"`
	Small2  *int8         `json:"small2,omitempty" validate:"nefield=Small"`
	Uint    *uint         `json:"uint,omitempty"`
	Uint2   uint          `json:"uint2,omitempty" validate:"nefield=Uint"`
	Float   float64       `json:"float,omitempty"`
	Float2  float64       `json:"float2,omitempty" validate:"nefield=Float"`
	Short   float32       `json:"short,omitempty"`
	Short2  float32       `json:"short2,omitempty" validate:"nefield=Short"`
	Time    time.Time     `json:"time,omitzero"`
	Time2   time.Time     `json:"time2,omitzero" validate:"nefield=Time"`
	Moment  *time.Time    `json:"moment,omitempty"`
	Moment2 *time.Time    `json:"moment2,omitempty" validate:"nefield=Moment"`
	Wait    time.Duration `json:"wait,omitempty"`
	Wait2   time.Duration `json:"wait2,omitempty" validate:"nefield=Wait"`
	Text    string        `json:"text,omitempty"`
	Text2   Mode          `json:"text2,omitempty" validate:"nefield=Text"`
	Flag    bool          `json:"flag,omitempty"`
	Flag2   *bool         `json:"flag2,omitempty" validate:"nefield=Flag"`
}

// GtField has pairs of fields.
//
//toolgen:schema
type GtField struct {
	Int     int           `json:"int,omitempty"`
	Int2    int           `json:"int2,omitempty" validate:"gtfield=Int"`
	Small   int8          `json:"small,omitempty"`
	Small2  *int8         `json:"small2,omitempty" validate:"gtfield=Small"`
	Uint    *uint         `json:"uint,omitempty"`
	Uint2   uint          `json:"uint2,omitempty" validate:"gtfield=Uint"`
	Float   float64       `json:"float,omitempty"`
	Float2  float64       `json:"float2,omitempty" validate:"gtfield=Float"`
	Short   float32       `json:"short,omitempty"`
	Short2  float32       `json:"short2,omitempty" validate:"gtfield=Short"`
	Time    time.Time     `json:"time,omitzero"`
	Time2   time.Time     `json:"time2,omitzero" validate:"gtfield=Time"`
	Moment  *time.Time    `json:"moment,omitempty"`
	Moment2 *time.Time    `json:"moment2,omitempty" validate:"gtfield=Moment"`
	Wait    time.Duration `json:"wait,omitempty"`
	Wait2   time.Duration `json:"wait2,omitempty" validate:"gtfield=Wait"`
}

// GteField has pairs of fields.
//
//toolgen:schema
type GteField struct {
	Int     int           `json:"int,omitempty"`
	Int2    int           `json:"int2,omitempty" validate:"gtefield=Int"`
	Small   int8          `json:"small,omitempty"`
	Small2  *int8         `json:"small2,omitempty" validate:"gtefield=Small"`
	Uint    *uint         `json:"uint,omitempty"`
	Uint2   uint          `json:"uint2,omitempty" validate:"gtefield=Uint"`
	Float   float64       `json:"float,omitempty"`
	Float2  float64       `json:"float2,omitempty" validate:"gtefield=Float"`
	Short   float32       `json:"short,omitempty"`
	Short2  float32       `json:"short2,omitempty" validate:"gtefield=Short"`
	Time    time.Time     `json:"time,omitzero"`
	Time2   time.Time     `json:"time2,omitzero" validate:"gtefield=Time"`
	Moment  *time.Time    `json:"moment,omitempty"`
	Moment2 *time.Time    `json:"moment2,omitempty" validate:"gtefield=Moment"`
	Wait    time.Duration `json:"wait,omitempty"`
	Wait2   time.Duration `json:"wait2,omitempty" validate:"gtefield=Wait"`
}

// LtField has pairs of fields.
//
//toolgen:schema
type LtField struct {
	Int     int           `json:"int,omitempty"`
	Int2    int           `json:"int2,omitempty" validate:"ltfield=Int"`
	Small   int8          `json:"small,omitempty"`
	Small2  *int8         `json:"small2,omitempty" validate:"ltfield=Small"`
	Uint    *uint         `json:"uint,omitempty"`
	Uint2   uint          `json:"uint2,omitempty" validate:"ltfield=Uint"`
	Float   float64       `json:"float,omitempty"`
	Float2  float64       `json:"float2,omitempty" validate:"ltfield=Float"`
	Short   float32       `json:"short,omitempty"`
	Short2  float32       `json:"short2,omitempty" validate:"ltfield=Short"`
	Time    time.Time     `json:"time,omitzero"`
	Time2   time.Time     `json:"time2,omitzero" validate:"ltfield=Time"`
	Moment  *time.Time    `json:"moment,omitempty"`
	Moment2 *time.Time    `json:"moment2,omitempty" validate:"ltfield=Moment"`
	Wait    time.Duration `json:"wait,omitempty"`
	Wait2   time.Duration `json:"wait2,omitempty" validate:"ltfield=Wait"`
}

// LteField has pairs of fields.
//
//toolgen:schema
type LteField struct {
	Int     int           `json:"int,omitempty"`
	Int2    int           `json:"int2,omitempty" validate:"ltefield=Int"`
	Small   int8          `json:"small,omitempty"`
	Small2  *int8         `json:"small2,omitempty" validate:"ltefield=Small"`
	Uint    *uint         `json:"uint,omitempty"`
	Uint2   uint          `json:"uint2,omitempty" validate:"ltefield=Uint"`
	Float   float64       `json:"float,omitempty"`
	Float2  float64       `json:"float2,omitempty" validate:"ltefield=Float"`
	Short   float32       `json:"short,omitempty"`
	Short2  float32       `json:"short2,omitempty" validate:"ltefield=Short"`
	Time    time.Time     `json:"time,omitzero"`
	Time2   time.Time     `json:"time2,omitzero" validate:"ltefield=Time"`
	Moment  *time.Time    `json:"moment,omitempty"`
	Moment2 *time.Time    `json:"moment2,omitempty" validate:"ltefield=Moment"`
	Wait    time.Duration `json:"wait,omitempty"`
	Wait2   time.Duration `json:"wait2,omitempty" validate:"ltefield=Wait"`
}

// FieldContains has texts in others.
//
//toolgen:schema
type FieldContains struct {
	Part  string `json:"part,omitempty"`
	Whole string `json:"whole,omitempty" validate:"fieldcontains=Part"`
	Mode  Mode   `json:"mode,omitempty" validate:"fieldcontains=Part"`
}

// FieldExcludes has texts in others.
//
//toolgen:schema
type FieldExcludes struct {
	Part  string `json:"part,omitempty"`
	Whole string `json:"whole,omitempty" validate:"fieldexcludes=Part"`
	Mode  Mode   `json:"mode,omitempty" validate:"fieldexcludes=Part"`
}

// Inner has a rule of its own wherever it stands.
type Inner struct {
	From int `json:"from,omitempty"`
	To   int `json:"to,omitempty" validate:"gtefield=From"`
}

// Places has the rules at places other than the root.
//
//toolgen:schema
type Places struct {
	Inner
	Items []Inner `json:"items,omitempty"`
	Deep  *Inner  `json:"deep,omitempty"`
}

// OneOf has groups of fields of which one must be there.
//
//toolgen:schema
type OneOf struct {
	ID   string `json:"id,omitempty" jsonschema:"oneof_required=by id"`
	Name string `json:"name,omitempty" jsonschema:"oneof_required=by name"`
	Zip  *int   `json:"zip,omitempty" jsonschema:"oneof_required=by name,oneof_required=by zip"`
}

// AnyOf has groups of fields of which one at least must be there.
//
//toolgen:schema
type AnyOf struct {
	ID   string `json:"id,omitempty" jsonschema:"anyof_required=by id"`
	Name string `json:"name,omitempty" jsonschema:"anyof_required=by name"`
	Zip  *int   `json:"zip,omitempty" jsonschema:"anyof_required=by name"`
}

// Kind tells the variants of a Shape apart.
type Kind string

// Shape has a rule that reads the key.
//
//toolgen:union key=kind
type Shape interface{ isShape() }

// Circle is a Shape.
//
//toolgen:variant
type Circle struct {
	Kind  Kind   `json:"kind"`
	Name  string `json:"name,omitempty" validate:"nefield=Kind"`
	Label string `json:"label,omitempty" validate:"fieldcontains=Kind"`
	Width *int   `json:"width,omitempty" validate:"required_if=Kind circle"`
}

func (Circle) isShape() {}

// Variants has the rules in the variants of a union.
//
//toolgen:schema
type Variants struct {
	Shape  Shape   `json:"shape,omitempty"`
	Shapes []Shape `json:"shapes,omitempty"`
}
