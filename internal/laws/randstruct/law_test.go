package randstruct

import (
	"bytes"
	"flag"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"testing"
)

var (
	structs = flag.Int("structs", 60, "random structs")
	pairs   = flag.Int("pairs", 100_000, "pairs of a random struct and a text, in all")
	seed    = flag.Uint64("seed", 1, "seed of structs and texts")
	seeds   = flag.Int("seeds", 1, "seeds in turn, each with its share of the pairs")
	keep    = flag.String("keep", "", "an empty directory for the module, which then stays")
)

// maxRefused is the share of the random structs that toolgen may refuse. More would mean
// that the structs test its diagnostics and not its law.
const maxRefused = 0.15

// TestLaw holds the schemas and parsers of random structs to the law.
func TestLaw(t *testing.T) {
	for n := range uint64(*seeds) {
		t.Run(strconv.FormatUint(*seed+n, 10), func(t *testing.T) { law(t, *seed+n, *pairs / *seeds) })
	}
}

func law(t *testing.T, seed uint64, pairs int) {
	repo, err := filepath.Abs(filepath.Join("..", "..", ".."))
	if err != nil {
		t.Fatal(err)
	}
	dir := *keep
	if dir == "" {
		dir = t.TempDir()
	}
	sums, err := os.ReadFile(filepath.Join(repo, "go.sum"))
	if err != nil {
		t.Fatal(err)
	}
	const module = "github.com/toolgen-go/toolgen"
	for name, content := range map[string]string{
		"go.mod": "module example.com/structs\n\ngo 1.26.0\n\nrequire " + module + " v0.0.0\n\nreplace " + module + " => " + strconv.Quote(repo) + "\n",
		"go.sum": string(sums),
	} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(content), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	t.Setenv("GOPROXY", "off")
	t.Setenv("GOWORK", "off")
	t.Setenv("GOFLAGS", "-mod=mod")

	p, err := Generate(t.Context(), dir, seed, *structs)
	if err != nil {
		t.Fatal(err)
	}
	t.Logf("seed %d: %d structs; refused %v; not supported at all: %q", seed, len(p.Types), p.Refused, p.Missing)
	if refused := *structs - len(p.Types); float64(refused) > maxRefused*float64(*structs) {
		t.Errorf("toolgen refused %d of %d structs", refused, *structs)
	}
	if out, err := command(dir, "go", "test", "-c", "-o", "law.test", "."); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	each := (pairs + len(p.Types) - 1) / len(p.Types)
	out, err := command(dir, filepath.Join(dir, "law.test"), "-test.timeout=0", "-texts", strconv.Itoa(each), "-seed", strconv.FormatUint(seed, 10))
	t.Logf("%s", bytes.TrimSpace(out))
	if err != nil {
		t.Error(err)
	}
}

// command runs a command and returns what it prints.
func command(dir, name string, args ...string) ([]byte, error) {
	cmd := exec.Command(name, args...)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "GOGC=400") // time for memory: texts are small and many
	return cmd.CombinedOutput()
}
