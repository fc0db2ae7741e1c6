import { zonedClock } from '@wayfare/shared';
import { boundsOf, partsOf, shiftAt, shiftHours } from './shiftTimes.js';

const HOUR = 60 * 60_000;
const zone = 'America/New_York';
const noon = zonedClock(20260302, 12 * 60, zone);

it('finds the shift of a time, and its bounds', () => {
  const shift = shiftAt(noon + HOUR, zone);
  expect(shift).toEqual({ day: '2026-03-02', hours: '12-18' });
  expect(boundsOf(shift, zone)).toEqual({ from: noon, to: noon + 6 * HOUR });
  expect(boundsOf({ day: '2026-03-02', hours: '18-24' }, zone)?.to).toBe(noon + 12 * HOUR);
  expect(shiftAt(noon + 12 * HOUR, zone)).toEqual({ day: '2026-03-03', hours: '0-6' });
});

it('knows no bounds while no day is chosen', () => {
  expect(boundsOf({ day: '', hours: '0-6' }, zone)).toBeNull();
});

it.each(shiftHours)('reads the shift %s in parts of an hour without gaps', (hours) => {
  const bounds = boundsOf({ day: '2026-03-02', hours }, zone) as { from: number; to: number };
  const parts = partsOf(bounds);
  expect([parts[0]?.from, parts.at(-1)?.to]).toEqual([bounds.from, bounds.to]);
  for (const [index, part] of parts.entries()) expect(part.from).toBe(parts[index - 1]?.to ?? bounds.from);
});

it('has an hour more or less when the clocks change', () => {
  const hoursOf = (day: string) => {
    const { from, to } = boundsOf({ day, hours: '0-6' }, zone) as { from: number; to: number };
    return (to - from) / HOUR;
  };
  expect(['2026-03-07', '2026-03-08', '2026-11-01'].map(hoursOf)).toEqual([6, 5, 7]);
});
