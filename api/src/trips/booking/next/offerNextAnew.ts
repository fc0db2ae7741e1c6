import type { TripNotice } from '../../../messages/notification/tripNotice.js';
import type { TripsServices } from '../../services.js';
import { notifyRider } from '../notifyRider.js';
import { offerAnew } from '../override/offerAnew.js';
import type { StoredBooking } from '../store/storedBooking.js';

/**
 * Takes a next trip from its driver, because the trip before it takes longer, or because they will not drive
 * on. Others are asked at once; the driver may be asked again after them.
 */
export async function offerNextAnew(booking: StoredBooking, services: TripsServices): Promise<StoredBooking> {
  const key = `next:${booking.version}`;
  const notice: TripNotice = {
    to: booking.driver as string,
    title: 'notice_next_lost_title',
    body: 'notice_next_lost_body',
    screen: 'DriverTrips',
    params: { bookingId: booking.id },
  };
  return offerAnew(
    booking,
    {
      key,
      notices: [
        { key: `${key}:driver`, kind: 'notify', data: notice },
        notifyRider(booking, key, 'notice_next_anew_title', 'notice_next_anew_body'),
      ],
      offer: 'expired',
      reason: 'trip_longer',
    },
    services,
  );
}
