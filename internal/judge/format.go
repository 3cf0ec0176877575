package judge

import (
	"encoding/json"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"time"

	"github.com/go-playground/validator/v10"
	"github.com/santhosh-tekuri/jsonschema/v6"
)

// formatRules are the words of the validate tag that the schema says with a format alone.
var formatRules = []string{
	"email", "uri", "uuid", "uuid_rfc4122", "ipv4", "ipv6", "ip", "hostname", "hostname_rfc1123",
	"datetime=" + time.RFC3339, "datetime=" + time.DateOnly, "datetime=15:04:05Z07:00",
}

// formatTags are the words of validator that mean what a format does by itself.
var formatTags = map[string]string{
	"email": "email", "uri": "uri", "uuid": "uuid", "ipv4": "ipv4", "ipv6": "ipv6", "hostname": "hostname_rfc1123",
}

// formatTypes are the Go types whose JSON form is a string of the format.
var formatTypes = map[string]reflect.Type{"date-time": reflect.TypeFor[time.Time]()}

// intersection returns the verdict of everyone who judges a string of the format: the
// validator's own check, encoding/json if the format or the field has a Go type that
// reads strings its own way, and each rule that judges the form of a string.
func intersection(format string, t reflect.Type, rules string) (func(any) error, error) {
	c := jsonschema.NewCompiler()
	c.DefaultDraft(jsonschema.Draft2020)
	c.AssertFormat()
	const name = "mem:///format.json"
	if err := c.AddResource(name, map[string]any{"format": format}); err != nil {
		return nil, err
	}
	own, err := c.Compile(name)
	if err != nil {
		return nil, err
	}
	if own.Format == nil {
		return nil, fmt.Errorf("the judge does not know the format %q", format)
	}
	v := validator.New(validator.WithRequiredStructEnabled())
	// A format means one thing, whether a Go type, a rule or the jsonschema tag asks for it.
	if typ, ok := formatTypes[format]; ok {
		t = typ
	}
	var tags []string
	if tag, ok := formatTags[format]; ok {
		tags = append(tags, tag)
	}
	for word := range strings.SplitSeq(rules, ",") {
		if word == "dive" {
			break
		}
		if slices.Contains(formatRules, word) {
			tags = append(tags, word)
		}
	}
	return func(value any) error {
		s, ok := value.(string)
		if !ok {
			return nil
		}
		if err := own.Validate(s); err != nil {
			return err
		}
		if t != nil && readsText(t) {
			text, err := json.Marshal(s)
			if err != nil {
				return err
			}
			if err := json.Unmarshal(text, reflect.New(t).Interface()); err != nil {
				return err
			}
		}
		for _, tag := range tags {
			if err := v.Var(s, tag); err != nil {
				return err
			}
		}
		return nil
	}, nil
}
