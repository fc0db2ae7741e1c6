import { canReportLostItem } from './lostItem.js';
import { lostItemInputSchema } from './lostItem.schema.js';

const DAY = 24 * 60 * 60_000;
const trip = { status: 'PAID', driver: 'd1', trip_end_time: 1_000 } as const;

it('a lost item can be reported from the end of a trip until the days of the setting have passed', () => {
  expect(canReportLostItem(trip, 1_000, 14)).toBe(true);
  expect(canReportLostItem(trip, 1_000 + 14 * DAY - 1, 14)).toBe(true);
  expect(canReportLostItem(trip, 1_000 + 14 * DAY, 14)).toBe(false);
  expect(canReportLostItem(trip, 1_000, 0)).toBe(false);
  for (const status of ['NEW', 'STARTED', 'CANCELLED'] as const)
    expect(canReportLostItem({ ...trip, status }, 1_000, 14)).toBe(false);
  expect(canReportLostItem({ status: 'COMPLETE', driver: 'd1' }, 1_000, 14)).toBe(false);
});

it('a report is one short line, and its phone number has digits', () => {
  expect(lostItemInputSchema.parse({ description: ' Black\n umbrella ' })).toEqual({
    description: 'Black umbrella',
  });
  for (const description of ['', '   ', 'a'.repeat(301), 'bell\u0007'])
    expect(lostItemInputSchema.safeParse({ description }).success).toBe(false);
  expect(lostItemInputSchema.safeParse({ description: 'Keys', phone: '4123' }).success).toBe(true);
  for (const phone of ['call me', '12', '+1'])
    expect(lostItemInputSchema.safeParse({ description: 'Keys', phone }).success).toBe(false);
  expect(lostItemInputSchema.parse({ description: 'Keys', phone: ' +1 555 0100200 ' }).phone).toBe(
    '+1 555 0100200',
  );
});
