import type { StoredBooking } from './storedBooking.js';
import type { Effect, TripNotice } from './effects/effect.js';

/** The effect of a step that notifies the rider, on the trip's page. */
export function tellRider(
  booking: Pick<StoredBooking, 'id' | 'customer'>,
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
  return { key: `${step}:rider`, kind: 'notify', data };
}
