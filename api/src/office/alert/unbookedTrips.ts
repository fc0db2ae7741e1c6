import { dayOf, isoDay, seriesBookingId } from '@wayfare/shared';
import type { OfficeServices } from '../services.js';
import type { AlertedTrip } from './openAlert.js';

/** The trips of recurring trips, from today on, that could not be booked or planned. */
export async function unbookedTrips(limit: number, { db, clock }: OfficeServices): Promise<AlertedTrip[]> {
  const failing = await db.series.failing(limit);
  if (failing.length === 0) return [];
  const today = dayOf(clock.now(), (await db.settings.settings()).timeZone);
  return failing.flatMap(({ id, failures }) =>
    failures
      .filter(({ day }) => day >= today)
      .map(({ day, reason }) => ({
        id: seriesBookingId(id, day),
        reference: isoDay(day),
        unbooked: { series: id, reason },
        driver: null,
        fleetadmin: null,
      })),
  );
}
