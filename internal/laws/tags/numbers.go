package tags

// Numbers have words that judge numbers, or one of several.
//
//toolgen:schema
type Numbers struct {
	Port       uint16  `json:"port,omitempty" validate:"port"`
	PortInt    int     `json:"port_int,omitempty" validate:"port,ne=80"`
	Latitude   float64 `json:"latitude,omitempty" validate:"latitude"`
	LatInt     int     `json:"lat_int,omitempty" validate:"latitude"`
	LatShort   int8    `json:"lat_short,omitempty" validate:"longitude"`
	Longitude  float32 `json:"longitude,omitempty" validate:"longitude"`
	Noneof     int     `json:"noneof,omitempty" validate:"noneof=1 20 -3"`
	Default    int64   `json:"default,omitempty" validate:"isdefault"`
	DefaultF   float64 `json:"default_f,omitempty" validate:"isdefault"`
	Either     int     `json:"either,omitempty" validate:"eq=0|gte=10"`
	EitherF    float64 `json:"either_f,omitempty" validate:"lt=-1.5|gt=1|eq=0.5"`
	EitherList uint8   `json:"either_list,omitempty" validate:"oneof=1 2 3|min=100,ne=200"`
}
