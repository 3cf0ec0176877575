package toolkit

import "github.com/toolgen-go/toolgen/toolkit/decode"

// The codes of issues, for [Issue].Code. Package decode documents the message of each.
const (
	CodeSyntax           = decode.Syntax
	CodeTooDeep          = decode.TooDeep
	CodeType             = decode.Type
	CodeRange            = decode.Range
	CodeRequired         = decode.Required
	CodeEnum             = decode.CodeEnum
	CodeMinimum          = decode.Minimum
	CodeMaximum          = decode.Maximum
	CodeExclusiveMinimum = decode.ExclusiveMinimum
	CodeExclusiveMaximum = decode.ExclusiveMaximum
	CodeMultipleOf       = decode.CodeMultipleOf
	CodeConst            = decode.Const
	CodeNotConst         = decode.NotConst
	CodeNonZero          = decode.NonZero
	CodeMinLength        = decode.MinLength
	CodeMaxLength        = decode.MaxLength
	CodeMinItems         = decode.MinItems
	CodeMaxItems         = decode.MaxItems
	CodeMinProperties    = decode.MinProperties
	CodeMaxProperties    = decode.MaxProperties
	CodeMinBytes         = decode.MinBytes
	CodeMaxBytes         = decode.MaxBytes
	CodeNotLength        = decode.NotLength
	CodeUniqueItems      = decode.UniqueItems
	CodePattern          = decode.Pattern
	CodeFormat           = decode.Format
	CodeKeyForm          = decode.KeyForm
	CodeKeyRepeated      = decode.KeyRepeated
	CodeKeyRange         = decode.KeyRange
	CodeCheck            = decode.Check
	CodeRequiredBy       = decode.RequiredBy
	CodeRequiredWhen     = decode.RequiredWhen
	CodeExcluded         = decode.Excluded
	CodeCompared         = decode.Compared
	CodeOneOfRequired    = decode.OneOfRequired
	CodeAnyOfRequired    = decode.AnyOfRequired
	CodeDuplicate        = decode.CodeDuplicate
	CodeUnknown          = decode.Unknown
)
