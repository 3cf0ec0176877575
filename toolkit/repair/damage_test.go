package repair_test

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"reflect"
	"strconv"
	"strings"
	"testing"

	"github.com/toolgen-go/toolgen/toolkit/repair"
	"github.com/toolgen-go/toolgen/toolkit/repair/internal/fixtures"
)

// damager writes random parameters as JSON, and now and then a value in the way that one of
// the rules repairs. It knows the fixture, and nothing of schemas.
type damager struct {
	*rand.Rand
	rate int // one of so many values is damaged; 0: none
	made map[repair.Rule]int
}

func (d *damager) damage(rule repair.Rule) bool {
	if d.rate == 0 || d.IntN(d.rate) > 0 {
		return false
	}
	d.made[rule]++
	return true
}

// quoted is a JSON text as a JSON string.
func quoted(text string) string {
	b, _ := json.Marshal(text)
	return string(b)
}

func (d *damager) number(v any) string {
	text := fmt.Sprint(v)
	if d.damage(repair.StringToNumber) {
		return quoted(text)
	}
	return text
}

func (d *damager) boolean(v bool) string {
	text := strconv.FormatBool(v)
	if d.damage(repair.ParseString) {
		return quoted(text)
	}
	return text
}

func (d *damager) mode(v fixtures.Mode) string {
	if d.damage(repair.TrimEnum) {
		space := []string{"\n", " ", "\t", "\u00a0", "\r\n"}
		return quoted(space[d.IntN(len(space))] + string(v) + space[d.IntN(len(space))])
	}
	return quoted(string(v))
}

// object writes members as name and value in turn; of absent ones, some are null.
func (d *damager) object(absent []string, members ...string) string {
	var all []string
	for i := 0; i < len(members); i += 2 {
		all = append(all, quoted(members[i])+":"+members[i+1])
	}
	for _, name := range absent {
		if d.damage(repair.NullIsAbsent) {
			all = append(all, quoted(name)+": null")
		}
	}
	d.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
	return d.encode("{" + strings.Join(all, ", ") + "}")
}

// encode puts the text of an object or array into a string, or not.
func (d *damager) encode(text string) string {
	if d.damage(repair.ParseString) {
		return quoted(text)
	}
	return text
}

// list writes items. One that is a list itself could not be told from the whole, so it stays
// in its list, and so does a text that may be a list in quotes.
func (d *damager) list(items []string) string {
	if len(items) == 1 && !ambiguous(items[0]) && d.damage(repair.SingleToList) {
		return items[0]
	}
	return d.encode("[" + strings.Join(items, ",") + "]")
}

func ambiguous(item string) bool {
	var s string
	if json.Unmarshal([]byte(item), &s) == nil {
		item = strings.TrimSpace(s)
	}
	return strings.HasPrefix(item, "[") || item == "null"
}

// each writes a list of up to n values.
func each[T any](d *damager, n int, value func() (T, string)) ([]T, string) {
	values, items := make([]T, d.IntN(n+1)), []string(nil)
	for i := range values {
		v, text := value()
		values[i] = v
		items = append(items, text)
	}
	return values, d.list(items)
}

func (d *damager) text() string {
	texts := []string{"", "a", "null", "true", "42", " 3.5 ", "exact\n", "{}", "[1]", "[", "{\"x\":1}", "é\u2028<\ud7ff😀", "\"a\"", "\x00\\\ufffd"}
	return texts[d.IntN(len(texts))]
}

func (d *damager) point() (fixtures.Point, string) {
	p := fixtures.Point{X: d.IntN(9) - 4, L: d.text()}
	return p, d.object([]string{"y"}, "x", d.number(p.X), "l", quoted(p.L))
}

func (d *damager) shape() (fixtures.Shape, string) {
	if d.IntN(2) == 0 {
		at, text := d.point()
		c := fixtures.Circle{At: at, Name: d.text()}
		return c, d.object([]string{"radius"}, "at", text, "type", d.tag("circle"), "name", quoted(c.Name))
	}
	corners, text := each(d, 2, d.point)
	p := fixtures.Poly{Corners: corners, At: d.text()}
	names, list := each(d, 2, func() (string, string) { s := d.text(); return s, quoted(s) })
	p.Name = names
	return p, d.object(nil, "name", list, "corners", text, "at", quoted(p.At), "type", d.tag("poly"))
}

// tag writes the name of a variant.
func (d *damager) tag(name string) string { return d.mode(fixtures.Mode(name)) }

func (d *damager) tree(depth int) (fixtures.Tree, string) {
	t := fixtures.Tree{Size: d.IntN(3)}
	members := []string{"size", d.number(t.Size)}
	absent := []string{"by"}
	if depth > 0 {
		kids, text := each(d, 2, func() (fixtures.Tree, string) { return d.tree(depth - 1) })
		t.Kids = kids
		members = append(members, "kids", text)
		kid, text := d.tree(depth - 1)
		t.By = map[string]fixtures.Tree{"a/~": kid}
		members, absent = append(members, "by", d.object(nil, "a/~", text)), nil
	}
	return t, d.object(absent, members...)
}

func (d *damager) params() (fixtures.Params, string) {
	p := fixtures.Params{Name: d.text(), Count: 7, Big: d.Int64(), Ratio: d.Float64(), Deep: d.IntN(2) == 0, Mode: fixtures.Fuzzy, Quoted: 5}
	members := []string{
		"name", quoted(p.Name), "big", d.number(p.Big), "ratio", d.number(p.Ratio), "deep", d.boolean(p.Deep),
		"mode", d.mode(p.Mode), "quoted", `"5"`, "maybe", "null",
	}
	member := func(name, text string) { members = append(members, name, text) }
	if d.IntN(2) == 0 {
		p.Any = "[1]"
		member("any", `"[1]"`)
	}
	var text string
	p.Modes, text = each(d, 2, func() (fixtures.Mode, string) { return fixtures.Exact, d.mode(fixtures.Exact) })
	member("modes", text)
	p.Grid, text = each(d, 2, func() ([]int, string) {
		return each(d, 2, func() (int, string) { n := d.IntN(99); return n, d.number(n) })
	})
	member("grid", text)
	p.Points, text = each(d, 2, d.point)
	member("points", text)
	p.Shapes, text = each(d, 2, d.shape)
	member("shapes", text)
	tree, text := d.tree(2)
	p.Tree = &tree
	member("tree", text)
	p.Limits = map[string]int{"": 1, "b/~": 2}
	member("limits", d.object(nil, "", d.number(1), "b/~", d.number(2)))
	return p, d.object([]string{"note", "count", "small", "tags", "point", "where", "a/b~c"}, members...)
}

// TestDamage damages random parameters by the inverse of the rules and has them repaired:
// the value must be the same, and so must the number of repairs by each rule.
func TestDamage(t *testing.T) {
	total := make(map[repair.Rule]int)
	for seed := range uint64(2000) {
		d := &damager{Rand: rand.New(rand.NewPCG(seed, 0)), rate: []int{0, 3, 10, 30}[seed%4], made: make(map[repair.Rule]int)}
		want, text := d.params()
		if err := verify(params, text, repair.All()...); err != nil {
			t.Fatalf("seed %d: %s: %v", seed, text, err)
		}
		got, repairs, err := repair.Prepare(params, []byte(text), repair.All())
		if err != nil {
			t.Fatalf("seed %d: %s: %v", seed, text, err)
		}
		if !reflect.DeepEqual(got.Params(), want) {
			t.Fatalf("seed %d: %s:\n%+v, want\n%+v", seed, text, got.Params(), want)
		}
		made := make(map[repair.Rule]int)
		for _, r := range repairs {
			made[repair.Rule(r.Rule)]++
			total[repair.Rule(r.Rule)]++
		}
		if !reflect.DeepEqual(made, d.made) {
			t.Fatalf("seed %d: %s: repairs %v, want %v", seed, text, made, d.made)
		}
	}
	for _, rule := range repair.All() {
		if total[rule] < 300 {
			t.Errorf("only %d repairs by %s", total[rule], rule)
		}
	}
}
