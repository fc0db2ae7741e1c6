import {
  distanceKm,
  type LatLng,
  leftPickupAt,
  metresToKm,
  noShowFee,
  noShowFrom,
  waitedFrom,
} from '@wayfare/shared';
import { provenPlace } from '../../../people/liveDrivers/liveDrivers.js';
import type { TripsServices } from '../../services.js';
import { tripTrack } from '../drive/tripTrack.js';
import type { StoredBooking } from '../store/storedBooking.js';

/** A driver's wait at the pickup, as their believed positions show it. */
export interface WaitAtPickup {
  now: number;
  freeMinutes: number;
  /** When the driver was last seen away from the pickup, ms timestamp; null if never. */
  leftAt: number | null;
  /** The last proven position, how many meters it is from the pickup, and when it was measured. */
  position: (LatLng & { at: number; meters: number }) | null;
  /** The arrival radius in meters. */
  radiusM: number;
  decimal: number;
}

/** The wait of a booking's driver at the pickup until now. */
export async function waitAtPickup(booking: StoredBooking, services: TripsServices): Promise<WaitAtPickup> {
  const { driver, pickup } = booking;
  const { noShowMinutes, arrivalRadius, decimal } = await services.db.settings.settings();
  const live = driver ? services.liveDrivers.get(driver) : undefined;
  const place = live ? provenPlace(live) : null;
  const since = booking.pickupWait?.notifiedAt ?? booking.driver_arrive_time ?? 0;
  const track = await tripTrack(booking, {}, services);
  const fixes = place ? [...track, place] : track;
  const radiusKm = metresToKm(arrivalRadius);
  return {
    now: services.clock.now(),
    freeMinutes: noShowMinutes,
    leftAt: leftPickupAt(pickup, fixes, { since, radiusKm }),
    position: place && { ...place, meters: Math.round(distanceKm(place, pickup) * 1000) },
    radiusM: arrivalRadius,
    decimal,
  };
}

/** The fee of a no-show that the driver of a trip could report now; 0 before that. */
export async function noShowFeeNow(booking: StoredBooking, services: TripsServices): Promise<number> {
  const wait = await waitAtPickup(booking, services);
  const reportable = noShowFrom(booking, wait);
  const from = waitedFrom(booking, wait.leftAt);
  if (reportable === null || from === null || wait.now < reportable) return 0;
  return noShowFee(booking, { from, ...wait }).fee;
}
