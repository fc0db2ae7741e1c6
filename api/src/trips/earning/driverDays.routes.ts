import { driverDaysSchema, filledDays, lastDays, periodStarts, SHOWN_DAYS } from '@wayfare/shared';
import { operation } from '../../platform/operation/operation.js';

const DAY_MS = 24 * 60 * 60_000;

/** What drivers see of their earnings. */
export const driverDaysOperations = [
  operation({
    id: 'getDriverDays',
    method: 'get',
    path: '/drivers/me/earnings',
    summary: 'The driver’s earnings of the last four weeks by day, with tips, fees and cancellation fees',
    access: ['driver'],
    answers: driverDaysSchema,
    async act({ actor, services: { db, clock } }) {
      const { timeZone } = await db.settings.settings();
      const now = clock.now();
      const days = lastDays(now, timeZone, SHOWN_DAYS);
      const from = periodStarts(now, timeZone).day - SHOWN_DAYS * DAY_MS;
      return { days: filledDays(days, await db.driverDays.ofDriver(actor.uid, from, timeZone)) };
    },
  }),
];
