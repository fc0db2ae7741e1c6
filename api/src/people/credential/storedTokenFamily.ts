/** One sign-in of an app, with every access and refresh token issued for it. */
export interface TokenFamily {
  id: string;
  uid: string;
  /** ms timestamp. */
  startedAt: number;
  /** The user agent of the app or browser. */
  agent: string;
  /** When it was last used, to the minute (ms timestamp); null if idle sign-ins do not end. */
  seenAt: number | null;
}
