import {
  acceptanceRate,
  type Actor,
  countedOffers,
  type DriverOffers,
  lastDays,
  NO_OFFERS,
  type OwnOffers,
  SHOWN_DAYS,
  sumOfOffers,
} from '@wayfare/shared';
import type { TripsServices } from '../../services.js';
import { findAskedDrivers } from '../board/askedDrivers.js';

/** The acting driver's offers of the last four weeks by day, how they ended, and the acceptance rate. */
export async function countOwnOffers({ uid }: Actor, services: TripsServices): Promise<OwnOffers> {
  const days = await shownDays(services);
  const found = await services.db.offerDays.ofDriver(uid, days[0] as number);
  const byDay = days.map((day) => ({ day, ...countedOffers(found.get(day) ?? NO_OFFERS) }));
  const all = sumOfOffers(byDay);
  return { ...countedOffers(all), rate: acceptanceRate(all), days: byDay };
}

/**
 * How the offers of several drivers ended in the last four weeks; fleet admins get their own drivers only.
 * @throws not_found (404) if none of them may be seen
 */
export async function countOffers(
  actor: Actor,
  drivers: readonly string[],
  services: TripsServices,
): Promise<DriverOffers[]> {
  const [since] = await shownDays(services);
  const visible = await findAskedDrivers(actor, drivers, services);
  const offers = await services.db.offerDays.ofDrivers(
    visible.map(({ id }) => id),
    since as number,
  );
  return [...offers].map(([driver, ended]) => ({
    driver,
    ...countedOffers(ended),
    rate: acceptanceRate(ended),
  }));
}

/** The days that drivers and staff see, yyyymmdd, oldest first. */
async function shownDays({ db, clock }: TripsServices): Promise<number[]> {
  const { timeZone } = await db.settings.settings();
  return lastDays(clock.now(), timeZone, SHOWN_DAYS);
}
