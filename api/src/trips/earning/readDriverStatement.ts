import {
  accountOf,
  type Actor,
  bookingOfRef,
  canAccess,
  type DriverStatement,
  fullName,
  type LedgerEntry,
  notFound,
  type StatementQuery,
  statementOf,
  type StatementTrip,
  zonedDay,
} from '@wayfare/shared';
import type { TripsServices } from '../services.js';

/** How many entries and trips are read at a time. */
const BATCH = 500;

/**
 * What moved a driver's wallet in a period. A driver reads their own, a fleet admin those of the own drivers.
 * @throws not_found (404) for a driver whose statement the actor may not read
 */
export async function readDriverStatement(
  actor: Actor,
  id: string,
  query: StatementQuery,
  services: TripsServices,
): Promise<DriverStatement> {
  const { db } = services;
  const driver = await db.users.findById(id);
  if (driver?.usertype !== 'driver' || !canAccess(actor, 'show', 'driverstatements', driver))
    throw notFound();
  const { timeZone } = await db.settings.settings();
  const { start } = zonedDay(query.from, timeZone);
  const { end } = zonedDay(query.until, timeZone);
  const entries = await readEntries(id, start, end, services);
  const opening = (await db.wallets.balancesBefore(id, start)).wallet;
  const { vehicleNumber } = driver;
  return {
    driver: { id, name: fullName(driver), vehicleNumber: vehicleNumber ?? null },
    ...query,
    timeZone,
    ...statementOf(opening, entries, await readTrips(actor, entries, services)),
  };
}

/** The entries of a driver's wallet, without bonus money, from `start` until before `end`, oldest first. */
async function readEntries(uid: string, start: number, end: number, { db }: TripsServices) {
  const query = {
    filter: { uid, date: { $gte: start, $lt: end } },
    sort: { field: 'date', order: 1 },
    skip: 0,
    limit: 0,
  } as const;
  const entries: (LedgerEntry & { id: string })[] = [];
  for await (const batch of db.wallets.entries.inBatches(query, BATCH)) entries.push(...batch);
  return entries
    .filter((entry) => accountOf(entry) === 'wallet')
    .map(({ id, type, amount, date }) => ({ txRef: id, type, amount, date }));
}

/** The trips of entries that the actor may read, by id: a driver may have driven for another fleet before. */
async function readTrips(
  actor: Actor,
  entries: readonly { txRef: string }[],
  { db }: TripsServices,
): Promise<Map<string, StatementTrip>> {
  const ids = [...new Set(entries.flatMap(({ txRef }) => bookingOfRef(txRef) ?? []))];
  const trips = new Map<string, StatementTrip>();
  for (let first = 0; first < ids.length; first += BATCH) {
    for (const booking of await db.bookings.findMany(ids.slice(first, first + BATCH))) {
      if (!canAccess(actor, 'show', 'bookings', booking)) continue;
      const { id, reference, trip_cost: fare, convenience_fees: commission } = booking;
      trips.set(id, { reference: reference ?? id, fare: fare ?? 0, commission: commission ?? 0 });
    }
  }
  return trips;
}
