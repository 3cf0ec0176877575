package rule

import "strings"

// Later holds the words of go-playground/validator v10 that have no row yet. They are
// refused by name, so that none of them is taken for a slip of another.
var Later = func() map[string]bool {
	later := make(map[string]bool)
	for _, word := range strings.Fields(laterWords) {
		later[word] = true
	}
	return later
}()

const laterWords = `
eqcsfield eqfield excluded_if excluded_unless excluded_with excluded_with_all excluded_without
excluded_without_all fieldcontains fieldexcludes gtcsfield gtecsfield gtefield gtfield ltcsfield
ltecsfield ltefield ltfield necsfield nefield postcode_iso3166_alpha2_field required_if
required_unless required_with required_with_all required_without required_without_all skip_unless
`
