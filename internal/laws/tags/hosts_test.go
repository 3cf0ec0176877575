package tags

import (
	"encoding/json"
	"image"
	"image/png"
	"net"
	"os"
	"path/filepath"
	"reflect"
	"testing"

	"github.com/go-playground/validator/v10"

	"github.com/toolgen-go/toolgen/internal/judge"
)

// TestHostsAgree compares parser, judge and validator on the words that ask the machine,
// with files, a directory and a socket of the test's own. What never exists is bad for
// all of them but filepath and dirpath, which ask for a form.
func TestHostsAgree(t *testing.T) {
	dir := t.TempDir()
	text := filepath.Join(dir, "text")
	if err := os.WriteFile(text, []byte("text"), 0o666); err != nil {
		t.Fatal(err)
	}
	picture := filepath.Join(dir, "picture")
	file, err := os.Create(picture)
	if err != nil {
		t.Fatal(err)
	}
	if err := png.Encode(file, image.NewGray(image.Rect(0, 0, 1, 1))); err != nil {
		t.Fatal(err)
	}
	if err := file.Close(); err != nil {
		t.Fatal(err)
	}
	socket := filepath.Join(dir, "s")
	listener, err := net.Listen("unix", socket)
	if err != nil {
		t.Fatal(err)
	}
	defer listener.Close()

	values := []string{
		"", " ", "x", dir, dir + "/", text, text + "/", picture, socket, filepath.Join(dir, "none"), filepath.Join(dir, "none") + "/", "a\x00b",
		"127.0.0.1", "127.0.0.1:80", "127.0.0.1:http", "127.0.0.1:99999", "::1", "[::1]:80", "[::1]", "::ffff:1.2.3.4", "300.0.0.1", "localhost:80", "fe80::1%lo",
	}
	v := validator.New(validator.WithRequiredStructEnabled())
	j := judge.New(t, HostsSchema.JSONSchema(), reflect.TypeFor[Hosts]())
	for f := range reflect.TypeFor[Hosts]().Fields() {
		t.Run(f.Name, func(t *testing.T) {
			var n [verdicts]int
			for _, value := range values {
				raw, err := json.Marshal(value)
				if err != nil {
					t.Fatal(err)
				}
				if f.Type.Kind() == reflect.Slice {
					raw = []byte("[" + string(raw) + "]")
				}
				n[law(t, HostsSchema, j, v, f, raw)]++
			}
			t.Logf("%s: %d good, %d bad, %d of them for the parser alone", f.Tag.Get("validate"), n[good], n[bad]+n[alone], n[alone])
			if n[good] == 0 || n[alone] == 0 {
				t.Errorf("%s: too few", f.Tag.Get("validate"))
			}
		})
	}
}
