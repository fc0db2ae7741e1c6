/** What the apps wait for before they go on, in ms: the one place these are decided (rules 7.14, 9.11, 9.12). */
export const delays = {
  /** From the last letter typed into an address to the search for it. */
  placeSearch: 200,
  /** From the payment's dialog being put away to the booking being given up (rule 4.27). */
  paymentClose: 1500,
  /** How long a cell of a table at least shows that it is being saved. */
  tableEdit: 600,
  /** From the message that an account was made to its sign-in (rule 4.44). */
  afterRegistration: 3000,
  /** From the news that money has moved to reading the wallet: what pays comes a moment after what is paid for. */
  walletReading: 1500,
  /** From a live connection that was refused for now to the next attempt. */
  socketRetry: 30_000,
} as const;
