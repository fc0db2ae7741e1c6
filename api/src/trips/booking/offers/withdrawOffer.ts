import type { TripsServices } from '../../services.js';
import { sendOfferWithdrawn } from '../booking.realtime.js';

/** Withdraws a booking's offer from a driver, who can then be asked for other trips at once. */
export function withdrawOffer(
  driver: string,
  booking: string,
  { realtime, liveDrivers }: Pick<TripsServices, 'realtime' | 'liveDrivers'>,
): void {
  liveDrivers.release(driver, booking);
  sendOfferWithdrawn(driver, booking, realtime);
}
