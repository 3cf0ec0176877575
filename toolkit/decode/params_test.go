package decode

import (
	"time"
	"unicode/utf8"
)

// params has a field for every method of the decoder; decodeParams reads it as generated
// code would.
type params struct {
	Text     string
	Small    int8
	Count    uint
	Ratio    float64
	Flag     bool
	Mode     mode
	Level    level
	Tags     []string
	Labels   map[string]string
	Raw      []byte
	Any      any
	When     time.Time
	Wait     time.Duration
	Data     []byte
	Child    *params
	Nullable *string
	ByNumber map[int8]bool
	Expr     any

	flagGiven bool
}

type mode string

type level int8

var (
	modes  = []mode{"exact", "regex", "fuzzy"}
	levels = []level{-128, 0, 3}
)

var paramsFields = []Field{
	{Name: "text", Required: true}, {Name: "small"}, {Name: "count"}, {Name: "ratio"}, {Name: "flag"}, {Name: "mode"}, {Name: "level"},
	{Name: "tags"}, {Name: "labels"}, {Name: "raw", Nullable: true}, {Name: "any", Nullable: true}, {Name: "when"}, {Name: "wait"},
	{Name: "data"}, {Name: "child"}, {Name: "nullable", Nullable: true},
	{Name: "by_number"}, {Name: "expr"},
}

func decodeParams(d *Decoder, v *params) bool {
	obj := d.Object(paramsFields)
	for obj.Next() {
		switch obj.Field() {
		case 0:
			if s, ok := d.String(); ok {
				if n := utf8.RuneCountInString(s); n > 100 {
					d.Fail(MaxLength, "100")
				}
				v.Text = s
			}
		case 1:
			if n, ok := d.Int(8); ok {
				v.Small = int8(n)
			}
		case 2:
			if n, ok := d.Uint(0); ok {
				if n < 1 {
					d.Fail(Minimum, "1")
				}
				v.Count = uint(n)
			}
		case 3:
			v.Ratio, _ = d.Float(64)
		case 4:
			v.Flag, _ = d.Bool()
		case 5:
			v.Mode, _ = Enum(d, modes)
		case 6:
			v.Level, _ = EnumInt(d, levels)
		case 7:
			if list, ok := d.Array(); ok {
				v.Tags = []string{}
				for list.Next() {
					s, _ := d.String()
					v.Tags = append(v.Tags, s)
				}
				if list.Len() > 3 {
					d.Fail(MaxItems, "3")
				}
				if Duplicate(v.Tags) {
					d.Fail(UniqueItems, "")
				}
			}
		case 8:
			if m, ok := d.Map(); ok {
				v.Labels = map[string]string{}
				for m.Next() {
					key := m.Key()
					if _, dup := v.Labels[key]; dup {
						m.Duplicate()
						continue
					}
					v.Labels[key], _ = d.String()
				}
			}
		case 9:
			v.Raw, _ = d.Raw()
		case 10:
			v.Any, _ = d.Any()
		case 11:
			v.When, _ = d.Time()
		case 12:
			v.Wait, _ = d.Duration()
		case 13:
			v.Data, _ = d.Bytes()
		case 14:
			v.Child = new(params)
			decodeParams(d, v.Child)
		case 15:
			if !d.Null() {
				s, _ := d.String()
				v.Nullable = &s
			}
		case 16:
			if m, ok := d.Map(); ok {
				v.ByNumber = map[int8]bool{}
				for m.Next() {
					key, ok := IntKey[int8](&m)
					if _, dup := v.ByNumber[key]; dup && ok {
						m.Duplicate()
						continue
					}
					v.ByNumber[key], _ = d.Bool()
				}
			}
		case 17:
			v.Expr, _ = decodeExpr(d)
		}
	}
	v.flagGiven = obj.Has(4)
	return obj.OK()
}

// not and is are the variants of a union.
type (
	not struct{ Part any }
	is  struct {
		Op    string
		Field string
	}
)

var (
	exprVariants = []string{"not", "is"}
	notFields    = []Field{{Name: "op", Required: true}, {Name: "part", Required: true, When: `op is "not"`}}
	isFields     = []Field{{Name: "op", Required: true}, {Name: "field", When: `op is "is"`, Required: true}}
)

func decodeExpr(d *Decoder) (any, bool) {
	switch d.Variant("op", exprVariants) {
	case 0:
		var v not
		obj := d.Object(notFields)
		for obj.Next() {
			switch obj.Field() {
			case 0:
				d.Skip()
			case 1:
				v.Part, _ = decodeExpr(d)
			}
		}
		return v, obj.OK()
	case 1:
		v := new(is)
		obj := d.Object(isFields)
		for obj.Next() {
			switch obj.Field() {
			case 0:
				v.Op = "is"
				d.Skip()
			case 1:
				v.Field, _ = d.String()
			}
		}
		return v, obj.OK()
	}
	return nil, false
}

// parse reads params strictly.
func parse(text string) (params, error) {
	d := New([]byte(text))
	var v params
	decodeParams(&d, &v)
	return v, d.Finish()
}

func parseWith(text string, o Options) (params, Report, error) {
	d := NewWith([]byte(text), o)
	var v params
	decodeParams(&d, &v)
	err := d.Finish()
	if err != nil {
		return v, Report{}, err
	}
	return v, d.Report(), nil
}

// readRaw reads text as any one JSON value, without the reading of nothing as {}.
func readRaw(text []byte) ([]byte, error) {
	d := Decoder{text: text, maxDepth: DefaultMaxDepth}
	raw, _ := d.Raw()
	return raw, d.Finish()
}

// readAny is readRaw with Any.
func readAny(text []byte) (any, error) {
	d := Decoder{text: text, maxDepth: DefaultMaxDepth}
	v, _ := d.Any()
	return v, d.Finish()
}

// readSkip is readRaw with Skip.
func readSkip(text []byte) error {
	d := Decoder{text: text, maxDepth: DefaultMaxDepth}
	d.Skip()
	return d.Finish()
}

// one reads a single value at the root with read.
func one[T any](text string, read func(d *Decoder) (T, bool)) (T, error) {
	d := Decoder{text: []byte(text), maxDepth: DefaultMaxDepth}
	v, ok := read(&d)
	err := d.Finish()
	if ok && err != nil && d.stop != stopTrailing || !ok && err == nil {
		panic("the method's verdict is not Finish's: " + text)
	}
	if err != nil {
		return *new(T), err
	}
	return v, nil
}
