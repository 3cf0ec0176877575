package peers

import (
	"errors"
	"fmt"
	"time"
	"unicode/utf8"

	"github.com/go-faster/jx"

	"github.com/toolgen-go/toolgen/bench/plain"
)

// jxByHand is what someone writes who decodes each struct with jx and checks its rules in
// place. It refuses invalid UTF-8, which jx lets pass; it knows nothing of lone surrogates and
// of names that stand twice.
func jxByHand() Peer {
	return Peer{"jx by hand", map[string]func([]byte) error{
		"Echo":   byHand(func(d *jx.Decoder) (*plain.Echo, error) { v := new(plain.Echo); return v, jxEcho(d, v) }),
		"Edit":   byHand(func(d *jx.Decoder) (*plain.Edit, error) { v := new(plain.Edit); return v, jxEdit(d, v) }),
		"Search": byHand(func(d *jx.Decoder) (*plain.Search, error) { v := new(plain.Search); return v, jxSearch(d, v) }),
		"Write":  byHand(func(d *jx.Decoder) (*plain.Write, error) { v := new(plain.Write); return v, jxWrite(d, v) }),
		"Batch":  byHand(func(d *jx.Decoder) (*plain.Batch, error) { v := new(plain.Batch); return v, jxBatch(d, v) }),
	}}
}

func byHand[T any](decode func(d *jx.Decoder) (*T, error)) func([]byte) error {
	return func(text []byte) error {
		if !utf8.Valid(text) {
			return fmt.Errorf("invalid UTF-8")
		}
		d := jx.GetDecoder()
		defer jx.PutDecoder(d)
		d.ResetBytes(text)
		_, err := decode(d)
		return err
	}
}

var errRule = errors.New("a rule is broken")

// rules are checked with the value at hand.
func rules(err error, ok bool) error {
	if err == nil && !ok {
		return errRule
	}
	return err
}

// missing says whether all members of an object were there.
func missing(err error, seen, all int) error {
	if err == nil && seen&all != all {
		return fmt.Errorf("members are missing: %b", all&^seen)
	}
	return err
}

func jxEcho(d *jx.Decoder, v *plain.Echo) error {
	seen := 0
	err := d.ObjBytes(func(d *jx.Decoder, key []byte) (err error) {
		switch string(key) {
		case "value":
			seen |= 1
			v.Value, err = d.Str()
			return err
		}
		return d.Skip()
	})
	return missing(err, seen, 1)
}

func jxEdit(d *jx.Decoder, v *plain.Edit) error {
	seen := 0
	err := d.ObjBytes(func(d *jx.Decoder, key []byte) (err error) {
		switch string(key) {
		case "path":
			seen |= 1
			v.Path, err = d.Str()
			n := utf8.RuneCountInString(v.Path)
			return rules(err, n >= 1 && n <= 4096)
		case "edits":
			seen |= 2
			err = d.Arr(func(d *jx.Decoder) error {
				v.Edits = append(v.Edits, plain.EditOp{})
				return jxEditOp(d, &v.Edits[len(v.Edits)-1])
			})
			return rules(err, len(v.Edits) >= 1)
		case "replaceAll":
			all, err := d.Bool()
			v.ReplaceAll = &all
			return err
		case "mode":
			seen |= 4
			v.Mode, err = d.Str()
			return rules(err, v.Mode == "exact" || v.Mode == "regex" || v.Mode == "fuzzy")
		}
		return d.Skip()
	})
	return missing(err, seen, 7)
}

func jxEditOp(d *jx.Decoder, v *plain.EditOp) error {
	seen := 0
	err := d.ObjBytes(func(d *jx.Decoder, key []byte) (err error) {
		switch string(key) {
		case "oldText":
			seen |= 1
			v.OldText, err = d.Str()
			return rules(err, v.OldText != "")
		case "newText":
			seen |= 2
			v.NewText, err = d.Str()
			return err
		}
		return d.Skip()
	})
	return missing(err, seen, 3)
}

func jxSearch(d *jx.Decoder, v *plain.Search) error {
	seen := 0
	err := d.ObjBytes(func(d *jx.Decoder, key []byte) (err error) {
		switch string(key) {
		case "query":
			seen |= 1
			v.Query, err = d.Str()
			n := utf8.RuneCountInString(v.Query)
			return rules(err, n >= 1 && n <= 256)
		case "lang":
			seen |= 2
			v.Lang, err = d.Str()
			return rules(err, v.Lang == "go" || v.Lang == "rust" || v.Lang == "python" || v.Lang == "any")
		case "sort":
			seen |= 4
			v.Sort, err = d.Str()
			return rules(err, v.Sort == "relevance" || v.Sort == "date" || v.Sort == "name")
		case "limit":
			seen |= 8
			v.Limit, err = d.Int()
			return rules(err, v.Limit >= 1 && v.Limit <= 1000)
		case "offset":
			seen |= 16
			v.Offset, err = d.Int64()
			return rules(err, v.Offset >= 0)
		case "minScore":
			seen |= 32
			v.MinScore, err = d.Float64()
			return rules(err, v.MinScore >= 0 && v.MinScore <= 1)
		case "caseSensitive":
			seen |= 64
			v.CaseSensitive, err = d.Bool()
			return err
		case "paths":
			seen |= 128
			err = d.Arr(func(d *jx.Decoder) error {
				path, err := d.Str()
				v.Paths = append(v.Paths, path)
				return rules(err, path != "")
			})
			return rules(err, len(v.Paths) >= 1 && len(v.Paths) <= 64)
		case "range":
			seen |= 256
			return jxRange(d, &v.Range)
		case "labels":
			seen |= 512
			v.Labels = make(map[string]string)
			return d.ObjBytes(func(d *jx.Decoder, key []byte) error {
				label, err := d.Str()
				v.Labels[string(key)] = label
				return err
			})
		case "since":
			seen |= 1024
			text, err := d.Str()
			if err != nil {
				return err
			}
			v.Since, err = time.Parse(time.RFC3339, text)
			return err
		case "sessionId":
			seen |= 2048
			v.SessionID, err = d.Str()
			return rules(err, sessionID.MatchString(v.SessionID))
		}
		return d.Skip()
	})
	return missing(err, seen, 4095)
}

func jxRange(d *jx.Decoder, v *plain.Range) error {
	seen := 0
	err := d.ObjBytes(func(d *jx.Decoder, key []byte) (err error) {
		switch string(key) {
		case "from":
			seen |= 1
			v.From, err = d.Int()
			return rules(err, v.From >= 0)
		case "to":
			seen |= 2
			v.To, err = d.Int()
			return rules(err, v.To >= 0)
		case "inclusive":
			seen |= 4
			v.Inclusive, err = d.Bool()
			return err
		}
		return d.Skip()
	})
	return missing(err, seen, 7)
}

func jxWrite(d *jx.Decoder, v *plain.Write) error {
	seen := 0
	err := d.ObjBytes(func(d *jx.Decoder, key []byte) (err error) {
		switch string(key) {
		case "path":
			seen |= 1
			v.Path, err = d.Str()
			n := utf8.RuneCountInString(v.Path)
			return rules(err, n >= 1 && n <= 4096)
		case "content":
			seen |= 2
			v.Content, err = d.Str()
			return err
		}
		return d.Skip()
	})
	return missing(err, seen, 3)
}

func jxBatch(d *jx.Decoder, v *plain.Batch) error {
	seen := 0
	err := d.ObjBytes(func(d *jx.Decoder, key []byte) error {
		switch string(key) {
		case "items":
			seen |= 1
			err := d.Arr(func(d *jx.Decoder) error {
				v.Items = append(v.Items, plain.Item{})
				return jxItem(d, &v.Items[len(v.Items)-1])
			})
			return rules(err, len(v.Items) >= 1 && len(v.Items) <= 5000)
		}
		return d.Skip()
	})
	return missing(err, seen, 1)
}

func jxItem(d *jx.Decoder, v *plain.Item) error {
	seen := 0
	err := d.ObjBytes(func(d *jx.Decoder, key []byte) (err error) {
		switch string(key) {
		case "id":
			seen |= 1
			v.ID, err = d.Int64()
			return rules(err, v.ID >= 0)
		case "name":
			seen |= 2
			v.Name, err = d.Str()
			return rules(err, v.Name != "")
		case "score":
			seen |= 4
			v.Score, err = d.Float64()
			return rules(err, v.Score >= 0)
		case "ok":
			seen |= 8
			v.OK, err = d.Bool()
			return err
		case "note":
			seen |= 16
			v.Note, err = d.Str()
			return err
		}
		return d.Skip()
	})
	return missing(err, seen, 31)
}
