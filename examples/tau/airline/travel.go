package airline

// FlightType says whether a trip comes back.
type FlightType string

// The flight types.
const (
	OneWay    FlightType = "one_way"
	RoundTrip FlightType = "round_trip"
)

// Cabin is a class of seats.
type Cabin string

// The cabins, the cheapest first.
const (
	BasicEconomy Cabin = "basic_economy"
	Economy      Cabin = "economy"
	Business     Cabin = "business"
)

// Flight is one leg of a trip.
type Flight struct {
	// FlightNumber names the flight, such as HAT001.
	FlightNumber string `json:"flight_number"`
	// Date is the day of departure as YYYY-MM-DD, such as 2024-05-01.
	Date string `json:"date"`
}

// Passenger is one person who travels.
type Passenger struct {
	// FirstName is the given name, such as Noah.
	FirstName string `json:"first_name"`
	// LastName is the family name, such as Brown.
	LastName string `json:"last_name"`
	// DOB is the date of birth as YYYY-MM-DD, such as 1990-01-01.
	DOB string `json:"dob"`
}

// Payment is a part of the price and what it is paid with.
type Payment struct {
	// PaymentID names a payment method of the user's profile, such as credit_card_7815826.
	PaymentID string `json:"payment_id"`
	// Amount is how much is paid with it.
	Amount float64 `json:"amount"`
}
