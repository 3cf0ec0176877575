package toolkittest

import "fmt"

// Option sets how much is tried.
type Option func(*options)

type options struct {
	texts int
	seed  uint64
}

// defaultTexts takes a small schema well under a second.
const defaultTexts = 2000

// Texts sets how many texts each schema is tried with. The default is 2,000.
func Texts(n int) Option { return func(o *options) { o.texts = n } }

// Seed sets another start for the random texts. The same seed makes the same texts; the
// default is 1.
func Seed(n uint64) Option { return func(o *options) { o.seed = n } }

func settings(opts []Option) options {
	o := options{texts: defaultTexts, seed: 1}
	for _, opt := range opts {
		opt(&o)
	}
	return o
}

// Report counts the texts that were tried.
type Report struct {
	// Texts were tried, each on the parser and on the schema.
	Texts int
	// Accepted by both, Refused by both, and Beyond: accepted by the schema and refused
	// by the parser for what no schema can say.
	Accepted, Refused, Beyond int
	// Written parameters were read again. Unwritten ones could not be: a type in them
	// writes JSON that is not in the form it reads, or not at all.
	Written, Unwritten int
}

// String returns the counts as a sentence.
func (r Report) String() string {
	return fmt.Sprintf("%d texts: accepted %d, refused %d, refused beyond the schema %d; written and read again %d, not writable %d",
		r.Texts, r.Accepted, r.Refused, r.Beyond, r.Written, r.Unwritten)
}

// Add adds the counts of another report.
func (r *Report) Add(other Report) {
	r.Texts += other.Texts
	r.Accepted += other.Accepted
	r.Refused += other.Refused
	r.Beyond += other.Beyond
	r.Written += other.Written
	r.Unwritten += other.Unwritten
}
