import type { Services } from '../../../services.js';

/** Withdraws a booking's offer from a driver, who can then be asked for other trips at once. */
export function withdrawOffer(
  { realtime, liveDrivers }: Pick<Services, 'realtime' | 'liveDrivers'>,
  driver: string,
  booking: string,
): void {
  liveDrivers.release(driver, booking);
  realtime.offerWithdrawn(driver, booking);
}
