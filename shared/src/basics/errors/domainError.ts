import type { TranslationKey } from '../language/texts.js';
import type { ErrorKey } from './catalog.js';

/** Texts of single fields, keyed by field name; the texts are translation keys. */
export type FieldErrors = Record<string, string>;

/**
 * A refusal the caller can act on. Carries the catalog key (translated at the edge) and the HTTP status
 * of the response. Anything else that is thrown is a bug or an outage.
 */
export class DomainError extends Error {
  constructor(
    readonly key: ErrorKey,
    readonly status: number,
    readonly fields?: FieldErrors,
    /** The message of an external service, unchanged (rule 8.16). */
    readonly detail?: string,
    /** A text that fits this case better than the one of its key. */
    readonly text: TranslationKey = key,
  ) {
    super(key);
    this.name = 'DomainError';
  }
}

/** Refused for now: `retryAfter` is the number of seconds until the next attempt. */
export class TryLater extends DomainError {
  constructor(
    key: ErrorKey,
    status: number,
    readonly retryAfter: number,
    /** Values for the `%{name}` placeholders of its text, besides `wait`: the time to wait, in words. */
    readonly values: Readonly<Record<string, string>> = {},
    text: TranslationKey = key,
  ) {
    super(key, status, undefined, undefined, text);
  }
}

/** 429: too many attempts. Its text says how long to wait. */
export class TooManyRequests extends TryLater {
  constructor(retryAfter: number) {
    super('too_many_requests', 429, retryAfter, {}, 'too_many_requests_wait');
  }
}

/** 503: too much load, regardless of the caller. */
export class ServerBusy extends TryLater {
  constructor(retryAfter: number) {
    super('server_busy', 503, retryAfter);
  }
}

/** 409: the rider has an unpaid trip, whose id is `booking`. */
export class UnpaidTrip extends DomainError {
  constructor(readonly booking: string) {
    super('unpaid_trip', 409);
  }
}

/** 409: someone else was faster; `by` is their name, and `at` when they did it, if that is known. */
export class TakenMeanwhile extends DomainError {
  constructor(
    key: Extract<
      ErrorKey,
      | 'canceled_meanwhile'
      | 'overridden_meanwhile'
      | 'resolved_meanwhile'
      | 'accepted_meanwhile'
      | 'planned_meanwhile'
      | 'alert_taken_meanwhile'
      | 'decided_meanwhile'
      | 'done_meanwhile'
      | 'deleted_meanwhile'
      | 'answered_meanwhile'
      | 'changed_meanwhile'
      | 'trip_changed_meanwhile'
      | 'gift_waits'
    >,
    readonly by: string,
    /** A ms timestamp. */
    readonly at: number | null,
    fields?: FieldErrors,
    text: TranslationKey = key,
  ) {
    super(key, 409, fields, undefined, text);
  }
}

/**
 * 403: more than a staff account may credit or refund at a time; `limit` is the most, in the settings'
 * currency.
 */
export class AboveCreditLimit extends DomainError {
  constructor(readonly limit: number) {
    super('credit_limit', 403);
  }
}

/** Who set a field last, when, and to what; the value is null if it cannot be shown as text. */
export interface FieldAuthor {
  name: string;
  /** A ms timestamp. */
  at: number;
  value: string | null;
}

/** 409: someone else has set fields to other values than the author of a change saw. */
export class ChangedMeanwhile extends DomainError {
  constructor(
    /** The values that the fields have now. */
    readonly theirs: Readonly<Record<string, unknown>>,
    /** By field, as far as it is known. */
    readonly authors: Readonly<Record<string, FieldAuthor>> = {},
  ) {
    const fields = Object.fromEntries(Object.keys(theirs).map((field) => [field, 'changed_meanwhile']));
    super('changed_meanwhile', 409, fields);
  }
}

/** 409: other records refer to one that is to be deleted; `uses` counts them by resource. */
export class RecordInUse extends DomainError {
  constructor(readonly uses: Readonly<Record<string, number>>) {
    super('record_in_use', 409);
  }
}

/** 400: the input is invalid for any caller. */
export const invalid = (key: ErrorKey, fields?: FieldErrors) => new DomainError(key, 400, fields);
/** 401: the caller is not signed in, or the session is no longer valid. */
export const notSignedIn = (key: ErrorKey = 'not_logged_in') => new DomainError(key, 401);
/** 403: known caller, not permitted. */
export const forbidden = (key: ErrorKey = 'forbidden') => new DomainError(key, 403);
/** 404: does not exist, or the caller may not know that it exists. */
export const notFound = (key: ErrorKey = 'not_found') => new DomainError(key, 404);
/** 503: something the request needs did not answer. `cause` is the error, for the log. */
export const unavailable = (key: ErrorKey, cause: unknown) =>
  Object.assign(new DomainError(key, 503), { cause });
/** 409: a lost race, or a state that does not allow the operation. */
export const conflict = (key: ErrorKey = 'wrong_state') => new DomainError(key, 409);
