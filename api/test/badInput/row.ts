import type { BookingStatus } from '@wayfare/shared';
import type { Client } from '../support/testApp.js';
import type { Stage } from './stage.js';

/** A rejection: its status and error key, and the field it names. */
export type Refusal = readonly [status: number, error: string, field?: string];

/** A valid request, which the tests turn into invalid ones. */
export interface GoodRequest {
  as: Client;
  /** Values of the path's parameters. */
  params?: Record<string, string>;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: object;
  /** Status of success, if it differs from the operation's own. */
  answers?: number;
  /** Users with a permitted role but no access to this record. */
  strangers?: readonly Client[];
  /** Bodies that pass the schema but must be rejected, by a description of the defect. */
  refuses?: Record<string, readonly [change: object, ...Refusal]>;
  /** Undoes side effects of the good request on other tests. */
  restore?(): Promise<unknown>;
}

/** The facts about an operation that the bad-input tests need. */
export interface Row {
  /** The business it belongs to; taxi when omitted. */
  category?: 'delivery';
  /** Creates the good request. A step of a booking creates its booking in the requested status. */
  good(stage: Stage, status?: BookingStatus): Promise<GoodRequest> | GoodRequest;
  /** The rejection for an unknown id; 404 not_found when omitted. Null if the path names no record. */
  unknown?: Refusal | null;
  /** Booking statuses that must reject the request. */
  wrongIn?: readonly BookingStatus[];
  /** Whether it supports Idempotency-Key; fields of another body, where it refuses those it does not know. */
  keyed?: boolean | Readonly<Record<string, unknown>>;
  /** The field, such as a secret, that only the first response has, and no repeat with the same key. */
  shownOnce?: string;
  /** The result of a repeat: 'same' means the same response and no change, otherwise the rejection. */
  again?: 'same' | Refusal;
}

export type Rows = Readonly<Record<string, Row>>;
