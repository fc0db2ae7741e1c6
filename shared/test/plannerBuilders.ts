import type { PlannerDriver, PlannerTrip } from '../src/trips/booking/planner/planner.schema.js';

export const MINUTE = 60_000;

/** A prebooking of 20 minutes without a driver, as the planner shows it. */
export const aPlannerTrip = (fields: Partial<PlannerTrip> = {}): PlannerTrip => ({
  id: 'trip',
  reference: 'W-2222-22',
  status: 'NEW',
  carType: 'Economy',
  tripdate: 0,
  estimateTime: 20 * 60,
  pickup: { lat: 40.758, lng: -73.9855, add: 'Times Square' },
  drop: { lat: 40.767, lng: -73.9855, add: 'Columbus Circle' },
  ...fields,
});

/** An approved driver who works around the clock, as the planner shows them. */
export const aPlannerDriver = (fields: Partial<PlannerDriver> = {}): PlannerDriver => ({
  id: 'driver',
  name: 'Ada Lovelace',
  carType: 'Economy',
  approved: true,
  documentsEndAt: null,
  basis: 'hours',
  shifts: [{ from: -1e12, to: 1e13 }],
  ...fields,
});
