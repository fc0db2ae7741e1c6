import { DESK_AHEAD_MS, deskLaneOf, inLanes, minutesWaited, withTrips } from './desk.js';
import type { DeskTrip } from './desk.schema.js';

const NOW = 1_800_000_000_000;
const place = { lat: 1, lng: 2, add: 'Here' };
const trip = (fields: Partial<DeskTrip> = {}): DeskTrip => ({
  id: 'a',
  reference: 'W-1',
  status: 'NEW',
  tripdate: NOW,
  bookLater: false,
  pickup: place,
  drop: place,
  inReview: false,
  ...fields,
});

it('puts each open trip into its lane, and a prebooking from 30 minutes ahead, to the millisecond', () => {
  const lanes = (['ACCEPTED', 'ARRIVED', 'STARTED', 'REACHED', 'PENDING', 'PAID', 'CANCELLED'] as const).map(
    (status) => deskLaneOf({ status, tripdate: NOW, bookLater: false }, NOW),
  );
  expect(lanes).toEqual(['toPickup', 'toPickup', 'aboard', 'aboard', 'payment', null, null]);
  const later = (ms: number) => deskLaneOf({ status: 'NEW', tripdate: NOW + ms, bookLater: true }, NOW);
  expect([later(0), later(1), later(DESK_AHEAD_MS), later(DESK_AHEAD_MS + 1)]).toEqual([
    'unassigned',
    'due',
    'due',
    null,
  ]);
});

it('sorts a lane by waiting time, which starts over for a trip taken back from a driver', () => {
  const trips = [
    trip({ id: 'new', tripdate: NOW - 1000 }),
    trip({ id: 'old', tripdate: NOW - 9000 }),
    trip({ id: 'back', tripdate: NOW - 99_000, waitingSince: NOW - 500 }),
  ];
  expect(inLanes(trips, NOW).unassigned.map(({ id }) => id)).toEqual(['old', 'new', 'back']);
});

it('counts whole minutes from the trip date, or from when the trip waits for another driver', () => {
  const waited = (fields: Partial<DeskTrip>) => minutesWaited(trip(fields), NOW);
  expect(waited({ tripdate: NOW - 119_999 })).toBe(1);
  expect(waited({ tripdate: NOW + 120_000 })).toBe(-2);
  expect(waited({ tripdate: NOW - 600_000, waitingSince: NOW - 60_000 })).toBe(1);
});

it('replaces the trips read again, and drops those that are no longer open', () => {
  const before = { at: 1, isCut: false, trips: [trip({ id: 'a' }), trip({ id: 'b' }), trip({ id: 'c' })] };
  const read = { at: 2, isCut: false, trips: [trip({ id: 'b', status: 'ACCEPTED' })] };
  const after = withTrips(before, ['a', 'b'], read);
  expect(after.trips.map(({ id, status }) => `${id} ${status}`)).toEqual(['c NEW', 'b ACCEPTED']);
});
