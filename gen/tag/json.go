package tag

import (
	"fmt"
	"strings"
	"unicode"

	"github.com/toolgen-go/toolgen/internal/suggest"
)

// options are the options of encoding/json.
var options = []string{"omitempty", "omitzero", "string"}

// JSON is the json key of a field, as encoding/json reads it.
type JSON struct {
	Name       string // the property name; "" where the Go name is used
	HasName    bool
	NameOffset int  // in the source text, -1 where that is not known
	Skip       bool // `json:"-"`: the field is no property

	OmitEmpty bool // omitempty
	OmitZero  bool // omitzero
	AsString  bool // string

	Options []Option // the known options in the order of the source
}

// Option is one option of the json key.
type Option struct {
	Word   string // omitempty, omitzero or string
	Offset int    // in the source text, -1 where that is not known
}

// Offset returns where an option stands in the source text, or -1.
func (j JSON) Offset(option string) int {
	for _, o := range j.Options {
		if o.Word == option {
			return o.Offset
		}
	}
	return -1
}

// JSON reads the value of the json key. A name that encoding/json ignores, in
// favour of the Go name, an option that it does not know, and an option said twice
// are Problems. An empty option says nothing (`json:"-,"` is the name "-").
func (v Value) JSON() (JSON, []Problem) {
	if v.Text == "-" {
		return JSON{NameOffset: v.Offset(0), Skip: true}, nil
	}
	var problems []Problem
	name, rest, _ := strings.Cut(v.Text, ",")
	j := JSON{NameOffset: v.Offset(0)}
	if r, bad := ignoredIn(name); bad {
		problems = append(problems, Problem{v.Offset(0), CodeJSONName,
			fmt.Sprintf("encoding/json ignores the name %q because of %q and uses the Go name: write letters, digits, _ and - only", name, r)})
	} else if name != "" {
		j.Name, j.HasName = name, true
	}
	at := len(name) + 1
	for word := range strings.SplitSeq(rest, ",") {
		if problem := j.option(word, v.Offset(at)); problem != "" {
			problems = append(problems, Problem{v.Offset(at), CodeJSONOption, problem})
		}
		at += len(word) + 1
	}
	return j, problems
}

// option records an option of the json key. It returns what is wrong with it.
func (j *JSON) option(word string, offset int) string {
	var said *bool
	switch word {
	case "":
		return ""
	case "omitempty":
		said = &j.OmitEmpty
	case "omitzero":
		said = &j.OmitZero
	case "string":
		said = &j.AsString
	case "inline":
		return "encoding/json ignores inline: embed the struct instead (leave out the field's name)"
	case "required":
		return "encoding/json ignores required: a field is required unless it has omitempty or omitzero, so remove the word"
	default:
		if near := suggest.Nearest(strings.TrimSpace(word), options); near != "" {
			return fmt.Sprintf("encoding/json ignores the option %q: write %s", word, near)
		}
		return fmt.Sprintf("encoding/json ignores the option %q: remove it, the options are %s", word, strings.Join(options, ", "))
	}
	if *said {
		return fmt.Sprintf("the option %s is said twice: write it once", word)
	}
	*said = true
	j.Options = append(j.Options, Option{word, offset})
	return ""
}

// ignoredIn returns the first character that makes encoding/json ignore a name.
func ignoredIn(name string) (r rune, bad bool) {
	for _, r := range name {
		if !strings.ContainsRune("!#$%&()*+-./:;<=>?@[]^_{|}~ ", r) && !unicode.IsLetter(r) && !unicode.IsDigit(r) {
			return r, true
		}
	}
	return 0, false
}
