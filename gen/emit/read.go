package emit

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/toolgen-go/toolgen/gen/plan"
	"github.com/toolgen-go/toolgen/gen/rule"
)

// reader prints how the fields of one struct are read.
type reader struct {
	printer
	*file
	owner *plan.Struct
	label string // of the field, for the names of variables
	// optional says that the value being read is that of a field which may be absent.
	optional bool
	depth    int // of the loop inside which a value is read
}

func (r *reader) p(format string, args ...any) { r.printer.p(format, args...) }

// target says where a value goes.
type target struct {
	// place is an expression that can be assigned to; empty where the value is
	// handed on, as by append.
	place string
	store func(x string) string
}

func assign(place string) target {
	return target{place, func(x string) string { return place + " = " + x }}
}

// field prints the case of a field.
func (r *reader) field(i int, field *plan.Field) {
	r.p("case %d: // %s", i, comment(field.Name))
	if field.Variant != "" {
		r.variantName(field)
		return
	}
	r.label = upperFirst(field.Path[len(field.Path)-1].Name)
	r.allocTo(&r.printer, field)
	r.optional = !field.Required
	r.value(field.Value, assign(r.selector(field)))
}

// variantName prints the field that told the variant: it has been read before.
func (r *reader) variantName(field *plan.Field) {
	if len(field.Path) > 0 {
		r.allocTo(&r.printer, field)
		r.p("%s = %s", r.selector(field), strconv.Quote(field.Variant))
	}
	r.p("%s.Skip()", r.local("d"))
}

// comment makes a JSON name safe to stand in a line comment.
func comment(name string) string {
	return strings.Map(func(c rune) rune {
		if strconv.IsPrint(c) {
			return c
		}
		return '?'
	}, name)
}

// value prints how v is read, judged and stored.
func (r *reader) value(v *plan.Value, to target) {
	if v.Nullable || takesNull(v) {
		r.nullable(v, to)
		return
	}
	r.given(v, to)
}

// nullable prints a value that can be null: a nil, which the place holds already, or the
// null of an Optional.
func (r *reader) nullable(v *plan.Value, to target) {
	null := r.local("d") + ".Null()"
	if t, ok := v.Type.(plan.Optional); ok {
		r.p("if %s {", null)
		r.p("%s", to.store(r.Import(toolkitPath)+".Null["+r.goType(t.Elem.Go)+"]()"))
		r.p("} else {")
	} else {
		r.p("if !%s {", null)
	}
	r.given(v, to)
	r.p("}")
}

// takesNull reports whether v is an Optional of any JSON: of null, too, it says that it
// was null.
func takesNull(v *plan.Value) bool {
	t, ok := v.Type.(plan.Optional)
	if !ok {
		return false
	}
	switch t.Elem.Type.(type) {
	case plan.Any, plan.Raw:
		return true
	}
	return false
}

// given prints how a value that is not null is read, judged and stored.
func (r *reader) given(v *plan.Value, to target) {
	switch t := v.Type.(type) {
	case plan.Pointer:
		r.pointer(v, t, to)
	case plan.Optional:
		r.wrapped(t, to)
	case plan.Slice:
		r.slice(v, t, to)
	case plan.Array:
		r.array(v, t, to)
	case plan.Map:
		r.mapOf(v, t, to)
	case *plan.Struct:
		r.object(v, t, to)
	case *plan.Union:
		r.variant(t, to)
	case plan.Own:
		r.own(v, t, to)
	default:
		if values, ok := members(v); ok && !isQuoted(v) {
			r.enum(v, values, to)
			return
		}
		call, goType := r.scalar(t)
		r.plain(v, call, goType, to)
	}
}

// scalar returns the call that reads a type and the Go type that it gives.
func (r *reader) scalar(t plan.Type) (call, goType string) {
	d := r.local("d")
	switch t := t.(type) {
	case plan.Bool:
		return d + ".Bool()", "bool"
	case plan.String:
		return d + ".String()", "string"
	case plan.Int:
		if t.Unsigned {
			return fmt.Sprintf("%s.Uint(%d)", d, t.Bits), "uint64"
		}
		return fmt.Sprintf("%s.Int(%d)", d, t.Bits), "int64"
	case plan.Float:
		return fmt.Sprintf("%s.Float(%d)", d, t.Bits), "float64"
	case plan.Bytes:
		return d + ".Bytes()", "[]byte"
	case plan.Raw:
		return d + ".Raw()", "[]byte"
	case plan.Any:
		return d + ".Any()", "any"
	case plan.Time:
		return d + ".Time()", "\x00time\x00.Time"
	case plan.Duration:
		if t.Unit != 0 {
			return fmt.Sprintf("%s.DurationIn(%s.%s)", d, r.Import("time"), rule.UnitName(t.Unit)), "\x00time\x00.Duration"
		}
		return d + ".Duration()", "\x00time\x00.Duration"
	case plan.Known:
		return d + knownReads[t].call, knownReads[t].goType
	case plan.Quoted:
		call, goType := r.scalar(t.Elem.Type)
		return strings.Replace(call, ".", ".Quoted", 1), goType
	}
	panic("emit: a type outside the closed set")
}

// knownReads are the calls that read the types of the standard library, and what they
// give.
var knownReads = map[plan.Known]struct{ call, goType string }{
	plan.Number: {".Number()", "string"},
	plan.BigInt: {".BigInt()", "\x00math/big\x00.Int"},
	plan.URL:    {".URL()", "\x00net/url\x00.URL"},
	plan.Addr:   {".Addr()", "\x00net/netip\x00.Addr"},
	plan.Prefix: {".Prefix()", "\x00net/netip\x00.Prefix"},
	plan.IP:     {".IP()", "[]byte"},
}

func isQuoted(v *plan.Value) bool { _, ok := v.Type.(plan.Quoted); return ok }

// assignable reports whether a value of the Go type from can be stored in v as it is.
func assignable(v *plan.Value, from string) bool {
	switch v.Type {
	case plan.Bytes{}, plan.Raw{}, plan.Any{}, plan.IP:
		return true // an unnamed type on one side
	}
	return string(v.Go) == from
}

// plain prints a value that is one token, or is taken whole.
func (r *reader) plain(v *plan.Value, call, goType string, to target) {
	r.call(call, to, len(v.Rules) == 0 && assignable(v, goType), func(x string) string {
		r.checks(v, rule.Operand{Value: x})
		return r.convert(v, x, goType)
	})
}

// call prints a call that returns a value and whether it could be read. finish prints what
// is left to do with a value that was read, and returns what to store; ready says that
// nothing is.
func (r *reader) call(call string, to target, ready bool, finish func(x string) string) {
	if to.place != "" && ready {
		r.p("%s, _ = %s", to.place, call)
		return
	}
	x, ok := r.local("x"), r.local("ok")
	r.p("if %s, %s := %s; %s {", x, ok, call, ok)
	r.p("%s", to.store(finish(x)))
	r.p("}")
}

// convert gives x the Go type of v.
func (r *reader) convert(v *plan.Value, x, goType string) string {
	if assignable(v, goType) {
		return x
	}
	return r.goType(v.Go) + "(" + x + ")"
}

// members returns the values of a OneOf rule.
func members(v *plan.Value) ([]plan.Literal, bool) {
	for _, r := range v.Rules {
		if r.Op == plan.OneOf {
			return r.Values, true
		}
	}
	return nil, false
}

// enum prints a value that is one of a few. Most other rules of v need no check: the
// builder has applied them to the members.
func (r *reader) enum(v *plan.Value, values []plan.Literal, to target) {
	later := atRunTime(v)
	r.call(r.enumCall(v, values), to, len(later) == 0, func(x string) string {
		r.rules(later, v, rule.Operand{Value: x})
		return x
	})
}

// enumCall returns the call that reads one of a few values.
func (r *reader) enumCall(v *plan.Value, values []plan.Literal) string {
	read := "Enum"
	switch v.Type.(type) {
	case plan.Int:
		read = "EnumInt"
	case plan.Float:
		read = "EnumFloat"
	}
	return fmt.Sprintf("%s.%s(%s, %s)", r.Import(decodePath), read, r.local("d"), r.values(v, values))
}

// values returns the variable that holds the members of an enum.
func (r *reader) values(v *plan.Value, values []plan.Literal) string {
	texts := make([]string, len(values))
	for i, value := range values {
		texts[i] = rule.GoLiteral(value)
	}
	wish := lowerFirst(r.owner.Name) + r.label + "Values"
	if name := typeName(v.Go); name != "" {
		wish = lowerFirst(name) + "Values"
	}
	return r.variable(wish, "[]"+r.goType(v.Go)+"{"+strings.Join(texts, ", ")+"}")
}

// atRunTime returns the rules of v that the builder cannot apply to a literal.
func atRunTime(v *plan.Value) []plan.Rule {
	var later []plan.Rule
	for _, rl := range v.Rules {
		if row, ok := rule.Find(rl.Op, rule.KindOf(v)); ok && row.Holds == nil {
			later = append(later, rl)
		}
	}
	return later
}

// typeName returns the name of a named type without its package, "" for others.
func typeName(t plan.GoType) string {
	parts := strings.Split(string(t), "\x00")
	if len(parts) != 3 || parts[0] != "" || strings.ContainsAny(parts[2], "[") {
		return ""
	}
	return strings.TrimPrefix(parts[2], ".")
}

// checks prints the rules of a value that was read.
func (r *reader) checks(v *plan.Value, x rule.Operand) { r.rules(v.Rules, v, x) }

// rules prints some of the rules of v.
func (r *reader) rules(all []plan.Rule, v *plan.Value, x rule.Operand) {
	for _, rl := range all {
		row, ok := rule.Find(rl.Op, rule.KindOf(v))
		if !ok {
			panic("emit: a rule that is not in the table: " + string(rl.Op))
		}
		arg := rl.Arg
		if row.Arg != nil {
			arg = row.Arg(rl)
		}
		if row.Code == "Format" && r.optional {
			arg += ", or left out" // the empty string is not the absence of a value
		}
		fail := "Fail"
		if row.Beyond {
			fail = "FailBeyond"
		}
		broken := row.Broken(r, rl, v, x)
		if broken == "" {
			continue
		}
		r.p("if %s {", broken)
		r.p("%s.%s(%s.%s, %s)", r.local("d"), fail, r.Import(decodePath), row.Code, strconv.Quote(arg))
		r.p("}")
	}
}

// Decoder returns the name of the decoder.
func (r *reader) Decoder() string { return r.local("d") }

// Typed gives x the Go type of v, which composite values have from the start.
func (r *reader) Typed(v *plan.Value, x string) string {
	switch v.Type.(type) {
	case plan.Slice, plan.Array, plan.Map, *plan.Struct:
		return x
	}
	if _, enum := members(v); enum {
		return x
	}
	if _, goType := r.scalar(v.Type); string(v.Go) == goType {
		return x
	}
	return r.goType(v.Go) + "(" + x + ")"
}
