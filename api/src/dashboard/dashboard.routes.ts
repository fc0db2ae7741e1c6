import { activeStatuses, type Actor, earningCut } from '@wayfare/shared';
import { z } from 'zod';
import { operation } from '../http/operation.js';
import type { Services } from '../services.js';

/** More drivers than this no map shows one by one. */
const MAX_DRIVERS = 2_000;

export const dashboardOperations = [
  operation({
    method: 'get',
    path: '/dashboard',
    summary: 'Earnings, trips by status now, and active drivers (rules 2.26, 2.27, 4.31)',
    access: ['admin', 'fleetadmin'],
    answers: z.object({
      earnings: z.object({ today: z.number(), month: z.number(), total: z.number() }),
      statusCounts: z.record(z.string(), z.number()),
      drivers: z.array(z.unknown()),
    }),
    act: ({ actor, services }) => dashboard(actor, services),
  }),
];

async function dashboard(actor: Actor, { db, clock, liveDrivers }: Services) {
  const { timeZone } = await db.settings.settings();
  const isFleet = actor.usertype === 'fleetadmin';
  const [earnings, statusCounts] = await Promise.all([
    db.earnings.fees(earningCut(clock.now(), timeZone), isFleet ? actor.uid : ''),
    db.bookings.countByStatus(activeStatuses, isFleet ? actor.uid : undefined),
  ]);
  const drivers = liveDrivers
    .all()
    .filter((driver) => driver.driverActiveStatus)
    .filter((driver) => actor.usertype === 'admin' || driver.fleetadmin === actor.uid)
    .slice(0, MAX_DRIVERS)
    .map(({ id, firstName, lastName, vehicleNumber, carType, queue, location }) => ({
      id,
      firstName,
      lastName,
      vehicleNumber,
      carType,
      queue: queue ?? false,
      location,
    }));
  return {
    earnings,
    statusCounts,
    drivers,
  };
}
