/** Delays in the apps, in ms, all defined in one place (rules 7.14, 9.11, 9.12). */
export const delays = {
  /** From the last character typed in an address field to the search. */
  placeSearch: 200,
  /** From the last move of a pin on a map to the request for its address. */
  pinAddress: 400,
  /** From closing the payment dialog to abandoning the booking (rule 4.27). */
  paymentClose: 1500,
  /** Minimum time a table cell shows that it is being saved. */
  tableEdit: 600,
  /** From the account-created message to the sign-in (rule 4.44). */
  afterRegistration: 3000,
  /**
   * From the event that money has moved to reloading the wallet: a payment is posted shortly after the
   * event it pays for.
   */
  walletReading: 1500,
  /** From a temporarily refused live connection to the next attempt. */
  socketRetry: 30_000,
} as const;
