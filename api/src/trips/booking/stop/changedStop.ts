import { placeOf } from '@wayfare/shared';
import type { StoredBooking } from '../store/storedBooking.js';
import type { StoredStop } from './storedStop.js';

/** The stops of a booking with one of them changed. */
export const withStop = (
  { stops }: Pick<StoredBooking, 'stops'>,
  index: number,
  changes: Partial<StoredStop>,
): StoredStop[] => (stops ?? []).map((stop, at) => (at === index ? { ...stop, ...changes } : stop));

/**
 * A booking as the recipient at one of its stops is concerned: the stop in place of the drop. Without an
 * index, as it is.
 */
export function forRecipient(booking: StoredBooking, index: number | null | undefined): StoredBooking {
  if (index === null || index === undefined) return booking;
  const stop = booking.stops?.[index];
  if (!stop) return booking;
  const { add, deliveryPerson, deliveryPersonPhone, deliveryInstructions, handover } = stop;
  return {
    ...booking,
    drop: placeOf(stop),
    dropAddress: add,
    deliveryPerson,
    deliveryPersonPhone,
    deliveryInstructions,
    handover: handover ?? null,
  };
}

/**
 * Returns the key of a recipient, at a stop or, without an index, at the drop. Budgets, links and messages
 * are counted by it.
 */
export const partOf = ({ id }: Pick<StoredBooking, 'id'>, index: number | null | undefined): string =>
  index === null || index === undefined ? id : `${id}:${index}`;
