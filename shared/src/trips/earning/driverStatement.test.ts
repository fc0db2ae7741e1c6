import fc from 'fast-check';
import { exact, sumAmounts, toWire } from '../../basics/decimals/money.js';
import { ledgerTypes } from '../../money/wallet/ledger.js';
import {
  type StatementEntry,
  statementColumns,
  statementOf,
  statementQuerySchema,
} from './driverStatement.js';

const none = { share: 0, cash: 0, tips: 0, fees: 0, corrections: 0, payouts: 0, other: 0 };
const entry = (
  txRef: string,
  amount: number,
  type: StatementEntry['type'] = 'Credit',
  date = 1,
): StatementEntry => ({ txRef, type, amount, date });

it('shows a trip on one line with all its entries, and a payout on its own', () => {
  const trips = new Map([['a', { reference: 'AAAA', fare: 10, commission: 1.5 }]]);
  const { opening, lines, sums, closing } = statementOf(
    '5.1',
    [
      entry('booking:a:share', 8.5),
      entry('booking:a:cash', 10, 'Debit'),
      entry('withdraw:w', 2, 'Withdraw', 2),
      entry('booking:a:tip:driver', 0.7, 'Credit', 3),
      entry('booking:b:review:driver', 0.3, 'Debit', 4),
    ],
    trips,
  );
  expect(lines).toEqual([
    {
      ...none,
      id: 'a',
      date: 1,
      kind: 'trip',
      booking: 'a',
      bookingReference: 'AAAA',
      fare: 10,
      commission: 1.5,
      share: 8.5,
      cash: -10,
      tips: 0.7,
      total: -0.8,
    },
    { ...none, id: 'withdraw:w', date: 2, kind: 'payout', payouts: -2, total: -2 },
    { ...none, id: 'b', date: 4, kind: 'trip', booking: 'b', corrections: -0.3, total: -0.3 },
  ]);
  expect(sums).toMatchObject({ fare: 10, commission: 1.5, cash: -10, payouts: -2, total: -3.1 });
  expect([opening, closing]).toEqual([5.1, 2]);
});

it('the columns of each line add up to its total, and opening and lines to the closing balance', () => {
  const refs = ['share', 'cash', 'tip', 'raise', 'cancel-fee:driver', 'review', 'held', 'hold', 'new'];
  const anEntry = fc.record({
    txRef: fc.oneof(
      fc
        .tuple(fc.constantFrom('a', 'b', 'c'), fc.constantFrom(...refs))
        .map(([id, part]) => `booking:${id}:${part}`),
      fc.constantFrom('withdraw:w', 'withdraw:w:returned', 'credit:c', 'debit:d', 'referral:u', 'what:1'),
    ),
    type: fc.constantFrom(...ledgerTypes),
    amount: fc.nat(1e9).map((minor) => Number(`${minor}e-3`)),
    date: fc.nat(5),
  });
  const anOpening = fc.integer({ min: -1e9, max: 1e9 }).map((minor) => exact(`${minor}e-3`).toFixed());
  fc.assert(
    fc.property(anOpening, fc.array(anEntry), (opening, entries) => {
      const { lines, sums, closing } = statementOf(opening, entries, new Map());
      for (const line of lines) {
        expect(toWire(sumAmounts(statementColumns.map((column) => line[column])))).toBe(line.total);
      }
      expect(toWire(sumAmounts(statementColumns.map((column) => sums[column])))).toBe(sums.total);
      expect(toWire(sumAmounts([opening, ...lines.map(({ total }) => total)]))).toBe(closing);
    }),
  );
});

it('a statement has at most a quarter of days, in their order', () => {
  const isValid = (from: number, until: number) => statementQuerySchema.safeParse({ from, until }).success;
  expect(isValid(20260701, 20260930)).toBe(true);
  expect(isValid(20260701, 20261001)).toBe(false);
  expect(isValid(20260702, 20260701)).toBe(false);
});
