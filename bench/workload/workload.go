// Package workload has the eight inputs of the benchmark: the arguments of calls as models
// send them, from 34 bytes to 110 KB. They are the same bytes in every run.
package workload

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"strings"
)

// Input is the text of one call, for the struct of that name.
type Input struct {
	Name   string
	Struct string
	Text   []byte
}

// Inputs returns all of them.
func Inputs() []Input {
	search := `{"query":"func (d *Decoder) String","lang":"go","sort":"relevance","limit":50,"offset":9007199254740993,"minScore":0.375,` +
		`"caseSensitive":true,"paths":["toolkit/decode","toolkit/format","gen/rule","executor","toolkit/validate"],"range":{"from":10,"to":2000,"inclusive":true},` +
		`"labels":{"team":"runtime","reviewed":"yes","area":"parser","milestone":"first release"},"since":"2026-11-30T08:15:30.25+01:00","sessionId":"sess_0123456789abcdef"}`
	var pretty strings.Builder
	indent(&pretty, search)
	return []Input{
		{"echo", "Echo", []byte(`{"value":"Pi","ignored":"drop me"}`)},
		{"edit", "Edit", edit()},
		{"search", "Search", []byte(search)},
		{"searchpretty", "Search", []byte(pretty.String())},
		{"write", "Write", write(100_000, false)},
		{"writeu8", "Write", write(100_000, true)},
		{"batch", "Batch", batch(1000)},
		{"echo50", "Echo", echo50()},
	}
}

func indent(out *strings.Builder, text string) {
	var v json.RawMessage = []byte(text)
	pretty, err := json.MarshalIndent(v, "", "  ")
	if err != nil {
		panic(err)
	}
	out.Write(pretty)
}

// edit has three edits of Go source.
func edit() []byte {
	type op struct {
		OldText string `json:"oldText"`
		NewText string `json:"newText"`
	}
	random := rand.New(rand.NewPCG(1, 1))
	var ops []op
	for range 3 {
		old := source(random, 330, false)
		ops = append(ops, op{old, strings.ReplaceAll(old, "err", "failure")})
	}
	return marshal(struct {
		Path       string `json:"path"`
		Edits      []op   `json:"edits"`
		ReplaceAll bool   `json:"replaceAll"`
		Mode       string `json:"mode"`
	}{"toolkit/decode/string.go", ops, false, "exact"})
}

func write(size int, unicode bool) []byte {
	return marshal(struct {
		Path    string `json:"path"`
		Content string `json:"content"`
	}{"toolkit/decode/string.go", source(rand.New(rand.NewPCG(2, 2)), size, unicode)})
}

// source is Go source: when it is a JSON string, one byte in about 16 is a backslash.
func source(random *rand.Rand, size int, unicode bool) string {
	names := []string{"decoder", "value", "offset", "err", "name", "text", "index", "count"}
	var b strings.Builder
	for b.Len() < size {
		a, c := names[random.IntN(len(names))], names[random.IntN(len(names))]
		if unicode && random.IntN(4) == 0 {
			fmt.Fprintf(&b, "// %s は次の値を読む: 解析器 🚀 naïve\n", a)
		}
		switch random.IntN(6) {
		case 0:
			fmt.Fprintf(&b, "func (d *Decoder) %s%d(%s int, options ...Option) (Report, error) {\n", a, random.IntN(100), c)
		case 4, 5:
			fmt.Fprintf(&b, "// %s is what the decoder has read of the %s, and where in the text it stands.\n", a, c)
		case 1:
			fmt.Fprintf(&b, "\tif %s := d.read(%q); %s != nil {\n\t\treturn %s\n\t}\n", c, a, c, c)
		case 2:
			fmt.Fprintf(&b, "\td.%s[%d] = %s + `\\n`\n", a, random.IntN(1000), c)
		default:
			fmt.Fprintf(&b, "\treturn fmt.Errorf(\"%s: %%d\\n\", %s)\n}\n\n", a, c)
		}
	}
	return b.String()
}

func batch(n int) []byte {
	type item struct {
		ID    int64   `json:"id"`
		Name  string  `json:"name"`
		Score float64 `json:"score"`
		OK    bool    `json:"ok"`
		Note  string  `json:"note"`
	}
	random := rand.New(rand.NewPCG(3, 3))
	var items []item
	for i := range n {
		items = append(items, item{
			ID: int64(random.Uint64() >> 11), Name: fmt.Sprintf("item number %d", i), Score: float64(random.IntN(1_000_000)) / 1000,
			OK: random.IntN(2) == 0, Note: []string{"", "as before, and the time before that", "said \"no\" to the change", "checked\tby hand"}[random.IntN(4)],
		})
	}
	return marshal(map[string]any{"items": items})
}

// echo50 has fifty names that nobody knows, some of them with values twenty levels deep.
func echo50() []byte {
	random := rand.New(rand.NewPCG(4, 4))
	var b strings.Builder
	b.WriteString(`{"value":"Pi"`)
	for i := range 50 {
		fmt.Fprintf(&b, `,"unknown%02d":`, i)
		switch {
		case i%10 == 0:
			b.WriteString(strings.Repeat(`{"a":[`, 10) + "1" + strings.Repeat(`]}`, 10))
		case i%3 == 0:
			fmt.Fprintf(&b, `[%d,true,null,"x"]`, random.IntN(1000))
		default:
			fmt.Fprintf(&b, `"a value of %d bytes or so"`, random.IntN(100))
		}
	}
	b.WriteString("}")
	return []byte(b.String())
}

func marshal(v any) []byte {
	var b strings.Builder
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(v); err != nil {
		panic(err)
	}
	return []byte(strings.TrimSuffix(b.String(), "\n"))
}
