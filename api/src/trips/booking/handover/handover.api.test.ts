import { aCarType, aTrip, DROP, PICKUP } from '../../../../test/support/builders.js';
import { aPoint } from '../../../../test/support/aPicture.js';
import { cardPage } from '../../../../test/support/cardPage.js';
import { type Client, startTestApp, TEST_NOW, type TestApp } from '../../../../test/support/testApp.js';
import { runEffects } from '../effects/runEffects.js';

/** Handovers of parcels: who gets the code, what proves a handover, and what happens without one. */
let app: TestApp;
let sender: Client;
let courier: Client;
let admin: Client;

const PHONE = '+12125550187';
/** Codes start at 10000, so this is never a valid one. */
const WRONG = '00000';
const TEN_MINUTES = 10 * 60_000;

const parcel = { ...aTrip, deliveryPerson: 'Ann Lee', deliveryPersonPhone: PHONE };

beforeAll(async () => {
  app = await startTestApp({ APP_CATEGORY: 'delivery', PUBLIC_URL: 'https://ride.example' });
  await app.services.db.carTypes.insert(aCarType());
  admin = await app.signedIn('admin');
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.at = TEST_NOW;
  await ways({ handoverCode: true });
  for (const { id } of app.services.liveDrivers.all())
    await app.services.db.users.update(id, { driverActiveStatus: false });
  await app.services.liveDrivers.reload();
  sender = await app.signedIn('rider', { firstName: 'Rhea', lastName: 'Moss' });
  courier = await app.signedIn('driver');
  await app.connection.collection('outbox').deleteMany({ channel: 'sms' });
  await app.connection.collection('durable_budgets').deleteMany({});
});

const ways = (on: Partial<Record<'handoverCode' | 'handoverSignature' | 'handoverPhoto', boolean>>) =>
  app.services.db.settings.saveSettings({
    handoverCode: false,
    handoverSignature: false,
    handoverPhoto: false,
    ...on,
  });
const handoverOf = async (id: string) => (await app.services.db.bookings.findById(id))?.handover;
const codeOf = async (id: string) => (await handoverOf(id))?.code as string;
async function texts(): Promise<{ to: string; body: string }[]> {
  const { rows } = await app.services.db.outbox.list({
    filter: { channel: 'sms' },
    sort: { field: 'at', order: 1 },
    skip: 0,
    limit: 20,
  });
  return rows.map(({ to, body }) => ({ to, body }));
}

async function booked(changes: object = {}): Promise<string> {
  const { body } = await sender.post('/bookings', { ...parcel, ...changes });
  const { body: checkout } = await sender.get(`/bookings/${body.id}/payment`);
  await cardPage(app, checkout.fields).pay();
  return body.id as string;
}

/** A paid parcel on its way to its recipient. */
async function onItsWay(changes?: object): Promise<string> {
  const id = await booked(changes);
  for (const step of ['accept', 'arrive', 'start'])
    expect((await courier.post(`/bookings/${id}/${step}`)).status).toBe(200);
  return id;
}

async function reach(id: string, handover_code?: string) {
  const { status, body } = await courier.post(`/bookings/${id}/reach`, {
    lat: DROP.lat,
    lng: DROP.lng,
    handover_code,
  });
  return status === 200 ? body.status : `${status} ${body.error}`;
}

async function upload(id: string, image: string) {
  const { status } = await app
    .request('post', `/api/bookings/${id}/${image}`)
    .set({ authorization: `Bearer ${await app.tokenOf(courier.user.id)}` })
    .attach('image', aPoint(), 'picture.png');
  return status;
}

const NO_PROOF = '409 handover_proof_required';
const WRONG_CODE = '400 handover_code_wrong';
const LOCKED = '429 too_many_requests';

describe('the handover code', () => {
  it('goes to the recipient by SMS when the delivery starts, once even if the effect is repeated', async () => {
    const id = await booked();
    for (const step of ['accept', 'arrive']) await courier.post(`/bookings/${id}/${step}`);
    expect(await texts()).toEqual([]);
    await courier.post(`/bookings/${id}/start`);
    const code = await codeOf(id);
    expect(code).toMatch(/^[1-9]\d{4}$/);
    const sent = await texts();
    expect(sent).toEqual([{ to: PHONE, body: expect.any(String) }]);
    expect(sent[0]?.body).toMatch(
      new RegExp(
        `^Wayfare: a parcel is on its way to you\\. When you have it, tell the courier this code: ${code}\\. Follow it: https://ride\\.example/parcel#[\\w-]{43}$`,
      ),
    );
    const booking = await app.services.db.bookings.findById(id);
    if (!booking) throw new Error('no booking');
    await runEffects(
      {
        ...booking,
        effects: [{ key: 'start:recipient', kind: 'notifyRecipient', data: {} }],
      },
      app.services,
    );
    expect(await texts()).toEqual(sent);
  });

  it('is seen by the sender and admins, never by the courier or their fleet', async () => {
    const fleet = await app.signedIn('fleetadmin');
    await app.services.db.users.update(courier.user.id, { fleetadmin: fleet.user.id });
    const id = await onItsWay();
    const code = await codeOf(id);
    for (const client of [sender, admin])
      expect((await client.get(`/bookings/${id}`)).body.handover).toMatchObject({ ways: ['code'], code });
    for (const client of [courier, fleet]) {
      const { body } = await client.get(`/bookings/${id}`);
      expect(body.handover).toEqual({ ways: ['code'], proof: null, failure: null });
      expect(JSON.stringify(body)).not.toContain(code);
    }
  });

  it('is needed to end the delivery, and is its proof', async () => {
    const id = await onItsWay();
    expect(await reach(id)).toBe(NO_PROOF);
    expect(await reach(id, WRONG)).toBe(WRONG_CODE);
    expect((await app.services.db.bookings.findById(id))?.status).toBe('STARTED');
    expect(await reach(id, await codeOf(id))).toBe('PAID');
    expect((await sender.get(`/bookings/${id}`)).body.handover).toMatchObject({
      proof: 'code',
      failure: null,
    });
    expect(await reach(id, WRONG)).toBe('PAID');
  });

  it('is refused for ten minutes after five wrong ones, even when right, and only five of many at once are compared', async () => {
    const id = await onItsWay();
    const code = await codeOf(id);
    const answers = await Promise.all(Array.from({ length: 20 }, () => reach(id, WRONG)));
    expect(answers.filter((answer) => answer === WRONG_CODE)).toHaveLength(5);
    expect(answers.filter((answer) => answer === LOCKED)).toHaveLength(15);
    expect(await reach(id, code)).toBe(LOCKED);
    app.clock.at += TEN_MINUTES;
    expect(await reach(id, code)).toBe('PAID');
  });

  it('may be wrong 20 times a day', async () => {
    const id = await onItsWay();
    for (let round = 0; round < 4; round += 1) {
      for (let guess = 0; guess < 5; guess += 1) expect(await reach(id, WRONG)).toBe(WRONG_CODE);
      app.clock.at += TEN_MINUTES;
    }
    expect(await reach(id, await codeOf(id))).toBe(LOCKED);
  });

  it('is sent again for the sender and the courier, twice in ten minutes', async () => {
    const id = await onItsWay();
    const resend = async (client: Client) => (await client.post(`/bookings/${id}/handover/resend`)).status;
    expect(await resend(await app.signedIn('driver'))).toBe(404);
    expect([await resend(courier), await resend(sender), await resend(courier)]).toEqual([200, 200, 429]);
    const code = await codeOf(id);
    expect((await texts()).map(({ body }) => body.includes(code))).toEqual([true, true, true]);
    app.clock.at += TEN_MINUTES;
    expect(await resend(courier)).toBe(200);
    expect(await reach(id, code)).toBe('PAID');
    expect(await resend(sender)).toBe(409);
  });

  it('is not texted to a number with an extension, but the sender can pass it on', async () => {
    const id = await onItsWay({ deliveryPersonPhone: '+1 (212) 555-0187 x12' });
    expect(await texts()).toEqual([]);
    const { body } = await sender.post(`/bookings/${id}/handover/resend`);
    expect(body.error).toBe('code_not_sent');
    expect(await reach(id, (await sender.get(`/bookings/${id}`)).body.handover.code)).toBe('PAID');
  });
});

describe('other proofs', () => {
  it('a signature counts where the settings allow it, and everyone on the booking can look at it', async () => {
    await ways({ handoverCode: true, handoverSignature: true });
    const id = await onItsWay();
    expect(await upload(id, 'signature_image')).toBe(200);
    expect(await reach(id)).toBe('PAID');
    const { body } = await sender.get(`/bookings/${id}`);
    expect(body.handover.proof).toBe('signature');
    expect(body.signature_image).toContain(`/api/bookings/${id}/signature_image?key=`);
    const picture = await app.sendAs(sender.user.id, (token) =>
      app.request('get', `/api/bookings/${id}/signature_image`).set({ authorization: `Bearer ${token}` }),
    );
    expect(picture.status).toBe(200);
  });

  it('a picture at the door counts only where the settings allow it', async () => {
    const id = await onItsWay();
    expect(await upload(id, 'deliver_image')).toBe(200);
    expect(await reach(id)).toBe(NO_PROOF);
    expect(await reach(id, await codeOf(id))).toBe('PAID');
    await ways({ handoverPhoto: true });
    const other = await onItsWay();
    expect(await texts()).toHaveLength(2);
    const bodies = (await texts()).map(({ body }) => body);
    expect(bodies).toContainEqual(
      expect.stringMatching(/^Wayfare: a parcel is on its way to you\. Follow it: https:\S+$/),
    );
    expect(await reach(other)).toBe(NO_PROOF);
    expect(await upload(other, 'deliver_image')).toBe(200);
    expect(await reach(other, 'anything')).toBe('PAID');
    expect(await handoverOf(other)).toMatchObject({ proof: 'photo', code: null });
  });

  it('what counts is decided when the parcel is booked', async () => {
    await ways({});
    const id = await onItsWay();
    await ways({ handoverCode: true });
    expect(await reach(id)).toBe('PAID');
  });
});

describe('a parcel that cannot be handed over', () => {
  const fail = (
    id: string,
    client = courier,
    body: object = { reason: 'recipient_absent', note: 'Rang twice' },
  ) => client.post(`/bookings/${id}/handover/fail`, body);

  it('goes back to its sender, who is notified and confirms it with a new code', async () => {
    const id = await onItsWay();
    const recipientsCode = await codeOf(id);
    await courier.put('/drivers/me/location', { lat: PICKUP.lat, lng: PICKUP.lng, at: app.clock.at });
    const { status, body } = await fail(id);
    expect({ status, handover: body.handover }).toEqual({
      status: 200,
      handover: {
        ways: ['code'],
        proof: null,
        failure: {
          reason: 'recipient_absent',
          note: 'Rang twice',
          at: app.clock.at,
          meters: expect.any(Number),
        },
      },
    });
    expect(body.handover.failure.meters).toBeGreaterThan(500);
    const shown = (await sender.get(`/bookings/${id}`)).body.handover;
    expect(shown.failure.reason).toBe('recipient_absent');
    expect(shown.code).not.toBe(recipientsCode);
    expect((await sender.post(`/bookings/${id}/handover/resend`)).status).toBe(409);

    expect(await reach(id)).toBe(NO_PROOF);
    expect(await reach(id, recipientsCode)).toBe(WRONG_CODE);
    const returned = await courier.post(`/bookings/${id}/reach`, {
      lat: PICKUP.lat,
      lng: PICKUP.lng,
      handover_code: shown.code,
    });
    expect(returned.body).toMatchObject({ status: 'PAID', handover: { proof: 'code' } });
    expect(returned.body.dropCheck ?? null).toBeNull();
    const { rows } = await app.services.db.outbox.list({
      filter: { to: sender.user.id },
      sort: { field: 'at', order: 1 },
      skip: 0,
      limit: 30,
    });
    const titles = rows.map(({ title }) => title);
    expect(titles).toEqual(
      expect.arrayContaining(['Your parcel could not be handed over', 'Your parcel was returned']),
    );
    expect(titles).not.toContain('Your parcel was delivered');
  });

  it('is reported once, by its courier, while it is on its way', async () => {
    const id = await onItsWay();
    expect((await fail(id, sender)).status).toBe(403);
    expect((await fail(id, await app.signedIn('driver'))).status).toBe(404);
    expect((await fail(id, courier, { reason: 'tired' })).status).toBe(400);
    const first = await fail(id);
    const again = await fail(id, courier, { reason: 'refused' });
    expect(again.body.handover).toEqual(first.body.handover);
    expect(await reach(id, await codeOf(id))).toBe('PAID');
    expect((await fail(id)).status).toBe(409);
  });

  it('needs a new proof: what the courier had before does not show that the sender has it', async () => {
    await ways({ handoverSignature: true, handoverPhoto: true });
    const id = await onItsWay();
    await upload(id, 'signature_image');
    await upload(id, 'deliver_image');
    await fail(id);
    expect(await reach(id)).toBe(NO_PROOF);
    await upload(id, 'signature_image');
    expect(await reach(id)).toBe('PAID');
  });
});

it('an option sold with a signature demands one, whatever the settings allow', async () => {
  const sold = aCarType({
    options: [
      { description: 'With signature', amount: 1.5, proof: 'signature' },
      { description: 'To the door', amount: 0 },
    ],
  });
  await app.services.db.carTypes.update((await app.services.db.carTypes.findByIdOrName(sold.name))!.id, {
    options: sold.options ?? [],
  });
  const id = await onItsWay({ optionSelected: { description: 'With signature' } });
  expect(await handoverOf(id)).toMatchObject({ ways: ['signature'], code: null });
  expect((await courier.get(`/bookings/${id}`)).body.handover.ways).toEqual(['signature']);
  app.clock.at += 600_000;
  expect(await reach(id)).toBe('409 handover_proof_required');
  expect(await upload(id, 'signature_image')).toBe(200);
  expect(await reach(id)).toBe('PAID');
  expect((await handoverOf(id))?.proof).toBe('signature');
  // Without such an option, the settings decide.
  const plain = await booked({ optionSelected: { description: 'To the door' } });
  expect((await handoverOf(plain))?.ways).toEqual(['code']);
});
