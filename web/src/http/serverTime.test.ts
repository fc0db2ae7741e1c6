import { noteServerTime, serverNow } from './serverTime.js';

const NOW = Date.UTC(2026, 2, 2, 10);
const at = (ms: number) => new Date(ms).toUTCString();

it('corrects a wrong clock, and leaves one that is about right', () => {
  noteServerTime(at(NOW + 600_000), NOW);
  expect(serverNow(NOW)).toBe(NOW + 600_000);
  noteServerTime(null, NOW);
  noteServerTime('nonsense', NOW);
  expect(serverNow(NOW)).toBe(NOW + 600_000);
  noteServerTime(at(NOW - 9000), NOW);
  expect(serverNow(NOW)).toBe(NOW);
});
