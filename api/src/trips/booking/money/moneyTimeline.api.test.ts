import { exact, type MoneyEvent, toWire } from '@wayfare/shared';
import { aPromo, aTrip, DROP, newId } from '../../../../test/support/builders.js';
import {
  type CardBusiness,
  closeBusiness,
  openCardBusiness,
  welcome,
} from '../../../../test/support/cardBusiness.js';
import { cardPage } from '../../../../test/support/cardPage.js';
import type { Client, TestApp } from '../../../../test/support/testApp.js';
import { continueHeld } from '../../../money/payment/authorization/continueHeld.js';
import { runDueWork } from '../../../process/dueWork.js';

let business: CardBusiness;
let app: TestApp;
let admin: Client;
let rider: Client;
let driver: Client;

beforeAll(async () => {
  business = await openCardBusiness();
  ({ app } = business);
  admin = await app.signedIn('admin');
});
afterAll(() => business.app.close());
beforeEach(async () => {
  await app.services.db.settings.saveSettings({ holdCards: false, approvalLimit: 500 });
  await welcome(business);
  ({ rider, driver } = business);
});
afterEach(() => closeBusiness(business));

const moneyOf = async (id: string, by = admin): Promise<MoneyEvent[]> => {
  const { status, body } = await by.get(`/bookings/${id}/money`);
  expect(status).toBe(200);
  return body;
};
const ofKind = <Kind extends MoneyEvent['kind']>(events: readonly MoneyEvent[], kind: Kind) =>
  events.filter((event): event is Extract<MoneyEvent, { kind: Kind }> => event.kind === kind);
const nameOf = ({ user }: Client) => `${user.firstName} ${user.lastName}`;
/** The references of all entries of people, except what they had at the beginning. */
const entriesOf = async (...clients: Client[]) => {
  const rows = app.connection.collection<{ _id: string }>('ledger');
  const found = await rows.find({ uid: { $in: clients.map(({ user }) => user.id) } }).toArray();
  return found.map(({ _id }) => _id).filter((ref) => !ref.startsWith('test:'));
};

/** A trip paid by card that used a promo, with a raise and a tip. */
async function paidTrip() {
  const promo = aPromo();
  await app.services.db.promos.insert(promo);
  const { body } = await rider.post('/bookings', { ...aTrip, promo: promo.id });
  const { id } = body;
  expect((await admin.post(`/bookings/${id}/raise`, { to: 1.5 })).status).toBe(200);
  for (const step of ['accept', 'arrive', 'start']) await driver.post(`/bookings/${id}/${step}`);
  app.clock.at += 600_000;
  await driver.post(`/bookings/${id}/reach`, { lat: DROP.lat, lng: DROP.lng });
  await rider.post(`/bookings/${id}/pay`, { payment_mode: 'card' });
  const { body: checkout } = await rider.get(`/bookings/${id}/payment`);
  await cardPage(app, checkout.fields).pay();
  await runDueWork(app.services);
  const trip = await business.readStored(id);
  if (trip.fareReview?.status === 'open')
    await admin.post(`/bookings/${id}/fare-review/decide`, { decision: 'reject' });
  app.clock.at += 1000;
  expect((await rider.post(`/bookings/${id}/tip`, { amount: 1 })).status).toBe(200);
  await runDueWork(app.services);
  return { id: id as string, order: checkout.payment.id as string, promo };
}

it('has every record of a trip’s money once, oldest first, with who caused it and why', async () => {
  const { id, order, promo } = await paidTrip();
  const at = () => (app.clock.at += 1000);
  at();
  const { trip_cost } = await business.readStored(id);
  const cost = toWire(exact(trip_cost).minus(1));
  await admin.post(`/bookings/${id}/correctFare`, { trip_cost: cost, note: 'The driver took a wrong turn' });
  await runDueWork(app.services);
  at();
  const refunded = { amount: 2, source: 'business', note: 'The car was dirty' };
  expect((await admin.post(`/cardpayments/${order}/refund`, refunded)).status).toBe(201);
  at();
  const credit = { uid: rider.user.id, booking: id, amount: 3, note: 'Late pickup' };
  expect((await admin.post('/wallet/credits', credit)).status).toBe(201);
  at();
  await admin.post('/wallet/debits', { uid: driver.user.id, booking: id, amount: 0.5, note: 'Toll' });
  const { body: history } = await admin.get(`/wallethistory?filter={"uid":"${rider.user.id}"}`);
  const given = history.find(({ kind }: { kind: string }) => kind === 'credit');
  expect(given).toMatchObject({ booking: id, bookingReference: expect.any(String), note: 'Late pickup' });
  at();
  await admin.post(`/wallet/entries/${given.txRef}/reverse`, { note: 'Twice' });
  at();
  await admin.post('/wallet/credits', { ...credit, amount: 700, note: 'Damage' });

  const events = await moneyOf(id);
  expect(events.map((event) => event.at)).toEqual(events.map((event) => event.at).toSorted((a, b) => a - b));
  expect(new Set(events.map((event) => event.id)).size).toBe(events.length);

  const by = { id: admin.user.id, name: nameOf(admin), usertype: 'admin' };
  const ofRider = { id: rider.user.id, name: nameOf(rider), usertype: 'rider' };
  const entries = ofKind(events, 'entry');
  expect(entries.map((entry) => entry.id).toSorted()).toEqual((await entriesOf(rider, driver)).toSorted());
  const entryOf = (kind: string) => entries.filter((entry) => entry.entry === kind);
  for (const [type, of] of [
    ['Credit', driver],
    ['Debit', rider],
  ] as const)
    expect(entryOf('tip').filter((entry) => entry.type === type)).toMatchObject([
      { amount: 1, by: ofRider, person: { id: of.user.id } },
    ]);
  expect(entryOf('raise')).toMatchObject([{ amount: 1.5, by, person: { id: driver.user.id } }]);
  for (const entry of entryOf('correction'))
    expect(entry).toMatchObject({ by, reason: 'The driver took a wrong turn' });
  expect(entryOf('credit')).toMatchObject([{ amount: 3, by, reason: 'Late pickup', person: ofRider }]);
  expect(entryOf('debit')).toMatchObject([{ amount: 0.5, by, reason: 'Toll' }]);
  expect(entryOf('reversal')).toMatchObject([{ amount: 3, by, reason: 'Twice' }]);
  expect(entryOf('cardRefund')).toMatchObject([{ amount: 2, by, reason: 'The car was dirty' }]);

  expect(ofKind(events, 'cardPayment')).toMatchObject([
    { payment: order, state: 'SETTLED', settledAs: 'booking', person: ofRider },
  ]);
  expect(ofKind(events, 'cardRefund')).toMatchObject([
    { payment: order, state: 'done', amount: 2, source: 'business', by, reason: 'The car was dirty' },
  ]);
  expect(ofKind(events, 'promo')).toMatchObject([{ promo: promo.id, promoName: promo.promo_name }]);
  expect(ofKind(events, 'raise')).toMatchObject([{ amount: 1.5, by }]);
  expect(ofKind(events, 'fareChange')).toMatchObject([
    { before: trip_cost, after: cost, amount: -1, by, reason: 'The driver took a wrong turn' },
  ]);
  expect(ofKind(events, 'posting')).toMatchObject([
    { postingKind: 'credit', state: 'pending', amount: 700, by, reason: 'Damage', person: ofRider },
  ]);
});

it('states the cash, what the office did, and a gift that waits for a second person', async () => {
  const id = await business.pendingTrip();
  const { cashPaymentAmount } = await business.readStored(id);
  await driver.post(`/bookings/${id}/pay`, { payment_mode: 'cash' });
  expect(ofKind(await moneyOf(id), 'cash')).toMatchObject([
    { amount: cashPaymentAmount, person: { id: driver.user.id }, by: null },
  ]);
  await app.services.db.settings.saveSettings({ approvalLimit: 0 });
  const { trip_cost } = await business.readStored(id);
  const refused = await admin.post(`/bookings/${id}/correctFare`, { trip_cost: 0, note: 'No ride' });
  expect([refused.status, refused.body.error]).toEqual([409, 'gift_waits']);
  expect(ofKind(await moneyOf(id), 'posting')).toMatchObject([
    { postingKind: 'fareCorrection', state: 'pending', amount: trip_cost, reason: 'No ride' },
  ]);

  await app.services.db.settings.saveSettings({ approvalLimit: 500 });
  await welcome(business);
  ({ rider, driver } = business);
  const other = await business.pendingTrip();
  const act = { action: 'writeOff', reason: 'not_carried_out', note: 'Engine broke' };
  expect((await admin.post(`/bookings/${other}/resolve`, act)).status).toBe(200);
  const events = await moneyOf(other);
  expect(ofKind(events, 'officeAct')).toMatchObject([
    { action: 'writeOff', why: 'not_carried_out', reason: 'Engine broke', by: { id: admin.user.id } },
  ]);
  expect(ofKind(events, 'officeAct')[0]?.amount).toBeGreaterThan(0);
  expect(ofKind(events, 'posting')).toEqual([]);
});

it('states amounts held in the wallet and on the card', async () => {
  const { body } = await rider.post('/bookings', { ...aTrip, payment_mode: 'wallet' });
  expect(await moneyOf(body.id)).toMatchObject([
    { kind: 'entry', entry: 'hold', type: 'Debit', person: { id: rider.user.id } },
  ]);
  await rider.post(`/bookings/${body.id}/cancel`, { reason: 'Late' });
  await runDueWork(app.services);
  expect((await moneyOf(body.id)).map((event) => event.kind === 'entry' && event.entry)).toEqual([
    'hold',
    'holdBack',
  ]);

  await app.services.db.settings.saveSettings({ holdCards: true });
  const { body: byCard } = await rider.post('/bookings', { ...aTrip, payment_mode: 'card' });
  const { body: checkout } = await rider.get(`/bookings/${byCard.id}/payment`);
  await cardPage(app, checkout.fields).pay();
  const held = { kind: 'cardHold', amount: checkout.payment.amount, currency: checkout.payment.currency };
  expect(await moneyOf(byCard.id)).toMatchObject([{ ...held, state: 'held', provider: 'test' }]);
  await rider.post(`/bookings/${byCard.id}/cancel`, { reason: 'Late' });
  app.clock.at += 6 * 60_000;
  await runDueWork(app.services);
  await continueHeld(100, app.services);
  expect(await moneyOf(byCard.id)).toMatchObject([{ ...held, state: 'released' }]);
});

it('is read by staff who may read wallets, and refused to everyone else', async () => {
  const id = await business.pendingTrip();
  await driver.post(`/bookings/${id}/pay`, { payment_mode: 'cash' });
  for (const staffRole of ['finance', 'support'] as const)
    await moneyOf(id, await app.signedIn('admin', { staffRole }));
  const dispatcher = await app.signedIn('admin', { staffRole: 'dispatcher' });
  const fleetadmin = await app.signedIn('fleetadmin');
  for (const by of [app.anonymous, rider, driver, fleetadmin, dispatcher])
    expect([401, 403]).toContain((await by.get(`/bookings/${id}/money`)).status);
  expect((await admin.get(`/bookings/${newId()}/money`)).status).toBe(404);
});

it('refuses a posting for a trip that does not exist', async () => {
  const { status, body } = await admin.post('/wallet/credits', {
    uid: rider.user.id,
    booking: newId(),
    amount: 1,
  });
  expect({ status, body }).toMatchObject({
    status: 400,
    body: { error: 'validation_error', errors: { booking: expect.any(String) } },
  });
});
