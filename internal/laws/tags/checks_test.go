package tags

import (
	"reflect"
	"strings"
	"testing"

	"github.com/go-playground/validator/v10"

	"github.com/toolgen-go/toolgen/internal/judge"
	"github.com/toolgen-go/toolgen/toolkit/validate"
)

// The checks that the fixtures name, all but is_missing.
func init() {
	for name, check := range map[string]validator.Func{
		"is_even": func(fl validator.FieldLevel) bool {
			if fl.Field().CanUint() {
				return fl.Field().Uint()%2 == 0
			}
			return fl.Field().Int()%2 == 0
		},
		"is_short": func(fl validator.FieldLevel) bool {
			limit := 2
			switch fl.Param() {
			case "1":
				limit = 1
			case "3":
				limit = 3
			case ",|":
				limit = 0
			}
			return fl.Field().Len() <= limit
		},
		"is-known": func(fl validator.FieldLevel) bool { return !fl.Field().IsZero() },
		"is_colour": func(fl validator.FieldLevel) bool {
			return knownTypes[fl.Field().Type()] && fl.Field().String() != "FR"
		},
		"is_panic": func(validator.FieldLevel) bool { panic("a fault of the check") },
	} {
		if err := validate.Register(name, check); err != nil {
			panic(err)
		}
	}
}

// knownTypes are the types that is_colour wants: checks get the type of the field.
var knownTypes = map[reflect.Type]bool{reflect.TypeFor[Code](): true, reflect.TypeFor[Country](): true}

// OfTest is a type of the tests, for which the checks of the package are named too.
//
//toolgen:schema
type OfTest struct {
	Even int `json:"even" validate:"is_even"`
}

func TestOfTest(t *testing.T) {
	if _, err := OfTestSchema.Parse([]byte(`{"even":2}`)); err != nil {
		t.Error(err)
	}
	if _, err := OfTestSchema.Parse([]byte(`{"even":3}`)); err == nil || err.Error() != "even: must pass the check is_even" {
		t.Errorf("got %v", err)
	}
}

// TestChecks runs the checks of a program on every kind of value.
func TestChecks(t *testing.T) {
	j := judge.New(t, ChecksSchema.JSONSchema(), reflect.TypeFor[Checks]())
	const short = "must pass the check is_short"
	for _, c := range []struct{ text, want string }{
		{`{}`, ""},
		{`{"bool":true}`, ""},
		{`{"bool":false}`, "bool: must pass the check is-known"},
		{`{"string":"ab"}`, ""},
		{`{"string":""}`, ""},
		{`{"string":"abc"}`, "string: " + short},
		{`{"param":"abc"}`, ""},
		{`{"param":"abcd"}`, "param: must pass the check is_short=3"},
		{`{"escaped":""}`, ""},
		{`{"escaped":"a"}`, "escaped: must pass the check is_short=,|"},
		{`{"named":"x"}`, ""},
		{`{"named":"FR"}`, "named: must pass the check is_colour"},
		{`{"int":4}`, ""},
		{`{"int":5}`, "int: must pass the check is_even"},
		{`{"int":-5}`, "2 problems with the arguments:\n- int: must pass the check is_even\n- int: must be at least 0, got -5"},
		{`{"uint":4}`, ""},
		{`{"uint":5}`, "uint: must pass the check is_even"},
		{`{"float":0.1}`, ""},
		{`{"float":0}`, "float: must pass the check is-known"},
		{`{"bytes":"AAA="}`, ""},
		{`{"bytes":"AAAA"}`, "bytes: " + short},
		{`{"time":"2026-12-01T00:00:00Z"}`, ""},
		{`{"time":"0001-01-01T00:00:00Z"}`, "time: must pass the check is-known"},
		{`{"duration":"2ms"}`, ""},
		{`{"duration":"0.000000001s"}`, "duration: must pass the check is_even"},
		{`{"raw":12}`, ""},
		{`{"raw":null}`, "raw: " + short},
		{`{"list":["abc","d"]}`, ""},
		{`{"list":["a","b","c"]}`, "list: " + short},
		{`{"array":[1]}`, "array: must have at least 2 items, got 1"},
		{`{"array":[1,2]}`, "array: must pass the check is_short=1"},
		{`{"map":{"a":1}}`, ""},
		{`{"map":{"a":1,"b":2,"c":3}}`, "map: " + short},
		{`{"items":[2,3,4,5]}`, "2 problems with the arguments:\n- items[1]: must pass the check is_even\n- items[3]: must pass the check is_even"},
		{`{"enum":"DE"}`, ""},
		{`{"enum":"FR"}`, "enum: must pass the check is_colour"},
		{`{"enum":"IT"}`, `enum: must be one of "DE", "FR", got "IT"`},
		{`{"enums":["DE"]}`, ""},
		{`{"panic":"x"}`, "panic: must pass the check is_panic"},
		{`{"missing":"x"}`, "missing: must pass the check is_missing"},
	} {
		_, err := ChecksSchema.Parse([]byte(c.text))
		accepted, _ := j.Accepts([]byte(c.text))
		if err == nil {
			if c.want != "" || !accepted {
				t.Errorf("%s is accepted by the parser, and by the schema: %v", c.text, accepted)
			}
			continue
		}
		if err.Error() != c.want {
			t.Errorf("%s:\n got %s\nwant %s", c.text, err, c.want)
		}
		if accepted && !beyond(t, err) {
			t.Errorf("the schema accepts, the parser does not: %s\n%v", c.text, err)
		}
	}
}

// TestCallPlaces has the messages of what validator judges, in all places.
func TestCallPlaces(t *testing.T) {
	j := judge.New(t, CallPlacesSchema.JSONSchema(), reflect.TypeFor[CallPlaces]())
	for _, c := range []struct{ text, want string }{
		{`"required":"EUR"`, ""},
		{`"required":"eur"`, `required: must be an ISO 4217 currency code such as EUR, got "eur"`},
		{`"required":""`, `required: must be an ISO 4217 currency code such as EUR, got ""`},
		{`"required":"EUR","pointer":"9783161484100"`, ""},
		{`"required":"EUR","pointer":"9783161484101"`, `pointer: must be an ISBN-13, or left out, got "9783161484101"`},
		{`"required":"EUR","named":"Germany"`, `named: must be an ISO 3166-1 alpha-3 country code such as DEU, or left out, got "Germany"`},
		{`"required":"EUR","items":["00:00:5e:00:53:01","x"]`, `items[1]: must be a MAC address such as 00:00:5e:00:53:01, got "x"`},
		{`"required":"EUR","values":{"a":"US-CA","b":"US-XX"}`, `values.b: must be an ISO 3166-2 code of a region such as US-CA, got "US-XX"`},
		{`"required":"EUR","numbers":[18,18]`, ""},
		{`"required":"EUR","numbers":[18,19]`, `numbers[1]: must be a number whose last digit is its Luhn checksum, got 19`},
		{`"required":"EUR","both":"4111111111111111"`, ""},
		{`"required":"EUR","both":"18"`, `both: must be a credit card number, or left out, got "18"`},
		{`"required":"EUR","pattern":"10.0.0.0/8"`, ""},
		{`"required":"EUR","enum":"FR"`, ""},
		{`"required":"EUR","enum":"GB"`, `enum: must be one of "DE", "FR", got "GB"`},
		{`"required":"EUR","zone":"Europe/Paris"`, ""},
		{`"required":"EUR","zone":"CET or so"`, `zone: must be an IANA time zone such as Europe/Paris, or left out, got "CET or so"`},
		{`"required":"EUR","skipped":"anything"`, ""},
		{`"required":"EUR","lists":[["a:1"],["b"]]`, `lists[1][0]: must be a host name and port such as example.com:80, got "b"`},
		{`"required":"EUR","inner":{"link":"x"}`, `inner.link: must be a data URI in base64, or left out, got "x"`},
		{`"required":"EUR","more":{"a":["12345","1234"]}`, `more.a[1]: must be a postal code of the country US, got "1234"`},
	} {
		text := []byte("{" + c.text + "}")
		v, err := CallPlacesSchema.Parse(text)
		accepted, why := j.Accepts(text)
		switch {
		case err == nil && c.want != "":
			t.Errorf("%s is accepted", text)
		case err == nil && !accepted:
			t.Errorf("the parser accepts, the schema does not: %s\n%s", text, why)
		case err == nil && v.Default != "0306406152":
			t.Errorf("%s: the default is %q", text, v.Default)
		case err != nil && err.Error() != c.want:
			t.Errorf("%s:\n got %s\nwant %s", text, err, c.want)
		case err != nil && accepted && !beyond(t, err):
			t.Errorf("the schema accepts, the parser does not: %s\n%v", text, err)
		}
	}
}

// TestCallKeys has the messages for keys, and values that can be null.
func TestCallKeys(t *testing.T) {
	j := judge.New(t, CallKeysSchema.JSONSchema(), reflect.TypeFor[CallKeys]())
	for _, c := range []struct{ text, want string }{
		{`"null":null`, ""},
		{`"null":18`, ""},
		{`"null":19`, "null: must be a number whose last digit is its Luhn checksum, got 19"},
		{`"null":18,"optional":"0317-8471"`, ""},
		{`"null":18,"optional":"0317-8472"`, `optional: must be an ISSN, or left out, got "0317-8472"`},
		{`"null":18,"custom":"DE"`, ""},
		{`"null":18,"custom":"FR"`, "custom: must pass the check is_colour"},
		{`"null":18,"names":{"DE":1,"FR":2}`, ""},
		{`"null":18,"names":{"DE":1,"de":2}`, `names.de: the name must be an ISO 3166-1 alpha-2 country code such as DE, got "de"`},
		{`"null":18,"named":{"DE":1,"FR":2}`, "named.FR: the name must pass the check is_colour"},
		{`"null":18,"enums":{"DE":1,"FR":2}`, "enums.FR: the name must pass the check is_colour"},
		{`"null":18,"enums":{"IT":2}`, `enums.IT: the name must be one of "DE", "FR", got "IT"`},
	} {
		text := []byte("{" + c.text + "}")
		_, err := CallKeysSchema.Parse(text)
		accepted, why := j.Accepts(text)
		switch {
		case err == nil && c.want != "":
			t.Errorf("%s is accepted", text)
		case err == nil && !accepted:
			t.Errorf("the parser accepts, the schema does not: %s\n%s", text, why)
		case err != nil && err.Error() != c.want:
			t.Errorf("%s:\n got %s\nwant %s", text, err, c.want)
		case err != nil && accepted && !beyond(t, err):
			t.Errorf("the schema accepts, the parser does not: %s\n%v", text, err)
		}
	}
}

// TestLongLanguageTag holds the time for a long tag low: validator's own grows with the
// square of the length.
func TestLongLanguageTag(t *testing.T) {
	text := `{"bcp47_language_tag":"en-u-` + strings.Repeat("-", 2_000_000) + `"}`
	_, err := CallsSchema.Parse([]byte(text))
	if err == nil || !strings.HasPrefix(err.Error(), "bcp47_language_tag: must be a BCP 47 language tag") || !beyond(t, err) {
		t.Errorf("got %v", err)
	}
}
