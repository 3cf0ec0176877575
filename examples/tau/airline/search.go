package airline

import (
	"context"

	"github.com/toolgen-go/toolgen/toolkit"
)

// SearchFlightParams say where from, where to and when.
//
//toolgen:schema
type SearchFlightParams struct {
	// Origin is the airport of departure in three letters, such as JFK.
	Origin string `json:"origin"`
	// Destination is the airport of arrival in three letters, such as LAX.
	Destination string `json:"destination"`
	// Date is the day of the flight as YYYY-MM-DD, such as 2024-01-01.
	Date string `json:"date"`
}

// SearchDirectFlight searches flights without a stop between two cities on a day.
//
//toolgen:tool
func SearchDirectFlight(ctx context.Context, p SearchFlightParams) (toolkit.Output[SearchFlightParams], error) {
	return toolkit.TextOutput("direct flights from "+p.Origin+" to "+p.Destination, p), nil
}

// SearchOneStopFlight searches flights with one stop between two cities on a day.
//
//toolgen:tool name=search_onestop_flight
func SearchOneStopFlight(ctx context.Context, p SearchFlightParams) (toolkit.Output[SearchFlightParams], error) {
	return toolkit.TextOutput("flights with one stop from "+p.Origin+" to "+p.Destination, p), nil
}
