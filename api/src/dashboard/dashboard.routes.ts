import {
  activeStatuses,
  type Actor,
  earningCut,
  isInBounds,
  latLngSchema,
  type MapBounds,
  mapBoundsSchema,
} from '@wayfare/shared';
import { z } from 'zod';
import type { LiveDriver } from '../dispatch/liveDrivers.js';
import { operation } from '../http/operation.js';
import { MAP_DRIVERS } from '../realtime/driversMap.js';
import type { Services } from '../services.js';

/** A driver on the dashboard's map. */
const mapDriverSchema = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  vehicleNumber: z.string().nullish(),
  carType: z.string().nullish(),
  queue: z.boolean(),
  location: latLngSchema,
});

export const dashboardOperations = [
  operation({
    method: 'get',
    path: '/dashboard',
    summary: 'Earnings, trips by status now, and how many drivers are free and busy (rules 2.26, 4.31)',
    access: ['admin', 'fleetadmin'],
    answers: z.object({
      earnings: z.object({ today: z.number(), month: z.number(), total: z.number() }),
      statusCounts: z.record(z.string(), z.number()),
      driverCounts: z.object({ free: z.number(), busy: z.number() }),
    }),
    act: ({ actor, services }) => dashboard(actor, services),
  }),
  operation({
    method: 'get',
    path: '/dashboard/drivers',
    summary: `Active drivers in a view of the map (rule 2.27): up to ${MAP_DRIVERS}`,
    access: ['admin', 'fleetadmin'],
    query: mapBoundsSchema,
    answers: z.array(mapDriverSchema),
    act: async ({ actor, query, services }) => driversInView(actor, query, services),
  }),
];

async function dashboard(actor: Actor, services: Services) {
  const { db, clock } = services;
  const { timeZone } = await db.settings.settings();
  const isFleet = actor.usertype === 'fleetadmin';
  const [earnings, statusCounts] = await Promise.all([
    db.earnings.fees(earningCut(clock.now(), timeZone), isFleet ? actor.uid : ''),
    db.bookings.countByStatus(activeStatuses, isFleet ? actor.uid : undefined),
  ]);
  const drivers = activeDrivers(actor, services);
  const busy = drivers.filter(({ queue }) => queue).length;
  return { earnings, statusCounts, driverCounts: { free: drivers.length - busy, busy } };
}

/** The active drivers an admin or fleet admin may see. */
const activeDrivers = ({ uid, usertype }: Actor, { liveDrivers }: Services): LiveDriver[] =>
  liveDrivers
    .all()
    .filter(
      ({ driverActiveStatus, fleetadmin }) =>
        driverActiveStatus && (usertype === 'admin' || fleetadmin === uid),
    );

function driversInView(actor: Actor, view: MapBounds, services: Services) {
  const seen = activeDrivers(actor, services).filter(({ location }) => isInBounds(view, location));
  return seen
    .slice(0, MAP_DRIVERS)
    .map(({ id, firstName, lastName, vehicleNumber, carType, queue, location }) => ({
      id,
      firstName,
      lastName,
      vehicleNumber,
      carType,
      queue: queue ?? false,
      location,
    }));
}
