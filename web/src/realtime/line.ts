/** Why a line ended. */
export type LineEnd =
  /** It could not be opened this way. */
  | { why: 'unopened' }
  /** The server does not sign the user in; `message` is the key of its reason. */
  | { why: 'refused'; message: string }
  /** The server ended it. */
  | { why: 'ended' }
  /** It was lost on the way. */
  | { why: 'lost' };

/** What a line reports, until it has ended or was closed. */
export interface LineEvents {
  onConnect(): void;
  onEvent(name: string, values: unknown[]): void;
  onEnd(end: LineEnd): void;
}

/** One connection to the server, which does not open again once it has ended. */
export interface Line {
  /** Sends an event, and calls back with the server's answer if that is requested. */
  send(name: string, payload: unknown, onAnswer?: (answer: unknown) => void): void;
  /** Closes it; it reports nothing from then on. */
  close(): void;
}

/** A way to open a line; `auth` says who the user is. */
export type OpenLine = (auth: object, events: LineEvents) => Line;
