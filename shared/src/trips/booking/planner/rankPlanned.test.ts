import { aPlannerDriver, aPlannerTrip, MINUTE } from '../../../../test/plannerBuilders.js';
import type { PlanCandidate } from './planner.schema.js';
import { asPlanCandidate, rankPlanned } from './rankPlanned.js';

const candidate = (id: string, fields: Partial<PlanCandidate> = {}): PlanCandidate => ({
  id,
  name: id,
  basis: 'hours',
  warnings: [],
  minutes: null,
  trips: 0,
  shiftEnd: null,
  ...fields,
});

it('ranks by warnings, known times, drive, load and end of shift', () => {
  const warnings = [{ problem: 'late', minutes: 1 } as const];
  const order = [
    candidate('short drive', { minutes: 5, trips: 9 }),
    candidate('few trips', { minutes: 10, trips: 1, shiftEnd: 1 }),
    candidate('late end', { minutes: 10, trips: 2, shiftEnd: 9 }),
    candidate('early end', { minutes: 10, trips: 2, shiftEnd: 8 }),
    candidate('no trip before'),
    candidate('long drive', { minutes: 16 }),
    candidate('unknown times', { basis: 'none', minutes: 1 }),
    candidate('warned', { warnings, minutes: 1 }),
  ];
  expect(rankPlanned([...order].reverse())).toEqual(order);
});

it('describes a driver by the trip before, the other trips and the shift of the pickup', () => {
  const shifts = [{ from: 0, to: 90 * MINUTE }];
  const trip = aPlannerTrip({ id: 'b', tripdate: 60 * MINUTE });
  const others = [aPlannerTrip({ id: 'a' }), aPlannerTrip({ id: 'c', tripdate: 200 * MINUTE })];
  expect(asPlanCandidate(trip, aPlannerDriver({ shifts }), others, () => 7)).toMatchObject({
    minutes: 7,
    trips: 2,
    shiftEnd: 90 * MINUTE,
    warnings: [],
  });
});
