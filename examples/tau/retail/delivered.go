package retail

import (
	"context"
	"fmt"

	"github.com/toolgen-go/toolgen/toolkit"
)

// ExchangeDeliveredOrderItemsParams are the arguments of exchange_delivered_order_items.
//
//toolgen:schema
type ExchangeDeliveredOrderItemsParams struct {
	// OrderID names the order, such as #W0000000, with the # in front.
	OrderID string `json:"order_id"`
	// ItemIDs are the items to exchange, each such as 1008292230. An item may stand here twice.
	ItemIDs []string `json:"item_ids"`
	// NewItemIDs are the items to take instead, in the same order, each of the same product.
	NewItemIDs []string `json:"new_item_ids"`
	// PaymentMethodID pays or receives the difference, such as gift_card_0000000.
	PaymentMethodID string `json:"payment_method_id"`
}

// ExchangeDeliveredOrderItems exchanges items of a delivered order for others of the
// same product. An order can be exchanged or returned once. Explain it and let the
// user confirm it first.
//
//toolgen:tool
func ExchangeDeliveredOrderItems(ctx context.Context, p ExchangeDeliveredOrderItemsParams) (toolkit.Output[ExchangeDeliveredOrderItemsParams], error) {
	return toolkit.TextOutput(fmt.Sprintf("%d items of %s exchanged", len(p.ItemIDs), p.OrderID), p), nil
}

// ReturnDeliveredOrderItemsParams are the arguments of return_delivered_order_items.
//
//toolgen:schema
type ReturnDeliveredOrderItemsParams struct {
	// OrderID names the order, such as #W0000000, with the # in front.
	OrderID string `json:"order_id"`
	// ItemIDs are the items to return, each such as 1008292230. An item may stand here twice.
	ItemIDs []string `json:"item_ids"`
	// PaymentMethodID receives the refund, such as gift_card_0000000.
	PaymentMethodID string `json:"payment_method_id"`
}

// ReturnDeliveredOrderItems returns items of a delivered order. Explain it and let
// the user confirm it first. The user then gets an email that says how and where.
//
//toolgen:tool
func ReturnDeliveredOrderItems(ctx context.Context, p ReturnDeliveredOrderItemsParams) (toolkit.Output[ReturnDeliveredOrderItemsParams], error) {
	return toolkit.TextOutput(fmt.Sprintf("%d items of %s returned", len(p.ItemIDs), p.OrderID), p), nil
}
