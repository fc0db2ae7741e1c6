import { type EndingTrip, endsSoon, isNextLate, restOfTrip } from './nextTrip.js';

const NOW = 1_772_445_600_000;
/** About `km` north of a place. */
const north = (km: number) => ({ lat: 40.75 + km / 111.195, lng: -73.98 });
/** Ten kilometers in twenty minutes. */
const trip: EndingTrip = { status: 'STARTED', pickup: north(0), drop: north(10), estimateTime: 1_200 };
const soon = { forwardMinutes: 5 };

describe('the rest of a trip [4.83]', () => {
  it('is the way that is left, at the pace that was expected', () => {
    expect(restOfTrip(trip, north(0), NOW)).toBeCloseTo(1_200, 0);
    expect(restOfTrip(trip, north(8), NOW)).toBeCloseTo(240, 0);
  });

  it('is longer for a driver who was slower so far, and never shorter than expected', () => {
    const after = (minutes: number) =>
      restOfTrip({ ...trip, trip_start_time: NOW - minutes * 60_000 }, north(5), NOW);
    expect(after(20)).toBeCloseTo(1_200, 0);
    expect(after(2)).toBeCloseTo(600, 0);
  });

  it('goes through the stops that are left', () => {
    const stops = [{ ...north(20), reachedAt: null }];
    expect(restOfTrip({ ...trip, stops, estimateTime: 3_600 }, north(10), NOW)).toBeCloseTo(2_400, 0);
    const done = [{ ...north(20), reachedAt: NOW }];
    expect(restOfTrip({ ...trip, stops: done, estimateTime: 3_600 }, north(15), NOW)).toBeCloseTo(600, 0);
  });

  it('is not known before the start, without a destination, and on the way back with a parcel', () => {
    expect(restOfTrip({ ...trip, status: 'ARRIVED' }, north(0), NOW)).toBeNull();
    expect(restOfTrip({ ...trip, kind: 'asDirected', dropAddress: '' }, north(0), NOW)).toBeNull();
    expect(restOfTrip({ ...trip, kind: 'hourly', dropAddress: 'North' }, north(9), NOW)).toBeNull();
    expect(restOfTrip({ ...trip, status: 'REACHED' }, north(0), NOW)).toBe(0);
  });
});

it('a trip ends soon within the minutes of the settings, on its last leg, unless they are 0 [4.83]', () => {
  expect(endsSoon(trip, north(8), NOW, soon)).toBeCloseTo(240, 0);
  expect(endsSoon(trip, north(7), NOW, soon)).toBeNull();
  expect(endsSoon(trip, north(8), NOW, { forwardMinutes: 0 })).toBeNull();
  expect(endsSoon({ ...trip, stops: [{ ...north(9), reachedAt: null }] }, north(8), NOW, soon)).toBeNull();
  expect(endsSoon({ ...trip, status: 'REACHED' }, north(10), NOW, soon)).toBeNull();
});

it('five minutes later than promised is late [4.85]', () => {
  expect(isNextLate({ promised: NOW, expected: NOW + 300_000 })).toBe(false);
  expect(isNextLate({ promised: NOW, expected: NOW + 300_001 })).toBe(true);
});
