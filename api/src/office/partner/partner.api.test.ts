import { apiScopes, type WantedChange } from '@wayfare/shared';
import { agreedTo } from '../../../test/support/agreedTo.js';
import { aCarType, aTrip, DROP, newId, PICKUP } from '../../../test/support/builders.js';
import { type Client, startTestApp, type TestApp } from '../../../test/support/testApp.js';

const DAY = 24 * 60 * 60_000;

let app: TestApp;
let admin: Client;
let driver: Client;

beforeAll(async () => {
  app = await startTestApp();
  await app.services.db.carTypes.insert(aCarType());
  const cancelSlab = [{ minsDelayed: 1, amount: 4 }];
  await app.services.db.carTypes.insert(aCarType({ name: 'Premium', cancelSlab }));
  admin = await app.signedIn('admin');
});
afterAll(() => app.close());

beforeEach(async () => {
  await app.services.db.settings.saveSettings({
    autoDispatch: true,
    otp_secure: false,
    fareToleranceUp: 200,
  });
  for (const { id } of app.services.liveDrivers.all())
    await app.services.db.users.update(id, { driverActiveStatus: false });
  await app.services.liveDrivers.reload();
  driver = await app.signedIn('driver');
});

/** A partner's server with a key for everything, and the account of the key. */
async function newPartner(fields: object = {}) {
  const account = await app.signedIn('rider', { firstName: 'Grand', lastName: 'Hotel', ...fields });
  const { body } = await admin.post('/apikeys', {
    name: 'Front desk',
    account: account.user.id,
    scopes: apiScopes,
  });
  return { account, keyId: body.id as string, partner: app.withKey(body.newKey) };
}

const guest = { name: 'Ada Moreno', phone: '+12125550142' };

async function booked(partner: Client, fields: object = {}): Promise<string> {
  const { status, body } = await partner.post('/partner/bookings', { ...aTrip, customer: guest, ...fields });
  expect({ status, error: body.error }).toEqual({ status: 201, error: undefined });
  return body.id as string;
}

/** Drives a booked trip to its end and confirms the cash. */
async function driven(id: string) {
  for (const step of ['accept', 'arrive', 'start'])
    expect((await driver.post(`/bookings/${id}/${step}`)).status).toBe(200);
  app.clock.at += 600_000;
  await driver.post(`/bookings/${id}/reach`, { lat: DROP.lat, lng: DROP.lng });
  expect((await driver.post(`/bookings/${id}/pay`, { payment_mode: 'cash' })).status).toBe(200);
}

it('books a trip for a customer, whom the driver can call, and is paid in cash', async () => {
  const { account, keyId, partner } = await newPartner();
  const { body: estimate } = await partner.post('/partner/estimates', aTrip);
  const asked = { ...aTrip, customer: guest };
  expect(await partner.post('/partner/bookings', { ...asked, payment_mode: 'wallet' })).toMatchObject({
    status: 400,
    body: { errors: { payment_mode: expect.any(String) } },
  });
  const { status, body } = await partner.post('/partner/bookings', asked);
  expect(status).toBe(201);
  expect(body).toMatchObject({
    status: 'NEW',
    trip_cost: estimate.estimateFare,
    payment_mode: 'cash',
    customer: account.user.id,
    customer_name: guest.name,
    customer_contact: guest.phone,
  });
  await driver.post(`/bookings/${body.id}/accept`);
  const { body: seen } = await driver.get(`/bookings/${body.id}`);
  expect(seen).toMatchObject({ customer_name: guest.name, customer_contact: guest.phone });
  expect([body.apiKey, seen.apiKey]).toEqual([undefined, undefined]);
  expect((await admin.get(`/bookings/${body.id}`)).body.apiKey).toBe(keyId);
});

it('follows its booking, with the driver who takes it and where they are', async () => {
  const { partner } = await newPartner();
  const id = await booked(partner);
  await driver.post(`/bookings/${id}/accept`);
  expect((await partner.get(`/partner/bookings/${id}`)).body).toMatchObject({
    status: 'ACCEPTED',
    driver_name: 'Test driver',
    vehicle_number: driver.user.vehicleNumber,
    driver_location: { lat: expect.any(Number) },
  });
});

it('sees and cancels only the bookings of its own account', async () => {
  const [one, other] = [await newPartner(), await newPartner()];
  const id = await booked(one.partner);
  for (const [method, path, body] of [
    ['get', `/partner/bookings/${id}`],
    ['get', `/partner/bookings/${id}/cancellation`],
    ['post', `/partner/bookings/${id}/cancel`, { reason: 'Plans changed' }],
  ] as const)
    expect((await other.partner[method](path, body)).status).toBe(404);
  expect((await other.partner.get('/partner/bookings')).body).toEqual([]);
  expect((await one.partner.get('/partner/bookings')).body).toMatchObject([{ id, status: 'NEW' }]);
  expect((await one.partner.get('/partner/bookings?status=CANCELLED')).body).toEqual([]);
  const later = `/partner/bookings?from=${app.clock.at + 1}`;
  expect((await one.partner.get(later)).body).toEqual([]);
});

it('cancels a booking for the announced fee, which the partner’s account pays the driver', async () => {
  driver = await app.signedIn('driver', { carType: 'Premium' });
  const { account, partner } = await newPartner({ walletBalance: 10 });
  const id = await booked(partner, { carType: 'Premium' });
  await driver.post(`/bookings/${id}/accept`);
  app.clock.at += 60_000;
  const { body: preview } = await partner.get(`/partner/bookings/${id}/cancellation`);
  expect(preview).toEqual({ fee: 4 });
  const cancel = () =>
    partner.post(
      `/partner/bookings/${id}/cancel`,
      { reason: 'Plans changed' },
      { 'idempotency-key': 'cancel-1' },
    );
  const cancelled = await cancel();
  expect(cancelled).toMatchObject({
    status: 200,
    body: { status: 'CANCELLED', cancelledBy: 'rider', cancel_fee: 4 },
  });
  expect(await cancel()).toMatchObject({ status: 200, body: { status: 'CANCELLED', cancel_fee: 4 } });
  expect((await app.services.db.users.findById(account.user.id))?.walletBalance).toBe(6);
  expect((await app.services.db.users.findById(driver.user.id))?.walletBalance).toBe(4);
});

it('books for many customers at a time, each retry once', async () => {
  const { partner } = await newPartner();
  const ids = [];
  for (let count = 0; count < 4; count += 1) {
    ids.push(await booked(partner, { bookLater: true, tripdate: app.clock.at + DAY }));
  }
  expect(new Set(ids).size).toBe(4);
  const book = (name: string) =>
    partner.post(
      '/partner/bookings',
      { ...aTrip, bookLater: true, tripdate: app.clock.at + DAY, customer: { ...guest, name } },
      { 'idempotency-key': 'order-5' },
    );
  const [first, second] = [await book('Ada'), await book('Ada')];
  expect(second.body.id).toBe(first.body.id);
  expect(await book('Sam')).toMatchObject({ status: 409, body: { error: 'idempotency_mismatch' } });
});

it('books for the next customer while another has not paid yet, but not while the account owes money', async () => {
  const { partner } = await newPartner();
  const id = await booked(partner);
  for (const step of ['accept', 'arrive', 'start']) await driver.post(`/bookings/${id}/${step}`);
  app.clock.at += 600_000;
  const reached = await driver.post(`/bookings/${id}/reach`, { lat: DROP.lat, lng: DROP.lng });
  expect(reached.body.status).toBe('PENDING');
  await app.signedIn('driver');
  await booked(partner);

  const debtor = await newPartner();
  await app.services.db.wallets.post(
    debtor.account.user.id,
    [{ type: 'Debit', amount: 1, txRef: `test:${newId()}` }],
    { date: app.clock.at },
  );
  const refused = await debtor.partner.post('/partner/bookings', { ...aTrip, customer: guest });
  expect(refused).toMatchObject({ status: 409, body: { error: 'wallet_in_debt' } });
});

it('reports what became of its bookings and what customers paid', async () => {
  const { partner } = await newPartner();
  const from = app.clock.at;
  const paid = await booked(partner);
  await driven(paid);
  const { body: trip } = await partner.get(`/partner/bookings/${paid}`);
  const cancelled = await booked(partner);
  await partner.post(`/partner/bookings/${cancelled}/cancel`, { reason: 'Plans changed' });
  await booked(partner);
  const until = app.clock.at + 1;
  expect((await partner.get(`/partner/report?from=${from}&until=${until}`)).body).toEqual({
    from,
    until,
    bookings: 3,
    paid: 1,
    cancelled: 1,
    open: 1,
    customerPaid: trip.customer_paid,
    cancelFees: 0,
  });
  const tooLong = await partner.get(`/partner/report?from=0&until=${93 * DAY}`);
  expect(tooLong).toMatchObject({ status: 400, body: { error: 'validation_error' } });
});

it('changes where a customer’s trip goes while it is driven, as riders may [4.67]', async () => {
  const { account, partner } = await newPartner();
  const id = await booked(partner);
  const halfway = {
    lat: (PICKUP.lat + DROP.lat) / 2,
    lng: (PICKUP.lng + DROP.lng) / 2,
    add: 'Halfway',
  };
  const preview = (wanted: WantedChange, by = partner) =>
    by.post(`/partner/bookings/${id}/changes/preview`, wanted);
  for (const step of ['accept', 'arrive', 'start'])
    expect((await driver.post(`/bookings/${id}/${step}`)).status).toBe(200);
  const other = await newPartner({ firstName: 'Small' });
  expect((await preview({ drop: halfway }, other.partner)).status).toBe(404);
  expect((await preview({ drop: halfway, payment_mode: 'wallet' })).body.error).toBe('change_not_possible');
  const airport = { ...DROP, lat: DROP.lat + 0.5, add: 'Airport' };
  expect((await preview({ drop: airport })).body.error).toBe('change_much_longer');
  const { body: shown } = await preview({ drop: halfway });
  expect(shown).toMatchObject({ priceReason: 'ride', driver: 'stays', notified: ['driver'] });
  expect(shown.price.after).toBeLessThan(shown.price.before);
  const wanted = { drop: halfway, ...agreedTo(shown) };
  const { status, body } = await partner.post(`/partner/bookings/${id}/changes`, wanted);
  expect(status).toBe(200);
  expect(body).toMatchObject({ status: 'STARTED', dropAddress: 'Halfway', customer_paid: shown.price.after });
  expect((await app.services.db.bookings.findById(id))?.changes).toMatchObject([
    { role: 'partner', by: account.user.id, price: shown.price },
  ]);
});

describe('the chat with a partner’s customer', () => {
  const textsToGuest = async () =>
    (
      await app.services.db.outbox.list({
        filter: { to: guest.phone },
        sort: { field: 'at', order: -1 },
        skip: 0,
        limit: 10,
      })
    ).rows.map(({ body }) => body);

  it('goes by SMS to the page of the trip, where the customer answers but does not cancel at the partner’s cost', async () => {
    const { partner } = await newPartner();
    const id = await booked(partner);
    await driver.post(`/bookings/${id}/accept`);
    expect((await driver.get(`/bookings/${id}`)).body.chat_unreachable).toBeUndefined();
    expect((await driver.post(`/bookings/${id}/messages`, { message: 'At the gate' })).status).toBe(201);
    const token = /#([\w-]{43})/.exec((await textsToGuest())[0] ?? '')?.[1];
    expect(token).toBeDefined();
    const read = await app.anonymous.post('/guest-trips/messages', { token });
    expect(read.body).toMatchObject([{ message: 'At the gate', by: 'driver' }]);
    const answer = { token, key: 'answer-1', message: 'Coming' };
    expect((await app.anonymous.post('/guest-trips/message', answer)).status).toBe(201);
    expect((await driver.get(`/bookings/${id}/messages`)).body).toHaveLength(2);
    expect((await app.anonymous.post('/guest-trips', { token })).body.canCancel).toBe(false);
    expect((await app.anonymous.post('/guest-trips/cancel', { token, reason: 'x' })).status).toBe(409);
  });

  it('is refused where no SMS are sent, and the driver knows it beforehand', async () => {
    const { partner } = await newPartner();
    const id = await booked(partner);
    await driver.post(`/bookings/${id}/accept`);
    const { sms } = app.services;
    app.services.sms = null;
    const { body } = await driver.get(`/bookings/${id}`);
    const sent = await driver.post(`/bookings/${id}/messages`, { message: 'At the gate' });
    app.services.sms = sms;
    expect(body.chat_unreachable).toBe(true);
    expect(sent).toMatchObject({ status: 409, body: { error: 'chat_unreachable' } });
    expect((await driver.get(`/bookings/${id}/messages`)).body).toEqual([]);
  });
});

it('books by the hour and without a destination where the settings let partners, and is refused elsewhere [4.68] [4.75]', async () => {
  const { partner } = await newPartner();
  const { drop: _drop, ...trip } = aTrip;
  const book = (fields: object) => partner.post('/partner/bookings', { ...trip, ...fields, customer: guest });
  const off = { status: 409, body: { error: 'kind_off', errors: { kind: expect.any(String) } } };
  const { settings, carTypes } = app.services.db;
  await settings.saveSettings({ hourlyByRiders: true, asDirectedTrips: true });
  for (const fields of [{ kind: 'hourly', hours: 2 }, { kind: 'asDirected' }, { kind: 'street' }])
    expect(await book(fields)).toMatchObject(off);
  await settings.saveSettings({ hourlyByPartners: true, asDirectedByPartners: true });
  const economy = (await carTypes.findByIdOrName('Economy'))!;
  await carTypes.update(economy.id, { hirePrice: 40, hireDistance: 10 });
  const hire = { kind: 'hourly', hours: 3 };
  const { body: estimate } = await partner.post('/partner/estimates', { ...trip, ...hire });
  expect(estimate).toMatchObject({ estimateFare: 138, hire: { hours: 3, km: 10 } });
  expect((await book(hire)).body).toMatchObject({
    kind: 'hourly',
    hire: { hours: 3, bought: 3 },
    payment_mode: 'cash',
    trip_cost: 138,
  });
  expect((await book({ kind: 'asDirected' })).body).toMatchObject({ kind: 'asDirected', dropAddress: '' });
  expect(await partner.post('/partner/estimates', { ...trip, kind: 'asDirected' })).toMatchObject({
    status: 400,
    body: { error: 'not_of_kind' },
  });
});
