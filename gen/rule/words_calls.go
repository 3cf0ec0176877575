package rule

import (
	"maps"
	"slices"
	"strings"

	"github.com/toolgen-go/toolgen/gen/plan"
)

// validateCalls are the words of the validate tag that only validator itself can judge.
var validateCalls = slices.Concat(callWord(plan.Call, calls), callWord(plan.Host, hostCalls))

func callWord(op plan.Op, table map[string]call) []Word {
	params := map[string]func(string) error{"postcode_iso3166_alpha2": postcodeCountry, "mimetype": mimeType}
	var all []Word
	for _, name := range slices.Sorted(maps.Keys(table)) {
		c := table[name]
		lower := calling(op, name, params[name])
		w := Word{Name: name, Param: strings.Contains(c.is, "%s"), Host: op == plan.Host, Fits: map[Kind]Lower{}, Refused: onItems}
		if !c.only {
			w.Fits[String] = lower
		}
		if c.ints {
			w.Fits[Int] = lower
		}
		all = append(all, w)
	}
	return all
}

// CustomWord is the word of a check that the program registers with validate.Register.
func CustomWord(name string) Word {
	w := Word{Name: name, Param: true, Optional: true, Fits: map[Kind]Lower{}, Refused: map[Kind]string{
		Struct: "validator judges the fields of a struct and hands no check the whole; put the check on a field, or check it in Execute",
		Union:  "validator judges the fields of a struct and hands no check the whole; put the check on a field, or check it in Execute",
		Any:    "the value may be null, which validator refuses without asking the check; check it in Execute",
	}}
	for _, k := range customKinds {
		w.Fits[k] = calling(plan.Custom, name, nil)
	}
	return w
}

// Refused are the words of the validate tag that no value can have, with the reason.
var Refused = map[string]string{
	"structonly":    "the rules of a struct hold wherever it stands; remove it, or use a type without rules",
	"nostructlevel": "the rules of a struct hold wherever it stands, and toolgen runs no struct-level functions; remove it",
	"validateFn":    "it calls a method of the value, of which a schema can say nothing; name a check in //toolgen:package validations=… and register it with validate.Register",
	"skip_unless":   "validator does by it what required_if does; write required_if",
	"eqcsfield":     otherStruct + "write eqfield",
	"necsfield":     otherStruct + "write nefield",
	"gtcsfield":     otherStruct + "write gtfield",
	"gtecsfield":    otherStruct + "write gtefield",
	"ltcsfield":     otherStruct + "write ltfield",
	"ltecsfield":    otherStruct + "write ltefield",

	"postcode_iso3166_alpha2_field": "its table of countries is validator's own, and a schema can say nothing of it; check it in Execute",

	"unix_addr": "validator accepts every text; remove it",
	"-":         "it stands alone, where it leaves the field without rules; remove it, or the other rules",
}

// otherStruct is why a word that reaches into other structs is refused.
const otherStruct = "it is for fields of other structs, which a struct cannot be judged by wherever it stands; for a field of the same struct "
