import {
  countedDrive,
  distanceKm,
  dispatchRulesOf,
  ineligibleReason,
  type LatLng,
  lineTime,
  secondsUntilFree,
  type Settings,
} from '@wayfare/shared';
import type { TripsServices } from '../../services.js';
import { nextCandidates } from '../next/nextCandidates.js';
import { dispatchRequest } from '../offers/dispatchRequest.js';
import type { StoredBooking } from '../store/storedBooking.js';

/** How many of the nearest cars are measured, of those that are free and of those that soon are. */
const MEASURED = 6;
/** Cars on a trip that ends within so many minutes are counted as well: they are free when it matters. */
const SOON_MINUTES = 15;

/** What drives to a prebooking's pickup depend on. */
type LeadNeeds = Pick<TripsServices, 'db' | 'clock' | 'liveDrivers' | 'liveTrips' | 'pickupTimes'>;

/**
 * How long the cars around need to a prebooking's pickup, in seconds: what counts of the nearest free ones,
 * and of those that soon are. Without any, as long as from the edge of the area where drivers are asked.
 */
export async function leadDrive(booking: StoredBooking, services: LeadNeeds): Promise<number> {
  const settings = await services.db.settings.settings();
  const { radiusKm } = dispatchRulesOf(settings, booking);
  const request = await dispatchRequest(booking, booking.dispatch?.offers ?? [], services);
  const free = services.liveDrivers
    .nearest(
      booking.pickup,
      radiusKm,
      MEASURED,
      (driver) => ineligibleReason(driver, request, settings) === null,
    )
    .map(({ driver }) => ({ from: driver.location, rest: 0 }));
  const soon = await nextCandidates(
    { request, radiusKm, settings: { ...settings, forwardMinutes: SOON_MINUTES } },
    services,
  );
  const cars = [...free, ...soon.slice(0, MEASURED)];
  const drives = await drivesTo(
    booking.pickup,
    cars.map(({ from }) => from),
    settings,
    services,
  );
  const known = drives.flatMap((drive, index) =>
    drive === null ? [] : [drive + (cars[index] as { rest: number }).rest],
  );
  return countedDrive(known) ?? (lineTime(radiusKm).seconds as number);
}

/** How a planned driver comes to the pickup. Times are in seconds. */
export interface PlannedDrive {
  /** Until the trip that they are on ends; 0 if they are free. */
  rest: number;
  /** From where they are then. */
  drive: number;
}

/** How the driver planned for a prebooking comes to its pickup; null if that is not known. */
export async function plannedDrive(
  { pickup }: Pick<StoredBooking, 'pickup'>,
  driver: string,
  services: LeadNeeds,
): Promise<PlannedDrive | null> {
  const { liveDrivers, liveTrips, clock, db } = services;
  const live = liveDrivers.get(driver);
  if (!live) return null;
  const trip = live.queue ? (liveTrips.known(driver) ?? (await liveTrips.lookUp(driver))) : null;
  const rest = trip ? secondsUntilFree(trip.ending, live.location, clock.now()) : 0;
  if ((live.queue && !trip) || rest === null) return null;
  const from = trip ? trip.ending.drop : live.location;
  const [drive = null] = await drivesTo(pickup, [from], await db.settings.settings(), services);
  return drive === null ? null : { rest, drive };
}

/** The drives from some places to a pickup, in seconds; null for those without a route. */
async function drivesTo(
  pickup: LatLng,
  places: readonly LatLng[],
  { rankByMinutes }: Pick<Settings, 'rankByMinutes'>,
  { pickupTimes }: LeadNeeds,
): Promise<(number | null)[]> {
  const times = rankByMinutes && places.length > 0 ? await pickupTimes.to(pickup, places) : null;
  return places.map((place, index) => (times?.[index] ?? lineTime(distanceKm(place, pickup))).seconds);
}
