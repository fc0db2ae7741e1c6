import { aBooking, newId } from '../../../test/support/builders.js';
import { type Client, startTestApp, type TestApp } from '../../../test/support/testApp.js';
import { twilioSignature } from '../../messages/call/twilioSignature.js';

const NUMBERS = ['+12125550100', '+12125550101', '+12125550102'];
const TOKEN = 'the token of the account';
const RIDER = '+12125550177';
const DRIVER = '+12125550188';
const HOUR = 60 * 60_000;

let app: TestApp;
let rider: Client;
let driver: Client;

beforeAll(async () => {
  app = await startTestApp({
    TWILIO_ACCOUNT_SID: 'AC1',
    TWILIO_AUTH_TOKEN: TOKEN,
    TWILIO_FROM: '+12125550199',
    TWILIO_VOICE_NUMBERS: NUMBERS.join(', '),
    PUBLIC_URL: 'https://wayfare.example',
  });
  rider = await app.signedIn('rider', { mobile: RIDER, mobileVerified: true });
  driver = await app.signedIn('driver', { mobile: DRIVER, mobileVerified: true });
});
afterAll(() => app.close());

const numberOf = (id: string) => app.services.callRelay?.numberOf(id) as string;

async function aTrip(
  status: Parameters<typeof aBooking>[0],
  fields: Parameters<typeof aBooking>[2] = {},
  id = newId(),
) {
  const parties = { id, rider: rider.user, driver: driver.user, at: app.clock.at };
  const contacts = { customer_contact: RIDER, driver_contact: DRIVER };
  await app.services.db.bookings.insert(aBooking(status, parties, { ...contacts, ...fields }));
  return id;
}

async function call(from: string, to: string, signedWith = TOKEN) {
  const form = { CallSid: 'CA1', From: from, To: to };
  const signature = twilioSignature({ url: 'https://wayfare.example/api/calls/relay', form }, signedWith);
  const { status, text } = await app
    .request('post', '/api/calls/relay')
    .set({ 'content-type': 'application/x-www-form-urlencoded', 'x-twilio-signature': signature })
    .send(new URLSearchParams(form).toString());
  return { status, text };
}

it('matches the signature in Twilio’s own documentation', () => {
  // https://www.twilio.com/docs/usage/security: account token 12345.
  const form = {
    CallSid: 'CA1234567890ABCDE',
    Caller: '+12349013030',
    Digits: '1234',
    From: '+12349013030',
    To: '+18005551212',
  };
  expect(twilioSignature({ url: 'https://mycompany.com/myapp.php?foo=1&bar=2', form }, '12345')).toBe(
    '0/KCTR6DLpKmkAf8muzZqo1nDgQ=',
  );
});

describe('relay numbers', () => {
  it('show driver and rider the relay number instead of each other’s number', async () => {
    const id = await aTrip('STARTED');
    const seen = await Promise.all([driver.get(`/bookings/${id}`), rider.get(`/bookings/${id}`)]);
    expect(seen[0].body.customer_contact).toBe(numberOf(id));
    expect(seen[1].body.driver_contact).toBe(numberOf(id));
    expect(JSON.stringify(seen[0].body)).not.toContain(RIDER);
    expect(JSON.stringify(seen[1].body)).not.toContain(DRIVER);
    await app.services.db.bookings.change({
      id,
      version: 1,
      status: 'STARTED',
      set: { status: 'CANCELLED' },
    });
  });

  it('connect a call to the other party, who sees the relay number, until an hour after the trip', async () => {
    const end = app.clock.at;
    const id = await aTrip('PAID', { trip_end_time: end });
    const relay = numberOf(id);
    expect((await call(RIDER, relay)).text).toContain(
      `<Dial callerId="${relay}"><Number>${DRIVER}</Number></Dial>`,
    );
    expect((await call(DRIVER, relay)).text).toContain(`<Number>${RIDER}</Number>`);
    app.clock.at = end + HOUR;
    const late = await call(RIDER, relay);
    expect(late.status).toBe(200);
    expect(late.text).toContain('<Hangup/>');
    expect(late.text).not.toContain(DRIVER);
  });

  it('connect a driver to a partner’s customer, who has no account', async () => {
    const guest = '+12125550142';
    const id = await aTrip('PAID', { trip_end_time: app.clock.at, apiKey: newId(), customer_contact: guest });
    expect((await call(DRIVER, numberOf(id))).text).toContain(`<Number>${guest}</Number>`);
    app.clock.at += HOUR;
  });

  it('connect courier and recipient of a parcel by a second number, while the courier has it', async () => {
    const recipient = '+12125550166';
    const parcel = { deliveryPerson: 'Ann Lee', deliveryPersonPhone: recipient };
    const id = await aTrip('STARTED', parcel);
    const relay = app.services.callRelay?.recipientNumberOf(id) as string;
    expect(relay).not.toBe(numberOf(id));
    const seen = (await driver.get(`/bookings/${id}`)).body;
    expect(seen).toMatchObject({
      customer_contact: numberOf(id),
      deliveryPersonPhone: relay,
      recipient_relayed: true,
    });
    expect(JSON.stringify(seen)).not.toContain(recipient);
    expect((await rider.get(`/bookings/${id}`)).body.deliveryPersonPhone).toBe(recipient);

    expect((await call(DRIVER, relay)).text).toContain(
      `<Dial callerId="${relay}"><Number>${recipient}</Number></Dial>`,
    );
    expect((await call(DRIVER, numberOf(id))).text).toContain(`<Number>${RIDER}</Number>`);
    expect((await call(recipient, relay)).text).toContain(`<Number>${DRIVER}</Number>`);
    // Neither a stranger nor the sender reaches anyone by it, nor the recipient the sender.
    for (const [from, to] of [
      ['+12125550171', relay],
      [RIDER, relay],
      [recipient, numberOf(id)],
    ] as const)
      expect((await call(from, to)).text).not.toContain('<Number>');
    await app.services.db.bookings.change({
      id,
      version: 1,
      status: 'STARTED',
      set: { status: 'COMPLETE', trip_end_time: app.clock.at - HOUR },
    });
    for (const from of [DRIVER, recipient]) expect((await call(from, relay)).text).not.toContain('<Number>');
  });

  it('connect a courier to the recipient of the next drop, and each recipient to the courier', async () => {
    const [first, last] = ['+12125550167', '+12125550168'];
    const stop = { lat: 40.76, lng: -73.97, add: 'Park Avenue', deliveryPersonPhone: first };
    const handover = { ways: [], code: null, proof: null, failure: null };
    const id = await aTrip('STARTED', {
      handover,
      deliveryPersonPhone: last,
      stops: [{ ...stop, handover }],
    });
    const relay = app.services.callRelay?.recipientNumberOf(id) as string;
    const seen = async () => (await driver.get(`/bookings/${id}`)).body;
    const before = await seen();
    expect(before.stops[0]).toMatchObject({ deliveryPersonPhone: relay, recipient_relayed: true });
    expect(before.deliveryPersonPhone ?? null).toBeNull();
    expect((await call(DRIVER, relay)).text).toContain(`<Number>${first}</Number>`);
    for (const from of [first, last])
      expect((await call(from, relay)).text).toContain(`<Number>${DRIVER}</Number>`);
    expect(
      (await driver.post(`/bookings/${id}/stops/0/reach`, { lat: stop.lat, lng: stop.lng })).status,
    ).toBe(200);
    const after = await seen();
    expect(after.stops[0].deliveryPersonPhone ?? null).toBeNull();
    expect(after.deliveryPersonPhone).toBe(relay);
    expect((await call(DRIVER, relay)).text).toContain(`<Number>${last}</Number>`);
    const { version } = (await app.services.db.bookings.findById(id))!;
    await app.services.db.bookings.change({ id, version, status: 'STARTED', set: { status: 'CANCELLED' } });
  });

  it('show the courier a recipient’s number with an extension, which no relay can dial', async () => {
    const id = await aTrip('STARTED', { deliveryPersonPhone: '+12125550166 x12' });
    const { body } = await driver.get(`/bookings/${id}`);
    expect(body.deliveryPersonPhone).toBe('+12125550166 x12');
    expect(body).not.toHaveProperty('recipient_relayed');
    await app.services.db.bookings.change({
      id,
      version: 1,
      status: 'STARTED',
      set: { status: 'CANCELLED' },
    });
  });

  it('pick the trip by the number that was called if there are several', async () => {
    const first = newId();
    let second = newId();
    while (numberOf(second) === numberOf(first)) second = newId();
    const other = await app.signedIn('driver', { mobile: '+12125550189' });
    await aTrip('ACCEPTED', {}, first);
    await aTrip('ACCEPTED', { driver: other.user.id }, second);
    expect((await call(RIDER, numberOf(first))).text).toContain(`<Number>${DRIVER}</Number>`);
    expect((await call(RIDER, numberOf(second))).text).toContain('<Number>+12125550189</Number>');
  });

  it('tell callers without a trip and unknown callers that they cannot call', async () => {
    const stranger = await app.signedIn('rider', { mobile: '+12125550170' });
    for (const from of [stranger.user.mobile as string, '+12125550171'])
      for (const relay of NUMBERS) {
        const { text } = await call(from, relay);
        expect(text).toContain('<Say');
        expect(text).not.toMatch(/<Number>/);
      }
  });

  it('tell callers with an unproved number to confirm it, and connect them once they have', async () => {
    const mobile = '+12125550172';
    const unverified = await app.signedIn('rider', { mobile, mobileVerified: false });
    const id = await aTrip('ACCEPTED', { customer: unverified.user.id });
    const refused = await call(mobile, numberOf(id));
    expect(refused.text).toContain('This phone number is not confirmed yet.');
    expect(refused.text).not.toContain(DRIVER);
    // A relay number without a trip reveals nothing about the account.
    const elsewhere = NUMBERS.find((number) => number !== numberOf(id)) as string;
    expect((await call(mobile, elsewhere)).text).toContain('You can call only during a trip');

    const proof = { id: unverified.user.id, field: 'mobile', value: mobile } as const;
    await app.services.db.users.recordProof(proof, app.clock.at);
    expect((await call(mobile, numberOf(id))).text).toContain(`<Number>${DRIVER}</Number>`);
  });

  it('reject a request that Twilio did not sign', async () => {
    expect((await call(RIDER, NUMBERS[0] as string, 'another token')).status).toBe(403);
  });
});

it('without relay numbers the page does not exist', async () => {
  const plain = await startTestApp();
  const { status } = await plain.anonymous.post('/calls/relay', { From: RIDER, To: '+12125550100' });
  expect(status).toBe(404);
  await plain.close();
});
