package tag

import (
	"fmt"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Word is one word of the jsonschema or jsonschema_extras key: a flag, or key=value.
type Word struct {
	Key         string
	Value       string // what follows the first "=", with its commas unescaped
	HasValue    bool   // there is a "="
	Offset      int    // of the key in the source text, -1 where that is not known
	ValueOffset int    // of the value; -1 also where there is none

	offsets []int // of the bytes of the value and its end
}

// ValueAt returns where byte i of the value begins in the source text, or -1.
func (w Word) ValueAt(i int) int { return offsetAt(w.offsets, i) }

// JSONSchema splits the value of the jsonschema key into its words, by the grammar
// of invopop/jsonschema: commas separate words, a comma after a backslash belongs
// to the word and the backslash goes, the first "=" separates key and value.
// known says which keys exist, flags and others.
//
// An empty word, a space before or after a key, and a word that must be the rest
// of a value cut at a comma are Problems; a cut rest and an empty word are not
// among the words. A word whose key is not known, and that is none of these, is
// returned for the caller to judge.
func (v Value) JSONSchema(known func(key string) bool) ([]Word, []Problem) {
	return v.words(known, false)
}

// Extras splits the value of the jsonschema_extras key, a list of key=value with
// the escape of [Value.JSONSchema] and any keys. A word without a value is a
// Problem, because it would be dropped.
func (v Value) Extras() ([]Word, []Problem) {
	return v.words(func(string) bool { return true }, true)
}

// piece is the text between two separators.
type piece struct {
	text    string
	begin   int   // its index in the value
	offsets []int // of its bytes and its end; nil: not known
}

// pieces splits a value at its unescaped commas.
func (v Value) pieces() []piece {
	var all []piece
	var text []byte
	var offsets []int
	begin := 0
	end := func(i int) {
		p := piece{text: string(text), begin: begin}
		if v.offsets != nil {
			p.offsets = append(offsets, v.Offset(i))
		}
		all = append(all, p)
		text, offsets, begin = nil, nil, i+1
	}
	for i := 0; i < len(v.Text); i++ {
		c := v.Text[i]
		if c == ',' {
			end(i)
			continue
		}
		offsets = append(offsets, v.Offset(i))
		if c == '\\' && strings.HasPrefix(v.Text[i+1:], ",") {
			c = ','
			i++
		}
		text = append(text, c)
	}
	end(len(v.Text))
	return all
}

// wordReader collects words and problems of one value.
type wordReader struct {
	v         Value
	needValue bool
	words     []Word
	problems  []Problem

	before string // the word before, where it has a value that a comma may have cut
	run    int    // the problem that speaks of the rests of that value, or -1
}

func (v Value) words(known func(key string) bool, needValue bool) ([]Word, []Problem) {
	if v.Text == "" {
		return nil, nil
	}
	r := wordReader{v: v, needValue: needValue, run: -1}
	all := v.pieces()
	for i, p := range all {
		last := i == len(all)-1
		key, _, has := strings.Cut(p.text, "=")
		name := strings.TrimSpace(key)
		ok := name != "" && known(name) && (has || !needValue)
		switch {
		case p.text == "" && (r.run < 0 || last):
			r.problem(r.place(p), CodeEmptyWord, fmt.Sprintf("there is no word here in %s: remove the comma", v.Key))
		case ok && key == name, has && isWord(key):
			r.add(p, key, has)
		case ok:
			r.spaced(p, name)
			r.add(p, key, has)
		case r.before != "":
			r.cut(p)
		case name == "" && has:
			r.problem(r.place(p), CodeMissingKey, fmt.Sprintf("there is no name before %s: write name=value", r.v.written("="+p.text[len(key)+1:])))
		case name == "":
			r.problem(r.place(p), CodeEmptyWord, fmt.Sprintf("there is no word here in %s: remove the comma and the space", v.Key))
		case needValue:
			r.problem(offsetAt(p.offsets, indent(p.text)), CodeMissingValue, fmt.Sprintf("%s has no value and would be dropped: write %s=value", v.written(name), v.written(name)))
		default:
			if key != name {
				r.spaced(p, name)
			}
			r.add(p, key, has)
		}
	}
	return r.words, r.problems
}

// place returns the offset of a piece that has no word: of the piece itself, or of
// the comma before where it is the last and has no byte of its own.
func (r *wordReader) place(p piece) int { return r.v.Offset(min(p.begin, len(r.v.Text)-1)) }

func (r *wordReader) problem(offset int, code, message string) {
	r.problems = append(r.problems, Problem{offset, code, message})
}

// add records the word of a piece.
func (r *wordReader) add(p piece, key string, has bool) {
	w := Word{Key: strings.TrimSpace(key), HasValue: has, Offset: offsetAt(p.offsets, indent(key)), ValueOffset: -1}
	r.before, r.run = "", -1
	if has {
		w.Value = p.text[len(key)+1:]
		if p.offsets != nil {
			w.offsets = p.offsets[len(key)+1:]
		}
		w.ValueOffset = w.ValueAt(0)
		r.before = p.text
	}
	r.words = append(r.words, w)
}

// spaced reports a known word with spaces around its key.
func (r *wordReader) spaced(p piece, name string) {
	message := fmt.Sprintf("there is a space beside %s: write it without", name)
	if r.before != "" && indent(p.text) > 0 {
		message += fmt.Sprintf(", or where the comma belongs to the value write %s", r.v.written(r.before+","+p.text))
	}
	r.problem(offsetAt(p.offsets, indent(p.text)), CodeSpace, message)
}

// cut reports a piece that is the rest of the value before it. Several rests of one
// value are one problem.
func (r *wordReader) cut(p piece) {
	r.before += "," + p.text
	key, _, _ := strings.Cut(r.before, "=")
	message := fmt.Sprintf("a comma ends the value of %s: write %s", key, r.v.written(r.before))
	if r.run >= 0 {
		r.problems[r.run].Message = message
		return
	}
	r.run = len(r.problems)
	r.problem(offsetAt(p.offsets, indent(p.text)), CodeCommaCut, message)
}

// written returns a word as it must be written in the source, its commas escaped.
func (v Value) written(word string) string {
	s := strconv.Quote(strings.ReplaceAll(word, ",", `\,`))
	s = s[1 : len(s)-1]
	if v.interpreted {
		s = strconv.Quote(s)
		s = s[1 : len(s)-1]
	}
	return s
}

// indent returns how many bytes of white space s begins with.
func indent(s string) int { return len(s) - len(strings.TrimLeftFunc(s, unicode.IsSpace)) }

// isWord reports whether s could be meant as a key: letters, digits, _ and -.
func isWord(s string) bool {
	for i, r := range s {
		if r == utf8.RuneError || r != '_' && r != '-' && !unicode.IsLetter(r) && (i == 0 || !unicode.IsDigit(r)) {
			return false
		}
	}
	return s != ""
}
