import { dispatchStartsAt } from '@wayfare/shared';
import type { TripNotice } from '../../../messages/notification/tripNotice.js';
import type { TripsServices } from '../../services.js';
import { notifyRider } from '../notifyRider.js';
import { startDispatch } from '../offers/dispatchBooking.js';
import { announceTakenBack, offersWithout, withoutItsDriver } from '../override/takenBack.js';
import type { StoredBooking } from '../store/storedBooking.js';
import { transition } from '../transition.js';

/**
 * Takes a next trip from its driver, because the trip before it takes longer, or because they will not drive
 * on. Others are asked at once; the driver may be asked again after them.
 */
export async function offerNextAnew(booking: StoredBooking, services: TripsServices): Promise<StoredBooking> {
  const at = services.clock.now();
  const driver = booking.driver as string;
  const key = `next:${booking.version}`;
  const notice: TripNotice = {
    to: driver,
    title: 'notice_next_lost_title',
    body: 'notice_next_lost_body',
    screen: 'DriverTrips',
    params: { bookingId: booking.id },
  };
  const taken = withoutItsDriver(
    booking,
    key,
    [
      { key: `${key}:driver`, kind: 'notify', data: notice },
      notifyRider(booking, key, 'notice_next_anew_title', 'notice_next_anew_body'),
    ],
    services,
  );
  const anew = await transition(
    booking,
    {
      name: 'offerAnew',
      by: 'system',
      set: {
        ...taken.set,
        dispatch: {
          round: booking.dispatch?.round ?? 0,
          nextAt: Math.max(at, dispatchStartsAt(booking)),
          offers: offersWithout(booking, [driver], { at, state: 'expired' }),
        },
      },
      effects: taken.effects,
      searched: taken.searched,
      trace: [{ driver, at, outcome: 'left_out', reason: 'trip_longer', distance: null }],
      announce: () => announceTakenBack(booking, [], services),
    },
    services,
  );
  return startDispatch(anew, services);
}
