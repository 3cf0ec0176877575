package program

import (
	"bytes"
	"encoding/json"
	"math/big"
	"strconv"
)

// Fits reports whether a float64 and an int64 hold the numbers of a text as they are written. A
// schema without Go types knows nothing of rounding.
func Fits(text []byte) bool {
	d := json.NewDecoder(bytes.NewReader(text))
	d.UseNumber()
	for {
		token, err := d.Token()
		if err != nil {
			return true
		}
		n, ok := token.(json.Number)
		if !ok {
			continue
		}
		f, err := n.Float64()
		if err != nil || len(n) > 100 {
			return false
		}
		written, ok := new(big.Rat).SetString(string(n))
		read, _ := new(big.Rat).SetString(strconv.FormatFloat(f, 'g', -1, 64))
		if !ok || written.Num().BitLen() > 62 || written.Denom().BitLen() > 62 || written.Cmp(read) != 0 {
			return false
		}
	}
}
