package retail

import (
	"context"

	"github.com/toolgen-go/toolgen/toolkit"
)

// GetOrderDetailsParams are the arguments of get_order_details.
//
//toolgen:schema
type GetOrderDetailsParams struct {
	// OrderID names the order, such as #W0000000, with the # in front.
	OrderID string `json:"order_id"`
}

// GetOrderDetails returns the state and the details of an order.
//
//toolgen:tool
func GetOrderDetails(ctx context.Context, p GetOrderDetailsParams) (toolkit.Output[GetOrderDetailsParams], error) {
	return toolkit.TextOutput("order "+p.OrderID, p), nil
}

// GetProductDetailsParams are the arguments of get_product_details.
//
//toolgen:schema
type GetProductDetailsParams struct {
	// ProductID names the product, such as 6086499569. It is not the id of an item.
	ProductID string `json:"product_id"`
}

// GetProductDetails returns what is in stock of a product.
//
//toolgen:tool
func GetProductDetails(ctx context.Context, p GetProductDetailsParams) (toolkit.Output[GetProductDetailsParams], error) {
	return toolkit.TextOutput("product "+p.ProductID, p), nil
}

// ListAllProductTypes lists the names and ids of all types of product. Each type has
// items of its own, with their own ids and options.
//
//toolgen:tool
func ListAllProductTypes(ctx context.Context) (map[string]string, error) {
	return map[string]string{"Backpack": "2524789262", "Bookshelf": "8600330539", "T-Shirt": "9523456873"}, nil
}
