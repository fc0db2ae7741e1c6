import { aCarType, aTrip, aUser, DROP, PICKUP } from '../../../test/support/builders.js';
import { cardPage } from '../../../test/support/cardPage.js';
import { eventually } from '../../../test/support/eventually.js';
import { type Client, startTestApp, type TestApp } from '../../../test/support/testApp.js';
import { auditLedger } from '../../office/ledgerAudit/auditLedger.js';

/** Deliveries that are booked with a phone number and its code, and paid and followed through a link. */
let app: TestApp;
let driver: Client;

const MOBILE = '+12025550111';
const RECIPIENT = '+12125550100';
const aDelivery = { ...aTrip, deliveryPerson: 'Ada', deliveryPersonPhone: RECIPIENT };

beforeEach(async () => {
  app = await startTestApp({ APP_CATEGORY: 'delivery', PUBLIC_URL: 'https://ride.example' });
  await app.services.db.settings.saveSettings({
    MobileLoginEnabled: true,
    guestBooking: true,
    otp_secure: false,
    AllowDeliveryPickupImageCapture: false,
    AllowFinalDeliveryImageCapture: false,
  });
  await app.services.db.carTypes.insert(aCarType());
  driver = await app.signedIn('driver', { firstName: 'Ann', lastName: 'Lee' });
});
afterEach(async () => {
  expect((await auditLedger(undefined, app.services)).problems).toEqual([]);
  await app.close();
});

async function textsTo(to: string) {
  const sort = { field: 'at', order: -1 } as const;
  const { rows } = await app.services.db.outbox.list({ filter: { to }, sort, skip: 0, limit: 10 });
  return rows.map(({ body }) => body);
}

/** Books as a guest. Returns the answer and the link's token. */
async function book(booking: object = aDelivery) {
  // The newest text is the one with the code.
  app.clock.at += 1_000;
  const { body: asked } = await app.anonymous.post('/auth/phone/code', { mobile: MOBILE });
  const otp = /code is (\d{6})/.exec((await textsTo(MOBILE))[0] ?? '')?.[1] as string;
  const { status, body } = await app.anonymous.post('/guest-bookings', {
    verificationId: asked.verificationId,
    otp,
    booking,
  });
  return { status, body, token: body.url ? new URL(body.url).hash.slice(1) : '' };
}
const follow = async (token: string) => (await app.anonymous.post('/guest-trips', { token })).body;
const checkoutOf = (token: string) => app.anonymous.post('/guest-trips/payment', { token });
const sendersId = async () => String((await app.connection.collection('bookings').findOne())?.customer);
const storedId = async () => String((await app.connection.collection('bookings').findOne())?._id);

it('is paid by card on the page of the link, then delivered with the recipient’s code, without an account [9.10]', async () => {
  const { status, token } = await book();
  expect(status).toBe(201);
  await eventually('the link is texted', async () =>
    (await textsTo(MOBILE)).some((it) => it.includes(token)),
  );
  const unpaid = await follow(token);
  expect(unpaid).toMatchObject({
    status: 'PAYMENT_PENDING',
    due: unpaid.cost,
    recipient: 'Ada',
    canCancel: true,
  });

  const { body: checkout } = await checkoutOf(token);
  expect(checkout.payment).toMatchObject({ amount: unpaid.due, purpose: 'booking', status: 'OPEN' });
  // The link's holder does not learn the account of the sender.
  expect(checkout.fields.cust_id).toBe('');
  expect(JSON.stringify(checkout)).not.toContain(await sendersId());
  expect(checkout.providers.map(({ name }: { name: string }) => name)).toEqual(['test']);
  const seen = await cardPage(app, checkout.fields).pay();
  // The payer returns to the guest's page. No address that a provider sees contains its link.
  expect(seen.location).toBe(`/guest-trip?payment=${checkout.payment.id}`);
  expect(await follow(token)).toMatchObject({ status: 'NEW', due: null });
  expect((await checkoutOf(token)).body.error).toBe('wrong_state');

  const id = await storedId();
  await driver.put('/drivers/me/location', { ...PICKUP, at: app.clock.at });
  for (const step of ['accept', 'arrive', 'start'])
    expect((await driver.post(`/bookings/${id}/${step}`)).status).toBe(200);
  const { handoverCode, driver: name } = await follow(token);
  expect([name, handoverCode]).toEqual(['Ann', expect.stringMatching(/^\d{5}$/)]);
  await eventually('the recipient gets the code', async () =>
    (await textsTo(RECIPIENT)).some((text) => text.includes(handoverCode)),
  );
  app.clock.at += 600_000;
  await driver.post(`/bookings/${id}/reach`, { lat: DROP.lat, lng: DROP.lng, handover_code: handoverCode });
  expect(await follow(token)).toMatchObject({ status: 'PAID', proof: 'code', handoverCode: null });
});

it('shows holders of the link nothing about the account with the number', async () => {
  const known = aUser('rider', { mobile: MOBILE, firstName: 'Grace', email: 'grace@example.com' });
  await app.services.db.users.insert(known);
  const { token } = await book();
  const shown = JSON.stringify([await follow(token), (await checkoutOf(token)).body]);
  for (const secret of ['Grace', 'grace@example.com', MOBILE]) expect(shown).not.toContain(secret);
});

it('is refused without a recipient or with another payment than by card, and can be canceled before it is paid', async () => {
  const withoutPhone = await book({ ...aTrip, deliveryPersonPhone: '' });
  expect(withoutPhone.status).toBe(400);
  expect((await book({ ...aDelivery, payment_mode: 'cash' })).status).toBe(400);
  const { token } = await book({ ...aDelivery, payment_mode: 'card' });
  const canceled = await app.anonymous.post('/guest-trips/cancel', { token, reason: 'Changed my mind' });
  expect(canceled.body).toMatchObject({ status: 'CANCELLED', due: null });
  expect((await checkoutOf(token)).status).toBe(409);
  expect((await checkoutOf('none')).status).toBe(404);
});
