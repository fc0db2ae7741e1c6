import { driverStates, latLngSchema, mapBoundsSchema } from '@wayfare/shared';
import { z } from 'zod';
import { operation } from '../operation.js';
import { MAP_DRIVERS } from '../../trips/dispatch/driversMap.js';
import { listMapDrivers } from './listMapDrivers.js';
import { readDashboard } from './readDashboard.js';

/** A driver on the dashboard's map. */
const mapDriverSchema = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  vehicleNumber: z.string().nullish(),
  carType: z.string().nullish(),
  queue: z.boolean(),
  onBreak: z.boolean(),
  state: z.enum(driverStates),
  /** When the position was measured, ms timestamp; null if that is not known. */
  positionAt: z.number().int().nullable(),
  location: latLngSchema,
});

/** Trips and fees by day (yyyymmdd) in the business's time zone, oldest first. */
const daysSchema = z.array(z.object({ day: z.number().int(), trips: z.number().int(), fees: z.number() }));

/**
 * The trips that were due on a day until a time of day, as they stood then. Fleet admins do not see trips
 * without a driver, which belong to no fleet.
 */
const dayTripsSchema = z.object({
  until: z.number().int(),
  trips: z.number().int(),
  served: z.number().int(),
  canceled: z.number().int(),
  waiting: z.number().int().optional(),
  /** The fares of the trips that were served. */
  revenue: z.number(),
});

export const dashboardOperations = [
  operation({
    id: 'getDashboard',
    importance: 'canWait',
    method: 'get',
    path: '/dashboard',
    summary:
      'Get earnings, the last 30 days and those before, today against last week, open trips, drivers by state, and what needs attention (rules 2.26, 4.31)',
    permission: 'reports',
    access: ['admin', 'fleetadmin'],
    answers: z.object({
      earnings: z.object({ today: z.number(), month: z.number(), total: z.number() }),
      /** Settled trips and their fees in the last 30 days, and in the 30 days before. */
      days: daysSchema,
      daysBefore: daysSchema,
      /** Today so far, and the same weekday last week until the same time of day. */
      today: dayTripsSchema,
      lastWeek: dayTripsSchema,
      statusCounts: z.record(z.string(), z.number()),
      driverCounts: z.object({
        free: z.number(),
        busy: z.number(),
        onBreak: z.number(),
        away: z.number(),
        silent: z.number(),
      }),
      /**
       * Drivers and withdrawals are counted up to 1,000. Admins see all counts, fleet admins only that of
       * their drivers.
       */
      attention: z.object({
        unapprovedDrivers: z.number().int(),
        unassignedBookings: z.number().int().optional(),
        openWithdraws: z.number().int().optional(),
        contactProposals: z.number().int().optional(),
      }),
    }),
    act: ({ actor, services }) => readDashboard(actor, services),
  }),
  operation({
    id: 'listMapDrivers',
    method: 'get',
    path: '/dashboard/drivers',
    summary: `List the active drivers in a map view (rule 2.27), up to ${MAP_DRIVERS}`,
    permission: 'map',
    access: ['admin', 'fleetadmin'],
    query: mapBoundsSchema,
    answers: z.array(mapDriverSchema),
    act: ({ actor, query, services }) => listMapDrivers(actor, query, services),
  }),
];
