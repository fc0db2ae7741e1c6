import type { TripsServices } from '../../services.js';
import type { StoredBooking } from '../store/storedBooking.js';

/** The bookings that drivers are on, by driver. */
export async function activeBookings(
  drivers: readonly string[],
  { db }: { db: Pick<TripsServices['db'], 'users' | 'bookings'> },
): Promise<Map<string, StoredBooking | undefined>> {
  const bookings = await db.users.activeBookingsOf(drivers);
  const found = await db.bookings.findMany([...bookings.values()]);
  const byId = new Map(found.map((booking) => [booking.id, booking]));
  return new Map(drivers.map((id) => [id, byId.get(bookings.get(id) ?? '')]));
}
