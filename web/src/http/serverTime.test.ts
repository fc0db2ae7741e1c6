import { recordServerTime, serverNow } from './serverTime.js';

const NOW = Date.UTC(2026, 2, 2, 10);
const at = (ms: number) => new Date(ms).toUTCString();

it('corrects a wrong clock, and leaves one that is about right', () => {
  recordServerTime(at(NOW + 600_000), NOW);
  expect(serverNow(NOW)).toBe(NOW + 600_000);
  recordServerTime(null, NOW);
  recordServerTime('nonsense', NOW);
  expect(serverNow(NOW)).toBe(NOW + 600_000);
  recordServerTime(at(NOW - 9000), NOW);
  expect(serverNow(NOW)).toBe(NOW);
});
