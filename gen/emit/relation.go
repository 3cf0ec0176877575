package emit

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/toolgen-go/toolgen/gen/plan"
	"github.com/toolgen-go/toolgen/gen/rule"
)

// relations prints the rules between the fields of a struct, which are judged when each
// field has been read without an issue.
func (f *file) relations(s *plan.Struct, r *reader) {
	if len(s.Relations)+len(s.Choices) == 0 {
		return
	}
	obj := f.local("obj")
	f.p("if %s.Clean() {", obj)
	for _, relation := range s.Relations {
		row := rule.Relations[string(relation.Op)]
		var others []rule.Place
		for _, name := range relation.Others {
			others = append(others, f.fieldPlace(s, name))
		}
		code, arg, fail := row.Code, row.Arg(s, relation), "FailBeyond"
		if rule.Dependent(s, relation) {
			code, fail = "RequiredBy", "Fail"
		}
		i, _ := s.Field(relation.Field)
		f.p("if %s {", row.Broken(r, relation, f.fieldPlace(s, relation.Field), others))
		f.p("%s.%s(%d, %s.%s, %s)", obj, fail, i, f.Import(decodePath), code, strconv.Quote(arg))
		f.p("}")
	}
	for _, c := range s.Choices {
		f.choice(s, c)
	}
	f.p("}")
}

func (f *file) fieldPlace(s *plan.Struct, name string) rule.Place {
	i, field := s.Field(name)
	return rule.Place{Of: field.Value, Go: f.selector(field), Has: fmt.Sprintf("%s.Has(%d)", f.local("obj"), i)}
}

// choice prints that one group of fields, or one at least, must be there.
func (f *file) choice(s *plan.Struct, c plan.Choice) {
	var conditions, texts []string
	for _, g := range c.Groups {
		var has []string
		for _, name := range g.Fields {
			has = append(has, f.fieldPlace(s, name).Has)
		}
		conditions = append(conditions, strings.Join(has, " && "))
		texts = append(texts, rule.Series(g.Fields, "and"))
	}
	code := "AnyOfRequired"
	if c.AnyOf {
		for i, condition := range conditions {
			if strings.Contains(condition, " && ") && len(conditions) > 1 {
				conditions[i] = "(" + condition + ")"
			}
		}
		f.p("if !(%s) {", strings.Join(conditions, " || "))
	} else {
		code = "OneOfRequired"
		f.p("if !%s.ExactlyOne(%s) {", f.Import(decodePath), strings.Join(conditions, ", "))
	}
	f.p("%s.Fail(%s.%s, %s)", f.local("d"), f.Import(decodePath), code, strconv.Quote(strings.Join(texts, "; ")))
	f.p("}")
}
