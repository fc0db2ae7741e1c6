import os
from datetime import datetime, timezone

from wayfare.api.bookings import create_booking, get_booking
from wayfare.api.catalog import list_car_types, list_usable_promos
from wayfare.api.sign_in import issue_tokens
from wayfare.client import AuthenticatedClient, Client
from wayfare.models import Booking, CreateBookingRequest, CreateBookingRequestPaymentModeType0, Error
from wayfare.models import IssueTokensRequest, Place, TokenSignIn

url = os.environ["WAYFARE_URL"]

# Accounts with an authenticator app get a challenge instead of tokens.
credentials = IssueTokensRequest(email=os.environ["EMAIL"], password=os.environ["PASSWORD"])
tokens = issue_tokens.sync(client=Client(base_url=url), body=credentials)
assert isinstance(tokens, TokenSignIn), tokens
client = AuthenticatedClient(base_url=url, token=tokens.access_token)

car_types = list_car_types.sync(client=client)
assert isinstance(car_types, list), car_types

# One key for each time somebody orders: with it, a repeated call returns the first call's booking.
trip = CreateBookingRequest(
    pickup=Place(lat=40.7527, lng=-73.9772, add="Grand Central Terminal"),
    drop=Place(lat=40.7074, lng=-74.0113, add="Wall Street"),
    car_type=car_types[0].name,
    payment_mode=CreateBookingRequestPaymentModeType0.CASH,
)
booking = create_booking.sync(client=client, body=trip, idempotency_key="order-python")
assert isinstance(booking, Booking), booking
print(f"booking {booking.status.value}")

promos = list_usable_promos.sync(client=client)
assert isinstance(promos, list), promos
until = datetime.fromtimestamp(promos[0].promo_validity / 1000, timezone.utc)
print(f"promo until {until:%Y-%m-%d}")

# Decide by the key of an error, and show its message.
unknown = get_booking.sync(id="unknown", client=client)
assert isinstance(unknown, Error), unknown
print(f"error {unknown.error.value}")
