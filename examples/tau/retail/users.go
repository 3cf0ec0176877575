package retail

import (
	"context"

	"github.com/toolgen-go/toolgen/toolkit"
)

// FindUserIDByEmailParams are the arguments of find_user_id_by_email.
//
//toolgen:schema
type FindUserIDByEmailParams struct {
	// Email is the user's address, such as something@example.com.
	Email string `json:"email"`
}

// FindUserIDByEmail finds a user by email address.
//
//toolgen:tool name=find_user_id_by_email
func FindUserIDByEmail(ctx context.Context, p FindUserIDByEmailParams) (toolkit.Output[FindUserIDByEmailParams], error) {
	return toolkit.TextOutput("the user of "+p.Email, p), nil
}

// FindUserIDByNameZipParams are the arguments of find_user_id_by_name_zip.
//
//toolgen:schema
type FindUserIDByNameZipParams struct {
	// FirstName is the given name, such as John.
	FirstName string `json:"first_name"`
	// LastName is the family name, such as Doe.
	LastName string `json:"last_name"`
	// Zip is the zip code, such as 12345.
	Zip string `json:"zip"`
}

// FindUserIDByNameZip finds a user by name and zip code. Try the email address first.
//
//toolgen:tool name=find_user_id_by_name_zip
func FindUserIDByNameZip(ctx context.Context, p FindUserIDByNameZipParams) (toolkit.Output[FindUserIDByNameZipParams], error) {
	return toolkit.TextOutput(p.FirstName+" "+p.LastName+" of "+p.Zip, p), nil
}

// GetUserDetailsParams are the arguments of get_user_details.
//
//toolgen:schema
type GetUserDetailsParams struct {
	// UserID names the user, such as sara_doe_496.
	UserID string `json:"user_id"`
}

// GetUserDetails returns the details of a user, with the user's orders.
//
//toolgen:tool
func GetUserDetails(ctx context.Context, p GetUserDetailsParams) (toolkit.Output[GetUserDetailsParams], error) {
	return toolkit.TextOutput("user "+p.UserID, p), nil
}
