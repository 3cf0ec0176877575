package decode

import "testing"

func TestSmoke(t *testing.T) {
	fields := []Field{{Name: "value", Required: true}, {Name: "limit"}, {Name: "tags"}}
	for _, in := range []string{
		`{"value":"Pi"}`, `{"value":1}`, ``, ` `, `null`, `[]`, `"{\"a\":1}"`, `{"valeu":1,"limit":5.5,"tags":["a","b",1]}`,
		`{"value":"Pi"`, `{"value":"Pi","value":"x"}`, `{"value":"\ud800"}`, `{"value":"Pi"}x`,
	} {
		d := NewWith([]byte(in), Options{})
		obj := d.Object(fields)
		for obj.Next() {
			switch obj.Field() {
			case 0:
				d.String()
			case 1:
				d.Int(0)
			case 2:
				if l, ok := d.Array(); ok {
					for l.Next() {
						d.String()
					}
				}
			}
		}
		t.Log(in, "=>", d.Finish(), d.Report())
	}
}
