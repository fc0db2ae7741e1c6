import {
  type BookingStatus,
  nextStop,
  type TranslationKey,
  type TripStateFacts,
  tripView,
} from '@wayfare/shared';
import type { OwnBooking } from './bookings.js';

/** Whether the driver of an accepted trip finishes another one first. */
export const isNext = ({ status, finishingTrip }: TripStateFacts): boolean =>
  status === 'ACCEPTED' && finishingTrip === true;

/**
 * Whether the parcel goes back to its sender, or did; of several, those that were not handed over do after
 * the last drop.
 */
export const isReturning = (booking: OwnBooking): boolean =>
  Boolean(booking.handover?.failure) &&
  (booking.stops ? booking.status === 'STARTED' && nextStop(booking) === null : true);

/**
 * The headline of a trip, for its driver or rider. A parcel that could not be handed over goes back to its
 * sender.
 */
export function headlineOf(booking: OwnBooking, asDriver: boolean): TranslationKey {
  const { status } = booking;
  if (!isReturning(booking) || status === 'CANCELLED')
    return asDriver ? driverHeadline(booking) : riderHeadline(booking);
  if (status === 'STARTED') return asDriver ? 'console_headline_returning' : 'trip_headline_returning';
  return asDriver ? 'console_headline_returned' : 'trip_headline_returned';
}

/**
 * The headline for a rider or guest: once the trip has arrived, how it is paid decides what they have to do.
 */
export function riderHeadline(booking: TripStateFacts): TranslationKey {
  if (isNext(booking)) return 'trip_headline_finishing';
  const { due } = tripView('rider', booking);
  switch (due) {
    case 'give_cash':
    case 'pay_wallet':
    case 'pay_card':
    case 'wait_charge':
      return `trip_due_${due}`;
    default:
      return `trip_headline_${booking.status as Exclude<BookingStatus, 'PENDING'>}`;
  }
}

/** The driver reads of a way of payment only what is true: "by card" once it is paid by card. */
function driverHeadline(booking: OwnBooking): TranslationKey {
  if (isNext(booking)) return 'console_headline_finishing';
  const { due } = tripView('driver', booking);
  if (due === 'collect_cash' || due === 'wait_payment') return `console_due_${due}`;
  if (booking.status === 'PAID') return `console_paid_${booking.payment_mode}`;
  return `console_headline_${booking.status as Exclude<BookingStatus, 'PENDING' | 'PAID'>}`;
}
