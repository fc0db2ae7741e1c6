import { boundsOf, dayOf, partsOf, shiftAt, shiftHours } from './shiftTimes.js';

const HOUR = 60 * 60_000;
const noon = new Date(2026, 2, 2, 12).getTime();

it('finds the shift of a time, and its bounds', () => {
  const shift = shiftAt(noon + HOUR);
  expect(shift).toEqual({ day: '2026-03-02', hours: '12-18' });
  expect(boundsOf(shift)).toEqual({ from: noon, to: noon + 6 * HOUR });
  expect(boundsOf({ day: '2026-03-02', hours: '18-24' })?.to).toBe(noon + 12 * HOUR);
  expect(dayOf(noon + 12 * HOUR)).toBe('2026-03-03');
});

it('knows no bounds while no day is chosen', () => {
  expect(boundsOf({ day: '', hours: '0-6' })).toBeNull();
});

it.each(shiftHours)('reads the shift %s in parts of an hour without gaps', (hours) => {
  const bounds = boundsOf({ day: '2026-03-02', hours }) as { from: number; to: number };
  const parts = partsOf(bounds);
  expect([parts[0]?.from, parts.at(-1)?.to]).toEqual([bounds.from, bounds.to]);
  for (const [index, part] of parts.entries()) expect(part.from).toBe(parts[index - 1]?.to ?? bounds.from);
});
