import type { Usertype } from '@wayfare/shared';
import type { Origin } from '../budget/network.js';

/** How a user stays signed in: with a session cookie, or with a pair of bearer tokens. */
export type SignInForm = 'session' | 'tokens';

/** A sign-in of an account: a web session or a token family. Times are ms timestamps. */
export interface SignIn {
  form: SignInForm;
  uid: string;
  /** When the session or the token started. */
  at: number;
  /** The session's handle or the token family's id. */
  id: string;
  /** When its owner last proved their identity; null if never. */
  provenAt: number | null;
  /** When it was last used, to the minute, if recorded; otherwise when it started. */
  seenAt: number;
}

/** Where a call comes from: its address and network, and the hashes of the device secrets it sends. */
export interface CallOrigin extends Origin {
  devices: readonly string[];
}

/**
 * The callers of operations, with the fields that every area may use. The area of people adds more fields to
 * both.
 */
export interface Callers {
  /** A user's own record. */
  user: { id: string; usertype: Usertype };
  /** A partner's API key. */
  key: { id: string };
}
