// Package methods has tools made from methods: what they need comes from the receiver.
package methods

import "context"

// Store is a little database.
type Store struct{ rows []string }

// New returns a store of some rows.
func New(rows ...string) *Store { return &Store{rows} }

// SearchParams are what Search takes.
//
//toolgen:schema
type SearchParams struct {
	Text string `json:"text" validate:"required"`
}

// Search finds the rows that are equal to a text.
//
//toolgen:tool
func (st *Store) Search(_ context.Context, p SearchParams) ([]int, error) {
	var found []int
	for i, row := range st.rows {
		if row == p.Text {
			found = append(found, i)
		}
	}
	return found, nil
}

// Count counts the rows.
//
//toolgen:tool name=count_rows
func (st *Store) Count(context.Context) (int, error) { return len(st.rows), nil }

//toolgen:package tools=All

// Counter has methods on values and on pointers.
type Counter struct{ n int }

// Get gives the count.
//
//toolgen:tool
func (c Counter) Get(context.Context) (int, error) { return c.n, nil }

// Increment adds one.
//
//toolgen:tool
func (c *Counter) Increment(context.Context) error { c.n++; return nil }

// Clock tells the time.
type Clock struct{}

// Now returns the time of the clock.
//
//toolgen:tool
func (Clock) Now(context.Context) (string, error) { return "12:00", nil }
