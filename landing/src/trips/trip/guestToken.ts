const KEY = 'wayfare.guestTrip';

/** Remembers the token of a guest's link in this tab, for the way to a payment provider and back. */
export function keepGuestToken(token: string): void {
  try {
    sessionStorage.setItem(KEY, token);
  } catch {
    // Without storage, the guest opens the link from the SMS again.
  }
}

/** The token of the guest who left this tab to pay; empty if there is none. */
export function keptGuestToken(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}
