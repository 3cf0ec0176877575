package peers

import (
	"github.com/go-playground/validator/v10"
	"github.com/mailru/easyjson"

	"github.com/toolgen-go/toolgen/bench/easy"
)

func easyjsonPeer() Peer {
	check.RegisterStructValidation(func(level validator.StructLevel) {
		s := level.Current().Interface().(easy.Search)
		if !sessionID.MatchString(s.SessionID) {
			level.ReportError(s.SessionID, "SessionID", "SessionID", "pattern", "")
		}
	}, easy.Search{})
	return Peer{"easyjson + validator", map[string]func([]byte) error{
		"Echo":   easily(func() easyjson.Unmarshaler { return new(easy.Echo) }),
		"Edit":   easily(func() easyjson.Unmarshaler { return new(easy.Edit) }),
		"Search": easily(func() easyjson.Unmarshaler { return new(easy.Search) }),
		"Write":  easily(func() easyjson.Unmarshaler { return new(easy.Write) }),
		"Batch":  easily(func() easyjson.Unmarshaler { return new(easy.Batch) }),
	}}
}

func easily(fresh func() easyjson.Unmarshaler) func([]byte) error {
	return func(text []byte) error {
		v := fresh()
		if err := easyjson.Unmarshal(text, v); err != nil {
			return err
		}
		return check.Struct(v)
	}
}
