package build

import "go/types"

// reflector is the package whose Reflector asks types about themselves.
const reflector = "github.com/invopop/jsonschema"

// asked returns the method by which a type tells invopop's Reflector what its schema is,
// or is not. Only a running program can call it.
func asked(t *types.Named) string {
	for _, name := range []string{"JSONSchema", "JSONSchemaExtend", "JSONSchemaAlias", "JSONSchemaProperty"} {
		obj, _, _ := types.LookupFieldOrMethod(types.NewPointer(t), false, nil, name)
		method, ok := obj.(*types.Func)
		if !ok {
			continue
		}
		sig := method.Signature()
		params, results := sig.Params(), sig.Results()
		var fits bool
		switch name {
		case "JSONSchema":
			fits = params.Len() == 0 && results.Len() == 1 && isSchema(results.At(0).Type())
		case "JSONSchemaExtend":
			fits = params.Len() == 1 && results.Len() == 0 && isSchema(params.At(0).Type())
		case "JSONSchemaAlias":
			fits = params.Len() == 0 && results.Len() == 1 && isAny(results.At(0).Type())
		case "JSONSchemaProperty":
			fits = params.Len() == 1 && results.Len() == 1 && isAny(results.At(0).Type())
		}
		if fits {
			return name
		}
	}
	return ""
}

func isSchema(t types.Type) bool {
	p, ok := t.(*types.Pointer)
	if !ok {
		return false
	}
	named, ok := types.Unalias(p.Elem()).(*types.Named)
	return ok && qualified(named.Obj()) == reflector+".Schema"
}

func isAny(t types.Type) bool {
	i, ok := t.Underlying().(*types.Interface)
	return ok && i.Empty()
}
