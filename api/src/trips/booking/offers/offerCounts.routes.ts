import {
  acceptanceRate,
  countedOffers,
  driverOffersSchema,
  idSchema,
  lastDays,
  NO_OFFERS,
  notFound,
  ownOffersSchema,
  SHOWN_DAYS,
  sumOfOffers,
} from '@wayfare/shared';
import { z } from 'zod';
import { operation } from '../../../platform/operation/operation.js';
import type { Services } from '../../../services.js';

/** How many drivers one request may ask about. */
const MOST_DRIVERS = 100;

const driversSchema = z
  .string()
  .max(MOST_DRIVERS * 65)
  .transform((text) => text.split(','))
  .pipe(z.array(idSchema).min(1).max(MOST_DRIVERS));

/** How drivers answer their offers. */
export const offerCountOperations = [
  operation({
    id: 'getOwnOffers',
    method: 'get',
    path: '/drivers/me/offers',
    summary: 'The driver’s offers of the last four weeks by day, how they ended, and the acceptance rate',
    access: ['driver'],
    answers: ownOffersSchema,
    async act({ actor, services }) {
      const days = await shownDays(services);
      const found = await services.db.offerDays.ofDriver(actor.uid, days[0] as number);
      const byDay = days.map((day) => ({ day, ...countedOffers(found.get(day) ?? NO_OFFERS) }));
      const all = sumOfOffers(byDay);
      return { ...countedOffers(all), rate: acceptanceRate(all), days: byDay };
    },
  }),
  operation({
    id: 'listDriverOffers',
    method: 'get',
    path: '/drivers/offers',
    summary:
      'How the offers of several drivers ended in the last four weeks, and their acceptance rates; `drivers` is a list of ids with commas. Fleet admins get their own drivers only',
    access: ['admin', 'fleetadmin'],
    query: z.object({ drivers: driversSchema }),
    answers: z.array(driverOffersSchema),
    async act({ actor, query, services }) {
      const { db } = services;
      const [since] = await shownDays(services);
      const visible = (await db.users.findMany(query.drivers)).filter(
        ({ usertype, fleetadmin }) =>
          usertype === 'driver' && (actor.usertype === 'admin' || fleetadmin === actor.uid),
      );
      if (visible.length === 0) throw notFound();
      const offers = await db.offerDays.ofDrivers(
        visible.map(({ id }) => id),
        since as number,
      );
      return [...offers].map(([driver, ended]) => ({
        driver,
        ...countedOffers(ended),
        rate: acceptanceRate(ended),
      }));
    },
  }),
];

/** The days that drivers and staff see, yyyymmdd, oldest first. */
async function shownDays({ db, clock }: Services): Promise<number[]> {
  const { timeZone } = await db.settings.settings();
  return lastDays(clock.now(), timeZone, SHOWN_DAYS);
}
