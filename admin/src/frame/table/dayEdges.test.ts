import { dayInputOf, endOfDay, startOfDay } from './dayEdges.js';

it.each([
  ['America/New_York', '2026-11-01', '2026-11-01T04:00Z', '2026-11-02T05:00Z'],
  ['Asia/Kolkata', '2026-03-02', '2026-03-01T18:30Z', '2026-03-02T18:30Z'],
  ['Pacific/Auckland', '2026-03-02', '2026-03-01T11:00Z', '2026-03-02T11:00Z'],
])('takes a day of the business in %s', (zone, day, start, end) => {
  expect([startOfDay(day, zone), endOfDay(day, zone)]).toEqual([Date.parse(start), Date.parse(end) - 1]);
  expect(dayInputOf(Date.parse(start), zone)).toBe(day);
  expect(dayInputOf(Date.parse(end) - 1, zone)).toBe(day);
});

it('keeps a day that is already formatted, and shows none while none is chosen', () => {
  expect(dayInputOf('2026-03-02', 'UTC')).toBe('2026-03-02');
  expect(dayInputOf(null, 'UTC')).toBe('');
});
