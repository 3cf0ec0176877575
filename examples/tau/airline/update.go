package airline

import (
	"context"

	"github.com/toolgen-go/toolgen/toolkit"
)

// UpdateReservationBaggagesParams are the arguments of update_reservation_baggages.
//
//toolgen:schema
type UpdateReservationBaggagesParams struct {
	// ReservationID names the reservation, such as ZFA04Y.
	ReservationID string `json:"reservation_id"`
	// TotalBaggages is the new number of bags of the whole reservation.
	TotalBaggages int `json:"total_baggages"`
	// NonfreeBaggages is the new number of bags that cost extra.
	NonfreeBaggages int `json:"nonfree_baggages"`
	// PaymentID names a payment method of the user's profile, such as credit_card_7815826.
	PaymentID string `json:"payment_id"`
}

// UpdateReservationBaggages changes the bags of a reservation.
//
//toolgen:tool
func UpdateReservationBaggages(ctx context.Context, p UpdateReservationBaggagesParams) (toolkit.Output[UpdateReservationBaggagesParams], error) {
	return toolkit.TextOutput("bags of "+p.ReservationID+" changed", p), nil
}

// UpdateReservationFlightsParams are the arguments of update_reservation_flights.
//
//toolgen:schema
type UpdateReservationFlightsParams struct {
	// ReservationID names the reservation, such as ZFA04Y.
	ReservationID string `json:"reservation_id"`
	Cabin         Cabin  `json:"cabin"`
	// Flights holds every leg of the new trip, also those that stay as they are.
	Flights []Flight `json:"flights"`
	// PaymentID names a payment method of the user's profile, such as credit_card_7815826.
	PaymentID string `json:"payment_id"`
}

// UpdateReservationFlights changes the flights of a reservation.
//
//toolgen:tool
func UpdateReservationFlights(ctx context.Context, p UpdateReservationFlightsParams) (toolkit.Output[UpdateReservationFlightsParams], error) {
	return toolkit.TextOutput("flights of "+p.ReservationID+" changed", p), nil
}

// UpdateReservationPassengersParams are the arguments of update_reservation_passengers.
//
//toolgen:schema
type UpdateReservationPassengersParams struct {
	// ReservationID names the reservation, such as ZFA04Y.
	ReservationID string `json:"reservation_id"`
	// Passengers holds each person who travels.
	Passengers []Passenger `json:"passengers"`
}

// UpdateReservationPassengers changes who travels on a reservation.
//
//toolgen:tool
func UpdateReservationPassengers(ctx context.Context, p UpdateReservationPassengersParams) (toolkit.Output[UpdateReservationPassengersParams], error) {
	return toolkit.TextOutput("passengers of "+p.ReservationID+" changed", p), nil
}
