package retail

import (
	"context"
	"fmt"

	"github.com/toolgen-go/toolgen/toolkit"
)

// CancelPendingOrderParams are the arguments of cancel_pending_order.
//
//toolgen:schema
type CancelPendingOrderParams struct {
	// OrderID names the order, such as #W0000000, with the # in front.
	OrderID string `json:"order_id"`
	// Reason is why the user cancels.
	Reason string `json:"reason" validate:"oneof='no longer needed' 'ordered by mistake'"`
}

// CancelPendingOrder cancels an order that is not yet processed. Explain it and let
// the user confirm it first. What was paid goes back to a gift card at once, to
// anything else within 5 to 7 business days.
//
//toolgen:tool
func CancelPendingOrder(ctx context.Context, p CancelPendingOrderParams) (toolkit.Output[CancelPendingOrderParams], error) {
	return toolkit.TextOutput("cancelled "+p.OrderID+": "+p.Reason, p), nil
}

// ModifyPendingOrderItemsParams are the arguments of modify_pending_order_items.
//
//toolgen:schema
type ModifyPendingOrderItemsParams struct {
	// OrderID names the order, such as #W0000000, with the # in front.
	OrderID string `json:"order_id"`
	// ItemIDs are the items to replace, each such as 1008292230. An item may stand here twice.
	ItemIDs []string `json:"item_ids"`
	// NewItemIDs are the items to take instead, in the same order, each of the same product.
	NewItemIDs []string `json:"new_item_ids"`
	// PaymentMethodID pays or receives the difference, such as gift_card_0000000.
	PaymentMethodID string `json:"payment_method_id"`
}

// ModifyPendingOrderItems replaces items of a pending order by others of the same
// product. It works once for an order. Explain it and let the user confirm it first.
//
//toolgen:tool
func ModifyPendingOrderItems(ctx context.Context, p ModifyPendingOrderItemsParams) (toolkit.Output[ModifyPendingOrderItemsParams], error) {
	return toolkit.TextOutput(fmt.Sprintf("%d items of %s replaced", len(p.ItemIDs), p.OrderID), p), nil
}

// ModifyPendingOrderPaymentParams are the arguments of modify_pending_order_payment.
//
//toolgen:schema
type ModifyPendingOrderPaymentParams struct {
	// OrderID names the order, such as #W0000000, with the # in front.
	OrderID string `json:"order_id"`
	// PaymentMethodID pays for the order from now on, such as gift_card_0000000.
	PaymentMethodID string `json:"payment_method_id"`
}

// ModifyPendingOrderPayment changes how a pending order is paid. Explain it and let
// the user confirm it first.
//
//toolgen:tool
func ModifyPendingOrderPayment(ctx context.Context, p ModifyPendingOrderPaymentParams) (toolkit.Output[ModifyPendingOrderPaymentParams], error) {
	return toolkit.TextOutput(p.OrderID+" is paid with "+p.PaymentMethodID, p), nil
}
