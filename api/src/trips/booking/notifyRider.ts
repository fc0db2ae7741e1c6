import type { StoredBooking } from './store/storedBooking.js';
import type { TripNotice } from '../../messages/notification/tripNotice.js';
import type { EffectOf } from './effects/effect.js';

/** The effect of a step that notifies the rider, on the trip's page. */
export function notifyRider(
  booking: Pick<StoredBooking, 'id' | 'customer' | 'waitingSince'>,
  step: string,
  title: TripNotice['title'],
  body: TripNotice['body'],
): EffectOf<'notify'> {
  const data: TripNotice = {
    to: booking.customer,
    title,
    body,
    screen: 'BookedCab',
    params: { bookingId: booking.id },
  };
  return { key: stepKey(booking, `${step}:rider`), kind: 'notify', data };
}

/**
 * Returns the key of a step's effect. After a dispatcher took the trip back, the key is a new one, so that
 * the rider is notified when the next driver takes the step again.
 */
export const stepKey = ({ waitingSince }: Pick<StoredBooking, 'waitingSince'>, key: string) =>
  waitingSince ? `${key}:${waitingSince}` : key;
