package validate_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"testing"

	"github.com/go-playground/validator/v10"

	"github.com/toolgen-go/toolgen/toolkit/validate"
)

func TestVar(t *testing.T) {
	for _, c := range []struct {
		value any
		tag   string
		want  bool
	}{
		{"978-3-16-148410-0", "isbn13", true},
		{"978-3-16-148410-1", "isbn13", false},
		{"", "isbn13", false},
		{int64(276), "iso3166_1_alpha_numeric", true},
		{uint64(276), "iso3166_1_alpha_numeric", true},
		{"SW1A 1AA", "postcode_iso3166_alpha2=GB", true},
		{"SW1A 1AA", "postcode_iso3166_alpha2=DE", false},
		{nil, "isbn13", false},

		// validator panics at each of these.
		{"x", "nosuch", false},
		{"x", "", true}, // no rule, nothing to break
		{"x", ",", false},
		{"x", "keys", false},
		{"x", "dive", false},
		{5.5, "timezone", false},
		{"756", "iso4217_numeric", false},
		{"x", "min=many", false},
	} {
		if got := validate.Var(c.value, c.tag); got != c.want {
			t.Errorf("Var(%#v, %q) = %v", c.value, c.tag, got)
		}
	}
}

func yes(validator.FieldLevel) bool { return true }

func TestRegister(t *testing.T) {
	if validate.Var("x", "test_register") {
		t.Error("a check that nobody has registered accepts")
	}
	err := validate.Register("test_register", func(fl validator.FieldLevel) bool {
		return fl.Field().String() == "x" && (fl.Param() == "" || fl.Param() == "a,b|c")
	})
	if err != nil {
		t.Fatal(err)
	}
	for tag, want := range map[string]bool{
		"test_register": true, "test_register=a0x2Cb0x7Cc": true, "test_register=d": false, "test_register,isbn": false,
	} {
		if got := validate.Var("x", tag); got != want {
			t.Errorf("Var with %s = %v", tag, got)
		}
	}
	if validate.Var("y", "test_register") {
		t.Error("the check does not run")
	}
	if err := validate.Register("test-register-two", yes); err != nil {
		t.Fatal(err)
	}
	if !validate.Var("x", "test_register") || !validate.Var("x", "test-register-two") {
		t.Error("a second check drops the first")
	}
}

func TestRegisterRefuses(t *testing.T) {
	if err := validate.Register("test_twice", yes); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name  string
		check validator.Func
		want  string
	}{
		{"", yes, "a check needs a name"},
		{"test_nil", nil, "the check test_nil has no function"},
		{"test_twice", yes, "check already registered: test_twice"},
		{"isbn", yes, "isbn is a rule of validator already; use another name"},
		{"iscolor", yes, "iscolor is a rule of validator already; use another name"},
		{"dive", yes, "dive is a rule of validator already; use another name"},
		{"keys", yes, "keys is a rule of validator already; use another name"},
		{"a,b", yes, `"a,b" cannot be the name of a check; write letters, digits, _ and -`},
		{"a=b", yes, `"a=b" cannot be the name of a check; write letters, digits, _ and -`},
	} {
		if err := validate.Register(c.name, c.check); err == nil || err.Error() != c.want {
			t.Errorf("Register(%q) = %v, want %s", c.name, err, c.want)
		}
	}
}

// TestPanickingCheck keeps a fault of a check away from the parser.
func TestPanickingCheck(t *testing.T) {
	if err := validate.Register("test_panic", func(validator.FieldLevel) bool { panic("a fault") }); err != nil {
		t.Fatal(err)
	}
	if validate.Var("x", "test_panic") {
		t.Error("a check that panics accepts")
	}
	if !validate.Var("978-3-16-148410-0", "isbn13") {
		t.Error("validator is of no use after a panic")
	}
}

// TestConcurrent registers while others judge.
func TestConcurrent(t *testing.T) {
	var all sync.WaitGroup
	for i := range 8 {
		name := "test_concurrent_" + strconv.Itoa(i)
		all.Go(func() {
			if err := validate.Register(name, yes); err != nil {
				t.Error(err)
			}
			if !validate.Var("x", name) {
				t.Errorf("%s is registered and does not accept", name)
			}
		})
		all.Go(func() {
			for range 200 {
				validate.Var("x", name)
				if !validate.Var("DE", "iso3166_1_alpha2") || validate.Var("x", "test_concurrent_none") {
					t.Error("a verdict changed")
				}
			}
		})
	}
	all.Wait()
	for i := range 8 {
		if name := "test_concurrent_" + strconv.Itoa(i); !validate.Var("x", name) {
			t.Errorf("%s got lost", name)
		}
	}
}

// TestBuiltIn asks about every word in the source of validator.
func TestBuiltIn(t *testing.T) {
	dir, err := exec.Command("go", "list", "-f", "{{.Dir}}", "github.com/go-playground/validator/v10").Output()
	if err != nil {
		t.Fatal(err)
	}
	source, err := os.ReadFile(filepath.Join(strings.TrimSpace(string(dir)), "baked_in.go"))
	if err != nil {
		t.Fatal(err)
	}
	_, table, _ := strings.Cut(string(source), "bakedInAliases = map[string]string{")
	words := regexp.MustCompile(`(?m)^\t\t"(\w+)":`).FindAllStringSubmatch(table, -1)
	if len(words) < 180 {
		t.Fatalf("%d words found in the source", len(words))
	}
	for _, word := range words {
		if !validate.BuiltIn(word[1]) {
			t.Errorf("%s is not built in", word[1])
		}
	}
	for _, word := range []string{"dive", "keys", "endkeys", "omitempty", "omitzero", "omitnil", "structonly", "nostructlevel", "-"} {
		if !validate.BuiltIn(word) {
			t.Errorf("%s is not built in", word)
		}
	}
	for _, word := range []string{"is_awesome", "isbn_", "ISBN"} {
		if validate.BuiltIn(word) {
			t.Errorf("%s is built in", word)
		}
	}
}
