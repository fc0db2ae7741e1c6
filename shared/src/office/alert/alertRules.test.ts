import { defaultSettings } from '../../basics/settings/defaultSettings.js';
import { alertsOf, concerns, type TripFacts } from './alertRules.js';

const NOW = 1_800_000_000_000;
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const trip = (fields: Partial<TripFacts>): TripFacts => ({
  status: 'NEW',
  tripdate: NOW,
  bookLater: false,
  ...fields,
});
const kinds = (fields: Partial<TripFacts>, limits = {}) =>
  alertsOf(trip(fields), { ...defaultSettings, ...limits }, NOW);

it('finds a rider who waits too long for a driver, at both sides of the limit', () => {
  expect(kinds({ tripdate: NOW - 10 * MINUTE })).toEqual([]);
  expect(kinds({ tripdate: NOW - 10 * MINUTE - 1 })).toEqual(['late']);
  // A trip that was taken back waits from then on.
  expect(kinds({ tripdate: NOW - 60 * MINUTE, waitingSince: NOW - MINUTE })).toEqual([]);
});

it('finds a driver who is late for the pickup, until they arrive', () => {
  const late = { tripdate: NOW - 11 * MINUTE, silentSince: NOW, restingSince: NOW };
  expect(kinds({ ...late, status: 'ACCEPTED' })).toEqual(['pickup']);
  expect(kinds({ ...late, status: 'ARRIVED' })).toEqual([]);
});

it('finds a prebooking without a driver shortly before it begins, and no trip for now', () => {
  const ahead = (ms: number, bookLater = true) => kinds({ tripdate: NOW + ms, bookLater });
  expect([ahead(20 * MINUTE + 1), ahead(20 * MINUTE), ahead(1)]).toEqual([[], ['ahead'], ['ahead']]);
  expect(ahead(MINUTE, false)).toEqual([]);
  expect(kinds({ tripdate: NOW + MINUTE, bookLater: true, status: 'ACCEPTED' })).toEqual([]);
});

it('finds a driver who stays at one place, counted from when they had a reason to move', () => {
  const still = { status: 'STARTED', silentSince: NOW, restingSince: NOW - 6 * MINUTE } as const;
  expect(kinds(still)).toEqual(['still']);
  expect(kinds({ ...still, trip_start_time: NOW - MINUTE })).toEqual([]);
  expect(kinds({ ...still, restingSince: NOW - 5 * MINUTE })).toEqual([]);
  expect(kinds({ ...still, restingSince: null })).toEqual([]);
  // A driver with a prebooking may rest until it is due, and one at the pickup waits for the rider.
  expect(kinds({ ...still, status: 'ACCEPTED', tripdate: NOW + MINUTE })).toEqual([]);
  expect(kinds({ ...still, status: 'ARRIVED' })).toEqual([]);
});

it('finds a device that reports nothing, and then has no alert about standing still', () => {
  const silent = (ms: number) => kinds({ status: 'STARTED', silentSince: NOW - ms, restingSince: 0 });
  expect(silent(60 * SECOND)).toEqual(['still']);
  expect(silent(60 * SECOND + 1)).toEqual(['stale']);
  expect(kinds({ status: 'NEW', silentSince: 0 })).toEqual([]);
});

it('finds a running trip far off its route, and one that is not paid', () => {
  const off = (meters: number | null) =>
    kinds({ status: 'STARTED', silentSince: NOW, offRouteMeters: meters });
  expect([off(3_000), off(3_001), off(null)]).toEqual([[], ['offRoute'], []]);
  const unpaid = (status: TripFacts['status'], ms: number) => kinds({ status, trip_end_time: NOW - ms });
  expect(unpaid('PENDING', 30 * MINUTE)).toEqual([]);
  expect(unpaid('PENDING', 30 * MINUTE + 1)).toEqual(['payment']);
  expect(unpaid('PAID', 31 * MINUTE)).toEqual([]);
});

it('finds a provider that does not answer about a charge, of an unpaid trip or a canceled one', () => {
  const silent = (status: TripFacts['status'], ms: number) => kinds({ status, capturingSince: NOW - ms });
  expect(silent('PENDING', 10 * MINUTE)).toEqual([]);
  expect(silent('PENDING', 10 * MINUTE + 1)).toEqual(['capture']);
  expect(silent('CANCELLED', 10 * MINUTE + 1)).toEqual(['capture']);
  expect(silent('PAID', 11 * MINUTE)).toEqual([]);
});

it('has no rule whose limit is 0', () => {
  const limits = {
    alertLateMinutes: 0,
    alertPickupMinutes: 0,
    alertAheadMinutes: 0,
    alertStillMinutes: 0,
    alertStaleSeconds: 0,
    alertOffRouteMeters: 0,
    alertPaymentMinutes: 0,
    alertCaptureMinutes: 0,
  };
  const facts = {
    tripdate: 0,
    silentSince: 0,
    restingSince: 0,
    offRouteMeters: 1e6,
    trip_end_time: 0,
    capturingSince: 0,
  };
  for (const status of ['NEW', 'ACCEPTED', 'STARTED', 'PENDING'] as const)
    expect(kinds({ ...facts, status }, limits)).toEqual([]);
  expect(kinds({ tripdate: NOW + 1, bookLater: true }, limits)).toEqual([]);
});

it('keeps an emergency in every status, and other alerts only where they say something', () => {
  expect(concerns('emergency', 'COMPLETE')).toBe(true);
  expect(concerns('late', 'ACCEPTED')).toBe(false);
});
