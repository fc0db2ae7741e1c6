import { earlierDays, usualShifts } from './usualShifts.js';

const at = (text: string) => Date.parse(text);
const NEW_YORK = 'America/New_York';

it('looks at the same weekday of the last four weeks that have ended', () => {
  const now = at('2026-03-03T12:00Z');
  expect(earlierDays(20260304, now, 'UTC')).toEqual([20260225, 20260218, 20260211, 20260204]);
  // A week ahead and today: the last such day is not over.
  expect(earlierDays(20260310, now, 'UTC')[0]).toBe(20260224);
  expect(earlierDays(20260303, now, 'UTC')[0]).toBe(20260224);
});

it('counts each half hour in which the driver drove on one of them', () => {
  const driven = [
    { from: at('2026-02-25T08:10Z'), to: at('2026-02-25T09:00Z') },
    { from: at('2026-02-18T09:00Z'), to: at('2026-02-18T09:05Z') },
    { from: at('2026-02-17T20:00Z'), to: at('2026-02-17T21:00Z') },
  ];
  expect(usualShifts(driven, [20260225, 20260218], 20260304, 'UTC')).toEqual([
    { from: at('2026-03-04T08:00Z'), to: at('2026-03-04T09:30Z') },
  ]);
});

it('compares times of day by the clock, also after a clock change', () => {
  const driven = [{ from: at('2026-03-04T13:00Z'), to: at('2026-03-04T13:30Z') }];
  // 08:00 in New York, before and after daylight saving time begins.
  expect(usualShifts(driven, [20260304], 20260311, NEW_YORK)).toEqual([
    { from: at('2026-03-11T12:00Z'), to: at('2026-03-11T12:30Z') },
  ]);
});

it('knows nothing of a driver without trips', () => {
  expect(usualShifts([], [20260304], 20260311, NEW_YORK)).toEqual([]);
});
