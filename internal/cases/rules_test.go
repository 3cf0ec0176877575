package cases

import (
	"regexp"
	"strings"
	"testing"
)

func TestV1MissingIsNotEmpty(t *testing.T) {
	check(t, IssueSchema,
		parse[Issue]{text: `{}`, err: "title: is required"},
		parse[Issue]{text: `{"title":""}`},
	)
}

func TestV2AllMistakesAtOnce(t *testing.T) {
	check(t, SearchSchema, parse[Search]{
		text: `{"query":"","limit":0,"mode":"fuzy"}`,
		err: `3 problems with the arguments:
- query: must have at least 1 character, got 0
- limit: must be at least 1, got 0
- mode: must be one of "exact", "fuzzy", got "fuzy"; did you mean "fuzzy"?`,
	})
}

// TestV3Sentences sends each wrong kind of value to each member of every case. What comes
// back is for a model, and has nothing of Go and no piece of the schema in it.
func TestV3Sentences(t *testing.T) {
	inGo := regexp.MustCompile(`&\{|\*?\b(cases|other|toolkit|decode|json|time)\.[A-Z]|\b(u?int|float)(8|16|32|64)\b|\bstruct\b|\binterface\b|\bnil\b|\bmap\[|\[\][a-z]|<[a-z]+ Value>|%!|Schema|roperties|\bgoroutine\b`)
	values := []string{`null`, `true`, `1`, `-1.5`, `1e400`, `""`, `"x"`, `[]`, `[1]`, `{}`, `{"x":1}`, `"\ud800"`}
	sentences := 0
	for _, s := range []erased{
		of(NumberSchema), of(SinceSchema), of(NamedSchema), of(FilesSchema), of(LimitSchema), of(StateSchema), of(NullSchema), of(EditSchema),
		of(RunSchema), of(WriteSchema), of(WaitSchema), of(TagsSchema), of(PairSchema), of(RawSchema), of(NodeSchema), of(BetweenSchema),
		of(SentenceSchema), of(ZeroSchema), of(LeastSchema), of(QuotedSchema), of(VisitSchema), of(IssueSchema), of(SearchSchema),
	} {
		for f := range s.typ.Fields() {
			name, _, _ := strings.Cut(f.Tag.Get("json"), ",")
			for _, value := range values {
				for _, text := range []string{`{"` + name + `":` + value + `}`, `{"` + name + `":[` + value + `]}`, `{"` + name + `":{"path":` + value + `,"size":` + value + `}}`} {
					err := s.parse([]byte(text))
					if err == nil {
						continue
					}
					sentences++
					if m := inGo.FindString(err.Error()); m != "" {
						t.Errorf("%s: %q stands in %q", text, m, err)
					}
				}
			}
		}
	}
	t.Logf("%d messages", sentences)
	if sentences < 500 {
		t.Error("too few")
	}
}
