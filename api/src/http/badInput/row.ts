import type { BookingStatus } from '@wayfare/shared';
import type { Client } from '../../testing/testApp.js';
import type { Stage } from './stage.js';

/** Status and key of a refusal, and the field it names. */
export type Refusal = readonly [status: number, error: string, field?: string];

/** A request that is fine as it is: everything the tests do is to spoil it. */
export interface GoodRequest {
  as: Client;
  /** Values of the path's parameters. */
  params?: Record<string, string>;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: object;
  /** Status of success, where it is not the operation's own. */
  answers?: number;
  /** People of permitted roles who may do this, but not with this record. */
  strangers?: readonly Client[];
  /** Bodies the schema lets pass and the product must not, by what is wrong with each. */
  refuses?: Record<string, readonly [change: object, ...Refusal]>;
  /** Undoes what the good request has done to everybody. */
  restore?(): Promise<unknown>;
}

/** What the tests of bad input need to know of an operation. */
export interface Row {
  /** The business it belongs to; taxi when left out. */
  category?: 'delivery';
  /** Makes the good request; a step of a booking makes its booking in the status it is asked for. */
  good(stage: Stage, status?: BookingStatus): Promise<GoodRequest> | GoodRequest;
  /** The refusal of an id nobody has; 404 not_found when left out. Null where the path names no record. */
  unknown?: Refusal | null;
  /** Statuses of the booking that must refuse the request. */
  wrongIn?: readonly BookingStatus[];
  /** Whether Idempotency-Key is honoured. */
  keyed?: boolean;
  /** A second time: 'same' answers alike and changes nothing, else the refusal. */
  again?: 'same' | Refusal;
}

export type Rows = Readonly<Record<string, Row>>;
