import { tripsOf } from './tripsOf.js';

const filterOf = (address: string) =>
  JSON.parse(new URLSearchParams(address.split('?')[1]).get('filter') ?? '');
const sums = { trips: 1, tripCost: 1, driverShare: 1, raises: 0, cash: 1, card: 0, wallet: 0 };

it('a row leads to the finished trips of its days in the business’s time, and of its car type', () => {
  const row = { from: 20260308, until: 20260308, ...sums };
  // Clocks go forward: the day has 23 hours.
  expect(filterOf(tripsOf(row, 'day', 'America/New_York'))).toEqual({
    status: ['PAID', 'COMPLETE'],
    endTime_gte: Date.UTC(2026, 2, 8, 5),
    endTime_lte: Date.UTC(2026, 2, 9, 4) - 1,
  });
  expect(filterOf(tripsOf({ ...row, value: 'Van' }, 'carType', 'UTC'))).toMatchObject({ carType: 'Van' });
  expect(filterOf(tripsOf({ ...row, value: 'cash' }, 'payment', 'UTC'))).toMatchObject({
    payment_mode: 'cash',
  });
});
