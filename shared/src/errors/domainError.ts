import type { ErrorKey } from './catalogue.js';

/** Texts of single fields, keyed by field name; the texts are translation keys. */
export type FieldErrors = Record<string, string>;

/**
 * A refusal the caller can act on. Carries the key of the catalogue (translated at the edge)
 * and the HTTP status it is answered with. Everything else that is thrown is a fault.
 */
export class DomainError extends Error {
  constructor(
    readonly key: ErrorKey,
    readonly status: number,
    readonly fields?: FieldErrors,
    /** What a service the product talks to says of it, as it says it (rule 8.16). */
    readonly detail?: string,
  ) {
    super(key);
    this.name = 'DomainError';
  }
}

/** Refused for now: `retryAfter` says in how many seconds there may be another attempt. */
export class TryLater extends DomainError {
  constructor(
    key: ErrorKey,
    status: number,
    readonly retryAfter: number,
    /** What stands in the `%{name}` places of its text. */
    readonly values: Readonly<Record<string, string>> = {},
  ) {
    super(key, status);
  }
}

/** 429: too many attempts. */
export class TooManyRequests extends TryLater {
  constructor(retryAfter: number) {
    super('too_many_requests', 429, retryAfter);
  }
}

/** 503: too much is going on, whoever asks. */
export class ServerBusy extends TryLater {
  constructor(retryAfter: number) {
    super('server_busy', 503, retryAfter);
  }
}

/** 409: the rider has not paid a trip yet; `booking` says which. */
export class UnpaidTrip extends DomainError {
  constructor(readonly booking: string) {
    super('unpaid_trip', 409);
  }
}

/** 400: the input cannot be right, whoever sends it. */
export const invalid = (key: ErrorKey, fields?: FieldErrors) => new DomainError(key, 400, fields);
/** 401: nobody is signed in, or the sign-in is no longer good. */
export const notSignedIn = (key: ErrorKey = 'not_logged_in') => new DomainError(key, 401);
/** 403: known caller, not permitted. */
export const forbidden = (key: ErrorKey = 'forbidden') => new DomainError(key, 403);
/** 404: not there, or not for the caller to know that it is. */
export const notFound = (key: ErrorKey = 'not_found') => new DomainError(key, 404);
/** 409: a lost race, or a state that does not allow it. */
export const conflict = (key: ErrorKey = 'wrong_state') => new DomainError(key, 409);
