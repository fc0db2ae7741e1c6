import { laterPickup } from './laterPickup.js';

const MINUTE = 60_000;

it('proposes a pickup at a full five minutes, never sooner than asked for', () => {
  const now = Date.UTC(2026, 2, 2, 10, 12, 30);
  expect(laterPickup(now, 30 * MINUTE)).toBe(Date.UTC(2026, 2, 2, 10, 45));
  expect(laterPickup(Date.UTC(2026, 2, 2, 10, 10), 30 * MINUTE)).toBe(Date.UTC(2026, 2, 2, 10, 40));
});
