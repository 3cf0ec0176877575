package cases

import (
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/toolgen-go/toolgen/gen"
	"github.com/toolgen-go/toolgen/toolkit"
)

// isSchema compares a schema, byte for byte.
func isSchema(t *testing.T, got json.RawMessage, want string) {
	t.Helper()
	if string(got) != want {
		t.Errorf("%s\nwant %s", got, want)
	}
}

func TestS1RawAndBytes(t *testing.T) {
	isSchema(t, RawSchema.JSONSchema(), `{"type":"object","properties":{"raw":{},"data":{"type":"string","contentEncoding":"base64"}},"required":["raw","data"],"additionalProperties":false}`)
	check(t, RawSchema, parse[Raw]{text: `{"raw":[1, null],"data":"aGk="}`, want: Raw{json.RawMessage(`[1, null]`), []byte("hi")}})
}

func TestS2Recursion(t *testing.T) {
	const fields = `"properties":{"kids":{"type":"array","items":{"$ref":"#/$defs/Node","description":"Node contains itself."}}},"additionalProperties":false`
	isSchema(t, NodeSchema.JSONSchema(), `{"type":"object",`+fields+`,"$defs":{"Node":{"type":"object",`+fields+`}}}`)
	deep := func(levels int) string { return strings.Repeat(`{"kids":[`, levels/2) + strings.Repeat(`]}`, levels/2) }
	for _, row := range []struct {
		levels, limit int
		err           string
	}{
		{1_000, 0, ""},
		{1_002, 0, "arguments are nested deeper than 1000 levels"},
		{10_000, 0, "arguments are nested deeper than 1000 levels"},
		{10_000, 5_000, "arguments are nested deeper than 5000 levels"},
		{10_000, 10_000, ""},
		{1_000_000, 1 << 30, "arguments are nested deeper than 10000 levels"},
	} {
		node, _, err := NodeSchema.(interface {
			ParseWith([]byte, toolkit.ParseOptions) (Node, toolkit.ParseReport, error)
		}).ParseWith([]byte(deep(row.levels)), toolkit.ParseOptions{MaxDepth: row.limit})
		if err != nil {
			if err.Error() != row.err {
				t.Errorf("%d levels, limit %d: %v, want %q", row.levels, row.limit, err, row.err)
			}
			continue
		}
		n := 2 // the innermost list is empty
		for ; len(node.Kids) > 0; n += 2 {
			node = node.Kids[0]
		}
		if row.err != "" || n != row.levels {
			t.Errorf("%d levels, limit %d: %d were read, want %q", row.levels, row.limit, n, row.err)
		}
	}
}

func TestS3OneTypeTwice(t *testing.T) {
	isSchema(t, BetweenSchema.JSONSchema(), `{"type":"object","properties":{"before":{"type":"string","format":"date-time"},"after":{"type":"string","format":"date-time"}},"required":["before","after"],"additionalProperties":false}`)
}

func TestS4WholeSentences(t *testing.T) {
	isSchema(t, SentenceSchema.JSONSchema(), `{"type":"object","properties":{"deep":{"type":"boolean","description":"If true, descend"}},"required":["deep"],"additionalProperties":false}`)
	refused(t, "S4", `refused.go:8:66: a comma ends the value of description: write description=If true\\, descend`)
}

func TestS5Omitzero(t *testing.T) {
	isSchema(t, ZeroSchema.JSONSchema(), `{"type":"object","properties":{"a":{"type":"integer"}},"additionalProperties":false}`)
	check(t, ZeroSchema, parse[Zero]{text: `{}`})
}

func TestS6BoundOfZero(t *testing.T) {
	isSchema(t, LeastSchema.JSONSchema(), `{"type":"object","properties":{"a":{"type":"integer","minimum":0}},"required":["a"],"additionalProperties":false}`)
	check(t, LeastSchema, parse[Least]{text: `{"a":-1}`, err: "a: must be at least 0, got -1"})
}

func TestS7NoFields(t *testing.T) {
	isSchema(t, NothingSchema.JSONSchema(), `{"type":"object","properties":{},"additionalProperties":false}`)
}

func TestS8TypesThatJSONHasNot(t *testing.T) {
	isSchema(t, AnySchema.JSONSchema(), `{"type":"object","properties":{"x":{}},"required":["x"],"additionalProperties":false}`)
	linted(t, "\tX any `json:\"x\"`", "any JSON may stand here, so the schema tells the model nothing and the parser checks nothing; write a struct, a map or a list, or an interface whose variants are marked")
	refused(t, "S8",
		`refused.go:9:11: a channel cannot come from JSON; leave it out with json:"-"`,
		`refused.go:10:11: a function cannot come from JSON; leave it out with json:"-"`)
}

func TestS9QuotedNumbers(t *testing.T) {
	isSchema(t, QuotedSchema.JSONSchema(), `{"type":"object","properties":{"n":{"type":"string","pattern":"^(0|-?[1-9][0-9]*)$"}},"required":["n"],"additionalProperties":false}`)
	check(t, QuotedSchema,
		parse[Quoted]{text: `{"n":"-12"}`, want: Quoted{-12}},
		parse[Quoted]{text: `{"n":12}`, err: "n: must be a string with an integer in it, got number"},
		parse[Quoted]{text: `{"n":"012"}`, err: `n: must be an integer in plain digits, such as "12" or "-3", got "012"`},
	)
}

func TestS10OtherPackages(t *testing.T) {
	isSchema(t, VisitSchema.JSONSchema(), `{"type":"object","properties":{"place":{"type":"object","properties":{`+
		`"lat":{"type":"number","description":"Lat is the latitude in degrees."},`+
		`"lon":{"type":"number","description":"Lon is the longitude in degrees."},`+
		`"label":{"type":"string","description":"Label is shown beside the point."}},"required":["lat","lon"],"additionalProperties":false},`+
		`"level":{"type":"string","description":"- \"low\": Low is hardly noticed.","enum":["low","high"]}},"required":["place","level"],"additionalProperties":false}`)
	check(t, VisitSchema, parse[Visit]{text: `{"place":{"lat":1,"lon":2},"level":"hidden"}`, err: `level: must be one of "low", "high", got "hidden"`})
}

func TestS11UnknownWords(t *testing.T) {
	refused(t, "S11",
		`refused.go:11:43: validate has no word "mn" that toolgen knows; did you mean "min"?`,
		`refused.go:12:48: jsonschema has no word "mininum" that toolgen knows; did you mean "minimum"?`)
}

func TestS12RulesThatContradict(t *testing.T) {
	refused(t, "S12",
		"refused.go:13:52: min=5 and max=3 leave no value; change one of the rules",
		`refused.go:14:66: the default "b" breaks the field's own rule (one of "a"); change one of them`)
}

// refused generates for testdata/refused and compares what is said of the lines of a
// case: the place in the file, and the whole message.
func refused(t *testing.T, name string, want ...string) {
	t.Helper()
	dir, err := filepath.Abs(filepath.Join("testdata", "refused"))
	if err != nil {
		t.Fatal(err)
	}
	result, err := gen.Generate(t.Context(), gen.Config{Dir: dir})
	if err != nil {
		t.Fatal(err)
	}
	source, err := os.ReadFile(filepath.Join(dir, "refused.go"))
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(string(source), "\n")
	var got []string
	for _, d := range result.Diagnostics {
		if strings.HasSuffix(lines[d.Pos.Line-1], "// "+name) {
			d.Pos.File = filepath.Base(d.Pos.File)
			got = append(got, d.String())
		}
	}
	if !slices.Equal(got, want) {
		t.Errorf("it says\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

// linted compares what lint says of a line of schemas.go, which is allowed.
func linted(t *testing.T, line string, want ...string) {
	t.Helper()
	result, err := gen.Generate(t.Context(), gen.Config{})
	if err != nil {
		t.Fatal(err)
	}
	source, err := os.ReadFile("schemas.go")
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(string(source), "\n")
	var got []string
	for _, d := range result.Findings {
		if filepath.Base(d.Pos.File) == "schemas.go" && lines[d.Pos.Line-1] == line {
			got = append(got, d.Message)
		}
	}
	if !slices.Equal(got, want) {
		t.Errorf("lint says %q, want %q", got, want)
	}
}
