import { exportedValue } from '../exporting/exportedColumn.js';
import { walletColumns } from './walletEntries.js';

const texts = {
  t: (key: string) => `<${key}>`,
  locale: 'en',
  settings: { code: 'USD', timeZone: 'America/New_York', convert_to_mile: false },
};
const lineOf = (entry: object) =>
  walletColumns.map((column) => exportedValue(column, { id: 'x', ...entry }, texts));

it('exports what an entry is, its trip, and the signed amount with the balance after it [3.5]', () => {
  const date = Date.parse('2026-03-02T14:05:07Z');
  expect(
    lineOf({
      txRef: 'booking:b:cash',
      type: 'Debit',
      amount: 11.5,
      date,
      bookingReference: 'ABCDE',
      balance: 2,
    }),
  ).toEqual([
    '2026-03-02 09:05:07',
    '<wallet_kind_cash>',
    'ABCDE',
    -11.5,
    '<wallet_title>',
    2,
    'booking:b:cash',
  ]);
  const gift = { txRef: 'referral:u:referrer', type: 'Credit', account: 'bonus', amount: 5, date };
  expect(lineOf(gift).slice(1)).toEqual([
    '<wallet_kind_referral>',
    null,
    5,
    '<wallet_bonus>',
    null,
    'referral:u:referrer',
  ]);
});
