import type { StoredBooking } from './store/storedBooking.js';
import type { TripNotice } from '../../messages/notification/tripNotice.js';
import type { Effect } from './effects/effect.js';

/** The effect of a step that notifies the rider, on the trip's page. */
export function notifyRider(
  booking: Pick<StoredBooking, 'id' | 'customer' | 'waitingSince'>,
  step: string,
  title: TripNotice['title'],
  body: TripNotice['body'],
): Effect {
  const data: TripNotice = {
    to: booking.customer,
    title,
    body,
    screen: 'BookedCab',
    params: { bookingId: booking.id },
  };
  return { key: stepKey(booking, `${step}:rider`), kind: 'notify', data };
}

/** The key of a step's effect: a step that a dispatcher undid is taken again, and notified again. */
export const stepKey = ({ waitingSince }: Pick<StoredBooking, 'waitingSince'>, key: string) =>
  waitingSince ? `${key}:${waitingSince}` : key;
