package decode

import (
	"hash/maphash"
	"sync"
)

// nameSet finds repeated names in the objects of one value. The names of all open objects
// share one hash table and leave it when their object ends, so the work is linear in the
// number of names, and what is in use stays small. The hash is seeded, so nobody can aim
// at collisions.
type nameSet struct {
	seed     maphash.Seed
	slots    []uint32 // index into entries plus 1; a power of two of them, half empty
	entries  []nameEntry
	objects  []nameMark // the open containers
	copies   []byte     // the names that had escapes
	repeated bool       // a name was not new
}

type nameEntry struct {
	hash  uint32
	depth uint32
	name  string // shares memory with the text or with copies
}

// nameMark is what a nameSet held when a container began.
type nameMark struct{ entries, copies int }

var nameSets = sync.Pool{New: func() any {
	return &nameSet{seed: maphash.MakeSeed(), slots: make([]uint32, 64)}
}}

// maxKeptNames is the largest number of names for which a set keeps its memory for the
// next value.
const maxKeptNames = 1 << 10

func newNameSet() *nameSet { return nameSets.Get().(*nameSet) }

// free gives the set back; it must not be used any more.
func (s *nameSet) free() {
	if len(s.slots) > 2*maxKeptNames || cap(s.copies) > 64*maxKeptNames || cap(s.objects) > LimitMaxDepth {
		return
	}
	if len(s.entries) > 0 { // the value was given up
		clear(s.slots)
		clear(s.entries)
	}
	s.entries, s.objects, s.copies, s.repeated = s.entries[:0], s.objects[:0], s.copies[:0], false
	nameSets.Put(s)
}

// open begins a container.
func (s *nameSet) open() {
	s.objects = append(s.objects, nameMark{entries: len(s.entries), copies: len(s.copies)})
}

// close ends the container that was opened last and is not closed. The last name in is the
// first one out, so each leaves the table as it found it, and no chain is broken.
func (s *nameSet) close() {
	mark := s.objects[len(s.objects)-1]
	s.objects = s.objects[:len(s.objects)-1]
	mask := uint32(len(s.slots) - 1)
	for n := len(s.entries); n > mark.entries; n-- {
		i := s.entries[n-1].hash & mask
		for s.slots[i] != uint32(n) {
			i = (i + 1) & mask
		}
		s.slots[i] = 0
	}
	clear(s.entries[mark.entries:]) // they point into the text
	s.entries, s.copies = s.entries[:mark.entries], s.copies[:mark.copies]
}

// add adds a name to the innermost object and reports whether it is new there. A name that
// is not stable, because it is scratch memory, is copied.
func (s *nameSet) add(name []byte, stable bool) bool {
	depth := uint32(len(s.objects))
	hash := uint32((maphash.Bytes(s.seed, name) + uint64(depth)) * 0x9E3779B97F4A7C15 >> 32)
	mask := uint32(len(s.slots) - 1)
	i := hash & mask
	for ; s.slots[i] != 0; i = (i + 1) & mask {
		e := &s.entries[s.slots[i]-1]
		if e.hash == hash && e.depth == depth && e.name == string(name) {
			s.repeated = true
			return false
		}
	}
	if !stable {
		from := len(s.copies)
		s.copies = append(s.copies, name...)
		name = s.copies[from:]
	}
	s.entries = append(s.entries, nameEntry{hash: hash, depth: depth, name: view(name)})
	s.slots[i] = uint32(len(s.entries))
	if 2*len(s.entries) > len(s.slots) {
		s.grow()
	}
	return true
}

// grow doubles the table. Entries go in by age, as they did before.
func (s *nameSet) grow() {
	s.slots = make([]uint32, 2*len(s.slots))
	s.entries = append(make([]nameEntry, 0, len(s.slots)/2+1), s.entries...) // as many as will fit
	mask := uint32(len(s.slots) - 1)
	for n, e := range s.entries {
		i := e.hash & mask
		for s.slots[i] != 0 {
			i = (i + 1) & mask
		}
		s.slots[i] = uint32(n + 1)
	}
}
