import type { Origin } from '../../platform/budget/network.js';

/** The purpose of a link: in a mail, or handed over by staff. */
export type LinkPurpose = 'verify' | 'reset' | 'handed';

/** The owner of a link: the account, and the address it was mailed to. */
export interface LinkOwner {
  uid: string;
  email: string;
}

/** A request for a new password; one per typed address and place it was requested from. */
export interface ResetRequest {
  id: string;
  /** The email address, normalized as in accounts. */
  email: string;
  /** Where the request came from. */
  from: Origin & { devices: readonly string[] };
  locale: string;
  at: number;
}
