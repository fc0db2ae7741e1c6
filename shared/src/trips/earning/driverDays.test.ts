import { type DriverDay, filledDays, weeksOf } from './driverDays.js';

const nothing = { share: '0', raises: '0', tips: '0', cancelFees: '0', convenienceFees: '0' };

it('adds up exactly what several sources say of a day, and keeps days without earnings', () => {
  const days = filledDays(
    [20260301, 20260302],
    [
      {
        ...nothing,
        day: 20260302,
        trips: 2,
        share: '0.1',
        raises: '0.7',
        tips: '0.2',
        convenienceFees: '1.05',
      },
      { ...nothing, day: 20260302, trips: 0, cancelFees: '3' },
      { ...nothing, day: 20260228, trips: 1, share: '9' },
    ],
  );
  const none = { trips: 0, share: 0, raises: 0, tips: 0, cancelFees: 0, convenienceFees: 0, total: 0 };
  expect(days).toEqual([
    { day: 20260301, ...none },
    {
      day: 20260302,
      trips: 2,
      share: 0.1,
      raises: 0.7,
      tips: 0.2,
      cancelFees: 3,
      convenienceFees: 1.05,
      total: 4,
    },
  ]);
});

it('a week starts on Monday, and the sums of the weeks are those of the days', () => {
  const day = (date: number): DriverDay => ({
    day: date,
    trips: 1,
    share: 0.1,
    raises: 0.4,
    tips: 0.2,
    cancelFees: 0,
    convenienceFees: 0.05,
    total: 0.7,
  });
  // 2 March 2026 is a Monday.
  const weeks = weeksOf([20260228, 20260301, 20260302, 20260303, 20260304].map(day));
  expect(weeks).toEqual([
    {
      ...day(20260228),
      until: 20260301,
      trips: 2,
      share: 0.2,
      raises: 0.8,
      tips: 0.4,
      convenienceFees: 0.1,
      total: 1.4,
    },
    {
      ...day(20260302),
      until: 20260304,
      trips: 3,
      share: 0.3,
      raises: 1.2,
      tips: 0.6,
      convenienceFees: 0.15,
      total: 2.1,
    },
  ]);
  expect(weeksOf([])).toEqual([]);
});
