package decode

// Clean reports whether the object was read to its end and nothing was found wrong with it
// or in it. Only then do the rules between its fields have values to judge: those of a
// field that is wrong already would be noise.
func (o *Object) Clean() bool {
	return o.state == done && o.d.stop == 0 && !o.d.more && len(o.d.issues) == o.issues
}

// Fail records that field i broke a rule that reads other fields, too. The field may be
// absent; arg is what the code's constant says. It is meaningful once Next has returned
// false.
func (o *Object) Fail(i int, code, arg string) {
	o.d.add(record{offset: o.start, code: code, arg: arg, field: o.fields[i].Name})
}

// FailBeyond is Fail for a rule that JSON Schema cannot express: the issue is marked
// BeyondSchema.
func (o *Object) FailBeyond(i int, code, arg string) {
	o.d.add(record{offset: o.start, code: code, arg: arg, field: o.fields[i].Name, beyond: true})
}

// ExactlyOne reports whether one of the conditions is true and the others are not.
func ExactlyOne(conditions ...bool) bool {
	n := 0
	for _, c := range conditions {
		if c {
			n++
		}
	}
	return n == 1
}
