import type { Services } from '../services.js';

/** A driver who was offered a booking has it no longer, and can be asked for others at once. */
export function withdrawOffer(
  { realtime, liveDrivers }: Pick<Services, 'realtime' | 'liveDrivers'>,
  driver: string,
  booking: string,
): void {
  liveDrivers.release(driver, booking);
  realtime.offerWithdrawn(driver, booking);
}
