import { holidayDays } from './holidays.js';

it('reads the days of a list of dates, and refuses what is no date', () => {
  expect(holidayDays('2026-12-25, 2026-12-26;2027-01-01')).toEqual([20_261_225, 20_261_226, 20_270_101]);
  expect(holidayDays(' ')).toEqual([]);
  expect(holidayDays(null)).toEqual([]);
  for (const text of ['2026-02-30', '25.12.2026', '2026-12-25 xmas', '2026-13-01'])
    expect(holidayDays(text)).toBeNull();
});
