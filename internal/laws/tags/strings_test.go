package tags

import (
	"encoding/json"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/go-playground/validator/v10"

	"github.com/toolgen-go/toolgen/internal/judge"
)

// narrower are the words that become a format, which means what validator and the judge
// both accept: there the parser may refuse what validator accepts, if the judge does too.
var narrower = []string{
	"email", "url", "uri", "http_url", "https_url", "uuid", "uuid_rfc4122", "ipv4", "ipv6", "ip", "hostname", "hostname_rfc1123", "fqdn",
	"datetime=2006-01-02T15:04:05Z07:00", "datetime=2006-01-02", "datetime=15:04:05Z07:00", "email|hexcolor|len=2",
}

// TestStringsAgree holds parser, schema and validator to each other on the words that
// judge strings, one by one.
func TestStringsAgree(t *testing.T) {
	v := validator.New(validator.WithRequiredStructEnabled())
	j := judge.New(t, StringsSchema.JSONSchema(), reflect.TypeFor[Strings]())
	for f := range reflect.TypeFor[Strings]().Fields() {
		word := f.Tag.Get("validate")
		t.Run(word, func(t *testing.T) {
			tally(t, word, stringSeeds[word], forKeywords, edited, func(value string) verdict {
				text, err := json.Marshal(value)
				if err != nil {
					t.Fatal(err)
				}
				return law(t, StringsSchema, j, v, f, text)
			})
		})
	}
}

// numberSeeds are numbers from which the values for a word are made.
var numberSeeds = []string{"0", "1", "20", "-3", "80", "45.5", "90", "-90", "90.5", "180", "181", "65535", "65536", "100", "200", "0.5", "-1.5", "10", "9", "127", "128"}

// seedsOf are the seeds for a number. Integers get none with a point: encoding/json reads no
// 1.0 into an int.
func seedsOf(t reflect.Type) []string {
	if t.Kind() == reflect.Float64 || t.Kind() == reflect.Float32 {
		return numberSeeds
	}
	return slices.DeleteFunc(slices.Clone(numberSeeds), func(s string) bool { return strings.Contains(s, ".") })
}

// TestNumbersAgree does the same for words that judge numbers.
func TestNumbersAgree(t *testing.T) {
	v := validator.New(validator.WithRequiredStructEnabled())
	j := judge.New(t, NumbersSchema.JSONSchema(), reflect.TypeFor[Numbers]())
	for f := range reflect.TypeFor[Numbers]().Fields() {
		word := f.Tag.Get("validate")
		t.Run(f.Name, func(t *testing.T) {
			tally(t, word, seedsOf(f.Type), forKeywords, number, func(value string) verdict { return law(t, NumbersSchema, j, v, f, []byte(value)) })
		})
	}
}
