import {
  estimateWithoutWait,
  firstOfReturn,
  linkedTripOf,
  returnTimeProblem,
  turnedTrip,
  wayBack,
  wayBackId,
} from './returnTrip.js';
import { waitsWithin } from './returnWait.js';

const NOW = Date.parse('2027-03-01T12:00:00Z');
const MINUTE = 60_000;
const here = { lat: 40.7, lng: -74, add: 'Pier 11' };
const there = { lat: 40.8, lng: -73.9, add: 'Ward Park' };
const between = { lat: 40.75, lng: -73.95, add: 'Corner' };

it('a trip whose driver waits goes to its place as the last stop, and back to where it begins [4.76]', () => {
  const input = { pickup: here, drop: there, stops: [between], waitMinutes: 30 };
  expect(turnedTrip(input)).toMatchObject({ pickup: here, stops: [between, there], drop: here });
  const { waitMinutes: _, ...oneWay } = input;
  expect(turnedTrip(oneWay)).toEqual(oneWay);
});

it('the second trip goes back directly, at its time, without the promo and the note of the first [4.87]', () => {
  const at = NOW + 180 * MINUTE;
  const input = { kind: 'return', pickup: here, drop: there, stops: [between], returnAt: at } as const;
  const back = wayBack({
    ...input,
    stops: [between],
    bookLater: false,
    promo: 'P',
    pickUpInstructions: 'Gate',
  });
  expect(back).toMatchObject({ kind: 'return', pickup: there, drop: here, bookLater: true, tripdate: at });
  expect([back.stops, back.returnAt, back.promo, back.pickUpInstructions]).toEqual([null, null, null, null]);
  expect(firstOfReturn(wayBackId('one'))).toBe('one');
  expect(firstOfReturn('one')).toBeNull();
});

it('the second trip starts 15 minutes after the first, or when that ends, at the earliest [4.87]', () => {
  const problem = (minutes: number, seconds?: number) =>
    returnTimeProblem({ returnAt: NOW + minutes * MINUTE }, NOW, seconds);
  expect([problem(14), problem(15), problem(59, 3600), problem(60, 3600)]).toEqual([
    'return_too_early',
    null,
    'return_too_early',
    null,
  ]);
  const later = { bookLater: true, tripdate: NOW + 60 * MINUTE, returnAt: NOW + 70 * MINUTE };
  expect(returnTimeProblem(later, NOW)).toBe('return_too_early');
});

it('a wait that was not costs nothing, and the other trip is named by both [4.76, 4.87]', () => {
  const tariff = {
    base_fare: 0,
    rate_per_unit_distance: 1,
    rate_per_hour: 60,
    min_fare: 0,
    convenience_fees: 0,
    convenience_fee_type: 'flat' as const,
  };
  const trip = { tariff, estimate: 55, estimateDistance: 10, estimateTime: 2700, back: { waitMinutes: 30 } };
  const units = { convert_to_mile: false, decimal: 2 };
  expect(estimateWithoutWait(trip, units)).toBe(25);
  expect(estimateWithoutWait({ ...trip, back: null }, units)).toBe(55);
  expect(linkedTripOf({ back: { trip: 'b' } })).toBe('b');
  expect(linkedTripOf({ back: { outbound: 'a' } })).toBe('a');
  expect(linkedTripOf(trip)).toBeNull();
});

it('forms offer the waits that the settings allow, and none where drivers do not wait [4.76]', () => {
  expect(waitsWithin(45)).toEqual([10, 20, 30, 45]);
  expect(waitsWithin(5)).toEqual([5]);
  expect(waitsWithin(0)).toEqual([]);
});
