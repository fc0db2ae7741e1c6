package main

import (
	"context"
	"fmt"
	"log"
	"net/http"
	"os"
	"time"

	"example.com/trip/wayfare"
)

func main() {
	ctx := context.Background()
	url := os.Getenv("WAYFARE_URL")
	visitor, err := wayfare.NewClientWithResponses(url)
	check(err)

	email, password := os.Getenv("EMAIL"), os.Getenv("PASSWORD")
	credentials := wayfare.IssueTokensRequest{Email: &email, Password: &password}
	signIn, err := visitor.IssueTokensWithResponse(ctx, nil, credentials)
	check(err)
	// Accounts with an authenticator app get a challenge instead of tokens.
	tokens, err := signIn.JSON200.AsTokenSignIn()
	check(err)
	withToken := func(_ context.Context, request *http.Request) error {
		request.Header.Set("Authorization", "Bearer "+tokens.AccessToken)
		return nil
	}
	client, err := wayfare.NewClientWithResponses(url, wayfare.WithRequestEditorFn(withToken))
	check(err)

	carTypes, err := client.ListCarTypesWithResponse(ctx, nil)
	check(err)

	// One key for each time somebody orders: with it, a repeated call returns the first call's booking.
	key := "order-go"
	cash := wayfare.CreateBookingRequestPaymentMode("cash")
	trip := wayfare.CreateBookingRequest{
		Pickup:      &wayfare.Place{Lat: 40.7527, Lng: -73.9772, Add: "Grand Central Terminal"},
		Drop:        &wayfare.Place{Lat: 40.7074, Lng: -74.0113, Add: "Wall Street"},
		CarType:     &(*carTypes.JSON200)[0].Name,
		PaymentMode: &cash,
	}
	params := wayfare.CreateBookingParams{IdempotencyKey: &key}
	booking, err := client.CreateBookingWithResponse(ctx, &params, trip)
	check(err)
	fmt.Println("booking", booking.JSON201.Status)

	promos, err := client.ListUsablePromosWithResponse(ctx, nil)
	check(err)
	until := time.UnixMilli((*promos.JSON200)[0].PromoValidity).UTC()
	fmt.Println("promo until", until.Format(time.DateOnly))

	// Decide by the key of an error, and show its message.
	unknown, err := client.GetBookingWithResponse(ctx, "unknown", nil)
	check(err)
	fmt.Println("error", unknown.JSON404.Error)
}

func check(err error) {
	if err != nil {
		log.Fatal(err)
	}
}
