// Package typesof has types that no schema can describe.
package typesof

import (
	"net/http"
	"time"
	"unsafe"
)

// Params has one of each.
//
//toolgen:schema
type Params struct {
	Chan     chan int            `json:"chan"`
	Func     func()              `json:"func"`
	Complex  complex128          `json:"complex"`
	Uintptr  uintptr             `json:"uintptr"`
	Pointer  unsafe.Pointer      `json:"pointer"`
	Reader   interface{ Read() } `json:"reader"`
	Stamp    Stamp               `json:"stamp"`
	Levels   []Level             `json:"levels"`
	ByFloat  map[float64]string  `json:"by_float"`
	ByBool   map[bool]string     `json:"by_bool"`
	Flags    Flags               `json:"flags"`
	Tree     Tree                `json:"tree"`
	Nodes    Nodes               `json:"nodes"`
	Missing  Undeclared          `json:"missing"`
	Items    []chan int          `json:"items"`
	Wrapped  Wrapped             `json:"wrapped"`
	Foreign  http.Request        `json:"foreign"`
	Pointers map[string]*func()  `json:"pointers"`
}

// Stamp is a time without the methods of one.
type Stamp time.Time

// Level is a byte.
type Level uint8

// Mode has constants.
type Mode string

// The modes.
const (
	A Mode = "a"
	B Mode = "b"
)

// Flags can be combined.
type Flags int

// The flags.
const (
	Read Flags = 1 << iota
	Write
	Exec
)

// Tree always contains another one.
type Tree struct {
	Left  *Tree    `json:"left"`
	Right [1]*Wood `json:"right"`
}

// Wood is a tree again.
type Wood struct {
	Tree Tree `json:"tree"`
}

// Nodes contains itself without a struct.
type Nodes []Nodes

// Wrapped decodes itself because of what it embeds.
type Wrapped struct {
	time.Time
	Note string
}

// Text is no struct.
//
//toolgen:schema
type Text string

// Moment is no object.
//
//toolgen:schema
type Moment = time.Time

// Crowd needs another one in a list that must not be empty.
//
//toolgen:schema
type Crowd struct {
	Others []Crowd          `json:"others" validate:"min=1"`
	Named  map[string]Crowd `json:"named,omitempty" validate:"min=1"`
}
