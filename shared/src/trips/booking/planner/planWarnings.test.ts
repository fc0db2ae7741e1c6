import { aPlannerDriver, aPlannerTrip, MINUTE } from '../../../../test/plannerBuilders.js';
import type { PlannerDriver, PlannerTrip } from './planner.schema.js';
import { knownLegs, minutesLate, planWarnings, tripsByDriver } from './planWarnings.js';

const at = (minutes: number, id: string, fields: Partial<PlannerTrip> = {}) =>
  aPlannerTrip({ id, tripdate: minutes * MINUTE, ...fields });
const problems = (
  trip: PlannerTrip,
  driver: Partial<PlannerDriver> = {},
  others: PlannerTrip[] = [],
  drive = 10,
) => planWarnings(trip, aPlannerDriver(driver), others, () => drive);

it('has no warning about a driver who can make it', () => {
  expect(problems(at(60, 'b'), {}, [at(0, 'a'), at(120, 'c')])).toEqual([]);
});

it('warns of a driver who arrives a moment after the pickup time, not of one who arrives at it', () => {
  const before = at(0, 'a');
  // Ends at minute 20, and the drive takes 10.
  expect(problems(at(30, 'b'), {}, [before])).toEqual([]);
  const late = aPlannerTrip({ id: 'b', tripdate: 30 * MINUTE - 1 });
  expect(problems(late, {}, [before])).toEqual([{ problem: 'late', minutes: 1 }]);
});

it('warns of trips that overlap, by how late the driver would be', () => {
  expect(minutesLate(at(0, 'a'), at(5, 'b'), () => 10)).toBe(25);
});

it('warns if the next trip would be late', () => {
  expect(problems(at(0, 'a'), {}, [at(25, 'b')])).toEqual([{ problem: 'late_next', minutes: 5 }]);
});

it('compares with the trips right before and after only', () => {
  const others = [at(0, 'a', { estimateTime: 600 * 60 }), at(700, 'b'), at(800, 'd')];
  expect(problems(at(750, 'c'), {}, others)).toEqual([]);
});

it('warns outside of the shift, from its first to its last moment', () => {
  const shifts = [{ from: 0, to: 20 * MINUTE }];
  expect(problems(at(0, 'a'), { shifts })).toEqual([]);
  for (const from of [1, -1])
    expect(problems(aPlannerTrip({ tripdate: from }), { shifts })).toEqual([
      { problem: 'outside_hours', minutes: null },
    ]);
});

it('calls a time unusual if the times come from earlier trips, and has no warning if nothing is known', () => {
  expect(problems(at(0, 'a'), { shifts: [], basis: 'history' })).toEqual([
    { problem: 'unusual_time', minutes: null },
  ]);
  expect(problems(at(0, 'a'), { shifts: [], basis: 'none' })).toEqual([]);
});

it('warns of a driver who does not offer what the trip needs [4.111]', () => {
  const trip = at(0, 'a', { needs: ['wheelchair'] });
  expect(problems(trip, { needs: ['pets'] })).toEqual([{ problem: 'lacks_needs', minutes: null }]);
  expect(problems(trip, { needs: ['pets', 'wheelchair'] })).toEqual([]);
});

it('warns of another car type, a blocked driver, and a document that expires by the end of the trip', () => {
  const found = problems(at(0, 'a'), { carType: 'Van', approved: false, documentsEndAt: 20 * MINUTE });
  expect(found.map(({ problem }) => problem)).toEqual(['blocked', 'other_car_type', 'document_expired']);
  expect(problems(at(0, 'a'), { documentsEndAt: 20 * MINUTE + 1 })).toEqual([]);
});

it('uses the measured drive, and an estimate by distance where none is known', () => {
  const [from, to] = [at(0, 'a'), at(60, 'b')];
  const legs = [{ from: 'a', to: 'b', minutes: 7, isEstimated: false }];
  expect(knownLegs(legs)(from, to)).toBe(7);
  // About 1 km at 30 km/h, with a detour.
  expect(knownLegs([])(from, to)).toBeCloseTo(2.6, 1);
});

it('groups trips by who has them, or is planned for them until dispatch has asked them', () => {
  const plan = { driver: 'planned', by: 'office', at: 0, count: 1 };
  const byDriver = tripsByDriver([
    at(3, 'd', { plan: { ...plan, triedAt: 1 } }),
    at(2, 'c'),
    at(1, 'b', { plan }),
    at(0, 'a', { status: 'ACCEPTED', driver: 'driver', plan }),
  ]);
  expect([...byDriver].map(([driver, trips]) => [driver, trips.map(({ id }) => id)])).toEqual([
    ['driver', ['a']],
    ['planned', ['b']],
    [null, ['c', 'd']],
  ]);
});
