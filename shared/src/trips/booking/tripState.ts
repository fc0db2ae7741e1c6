import type { BookingStatus } from './booking.status.js';
import type { PaymentMode } from './farePayment.schema.js';
import type { CardHold } from './holds.schema.js';
import type { OfKind } from './tripKind.js';

/** Who looks at a trip. A guest booked without an account; a recipient only gets a parcel. */
export const tripRoles = ['rider', 'guest', 'driver', 'recipient'] as const;
export type TripRole = (typeof tripRoles)[number];

/**
 * A booking's status, refined by how it is paid. `HOLD_PENDING` waits for an amount held on the card.
 * `PENDING` is split by the way of payment that the rider has chosen; `PENDING_CHARGE` is paid by what the
 * card holds, without anyone doing anything. `RATED` is a paid trip that its rider has rated.
 */
export const tripStates = [
  'PAYMENT_PENDING',
  'HOLD_PENDING',
  'NEW',
  'ACCEPTED',
  'ARRIVED',
  'STARTED',
  'REACHED',
  'PENDING_CASH',
  'PENDING_WALLET',
  'PENDING_CARD',
  'PENDING_CHARGE',
  'PAID',
  'COMPLETE',
  'RATED',
  'CANCELLED',
] as const;
export type TripState = (typeof tripStates)[number];

/** The facts about a booking that decide its state. */
export interface TripStateFacts extends OfKind {
  status: BookingStatus;
  payment_mode: PaymentMode;
  cardHold?: Pick<CardHold, 'state'> | null | undefined;
  rating?: number | null | undefined;
  /** The driver finishes another trip first. */
  finishingTrip?: boolean | undefined;
}

/** The state of a trip in the table. */
export function tripState({ status, payment_mode: mode, cardHold, rating }: TripStateFacts): TripState {
  switch (status) {
    case 'PAYMENT_PENDING':
      return cardHold?.state === 'wanted' ? 'HOLD_PENDING' : 'PAYMENT_PENDING';
    case 'PENDING':
      if (cardHold?.state === 'held' || cardHold?.state === 'capturing') return 'PENDING_CHARGE';
      return pendingStates[mode];
    case 'PAID':
    case 'COMPLETE':
      return rating ? 'RATED' : status;
    default:
      return status;
  }
}

const pendingStates = {
  cash: 'PENDING_CASH',
  wallet: 'PENDING_WALLET',
  card: 'PENDING_CARD',
} as const satisfies Record<PaymentMode, TripState>;
