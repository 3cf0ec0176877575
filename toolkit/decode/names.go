package decode

import (
	"hash/maphash"
	"sync"
)

// nameSet finds repeated names in the objects of one value. All objects share one hash
// table, so the work and the memory are linear in the number of names, and the hash is
// seeded, so nobody can aim at collisions.
type nameSet struct {
	seed    maphash.Seed
	slots   []uint32 // index into entries plus 1; a power of two of them, half empty
	entries []nameEntry
	objects []uint32 // the numbers of the open containers
	last    uint32   // the number of the container opened last

	repeated bool // a name was not new
}

type nameEntry struct {
	hash   uint64
	object uint32
	name   []byte
}

var nameSets = sync.Pool{New: func() any {
	return &nameSet{seed: maphash.MakeSeed(), slots: make([]uint32, 64)}
}}

// maxKeptNames is the largest number of names for which a set keeps its memory for the
// next value.
const maxKeptNames = 1 << 10

func newNameSet() *nameSet { return nameSets.Get().(*nameSet) }

// free gives the set back; it must not be used any more.
func (s *nameSet) free() {
	if len(s.slots) > 2*maxKeptNames {
		return
	}
	clear(s.slots)
	clear(s.entries) // they point into the text
	s.entries, s.objects, s.last = s.entries[:0], s.objects[:0], 0
	s.repeated = false
	nameSets.Put(s)
}

// open begins a container.
func (s *nameSet) open() {
	s.last++
	s.objects = append(s.objects, s.last)
}

// close ends the container that was opened last and is not closed.
func (s *nameSet) close() { s.objects = s.objects[:len(s.objects)-1] }

// add adds a name to the innermost object and reports whether it is new there. A name that
// is not stable, because it is scratch memory, is copied.
func (s *nameSet) add(name []byte, stable bool) bool {
	object := s.objects[len(s.objects)-1]
	hash := (maphash.Bytes(s.seed, name) + uint64(object)) * 0x9E3779B97F4A7C15
	hash ^= hash >> 32
	mask := uint64(len(s.slots) - 1)
	i := hash & mask
	for ; s.slots[i] != 0; i = (i + 1) & mask {
		e := &s.entries[s.slots[i]-1]
		if e.hash == hash && e.object == object && string(e.name) == string(name) {
			s.repeated = true
			return false
		}
	}
	if !stable {
		name = append([]byte(nil), name...)
	}
	s.entries = append(s.entries, nameEntry{hash: hash, object: object, name: name})
	s.slots[i] = uint32(len(s.entries))
	if 2*len(s.entries) > len(s.slots) {
		s.rehash()
	}
	return true
}

func (s *nameSet) rehash() {
	s.slots = make([]uint32, 2*len(s.slots))
	mask := uint64(len(s.slots) - 1)
	for n, e := range s.entries {
		i := e.hash & mask
		for s.slots[i] != 0 {
			i = (i + 1) & mask
		}
		s.slots[i] = uint32(n + 1)
	}
}
