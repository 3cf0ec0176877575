package airline

import (
	"context"
	"fmt"

	"github.com/toolgen-go/toolgen/toolkit"
)

// BookReservationParams are the arguments of book_reservation.
//
//toolgen:schema
type BookReservationParams struct {
	// UserID is the user who books, such as sara_doe_496.
	UserID string `json:"user_id"`
	// Origin is the IATA code of the city of departure, such as SFO.
	Origin string `json:"origin"`
	// Destination is the IATA code of the city of arrival, such as JFK.
	Destination string     `json:"destination"`
	FlightType  FlightType `json:"flight_type"`
	Cabin       Cabin      `json:"cabin"`
	// Flights holds each leg of the trip.
	Flights []Flight `json:"flights"`
	// Passengers holds each person who travels.
	Passengers []Passenger `json:"passengers"`
	// PaymentMethods says how much is paid with what.
	PaymentMethods []Payment `json:"payment_methods"`
	// TotalBaggages is the number of bags of the whole reservation.
	TotalBaggages int `json:"total_baggages"`
	// NonfreeBaggages is the number of bags that cost extra.
	NonfreeBaggages int    `json:"nonfree_baggages"`
	Insurance       string `json:"insurance" validate:"oneof=yes no"`
}

// BookReservation books a reservation.
//
//toolgen:tool
func BookReservation(ctx context.Context, p BookReservationParams) (toolkit.Output[BookReservationParams], error) {
	text := fmt.Sprintf("booked %s to %s for %d passengers", p.Origin, p.Destination, len(p.Passengers))
	return toolkit.TextOutput(text, p), nil
}

// CancelReservationParams are the arguments of cancel_reservation.
//
//toolgen:schema
type CancelReservationParams struct {
	// ReservationID names the reservation, such as ZFA04Y.
	ReservationID string `json:"reservation_id"`
}

// CancelReservation cancels a reservation as a whole.
//
//toolgen:tool
func CancelReservation(ctx context.Context, p CancelReservationParams) (toolkit.Output[CancelReservationParams], error) {
	return toolkit.TextOutput("cancelled "+p.ReservationID, p), nil
}
