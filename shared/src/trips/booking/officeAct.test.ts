import { bookingStatuses } from './booking.status.js';
import { officeActionsFor, officeActMoney } from './officeAct.js';
import { officeActInputSchema } from './officeAct.schema.js';

const table = (category: 'taxi' | 'delivery', prepaid: boolean) =>
  Object.fromEntries(
    bookingStatuses.map((status) => [status, officeActionsFor({ status, prepaid }, category).join(' ')]),
  );

it('the office can end every unfinished trip that is not paid, in a way that fits its status [4.58]', () => {
  expect(table('taxi', false)).toEqual({
    PAYMENT_PENDING: 'cancel',
    NEW: 'cancel',
    ACCEPTED: 'cancel',
    ARRIVED: 'cancel',
    STARTED: 'end cancel',
    REACHED: 'cash writeOff cancel',
    PENDING: 'cash writeOff cancel',
    PAID: '',
    COMPLETE: '',
    CANCELLED: '',
  });
  expect(table('delivery', true)).toMatchObject({ STARTED: 'end cancel', REACHED: 'cancel' });
  expect(table('delivery', false)).toMatchObject({ PENDING: 'writeOff cancel' });
});

it('each act says what it moves, and for whom', () => {
  const trip = {
    status: 'PENDING',
    prepaid: false,
    trip_cost: 12,
    customer_paid: 10,
    driver_share: 8,
    raise: 1,
    cardHold: { state: 'captured', amount: 3, captured: 3 },
  } as const;
  const nothing = { riderPays: 0, riderGetsBack: 0, driverEarns: 0, businessPays: 0 };
  expect(officeActMoney('cash', trip)).toEqual({ ...nothing, riderPays: 7, driverEarns: 9 });
  expect(officeActMoney('writeOff', trip)).toEqual({ ...nothing, businessPays: 7, driverEarns: 9 });
  expect(officeActMoney('cancel', trip)).toEqual({ ...nothing, riderGetsBack: 3 });
  expect(officeActMoney('cancel', { ...trip, prepaid: true })).toEqual({ ...nothing, riderGetsBack: 10 });
});

it('another reason needs words', () => {
  const act = { action: 'cash', reason: 'other' };
  expect(officeActInputSchema.safeParse(act).error?.issues[0]?.path).toEqual(['note']);
  expect(officeActInputSchema.safeParse({ ...act, note: 'A flood' }).success).toBe(true);
});
