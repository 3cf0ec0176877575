// Package refused has the cases that end at generation. A comment names the case.
package refused

// Params has one mistake on each line.
//
//toolgen:schema
type Params struct {
	Deep     bool     `json:"deep" jsonschema:"description=If true, descend"`   // S4
	C        chan int `json:"c"`                                                // S8
	F        func()   `json:"f"`                                                // S8
	Typo     int      `json:"typo" validate:"mn=1"`                             // S11
	Mininum  int      `json:"mininum" jsonschema:"mininum=1"`                   // S11
	Crossed  int      `json:"crossed" validate:"min=5,max=3"`                   // S12
	Fallback string   `json:"fallback,omitempty" jsonschema:"enum=a,default=b"` // S12
}
