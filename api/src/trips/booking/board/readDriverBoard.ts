import {
  acceptanceRate,
  type Actor,
  type DriverBoard,
  driverStateOf,
  lastDays,
  onlineToday,
  SHOWN_DAYS,
  staleAfterMs,
  type Today,
  waitsSince,
} from '@wayfare/shared';
import type { TripsServices } from '../../services.js';
import { documentConcernsOf } from '../../../people/driver/document/presentDocuments.js';
import { readToday } from '../../../people/driver/readToday.js';
import { findAskedDrivers } from './askedDrivers.js';
import type { StoredUser } from '../../../people/user/storedUser.js';

/**
 * Returns the rows of several drivers on the driver board; for a fleet admin, only their own drivers. The
 * number of queries does not depend on the number of drivers. @throws not_found (404) if the actor may see
 * none of them
 */
export async function readDriverBoard(
  actor: Actor,
  ids: readonly string[],
  services: TripsServices,
): Promise<DriverBoard> {
  const { db, clock } = services;
  const settings = await db.settings.settings();
  const drivers = await findAskedDrivers(actor, ids, services);
  const shown = drivers.map(({ id }) => id);
  const today = await readToday(services);
  const since = lastDays(clock.now(), settings.timeZone, SHOWN_DAYS)[0] as number;
  const [offers, trips, next] = await Promise.all([
    db.offerDays.ofDrivers(shown, since),
    db.driverDays.tripsSince(shown, today.start),
    db.bookings.findMany(drivers.flatMap(({ nextBooking }) => nextBooking ?? [])),
  ]);
  // A claim whose booking went to somebody else is nobody's next trip.
  const nextOf = new Map(
    next.map(({ id, reference, booking_id, driver }) => [driver, { id, reference: reference ?? booking_id }]),
  );
  const rows = drivers.map((driver) => {
    const ended = offers.get(driver.id);
    return {
      ...standingOf(driver, today, staleAfterMs(settings), services),
      next: nextOf.get(driver.id) ?? null,
      trips: trips.get(driver.id) ?? 0,
      acceptanceRate: ended ? acceptanceRate(ended) : null,
      documents: documentConcernsOf(driver, today.now, settings.timeZone),
    };
  });
  return { at: today.now, drivers: rows };
}

/** Returns what a driver is doing, and where, by the latest position, which may not be stored yet. */
function standingOf(
  driver: StoredUser,
  today: Today,
  staleAfter: number,
  { liveDrivers }: Pick<TripsServices, 'liveDrivers'>,
) {
  const live = liveDrivers.get(driver.id);
  const positionAt = Math.max(live?.positionAt ?? 0, driver.locationAt ?? 0) || null;
  const standing = { ...driver, positionAt };
  const state = driverStateOf(standing, today.now, staleAfter);
  return {
    driver: driver.id,
    state,
    waitsSince: waitsSince(standing, state),
    positionAt,
    location: live?.location ?? driver.location ?? null,
    onlineMs: onlineToday(driver, today),
  };
}
