import { aCarType, aTrip, aUser, DROP } from '../../../test/support/builders.js';
import { enrolled } from '../../../test/support/authenticatorApp.js';
import { eventually } from '../../../test/support/eventually.js';
import { type Client, startTestApp, type TestApp } from '../../../test/support/testApp.js';
import { bookingDueWork } from '../../trips/booking/booking.dueWork.js';

const HOUR = 60 * 60_000;

let app: TestApp;
let driver: Client;

beforeEach(async () => {
  app = await startTestApp({ PUBLIC_URL: 'https://ride.example' });
  await app.services.db.settings.saveSettings({
    MobileLoginEnabled: true,
    guestBooking: true,
    otp_secure: true,
  });
  const cancelSlab = [{ minsDelayed: 0, amount: 5 }];
  await app.services.db.carTypes.insert(aCarType({ cancelSlab }));
  driver = await app.signedIn('driver', { firstName: 'Ann', lastName: 'Lee', mobile: '+12025550199' });
});
afterEach(() => app.close());

const MOBILE = '+12025550111';

async function textsTo(to: string) {
  const sort = { field: 'at', order: -1 } as const;
  const { rows } = await app.services.db.outbox.list({ filter: { to }, sort, skip: 0, limit: 10 });
  return rows.map(({ body }) => body);
}
async function proofOf(mobile: string) {
  app.clock.at += 1_000;
  const { body } = await app.anonymous.post('/auth/phone/code', { mobile });
  const otp = /code is (\d{6})/.exec((await textsTo(mobile))[0] ?? '')?.[1] as string;
  return { verificationId: body.verificationId as string, otp };
}
const book = async (mobile = MOBILE, booking: object = aTrip) =>
  app.anonymous.post('/guest-bookings', { ...(await proofOf(mobile)), booking });
const tokenIn = (url: string) => new URL(url).hash.slice(1);
const follow = (token: string) => app.anonymous.post('/guest-trips', { token });

const bookedId = async () => String((await app.connection.collection('bookings').findOne())?._id);

it('books with a phone number and its code, signs no one in, and texts the link of the trip', async () => {
  const { status, body, headers } = await book();
  expect(status).toBe(201);
  expect(headers.getSetCookie().join()).not.toContain('wayfare.sid');
  expect(Object.keys(body).toSorted()).toEqual(['reference', 'url']);
  expect(body.url).toMatch(/^https:\/\/ride\.example\/guest-trip#[\w-]{43}$/);
  await eventually('the link is texted', async () =>
    (await textsTo(MOBILE)).some((text) => text.includes(body.url)),
  );
  expect((await follow(tokenIn(body.url))).body).toMatchObject({
    status: 'NEW',
    reference: body.reference,
    driver: null,
  });
  const sessions = await app.connection.collection('sessions').countDocuments();
  expect(sessions).toBe(0);
});

it('shows the guest when the search for a driver begins, and then how it goes', async () => {
  const tripdate = app.clock.at + 24 * HOUR;
  const { body } = await book(MOBILE, { ...aTrip, bookLater: true, tripdate });
  const token = tokenIn(body.url);
  const { leadSeconds } = (await app.services.db.bookings.findById(await bookedId())) ?? {};
  expect((await follow(token)).body).toMatchObject({
    searchFrom: tripdate - Number(leadSeconds) * 1_000,
    search: null,
  });
  app.clock.at = tripdate - 60_000;
  const { searchFrom, search } = (await follow(token)).body;
  expect(searchFrom).toBeNull();
  expect(search).toMatchObject({ asked: 0, endsAt: expect.any(Number) });
});

it('shows the guest the driver, the code and the price, and refuses to show them to others', async () => {
  const { body } = await book();
  const token = tokenIn(body.url);
  const id = await bookedId();
  const stored = await app.services.db.bookings.findById(id);
  await driver.post(`/bookings/${id}/accept`);
  expect((await follow(token)).body).toMatchObject({
    status: 'ACCEPTED',
    driver: 'Ann',
    driverPhone: '+12025550199',
    code: expect.stringMatching(/^\d{5}$/),
    canCancel: true,
    eta: { to: 'pickup' },
  });
  for (const guess of [token.slice(1), id, body.reference]) expect((await follow(guess)).status).toBe(404);
  await driver.post(`/bookings/${id}/arrive`);
  await driver.post(`/bookings/${id}/start`, { otp: stored?.otp });
  app.clock.at += 60_000;
  await driver.post(`/bookings/${id}/reach`, { lat: DROP.lat, lng: DROP.lng });
  const reached = (await follow(token)).body;
  expect(reached).toMatchObject({ status: 'PENDING', code: null, canCancel: false });
  await driver.post(`/bookings/${id}/pay`, { payment_mode: 'cash' });
  expect((await follow(token)).body.status).toMatch(/^(PAID|COMPLETE)$/);
  app.clock.at += 25 * HOUR;
  expect((await follow(token)).status).toBe(404);
});

it('lets guest and driver write to each other; the driver’s message is announced by SMS', async () => {
  const { body } = await book();
  const token = tokenIn(body.url);
  const id = await bookedId();
  const write = (message: string, key = 'key-0000001') =>
    app.anonymous.post('/guest-trips/message', { token, key, message });
  const read = async () => (await app.anonymous.post('/guest-trips/messages', { token })).body;
  expect((await follow(token)).body.chat).toBe('none');
  expect(await write('Hello')).toMatchObject({ status: 409, body: { error: 'chat_closed' } });
  await driver.post(`/bookings/${id}/accept`);
  expect((await follow(token)).body.chat).toBe('open');

  await driver.post(`/bookings/${id}/messages`, { message: 'I am at the door' });
  await eventually('the guest is texted', async () =>
    (await textsTo(MOBILE)).some((text) => text.includes('sent you a message') && text.includes(body.url)),
  );
  app.clock.at += 1_000;
  for (const _ of [1, 2]) expect((await write('Coming')).status).toBe(201);
  expect(await read()).toEqual([
    expect.objectContaining({ sequence: 1, message: 'I am at the door', by: 'driver' }),
    expect.objectContaining({ sequence: 2, message: 'Coming', by: 'guest' }),
  ]);
  // It says nothing about the account that writes.
  const stored = await app.services.db.bookings.findById(id);
  expect(JSON.stringify(await read())).not.toContain(stored?.customer);
  const seen = (await driver.get(`/bookings/${id}/messages`)).body;
  expect(seen.map((each: { message: string }) => each.message)).toEqual(['I am at the door', 'Coming']);
  for (const guess of ['none', id]) {
    const other = { token: guess, key: 'key-0000001', message: 'Hello' };
    expect((await app.anonymous.post('/guest-trips/message', other)).status).toBe(404);
    expect((await app.anonymous.post('/guest-trips/messages', { token: guess })).status).toBe(404);
  }
});

it('gives the guest receipt, rating, lost item and the next trip, with the link only', async () => {
  const { body } = await book();
  const token = tokenIn(body.url);
  const id = await bookedId();
  const act = (path: string, more: object = {}) =>
    app.anonymous.post(`/guest-trips/${path}`, { token, ...more });
  expect((await act('rate', { rate: 5 })).status).toBe(409);
  expect((await act('receipt.pdf')).status).toBe(409);
  await driver.post(`/bookings/${id}/accept`);
  await driver.post(`/bookings/${id}/arrive`);
  await driver.post(`/bookings/${id}/start`, { otp: (await app.services.db.bookings.findById(id))?.otp });
  await driver.post(`/bookings/${id}/reach`, { lat: DROP.lat, lng: DROP.lng });
  expect((await follow(token)).body).toMatchObject({ receipt: null, again: null, canReportLostItem: true });
  await driver.post(`/bookings/${id}/pay`, { payment_mode: 'cash' });
  const stored = await app.services.db.bookings.findById(id);
  expect((await follow(token)).body).toMatchObject({
    paymentMode: 'cash',
    rating: null,
    receipt: { fare: stored?.trip_cost, discount: 0, paid: stored?.customer_paid },
    again: { carType: stored?.carType, pickup: { add: aTrip.pickup.add } },
  });
  expect((await act('rate', { rate: 4, tags: [] })).body).toMatchObject({ rating: 4, status: 'COMPLETE' });
  expect((await act('rate', { rate: 5 })).body.error).toBe('already_rated');
  expect((await act('lost-item', { description: 'Umbrella', phone: MOBILE })).body).toMatchObject({
    lostItem: { description: 'Umbrella' },
    canReportLostItem: false,
  });
  const receipt = await act('receipt.pdf');
  expect([receipt.status, receipt.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const others = {
    rate: { rate: 5 },
    'lost-item': { description: 'Keys', phone: MOBILE },
    'receipt.pdf': {},
  };
  for (const [path, fields] of Object.entries(others))
    expect((await app.anonymous.post(`/guest-trips/${path}`, { token: id, ...fields })).status, path).toBe(
      404,
    );
});

it('shows how long a trip by the hour still goes, and how a return comes back [4.106]', async () => {
  await app.services.db.settings.saveSettings({ hourlyByRiders: true, otp_secure: false });
  await app.services.db.carTypes.insert(aCarType({ name: 'Van', hirePrice: 40 }));
  const van = await app.signedIn('driver', { carType: 'Van' });
  const hired = await book(MOBILE, { pickup: aTrip.pickup, carType: 'Van', kind: 'hourly', hours: 2 });
  const before = (await follow(tokenIn(hired.body.url))).body;
  expect(before).toMatchObject({ hire: { hours: 2 }, startedAt: null, back: null });
  const id = await bookedId();
  for (const step of ['accept', 'arrive', 'start'])
    expect((await van.post(`/bookings/${id}/${step}`)).status, step).toBe(200);
  const { trip_start_time: startedAt } = (await app.services.db.bookings.findById(id))!;
  expect((await follow(tokenIn(hired.body.url))).body).toMatchObject({ status: 'STARTED', startedAt });

  const waits = await book('+12025550112', { ...aTrip, kind: 'return', waitMinutes: 15 });
  expect((await follow(tokenIn(waits.body.url))).body.back).toEqual({ waitMinutes: 15, linked: null });
  const returnAt = app.clock.at + 3 * HOUR;
  const twice = await book('+12025550113', { ...aTrip, kind: 'return', returnAt });
  const there = (await follow(tokenIn(twice.body.url))).body.back;
  expect(there).toMatchObject({ linked: { isBack: true, tripdate: returnAt, status: 'NEW' } });
  const back = (await follow(tokenIn(there.linked.url))).body;
  expect(back).toMatchObject({ pickup: aTrip.drop.add, back: { linked: { isBack: false } } });
  expect(tokenIn(back.back.linked.url)).toBe(tokenIn(twice.body.url));
});

it('shows the fee before the guest cancels, and charges it once', async () => {
  const { body } = await book();
  const token = tokenIn(body.url);
  const id = await bookedId();
  await driver.post(`/bookings/${id}/accept`);
  app.clock.at += 60_000;
  const preview = await app.anonymous.post('/guest-trips/cancellation', { token });
  expect(preview.body).toEqual({ fee: 5 });
  for (const reason of ['Changed my mind', 'Changed my mind'])
    expect((await app.anonymous.post('/guest-trips/cancel', { token, reason })).body).toMatchObject({
      status: 'CANCELLED',
      cost: 5,
      driver: null,
      driverPhone: null,
      canCancel: false,
    });
});

it('refuses while the setting is off, other payment than cash, and numbers of drivers and of accounts with a second factor', async () => {
  const taken = await book('+12025550199');
  expect([taken.status, taken.body.error]).toEqual([403, 'not_valid_user_type']);
  const wallet = await book(MOBILE, { ...aTrip, payment_mode: 'wallet' });
  expect([wallet.status, wallet.body.error]).toEqual([400, 'validation_error']);
  const secured = await app.signedIn('fleetadmin', { mobile: '+12025550177' });
  await enrolled(app, secured);
  await app.services.db.users.update(secured.user.id, { usertype: 'rider' });
  const refused = await book('+12025550177');
  expect([refused.status, refused.body.error]).toEqual([403, 'must_login']);
  await app.services.db.settings.saveSettings({ guestBooking: false });
  const off = await book();
  expect([off.status, off.body.error]).toEqual([403, 'forbidden']);
  expect(await app.connection.collection('bookings').countDocuments()).toBe(0);
});

it('books for the account that has the number, within its limits', async () => {
  const known = aUser('rider', { mobile: MOBILE, walletBalance: 0 });
  await app.services.db.users.insert(known);
  await app.services.db.settings.saveSettings({ maxOpenBookings: 1 });
  expect((await book()).status).toBe(201);
  const stored = await app.connection.collection('bookings').findOne();
  expect(stored?.['customer']).toBe(known.id);
  await app.signedIn('driver');
  const second = await book();
  expect([second.status, second.body.error]).toEqual([409, 'too_many_open_bookings']);
});

it('keeps the link only as a hash and sealed, and deletes it two days after the planned start', async () => {
  const token = tokenIn((await book()).body.url);
  const stored = await app.connection.collection('guest_links').find().toArray();
  expect(JSON.stringify(stored)).not.toContain(token);
  app.clock.at += 49 * HOUR;
  expect((await follow(token)).status).toBe(404);
  await bookingDueWork.forgetShares.run(100, app.services);
  expect(await app.connection.collection('guest_links').countDocuments()).toBe(0);
});
