import {
  dropCount,
  isStopDone,
  moveItem,
  nextStop,
  placeAhead,
  pointsBefore,
  type StopProgress,
} from './stops.js';

const at = (lat: number) => ({ lat, lng: -73.98, add: `${lat}` });
const failure = { reason: 'refused', at: 5, meters: null } as const;
const trip = (...stops: (StopProgress & { isDrop?: true })[]) => ({
  pickup: at(1),
  drop: at(9),
  stops: stops.map((stop, index) => ({ ...at(index + 2), ...stop })),
});

it('a stop is done once it was confirmed or its parcel could not be handed over', () => {
  expect(isStopDone({})).toBe(false);
  expect(isStopDone({ reachedAt: null, handover: { failure: null } })).toBe(false);
  expect(isStopDone({ reachedAt: 5 })).toBe(true);
  expect(isStopDone({ handover: { failure } })).toBe(true);
});

it('a trip is driven to its stops in order, then to its drop, or back with parcels that were not handed over', () => {
  expect(placeAhead(trip({}, {}))).toMatchObject(at(2));
  expect(placeAhead(trip({ reachedAt: 1 }, {}))).toMatchObject(at(3));
  expect(placeAhead(trip({ reachedAt: 1 }, { handover: { failure } }))).toEqual(at(9));
  expect(placeAhead({ ...trip({ reachedAt: 1 }), handover: { failure } })).toEqual(at(1));
  expect(placeAhead({ pickup: at(1), drop: at(9) })).toEqual(at(9));
  expect([nextStop({}), nextStop({ stops: null }), nextStop(trip({ reachedAt: 1 }))]).toEqual([
    null,
    null,
    null,
  ]);
});

it('on the way to a stop or the drop, only open stops before it are passed', () => {
  const going = trip({ reachedAt: 1 }, {}, {});
  expect(pointsBefore(going, 2).map(({ lat }) => lat)).toEqual([3]);
  expect(pointsBefore(going).map(({ lat }) => lat)).toEqual([3, 4]);
  expect(pointsBefore({})).toEqual([]);
});

it('a drop that became a stop is not counted twice', () => {
  expect([dropCount({}), dropCount(trip({}, {})), dropCount(trip({}, { isDrop: true }))]).toEqual([1, 3, 2]);
});

it('moves an element, and none beyond the ends', () => {
  expect(moveItem(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(moveItem(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moveItem(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
  expect(moveItem(['a', 'b'], 1, 2)).toEqual(['a', 'b']);
});
