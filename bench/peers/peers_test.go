package peers

import (
	"strings"
	"testing"

	"github.com/toolgen-go/toolgen/bench/workload"
)

// TestPeers holds the comparison to its terms: each peer accepts each input, and refuses one
// that breaks a rule.
func TestPeers(t *testing.T) {
	broken := map[string]string{
		"Edit":   `{"path":"","edits":[{"oldText":"a","newText":"b"}],"mode":"exact"}`,
		"Search": strings.Replace(string(text(t, "search")), "sess_", "Sess_", 1),
		"Write":  `{"path":"","content":"x"}`,
		"Batch":  `{"items":[{"id":1,"name":"","score":0.5,"ok":true,"note":""}]}`,
	}
	for _, p := range All() {
		for _, input := range workload.Inputs() {
			if err := p.Decode[input.Struct](input.Text); err != nil {
				t.Errorf("%s refuses %s: %v", p.Name, input.Name, err)
			}
		}
		for name, text := range broken {
			if p.Decode[name]([]byte(text)) == nil {
				t.Errorf("%s accepts a %s that breaks a rule", p.Name, name)
			}
		}
	}
}

func text(t *testing.T, name string) []byte {
	t.Helper()
	for _, input := range workload.Inputs() {
		if input.Name == name {
			return input.Text
		}
	}
	t.Fatalf("no input %s", name)
	return nil
}
