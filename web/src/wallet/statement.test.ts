import type { DriverStatement } from '@wayfare/shared';
import { exportList } from '../exporting/exportList.js';
import { inZoneOf, statementFile, statementFileColumns, statementRecords } from './statement.js';

const none = { share: 0, cash: 0, tips: 0, fees: 0, corrections: 0, payouts: 0, other: 0 };
const statement: DriverStatement = {
  driver: { id: 'd', name: 'Ann', vehicleNumber: null },
  from: 20260301,
  until: 20260331,
  timeZone: 'UTC',
  opening: 5,
  lines: [
    {
      ...none,
      id: 'b',
      date: Date.UTC(2026, 2, 2, 10),
      kind: 'trip',
      booking: 'b',
      bookingReference: 'AAAA-BBBB',
      fare: 10,
      commission: 1.5,
      share: 8.5,
      cash: -10,
      total: -1.5,
    },
    { ...none, id: 'withdraw:w', date: Date.UTC(2026, 2, 3), kind: 'payout', payouts: -2, total: -2 },
  ],
  sums: { ...none, fare: 10, commission: 1.5, share: 8.5, cash: -10, payouts: -2, total: -3.5 },
  closing: 1.5,
};

it('a statement becomes a file with opening balance, lines, sums and closing balance', async () => {
  const { file, rows } = await exportList(
    statementRecords(statement),
    statementFileColumns,
    inZoneOf(statement, {
      t: (key) => key,
      locale: 'en',
      settings: { code: 'USD', timeZone: 'Asia/Tokyo', convert_to_mile: false },
    }),
  );
  expect(rows).toBe(4);
  const lines = (await file.text()).trim().split('\r\n');
  expect(lines).toEqual([
    'wallet_time (UTC),wallet_entry,panel_reference,statement_fare (USD),statement_commission (USD),statement_share (USD),statement_cash (USD),statement_tips (USD),statement_fees (USD),statement_corrections (USD),statement_payouts (USD),statement_other (USD),statement_total (USD),statement_balance (USD)',
    ',statement_opening,,,,,,,,,,,,5',
    '2026-03-02 10:00:00,statement_trip,AAAA-BBBB,10,1.5,8.5,-10,0,0,0,0,0,-1.5,',
    '2026-03-03 00:00:00,wallet_kind_payout,,,,0,0,0,0,0,-2,0,-2,',
    ',statement_closing,,10,1.5,8.5,-10,0,0,0,-2,0,-3.5,1.5',
  ]);
  expect(statementFile(statement)).toBe('statement-d-20260301-20260331.csv');
});
