import type { GuestTrip, LostItemInput, RatingTag } from '@wayfare/shared';
import type { TripsServices } from '../../services.js';
import { rateTrip } from '../finish/completeBooking.js';
import { reportLostItem } from '../lostItem/reportLostItem.js';
import { receiptFile } from '../receipt/sendReceipt.js';
import { bookingOfGuest, presentGuestTrip, riderOf } from './followGuestTrip.js';

/** Rates the driver of a guest's trip, once. @throws as `followGuestTrip` and `rateTrip` */
export async function rateGuestTrip(
  token: string,
  rating: { rate: number; tags?: readonly RatingTag[] | null | undefined },
  services: TripsServices,
): Promise<GuestTrip> {
  const booking = await bookingOfGuest(token, services);
  return presentGuestTrip(await rateTrip(riderOf(booking), booking.id, rating, services), services);
}

/** Reports what a guest left in the car. @throws as `followGuestTrip` and `reportLostItem` */
export async function reportGuestLostItem(
  token: string,
  item: LostItemInput,
  services: TripsServices,
): Promise<GuestTrip> {
  const booking = await bookingOfGuest(token, services);
  return presentGuestTrip(await reportLostItem(riderOf(booking), booking.id, item, services), services);
}

/** The receipt of a guest's trip as a PDF. @throws as `followGuestTrip` and `receiptFile` */
export async function guestReceiptFile(
  token: string,
  services: TripsServices,
): Promise<{ filename: string; content: Buffer }> {
  const booking = await bookingOfGuest(token, services);
  return receiptFile(riderOf(booking), booking.id, services);
}
