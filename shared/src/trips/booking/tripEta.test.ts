import { type ComputedEta, etaTarget, isEtaFresh, remainingEta } from './tripEta.js';
import { bookingStatuses } from './booking.status.js';

const FROM = { lat: 40.758, lng: -73.9855 };
const NOW = 1_772_445_600_000;
const eta: ComputedEta = { to: 'pickup', from: FROM, at: NOW, seconds: 180, distance: 1.2, path: null };
/** About `meters` north of where the drive was computed. */
const north = (meters: number) => ({ ...FROM, lat: FROM.lat + meters / 111_195 });

it('a driver heads for the pickup after accepting, and for the drop after the start', () => {
  const targets = bookingStatuses.flatMap((status) => {
    const to = etaTarget({ status });
    return to ? [[status, to]] : [];
  });
  expect(targets).toEqual([
    ['ACCEPTED', 'pickup'],
    ['STARTED', 'drop'],
  ]);
});

it.each([
  ['at once, wherever the car is', 'pickup', 14_999, 5_000, true],
  ['after 15 seconds, if the car has moved', 'pickup', 15_000, 110, false],
  ['after 15 seconds, if the car stands still', 'pickup', 15_000, 90, true],
  ['until a minute has passed', 'pickup', 59_999, 0, true],
  ['not after a minute', 'pickup', 60_000, 0, false],
  ['not for another place', 'drop', 0, 0, false],
] as const)('a computed drive is used %s', (_, to, age, meters, expected) => {
  expect(isEtaFresh(eta, to, north(meters), NOW + age)).toBe(expected);
});

it('counts down the seconds since it was computed, and never below 0', () => {
  expect(remainingEta(eta, NOW)).toEqual({ to: 'pickup', seconds: 180, distance: 1.2 });
  expect(remainingEta(eta, NOW + 30_400).seconds).toBe(150);
  expect(remainingEta(eta, NOW + 500_000).seconds).toBe(0);
});
