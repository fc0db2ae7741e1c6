import { CANCEL_WINDOW_MS, coolDownUntil, isCountedCancel, openStatuses } from './bookingLimits.js';

const HOUR = 60 * 60_000;

it('counts a booking as open from the request until it is paid', () => {
  expect(openStatuses).toEqual([
    'PAYMENT_PENDING',
    'NEW',
    'ACCEPTED',
    'ARRIVED',
    'STARTED',
    'REACHED',
    'PENDING',
  ]);
});

it('counts a rider’s cancellation from one hour before the trip, once drivers were asked', () => {
  const trip = { status: 'NEW', tripdate: 10 * HOUR } as const;
  expect(isCountedCancel(trip, 9 * HOUR)).toBe(false);
  expect(isCountedCancel(trip, 9 * HOUR + 1)).toBe(true);
  expect(isCountedCancel({ ...trip, status: 'PAYMENT_PENDING' }, 10 * HOUR)).toBe(false);
});

it('cools down after too many cancellations within an hour, until fewer remain in it', () => {
  const cancels = [5_000, 1_000, 3_000];
  expect(coolDownUntil(cancels, 4, 6_000)).toBeNull();
  expect(coolDownUntil(cancels, 3, 6_000)).toBe(1_000 + CANCEL_WINDOW_MS);
  expect(coolDownUntil(cancels, 3, 1_000 + CANCEL_WINDOW_MS - 1)).toBe(1_000 + CANCEL_WINDOW_MS);
  expect(coolDownUntil(cancels, 3, 1_000 + CANCEL_WINDOW_MS)).toBeNull();
});
