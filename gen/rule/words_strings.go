package rule

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	"github.com/toolgen-go/toolgen/gen/plan"
)

// validateStrings are the words of the validate tag that judge what a string looks like.
var validateStrings = slices.Concat(formatWords, formWords(), partWordList(), []Word{
	{Name: "oneofci", Param: true, Fits: map[Kind]Lower{String: anyCase(plan.AnyCase)}, Refused: onItems},
	{Name: "noneofci", Param: true, Fits: map[Kind]Lower{String: anyCase(plan.NotAnyCase)}, Refused: onItems},
	{Name: "datetime", Param: true, Fits: map[Kind]Lower{String: datetime}, Refused: map[Kind]string{
		Time: "a time.Time has the form of RFC 3339; for another form use a string", List: onItems[List],
	}},
})

// formatWords are the words that a format of JSON Schema stands for.
var formatWords = []Word{
	onStrings("email", ofFormat("email")),
	onStrings("url", ofFormat("url")),
	onStrings("uri", ofFormat("request_uri")),
	onStrings("http_url", ofFormat("http_url")),
	onStrings("https_url", ofFormat("https_url")),
	onStrings("uuid", ofFormat("uuid")),
	onStrings("uuid_rfc4122", ofFormat("uuid")),
	onStrings("ipv4", ofFormat("ipv4")),
	onStrings("ipv6", ofFormat("ipv6")),
	onStrings("ip", ofFormat("ip")),
	onStrings("hostname", ofFormat("hostname_rfc952")),
	onStrings("hostname_rfc1123", ofFormat("hostname")),
	onStrings("fqdn", ofFormat("fqdn")),
}

// onStrings is a word for strings, which on a list stands behind dive.
func onStrings(name string, lower Lower) Word {
	return Word{Name: name, Fits: map[Kind]Lower{String: lower}, Refused: onItems}
}

var onItems = map[Kind]string{List: "it is for the items; write dive before it"}

// formWords are the words of forms and looseForms, in the order of their names.
func formWords() []Word {
	var list []Word
	for _, name := range slices.Sorted(maps.Keys(forms)) {
		if strings.Contains(name, "=") {
			continue
		}
		w := onStrings(name, formRule(plan.Form, name))
		switch name {
		case "spicedb":
			w.Fits[String], w.Param, w.Optional = spicedb, true, true
		case "latitude":
			w.Fits[Int], w.Fits[Float] = between("-90", "90"), between("-90", "90")
		case "longitude":
			w.Fits[Int], w.Fits[Float] = between("-180", "180"), between("-180", "180")
		}
		list = append(list, w)
	}
	for _, name := range slices.Sorted(maps.Keys(looseForms)) {
		list = append(list, onStrings(name, formRule(plan.LooseForm, name)))
	}
	return list
}

func partWordList() []Word {
	var list []Word
	for _, name := range slices.Sorted(maps.Keys(parts)) {
		list = append(list, Word{Name: name, Param: true, Fits: map[Kind]Lower{String: partRule(name)}, Refused: onItems})
	}
	return list
}

func formRule(op plan.Op, name string) Lower {
	return func(*plan.Value, string) ([]plan.Rule, error) { return []plan.Rule{{Op: op, Arg: name}}, nil }
}

// spicedb has a parameter that says of what.
func spicedb(_ *plan.Value, param string) ([]plan.Rule, error) {
	name := "spicedb"
	if param != "" {
		name += "=" + param
	}
	if _, ok := forms[name]; !ok {
		return nil, fmt.Errorf("validator knows no %q; write spicedb=id, permission or type", param)
	}
	return []plan.Rule{{Op: plan.Form, Arg: name}}, nil
}

// between bounds a number on both sides, as far as its type does not.
func between(low, high string) Lower {
	return func(v *plan.Value, _ string) ([]plan.Rule, error) {
		var rules []plan.Rule
		for _, r := range []plan.Rule{{Op: plan.Minimum, Arg: low}, {Op: plan.Maximum, Arg: high}} {
			if t, ok := v.Type.(plan.Int); ok {
				if lo, hi := Bounds(t); rat(r.Arg).Num().Cmp(lo) < 0 || rat(r.Arg).Num().Cmp(hi) > 0 {
					continue
				}
			}
			rules = append(rules, r)
		}
		return rules, nil
	}
}

// layouts are those that a format stands for.
var layouts = map[string]string{time.RFC3339: "date-time", time.DateOnly: "date", "15:04:05Z07:00": "full-time"}

func datetime(_ *plan.Value, layout string) ([]plan.Rule, error) {
	if name, ok := layouts[layout]; ok {
		return []plan.Rule{{Op: plan.Format, Arg: name}}, nil
	}
	moment := time.Date(2001, 11, 22, 13, 14, 15, 0, time.UTC)
	if moment.Format(layout) == layout {
		return nil, errors.New("the layout names nothing of a time; write the reference time in the form that you want, such as 2006-01-02 15:04")
	}
	return []plan.Rule{{Op: plan.Layout, Arg: layout}}, nil
}

// Aliases are the words of validator that stand for several, of which one must hold.
var Aliases = map[string][]string{
	"iscolor":         {"hexcolor", "rgb", "rgba", "hsl", "hsla", "cmyk"},
	"country_code":    {"iso3166_1_alpha2", "iso3166_1_alpha3", "iso3166_1_alpha_numeric"},
	"eu_country_code": {"iso3166_1_alpha2_eu", "iso3166_1_alpha3_eu", "iso3166_1_alpha_numeric_eu"},
}
