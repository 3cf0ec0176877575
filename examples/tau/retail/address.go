package retail

import (
	"context"

	"github.com/toolgen-go/toolgen/toolkit"
)

// Address is where parcels go.
type Address struct {
	// Address1 is the first line, such as 123 Main St.
	Address1 string `json:"address1"`
	// Address2 is the second line, such as Apt 1, or empty.
	Address2 string `json:"address2"`
	// City is the city, such as San Francisco.
	City string `json:"city"`
	// State is the state, such as CA.
	State string `json:"state"`
	// Country is the country, such as USA.
	Country string `json:"country"`
	// Zip is the zip code, such as 12345.
	Zip string `json:"zip"`
}

// ModifyPendingOrderAddressParams are the arguments of modify_pending_order_address.
//
//toolgen:schema
type ModifyPendingOrderAddressParams struct {
	// OrderID names the order, such as #W0000000, with the # in front.
	OrderID string `json:"order_id"`
	Address
}

// ModifyPendingOrderAddress changes where a pending order is sent. Explain the
// change and let the user confirm it first.
//
//toolgen:tool
func ModifyPendingOrderAddress(ctx context.Context, p ModifyPendingOrderAddressParams) (toolkit.Output[ModifyPendingOrderAddressParams], error) {
	return toolkit.TextOutput("order "+p.OrderID+" goes to "+p.City, p), nil
}

// ModifyUserAddressParams are the arguments of modify_user_address.
//
//toolgen:schema
type ModifyUserAddressParams struct {
	// UserID names the user, such as sara_doe_496.
	UserID string `json:"user_id"`
	Address
}

// ModifyUserAddress changes the address that a user's orders go to by default.
// Explain the change and let the user confirm it first.
//
//toolgen:tool
func ModifyUserAddress(ctx context.Context, p ModifyUserAddressParams) (toolkit.Output[ModifyUserAddressParams], error) {
	return toolkit.TextOutput("user "+p.UserID+" lives in "+p.City, p), nil
}
