import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import org.wayfare.client.ApiClient;
import org.wayfare.client.ApiException;
import org.wayfare.client.api.BookingsApi;
import org.wayfare.client.api.CatalogApi;
import org.wayfare.client.api.SignInApi;
import org.wayfare.client.model.Booking;
import org.wayfare.client.model.CarType;
import org.wayfare.client.model.CreateBookingRequest;
import org.wayfare.client.model.Error;
import org.wayfare.client.model.IssueTokensRequest;
import org.wayfare.client.model.Place;
import org.wayfare.client.model.TokenSignIn;

public class Trip {
  public static void main(String[] args) throws Exception {
    ApiClient client = new ApiClient().setBasePath(System.getenv("WAYFARE_URL"));

    IssueTokensRequest credentials =
        new IssueTokensRequest().email(System.getenv("EMAIL")).password(System.getenv("PASSWORD"));
    // Accounts with an authenticator app get a challenge instead of tokens.
    TokenSignIn tokens = new SignInApi(client).issueTokens(null, credentials).getTokenSignIn();
    client.addDefaultHeader("Authorization", "Bearer " + tokens.getAccessToken());

    CatalogApi catalog = new CatalogApi(client);
    List<CarType> carTypes = catalog.listCarTypes(null, null, null, null);

    // One key for each time somebody orders: with it, a repeated call returns the first call's booking.
    CreateBookingRequest trip =
        new CreateBookingRequest()
            .pickup(new Place().lat(40.7527).lng(-73.9772).add("Grand Central Terminal"))
            .drop(new Place().lat(40.7074).lng(-74.0113).add("Wall Street"))
            .carType(carTypes.get(0).getName())
            .paymentMode(CreateBookingRequest.PaymentModeEnum.CASH);
    BookingsApi bookings = new BookingsApi(client);
    Booking booking = bookings.createBooking(null, "order-java", trip);
    System.out.println("booking " + booking.getStatus().getValue());

    Instant until = Instant.ofEpochMilli(catalog.listUsablePromos(null).get(0).getPromoValidity());
    System.out.println("promo until " + until.atZone(ZoneOffset.UTC).toLocalDate());

    // Decide by the key of an error, and show its message.
    try {
      bookings.getBooking("unknown", null);
    } catch (ApiException problem) {
      Error error = Error.fromJson(problem.getResponseBody());
      System.out.println("error " + error.getError().getValue());
    }
  }
}
