import { aCarType, aTrip, DROP } from '../../../../test/support/builders.js';
import { cardPage, valueOf } from '../../../../test/support/cardPage.js';
import { type Client, startTestApp, type TestApp } from '../../../../test/support/testApp.js';
import { auditLedger } from '../../../office/ledgerAudit/auditLedger.js';

const MOBILE = '+12025550111';

let app: TestApp;
let driver: Client;
let token: string;

/** A paid trip of a guest. */
beforeEach(async () => {
  app = await startTestApp({ PUBLIC_URL: 'https://ride.example' });
  await app.services.db.settings.saveSettings({
    MobileLoginEnabled: true,
    guestBooking: true,
    otp_secure: false,
  });
  await app.services.db.carTypes.insert(aCarType());
  driver = await app.signedIn('driver', { firstName: 'Ann' });
  const { body: asked } = await app.anonymous.post('/auth/phone/code', { mobile: MOBILE });
  const { rows } = await app.services.db.outbox.list({
    filter: { to: MOBILE },
    sort: { field: 'at', order: -1 },
    skip: 0,
    limit: 1,
  });
  const otp = /code is (\d{6})/.exec(rows[0]?.body ?? '')?.[1];
  const proof = { verificationId: asked.verificationId, otp };
  const { body } = await app.anonymous.post('/guest-bookings', { ...proof, booking: aTrip });
  token = new URL(body.url).hash.slice(1);
  expect(await tip(2)).toMatchObject({ status: 409, body: { error: 'wrong_state' } });
  const id = String((await app.connection.collection('bookings').findOne())?._id);
  for (const step of ['accept', 'arrive', 'start'])
    expect((await driver.post(`/bookings/${id}/${step}`)).status).toBe(200);
  app.clock.at += 600_000;
  await driver.post(`/bookings/${id}/reach`, { lat: DROP.lat, lng: DROP.lng });
  expect((await driver.post(`/bookings/${id}/pay`, { payment_mode: 'cash' })).status).toBe(200);
});
afterEach(async () => {
  expect((await auditLedger(undefined, app.services)).problems).toEqual([]);
  await app.close();
});

const tip = (amount: unknown) => app.anonymous.post('/guest-trips/tip', { token, amount });
const follow = async () => (await app.anonymous.post('/guest-trips', { token })).body;
const walletOf = async (id: string) => (await app.services.db.users.findById(id))?.walletBalance;
const guestsId = async () => String((await app.connection.collection('bookings').findOne())?.customer);

it('a guest tips the driver by card on the page of the link: all of it is the driver’s, once', async () => {
  expect(await follow()).toMatchObject({ status: 'PAID', canTip: true, tip: null });
  const before = (await walletOf(driver.user.id)) as number;
  const { status, body: checkout } = await tip(3);
  expect(status).toBe(200);
  expect(checkout.payment).toMatchObject({ amount: 3, purpose: 'tip', status: 'OPEN' });
  // The link's holder does not learn the account of the guest.
  expect(JSON.stringify(checkout)).not.toContain(await guestsId());
  const seen = await cardPage(app, checkout.fields).pay();
  expect(seen.location).toBe(`/guest-trip?payment=${checkout.payment.id}`);
  expect(await follow()).toMatchObject({ tip: 3, canTip: false });
  expect(await walletOf(driver.user.id)).toBe(before + 3);
  expect(await walletOf(await guestsId())).toBe(0);
  expect(await tip(2)).toMatchObject({ status: 409, body: { error: 'wrong_state' } });
});

it('a second payment of a tip stays in the wallet of the guest’s number', async () => {
  // Two tabs, both on the page of the provider.
  const pages = [(await tip(2)).body, (await tip(4)).body].map(({ fields }) => cardPage(app, fields));
  const sessions = [];
  for (const page of pages) sessions.push(valueOf((await page.show()).html, 'session'));
  for (const [index, page] of pages.entries()) {
    const form = { session: sessions[index] as string, outcome: 'approve', tell: 'both' };
    expect((await page.post('/api/payments/test/charges', form)).status).toBe(303);
  }
  expect(await follow()).toMatchObject({ tip: 2 });
  expect(await walletOf(await guestsId())).toBe(4);
});

it('an impossible amount is refused, and so is a tip where no card can be paid with', async () => {
  for (const amount of [0, -1, 1_000_000, 1.234, '3']) expect((await tip(amount)).status).toBe(400);
  const { payments } = app.services;
  app.services.payments = [];
  const refused = await tip(2);
  const shown = await follow();
  app.services.payments = payments;
  expect(refused).toMatchObject({ status: 409, body: { error: 'no_provider_found' } });
  expect(shown.canTip).toBe(false);
});
