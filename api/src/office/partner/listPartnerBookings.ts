import type { Actor, PartnerBookingQuery } from '@wayfare/shared';
import type { StoredBooking } from '../../trips/booking/store/storedBooking.js';
import type { OfficeServices } from '../services.js';

/** A page of the bookings of a partner's account, newest trips first. */
export async function listPartnerBookings(
  { uid }: Actor,
  { status, from, until, offset, limit }: PartnerBookingQuery,
  { db }: OfficeServices,
): Promise<StoredBooking[]> {
  const time = {
    ...(from !== undefined && { $gte: from }),
    ...(until !== undefined && { $lt: until }),
  };
  const filter = {
    customer: uid,
    ...(status && { status }),
    ...(Object.keys(time).length > 0 && { tripdate: time }),
  };
  const { rows } = await db.bookings.list({
    filter,
    sort: { field: 'tripdate', order: -1 },
    skip: offset,
    limit,
  });
  return rows;
}
