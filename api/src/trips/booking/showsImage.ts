import type { ImageUse } from '../../basics/image/keptImage.js';
import type { TripsServices } from '../services.js';

/** Whether a booking shows an image: at its pickup, at a stop, or at its drop. */
export async function bookingShowsImage(
  { id, kind, usedBy }: Parameters<ImageUse>[0],
  { db }: Pick<TripsServices, 'db'>,
): Promise<boolean> {
  if (kind !== 'trip') return false;
  const booking = await db.bookings.findById(usedBy);
  const places = booking ? [booking, ...(booking.stops ?? [])] : [];
  const shown = places.flatMap((place) => [place.deliver_image, place.signature_image]);
  return [booking?.pickup_image, ...shown].includes(id);
}
