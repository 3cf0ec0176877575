// Package tags has fixtures with words of the validate tag: those that judge strings, and
// those that are judged by validator
// itself, by the machine, or by checks of the program.
package tags

import (
	"encoding/json"
	"time"

	"github.com/toolgen-go/toolgen/toolkit"
)

//toolgen:package validations=is_even,is_short,is-known,is_colour,is_panic,is_missing

// Calls has a field for each word that judges strings.
//
//toolgen:schema
type Calls struct {
	ISBN                    string `json:"isbn,omitempty" validate:"isbn"`
	JSON                    string `json:"json,omitempty" validate:"json"`
	Duration                string `json:"duration,omitempty" validate:"duration"`
	HostnameLabel           string `json:"hostname_label,omitempty" validate:"hostname_label"`
	ISBN10                  string `json:"isbn10,omitempty" validate:"isbn10"`
	ISBN13                  string `json:"isbn13,omitempty" validate:"isbn13"`
	ISSN                    string `json:"issn,omitempty" validate:"issn"`
	EthAddrChecksum         string `json:"eth_addr_checksum,omitempty" validate:"eth_addr_checksum"`
	BtcAddr                 string `json:"btc_addr,omitempty" validate:"btc_addr"`
	BtcAddrBech32           string `json:"btc_addr_bech32,omitempty" validate:"btc_addr_bech32"`
	CIDR                    string `json:"cidr,omitempty" validate:"cidr"`
	CIDRv4                  string `json:"cidrv4,omitempty" validate:"cidrv4"`
	CIDRv6                  string `json:"cidrv6,omitempty" validate:"cidrv6"`
	MAC                     string `json:"mac,omitempty" validate:"mac"`
	Timezone                string `json:"timezone,omitempty" validate:"timezone"`
	ISO31661Alpha2          string `json:"iso3166_1_alpha2,omitempty" validate:"iso3166_1_alpha2"`
	ISO31661Alpha2EU        string `json:"iso3166_1_alpha2_eu,omitempty" validate:"iso3166_1_alpha2_eu"`
	ISO31661Alpha3          string `json:"iso3166_1_alpha3,omitempty" validate:"iso3166_1_alpha3"`
	ISO31661Alpha3EU        string `json:"iso3166_1_alpha3_eu,omitempty" validate:"iso3166_1_alpha3_eu"`
	ISO31661AlphaNumeric    string `json:"iso3166_1_alpha_numeric,omitempty" validate:"iso3166_1_alpha_numeric"`
	ISO31661AlphaNumericEU  string `json:"iso3166_1_alpha_numeric_eu,omitempty" validate:"iso3166_1_alpha_numeric_eu"`
	ISO31662                string `json:"iso3166_2,omitempty" validate:"iso3166_2"`
	ISO4217                 string `json:"iso4217,omitempty" validate:"iso4217"`
	BCP47LanguageTag        string `json:"bcp47_language_tag,omitempty" validate:"bcp47_language_tag"`
	BCP47StrictLanguageTag  string `json:"bcp47_strict_language_tag,omitempty" validate:"bcp47_strict_language_tag"`
	PostcodeISO3166Alpha2   string `json:"postcode_iso3166_alpha2,omitempty" validate:"postcode_iso3166_alpha2=GB"`
	CreditCard              string `json:"credit_card,omitempty" validate:"credit_card"`
	LuhnChecksum            string `json:"luhn_checksum,omitempty" validate:"luhn_checksum"`
	Origin                  string `json:"origin,omitempty" validate:"origin"`
	URNRFC8141              string `json:"urn_rfc8141,omitempty" validate:"urn_rfc8141"`
	URNRFC2141              string `json:"urn_rfc2141,omitempty" validate:"urn_rfc2141"`
	MongodbConnectionString string `json:"mongodb_connection_string,omitempty" validate:"mongodb_connection_string"`
	HostnamePort            string `json:"hostname_port,omitempty" validate:"hostname_port"`
	DataURI                 string `json:"datauri,omitempty" validate:"datauri"`
}

// IntCalls has a field for each word that judges integers.
//
//toolgen:schema
type IntCalls struct {
	ISO31661AlphaNumeric   int    `json:"iso3166_1_alpha_numeric,omitempty" validate:"iso3166_1_alpha_numeric"`
	ISO31661AlphaNumericEU int16  `json:"iso3166_1_alpha_numeric_eu,omitempty" validate:"iso3166_1_alpha_numeric_eu"`
	ISO4217Numeric         uint16 `json:"iso4217_numeric,omitempty" validate:"iso4217_numeric"`
	LuhnChecksum           uint64 `json:"luhn_checksum,omitempty" validate:"luhn_checksum"`
}

// Code is a named string.
type Code string

// Country is an enum whose members validator accepts.
type Country string

// The countries.
const (
	Germany Country = "DE"
	France  Country = "FR"
)

// CallPlaces has words in all places.
//
//toolgen:schema
type CallPlaces struct {
	Required string            `json:"required" validate:"iso4217"`
	Pointer  *string           `json:"pointer,omitempty" validate:"omitempty,isbn13"`
	Named    Code              `json:"named,omitempty" validate:"omitnil,iso3166_1_alpha3"`
	Items    []string          `json:"items,omitempty" validate:"max=3,dive,mac"`
	Values   map[string]*Code  `json:"values,omitempty" validate:"dive,iso3166_2"`
	Numbers  [2]*int64         `json:"numbers,omitempty" validate:"dive,luhn_checksum"`
	Both     string            `json:"both,omitempty" validate:"luhn_checksum,credit_card,max=16"`
	Pattern  string            `json:"pattern,omitempty" validate:"cidr,cidrv4" jsonschema:"maxLength=12"`
	Default  string            `json:"default,omitempty" validate:"isbn10" jsonschema:"default=0306406152"`
	Enum     Country           `json:"enum,omitempty" validate:"iso3166_1_alpha2_eu"`
	Zone     string            `json:"zone,omitempty" validate:"omitzero,timezone"`
	Skipped  string            `json:"skipped,omitempty" validate:"-"`
	Lists    [][]string        `json:"lists,omitempty" validate:"dive,dive,hostname_port"`
	Inner    *CallInner        `json:"inner,omitempty"`
	More     map[string][]Code `json:"more,omitempty" validate:"dive,dive,postcode_iso3166_alpha2=US"`
}

// CallKeys has words on keys and on values that can be null.
//
//toolgen:schema
type CallKeys struct {
	Names    map[string]int           `json:"names,omitempty" validate:"dive,keys,iso3166_1_alpha2,endkeys,min=0"`
	Named    map[Code]int             `json:"named,omitempty" validate:"dive,keys,is_colour,endkeys"`
	Enums    map[Country]int          `json:"enums,omitempty" validate:"dive,keys,is_colour,endkeys"`
	Optional toolkit.Optional[string] `json:"optional,omitzero" validate:"issn"`
	Null     *int64                   `json:"null" jsonschema:"nullable" validate:"luhn_checksum"`
	Custom   toolkit.Optional[Code]   `json:"custom,omitzero" validate:"is_colour"`
}

// CallInner is a struct below another.
type CallInner struct {
	Link string `json:"link,omitempty" validate:"datauri"`
}

// Hosts has every word that asks the machine.
//
//toolgen:schema
type Hosts struct {
	File     string   `json:"file,omitempty" validate:"file" toolgen:"host"`
	FilePath string   `json:"filepath,omitempty" validate:"filepath" toolgen:"host"`
	Dir      string   `json:"dir,omitempty" validate:"dir" toolgen:"host"`
	DirPath  string   `json:"dirpath,omitempty" validate:"dirpath" toolgen:"host"`
	Image    string   `json:"image,omitempty" validate:"image" toolgen:"host"`
	MIMEType string   `json:"mimetype,omitempty" validate:"mimetype=image/*" toolgen:"host"`
	Socket   string   `json:"uds_exists,omitempty" validate:"uds_exists" toolgen:"host"`
	TCP      string   `json:"tcp_addr,omitempty" validate:"tcp_addr" toolgen:"host"`
	TCP4     string   `json:"tcp4_addr,omitempty" validate:"tcp4_addr" toolgen:"host"`
	TCP6     string   `json:"tcp6_addr,omitempty" validate:"tcp6_addr" toolgen:"host"`
	UDP      string   `json:"udp_addr,omitempty" validate:"udp_addr" toolgen:"host"`
	UDP4     string   `json:"udp4_addr,omitempty" validate:"udp4_addr" toolgen:"host"`
	UDP6     string   `json:"udp6_addr,omitempty" validate:"udp6_addr" toolgen:"host"`
	IP       string   `json:"ip_addr,omitempty" validate:"ip_addr" toolgen:"host"`
	IP4      string   `json:"ip4_addr,omitempty" validate:"ip4_addr" toolgen:"host"`
	IP6      string   `json:"ip6_addr,omitempty" validate:"ip6_addr" toolgen:"host"`
	Items    []string `json:"items,omitempty" validate:"dive,ip_addr" toolgen:"host"`
	Member   string   `json:"member,omitempty" validate:"oneof=127.0.0.1 ::1,ip4_addr" toolgen:"host"`
}

// Checks has a check of the program on every kind that can have one.
//
//toolgen:schema
type Checks struct {
	Bool     bool            `json:"bool,omitempty" validate:"is-known"`
	String   string          `json:"string,omitempty" validate:"is_short"`
	Param    *string         `json:"param,omitempty" validate:"is_short=3"`
	Escaped  string          `json:"escaped,omitempty" validate:"is_short=0x2C0x7C"`
	Named    Code            `json:"named,omitempty" validate:"is_colour"`
	Int      int             `json:"int,omitempty" validate:"is_even,min=0"`
	Uint     uint8           `json:"uint,omitempty" validate:"is_even"`
	Float    float32         `json:"float,omitempty" validate:"is-known"`
	Bytes    []byte          `json:"bytes,omitempty" validate:"is_short"`
	Time     time.Time       `json:"time,omitzero" validate:"is-known"`
	Duration time.Duration   `json:"duration,omitempty" validate:"is_even"`
	Raw      json.RawMessage `json:"raw,omitempty" validate:"is_short"`
	List     []string        `json:"list,omitempty" validate:"is_short"`
	Array    [2]int          `json:"array,omitzero" validate:"is_short=1"`
	Map      map[string]int  `json:"map,omitempty" validate:"is_short"`
	Items    []int64         `json:"items,omitempty" validate:"dive,is_even"`
	Enum     Country         `json:"enum,omitempty" validate:"is_colour"`
	Enums    []Country       `json:"enums,omitempty" validate:"dive,is_short=2"`
	Panic    string          `json:"panic,omitempty" validate:"is_panic"`
	Missing  string          `json:"missing,omitempty" validate:"is_missing"`
}
