package airline

import (
	"context"

	"github.com/toolgen-go/toolgen/toolkit"
)

// GetReservationDetailsParams are the arguments of get_reservation_details.
//
//toolgen:schema
type GetReservationDetailsParams struct {
	// ReservationID names the reservation, such as 8JX2WO.
	ReservationID string `json:"reservation_id"`
}

// GetReservationDetails returns the details of a reservation.
//
//toolgen:tool
func GetReservationDetails(ctx context.Context, p GetReservationDetailsParams) (toolkit.Output[GetReservationDetailsParams], error) {
	return toolkit.TextOutput("reservation "+p.ReservationID, p), nil
}

// GetUserDetailsParams are the arguments of get_user_details.
//
//toolgen:schema
type GetUserDetailsParams struct {
	// UserID names the user, such as sara_doe_496.
	UserID string `json:"user_id"`
}

// GetUserDetails returns the details of a user, with the user's reservations.
//
//toolgen:tool
func GetUserDetails(ctx context.Context, p GetUserDetailsParams) (toolkit.Output[GetUserDetailsParams], error) {
	return toolkit.TextOutput("user "+p.UserID, p), nil
}

// ListAllAirports lists the airports and their cities.
//
//toolgen:tool
func ListAllAirports(ctx context.Context) (map[string]string, error) {
	return map[string]string{"JFK": "New York", "LAX": "Los Angeles", "SFO": "San Francisco"}, nil
}
