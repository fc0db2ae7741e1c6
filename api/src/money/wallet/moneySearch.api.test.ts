import { newId } from '../../../test/support/builders.js';
import { type CardBusiness, openCardBusiness, welcome } from '../../../test/support/cardBusiness.js';
import type { Client } from '../../../test/support/testApp.js';
import { runDueWork } from '../../process/dueWork.js';
import { amountIn } from './moneySearch.js';
import { migrateEntryKinds } from './migrateEntryKinds.js';

/** Searches for references, people and amounts, and periods, in each list of money. */
let business: CardBusiness;
let admin: Client;
let rider: Client;
let trip: { id: string; reference: string; order: string; amount: number };
let other: { id: string };

beforeAll(async () => {
  business = await openCardBusiness();
  const { app } = business;
  admin = await app.signedIn('admin');
  await welcome(business);
  other = await paidByCard();
  await app.services.db.users.update(business.driver.user.id, { driverActiveStatus: false });
  await app.services.liveDrivers.refresh(business.driver.user.id);
  await welcome(business);
  rider = business.rider = await app.signedIn('rider', { firstName: 'Zebulon', walletBalance: 100 });
  trip = await paidByCard();
  await admin.post(`/cardpayments/${trip.order}/refund`, { amount: 1.37, source: 'business', note: 'Dirty' });
  await admin.post('/wallet/credits', { uid: rider.user.id, booking: trip.id, amount: 2.46, note: 'Late' });
  await admin.post('/wallet/credits', { uid: business.driver.user.id, amount: 9.99, note: 'Thanks' });
  const bank = { bankName: 'First', bankCode: '11', bankAccount: '22' };
  const paidOut = await app.signedIn('driver', { ...bank, firstName: 'Yolanda', walletBalance: 50 });
  expect((await paidOut.post('/withdraws', { amount: 3.21 })).status).toBe(201);
  await runDueWork(app.services);
});
afterAll(() => business.app.close());

async function paidByCard() {
  const { id, checkout, page } = await business.cardTrip();
  await page.pay();
  const { reference } = await business.readStored(id);
  const { id: order, amount } = checkout.payment;
  return { id, reference: reference as string, order, amount };
}

const listed = async (resource: string, filter: object) => {
  const { status, body } = await admin.get(
    `/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`,
  );
  expect(status).toBe(200);
  return body as Record<string, unknown>[];
};
const amountsOf = async (resource: string, q: string) =>
  (await listed(resource, { q })).map(({ amount }) => amount);

it.each([
  ['cardpayments', () => [trip.amount]],
  ['cardrefunds', () => [1.37]],
  ['walletadjustments', () => [2.46, 1.37]],
] as const)('%s are found by person, trip, and amount, and by nothing else', async (resource, expected) => {
  const amounts = expected();
  expect(await amountsOf(resource, 'zebul')).toEqual(amounts);
  expect(await amountsOf(resource, trip.reference.toLowerCase())).toEqual(amounts);
  const [first] = await listed(resource, { q: 'zebul' });
  const ofAmount = await listed(resource, { q: String(amounts[0]) });
  expect(ofAmount.map(({ id }) => id)).toContain(first?.['id']);
  expect(new Set(ofAmount.map(({ amount }) => amount))).toEqual(new Set([amounts[0]]));
  expect(await amountsOf(resource, 'nobody')).toEqual([]);
  expect(await amountsOf(resource, '77777.77')).toEqual([]);
  const byNumber = await listed(resource, { q: first?.['id'] });
  expect(byNumber.map(({ id }) => id)).toEqual([first?.['id']]);
});

it('payouts are found by person, amount, and number', async () => {
  expect(await amountsOf('withdraws', 'yolan')).toEqual([3.21]);
  const [{ id } = {}] = await listed('withdraws', { q: '3.21' });
  expect(await amountsOf('withdraws', id as string)).toEqual([3.21]);
  expect(await amountsOf('withdraws', '3.22')).toEqual([]);
});

it('payments are also found by the provider’s reference, and refunds by their payment', async () => {
  const [payment] = await listed('cardpayments', { q: 'zebul' });
  expect((await listed('cardpayments', { q: payment?.['reference'] })).map(({ id }) => id)).toEqual([
    trip.order,
  ]);
  expect(await amountsOf('cardrefunds', trip.order)).toEqual([1.37]);
});

it.each(['cardpayments', 'cardrefunds', 'wallethistory'])(
  'an export of %s has the references of trips, which people read, next to their ids [4.63]',
  async (resource) => {
    const filter = encodeURIComponent(JSON.stringify({ q: trip.reference }));
    const { status, body } = await admin.get(`/${resource}/export?filter=${filter}`);
    expect(status).toBe(200);
    const records = body as Record<string, unknown>[];
    expect(records.length).toBeGreaterThan(0);
    for (const record of records)
      expect(record).toMatchObject({ booking: trip.id, bookingReference: trip.reference });
  },
);

it('the ledger is found by person, trip, amount, reference, kind, account, and period', async () => {
  const ofTrip = await listed('wallethistory', { q: trip.reference });
  expect(ofTrip.length).toBeGreaterThan(0);
  expect(new Set(ofTrip.map(({ booking }) => booking))).toEqual(new Set([trip.id]));
  const own = await listed('wallethistory', { q: 'Zebulon' });
  expect(new Set(own.map(({ uid }) => uid))).toEqual(new Set([rider.user.id]));
  const [credit] = await listed('wallethistory', { q: '2,46' });
  expect(credit).toMatchObject({
    kind: 'credit',
    uid: rider.user.id,
    userName: expect.stringContaining('Zebulon'),
    usertype: 'rider',
    booking: trip.id,
  });
  expect((await listed('wallethistory', { q: credit?.['txRef'] })).map(({ txRef }) => txRef)).toEqual([
    credit?.['txRef'],
  ]);
  const shares = await listed('wallethistory', { kind: 'share' });
  expect(new Set(shares.map(({ booking }) => booking))).toEqual(new Set([other.id, trip.id]));
  expect(shares).toHaveLength(2);
  expect(await listed('wallethistory', { account: 'bonus' })).toEqual([]);
  expect((await listed('wallethistory', { account: 'wallet', kind: 'share' })).length).toBe(2);
  const { at } = business.app.clock;
  expect(await listed('wallethistory', { kind: 'share', date_gte: at + 1 })).toEqual([]);
  expect(await listed('wallethistory', { kind: 'share', date_lte: at })).toHaveLength(2);
  expect(await listed('wallethistory', { q: newId() })).toEqual([]);
  // Riders search their own entries only.
  const { body } = await business.driver.get(`/wallethistory?filter=${JSON.stringify({ q: 'Zebulon' })}`);
  expect(body).toEqual([]);
});

it('entries of earlier versions get their kind', async () => {
  const { app } = business;
  const rows = app.connection.collection('ledger');
  await rows.updateMany({ kind: 'share' }, { $unset: { kind: 1 } });
  expect(await listed('wallethistory', { kind: 'share' })).toEqual([]);
  await app.connection.collection<{ _id: string }>('migrations').deleteMany({ _id: /ledger/ });
  await migrateEntryKinds(app.services);
  expect(await listed('wallethistory', { kind: 'share' })).toHaveLength(2);
});

it('reads amounts as people type them', () => {
  expect(['12.50', ' 12,5 ', '١٢', '7'].map(amountIn)).toEqual([12.5, 12.5, 12, 7]);
  expect(['W-4F7K-25', '1.2.3', '-5', ''].map(amountIn)).toEqual([null, null, null, null]);
});
