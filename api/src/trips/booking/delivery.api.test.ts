import sharp from 'sharp';
import { aCarType, aTrip, DROP } from '../../../test/support/builders.js';
import { cardPage } from '../../../test/support/cardPage.js';
import { headersOf } from '../../../test/support/requests.js';
import {
  type Answer,
  type Client,
  startTestApp,
  TEST_NOW,
  type TestApp,
} from '../../../test/support/testApp.js';
import { auditLedger } from '../../office/ledgerAudit/auditLedger.js';

/** The lifecycle of a parcel booking, with APP_CATEGORY delivery. */
let app: TestApp;
let rider: Client;
let driver: Client;
let admin: Client;

const parcel = {
  ...aTrip,
  parcelTypeSelected: { description: 'Box' },
  optionSelected: { description: 'Insured' },
  deliveryPerson: 'Ann Lee',
  deliveryPersonPhone: '555 123-4567',
  pickUpInstructions: 'Ring twice',
  deliveryInstructions: 'Leave at the door',
};

beforeAll(async () => {
  app = await startTestApp({ APP_CATEGORY: 'delivery' });
  await app.services.db.carTypes.insert(
    aCarType({
      parcelTypes: [
        { description: 'Letter', amount: 0.5 },
        { description: 'Box', amount: 2 },
      ],
      options: [{ description: 'Insured', amount: 1.25 }],
      convenience_fees: 1,
      convenience_fee_type: 'flat',
    }),
  );
  admin = await app.signedIn('admin');
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.at = TEST_NOW;
  await setting({
    AllowDeliveryPickupImageCapture: false,
    AllowFinalDeliveryImageCapture: false,
    // See handover.api.test.ts.
    handoverCode: false,
  });
  for (const { id } of app.services.liveDrivers.all()) {
    await app.services.db.users.update(id, { driverActiveStatus: false });
  }
  await app.services.liveDrivers.reload();
  rider = await app.signedIn('rider', { walletBalance: 100 });
  driver = await app.signedIn('driver', { fleetadmin: 'fleet-of-the-tests' });
});
afterEach(async () => {
  expect((await auditLedger(undefined, app.services)).problems).toEqual([]);
});

const setting = (changes: object) => app.services.db.settings.saveSettings(changes);
const readStored = async (id: string) => (await app.services.db.bookings.findById(id))!;

/** Books a parcel and pays it by card: it is then NEW and offered to the driver. */
async function prepaid(): Promise<string> {
  const { status, body } = await rider.post('/bookings', parcel);
  expect({ status, booking: body.status }).toEqual({ status: 201, booking: 'PAYMENT_PENDING' });
  const { body: checkout } = await rider.get(`/bookings/${body.id}/payment`);
  await cardPage(app, checkout.fields).pay();
  expect((await readStored(body.id)).status).toBe('NEW');
  return body.id as string;
}

async function steps(id: string, ...names: ('accept' | 'arrive' | 'start')[]) {
  for (const name of names) expect((await driver.post(`/bookings/${id}/${name}`)).status).toBe(200);
}

const reach = (id: string) => driver.post(`/bookings/${id}/reach`, { lat: DROP.lat, lng: DROP.lng });

/** A phone photo with the location it was taken at in its metadata. */
const photo = (width = 40) =>
  sharp({ create: { width, height: 30, channels: 3, background: '#c33' } })
    .jpeg()
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 45/1 0/1' } })
    .toBuffer();

async function upload(
  client: Client,
  path: string,
  contents: Buffer | null,
  at = app,
): Promise<Pick<Answer, 'status' | 'body'>> {
  const request = at
    .request('post', `/api${path}`)
    .set(client.user.id ? { authorization: `Bearer ${await at.tokenOf(client.user.id)}` } : {});
  const form = contents ? request.attach('image', contents, 'photo.jpg') : request.field('nothing', 'here');
  const { status, body } = await form;
  return { status, body };
}

async function look(client: Client, path: string) {
  const { status, headers, body } = await app
    .request('get', path)
    .set(client.user.id ? { authorization: `Bearer ${await app.tokenOf(client.user.id)}` } : {});
  return { status, headers: headersOf(headers), contents: body as Buffer };
}

describe('a parcel', () => {
  it('prices its type and option from the car type, not from the client [5.13, 3.18, 3.26]', async () => {
    // 6.0025 for distance and time, 2 for a box, 1.25 for the insurance, 1 for the convenience fee.
    const { parcelTypeSelected, optionSelected } = parcel;
    const priced = { ...aTrip, parcelTypeSelected, optionSelected };
    const cheap = { ...priced, parcelTypeSelected: { description: 'Box', amount: 0.01 } };
    expect((await rider.post('/estimates', cheap)).body.errors).toHaveProperty('parcelTypeSelected.amount');
    const { body } = await rider.post('/estimates', priced);
    expect(body.estimateFare).toBe(10.25);
    const { body: plain } = await rider.post('/estimates', aTrip);
    expect(plain.estimateFare).toBe(7);
    const { body: booked } = await rider.post('/bookings', parcel);
    expect(booked).toMatchObject({
      trip_cost: 10.25,
      parcelTypeSelected: { description: 'Box', amount: 2 },
      optionSelected: { description: 'Insured', amount: 1.25 },
      deliveryPerson: 'Ann Lee',
      deliveryPersonPhone: '+15551234567',
      pickUpInstructions: 'Ring twice',
      deliveryInstructions: 'Leave at the door',
    });
    const unknown = { ...parcel, parcelTypeSelected: { description: 'Piano' } };
    expect((await rider.post('/bookings', unknown)).body.error).toBe('select_proper');
  });

  it('requires the recipient’s phone, and from an admin the recipient’s name too [5.11]', async () => {
    const refused = async (client: Client, changes: object) =>
      (await client.post('/bookings', { ...parcel, customer: rider.user.id, ...changes })).body.error;
    for (const deliveryPersonPhone of [undefined, '', '  ', '123456', 'call me', '555-CALL-ME-NOW']) {
      expect(await refused(rider, { deliveryPersonPhone })).toBe('deliveryDetailMissing');
    }
    expect(await refused(admin, { deliveryPerson: ' ' })).toBe('deliveryDetailMissing');
    expect(await refused(rider, { deliveryPerson: ' ' })).toBeUndefined();
    expect(await refused(rider, { deliveryPersonPhone: '+1 (555) 123-4567 x12' })).toBeUndefined();
  });

  it('must be paid in full by card before any driver gets an offer [4.2, 9.10]', async () => {
    const fromWallet = await rider.post('/bookings', { ...parcel, payment_mode: 'wallet' });
    expect(fromWallet).toMatchObject({ status: 400, body: { errors: { payment_mode: expect.any(String) } } });
    const { body } = await rider.post('/bookings', { ...parcel, payment_mode: 'card' });
    expect(await readStored(body.id)).toMatchObject({
      status: 'PAYMENT_PENDING',
      payment_mode: 'card',
      cardPaymentAmount: 10.25,
      usedWalletMoney: 0,
      cashPaymentAmount: 0,
      discount_amount: 0,
    });
    expect((await driver.get('/bookings')).body).toEqual([]);
    for (const payment_mode of ['wallet', 'cash']) {
      const { status } = await rider.post(`/bookings/${body.id}/pay`, { payment_mode });
      expect(status).toBe(400);
    }
    expect((await app.services.db.users.findById(rider.user.id))?.walletBalance).toBe(100);
  });

  it('booked by an admin starts NEW and is paid by card at the end [4.2, 9.10]', async () => {
    const { body } = await admin.post('/bookings', { ...parcel, customer: rider.user.id });
    expect(body).toMatchObject({ status: 'NEW', prepaid: false, payment_mode: 'card' });
    await steps(body.id, 'accept', 'arrive', 'start');
    await reach(body.id);
    expect((await readStored(body.id)).status).toBe('PENDING');
    expect((await driver.post(`/bookings/${body.id}/pay`, { payment_mode: 'cash' })).status).toBe(400);
    expect((await rider.post(`/bookings/${body.id}/pay`, { payment_mode: 'card' })).status).toBe(200);
    const { body: checkout } = await rider.get(`/bookings/${body.id}/payment`);
    await cardPage(app, checkout.fields).pay();
    expect(await readStored(body.id)).toMatchObject({
      status: 'PAID',
      gateway: 'test',
      cardPaymentAmount: 10.25,
    });
  });

  it('goes from payment to delivery at the price paid, regardless of the route driven [4.11, 4.13, 4.14, 4.16, 4.18]', async () => {
    const id = await prepaid();
    await steps(id, 'accept', 'arrive', 'start');
    app.clock.at += 3_600_000;
    expect((await reach(id)).status).toBe(200);

    expect(await readStored(id)).toMatchObject({
      status: 'PAID',
      prepaid: true,
      trip_cost: 10.25,
      convenience_fees: 1,
      driver_share: 9.25,
      customer_paid: 10.25,
      cardPaymentAmount: 10.25,
      distance: 1.001,
      dropAddress: DROP.add,
      drop: DROP,
      total_trip_time: 3600,
    });
    const walletOf = async (client: Client) => (await app.services.db.users.findById(client.user.id))!;
    expect(await walletOf(driver)).toMatchObject({ walletBalance: 9.25, queue: false });
    expect(await walletOf(rider)).toMatchObject({
      walletBalance: 100,
      savedAddresses: [{ description: DROP.add, lat: DROP.lat, lng: DROP.lng, count: 1 }],
    });
    const { rows } = await app.services.db.outbox.list({
      filter: { to: rider.user.id },
      sort: { field: 'at', order: 1 },
      skip: 0,
      limit: 20,
    });
    expect(rows.filter(({ screen }) => screen === 'BookedCab').map(({ title }) => title)).toEqual(
      expect.arrayContaining([
        'Your driver is on the way',
        'Your driver has arrived',
        'Your parcel is on the way',
        'Your parcel was delivered',
        'The delivery is paid',
      ]),
    );
    expect((await driver.post(`/bookings/${id}/complete`)).body.status).toBe('COMPLETE');
  });

  it('is refunded when canceled after payment', async () => {
    const id = await prepaid();
    await rider.post(`/bookings/${id}/cancel`, { reason: 'Changed my mind' });
    expect((await app.services.db.users.findById(rider.user.id))?.walletBalance).toBe(110.25);
  });
});

describe('pictures of the parcel', () => {
  it('can be uploaded only by its driver, each at its own step [3.16, 7.36]', async () => {
    const id = await prepaid();
    const picture = await photo();
    expect((await upload(app.anonymous, `/bookings/${id}/pickup_image`, picture)).status).toBe(401);
    for (const client of [rider, admin]) {
      expect((await upload(client, `/bookings/${id}/pickup_image`, picture)).status).toBe(403);
    }
    await steps(id, 'accept');
    expect((await upload(driver, `/bookings/${id}/pickup_image`, picture)).status).toBe(409);
    await steps(id, 'arrive');
    const stranger = await app.signedIn('driver');
    expect((await upload(stranger, `/bookings/${id}/pickup_image`, picture)).status).toBe(404);
    expect((await upload(driver, `/bookings/${id}/deliver_image`, picture)).status).toBe(409);
    const { status, body } = await upload(driver, `/bookings/${id}/pickup_image`, picture);
    expect({ status, image: body.pickup_image }).toEqual({
      status: 200,
      image: expect.stringContaining(`/api/bookings/${id}/pickup_image?key=`),
    });
    await steps(id, 'start');
    expect((await upload(driver, `/bookings/${id}/pickup_image`, picture)).status).toBe(409);
    expect((await upload(driver, `/bookings/${id}/deliver_image`, picture)).status).toBe(200);
  });

  it('must be valid images', async () => {
    const id = await prepaid();
    await steps(id, 'accept', 'arrive');
    const path = `/bookings/${id}/pickup_image`;
    const answers = [
      await upload(driver, path, null),
      await upload(driver, path, Buffer.from('<svg onload="alert(1)">')),
      await upload(driver, path, Buffer.alloc(9 * 1024 * 1024)),
    ];
    expect(answers.map(({ status, body }) => [status, body.error])).toEqual([
      [400, 'validation_error'],
      [415, 'image_invalid'],
      [413, 'payload_too_large'],
    ]);
    expect((await readStored(id)).pickup_image).toBeUndefined();
  });

  it('are shown only to the parties of the booking, re-encoded without metadata [3.16, 6.10, 7.36]', async () => {
    const id = await prepaid();
    await steps(id, 'accept', 'arrive');
    await upload(driver, `/bookings/${id}/pickup_image`, await photo());
    const { pickup_image: path } = (await rider.get(`/bookings/${id}`)).body;

    const fleet = await app.signedIn('fleetadmin', { id: 'fleet-of-the-tests' });
    for (const client of [rider, driver, admin, fleet]) {
      const { status, headers, contents } = await look(client, path);
      expect({ status, type: headers.get('content-type'), cache: headers.get('cache-control') }).toEqual({
        status: 200,
        type: 'image/webp',
        cache: 'no-store',
      });
      const { width, exif } = await sharp(contents).metadata();
      expect({ width, exif }).toEqual({ width: 40, exif: undefined });
    }
    const strangers = [
      await app.signedIn('rider'),
      await app.signedIn('driver'),
      await app.signedIn('fleetadmin'),
    ];
    for (const client of strangers) expect((await look(client, path)).status).toBe(404);
    expect((await look(app.anonymous, path)).status).toBe(401);
    const key = new URL(path, app.url).searchParams.get('key');
    for (const client of [app.anonymous, admin]) {
      expect((await look(client, `/api/images/${key}`)).status).toBe(404);
    }
    expect((await look(rider, `/api/bookings/${id}/deliver_image`)).status).toBe(404);
  });

  it('replace earlier ones', async () => {
    const id = await prepaid();
    await steps(id, 'accept', 'arrive');
    const first = (await upload(driver, `/bookings/${id}/pickup_image`, await photo(40))).body.pickup_image;
    const second = (await upload(driver, `/bookings/${id}/pickup_image`, await photo(20))).body.pickup_image;
    expect(second).not.toBe(first);
    expect((await sharp((await look(rider, second)).contents).metadata()).width).toBe(20);
  });

  it('are required before start and end where the settings say so [2.55, 3.36]', async () => {
    await setting({ AllowDeliveryPickupImageCapture: true, AllowFinalDeliveryImageCapture: true });
    const id = await prepaid();
    await steps(id, 'accept', 'arrive');
    const refusal = async (step: Promise<{ status: number; body: { error?: string } }>) => {
      const { status, body } = await step;
      return [status, body.error];
    };
    expect(await refusal(driver.post(`/bookings/${id}/start`))).toEqual([409, 'pickup_image_required']);
    expect((await readStored(id)).status).toBe('ARRIVED');
    await upload(driver, `/bookings/${id}/pickup_image`, await photo());
    await steps(id, 'start');
    expect(await refusal(reach(id))).toEqual([409, 'deliver_image_required']);
    expect((await readStored(id)).status).toBe('STARTED');
    await upload(driver, `/bookings/${id}/deliver_image`, await photo());
    expect((await reach(id)).body.status).toBe('PAID');
  });
});

it('a taxi trip accepts no pictures and needs none [2.55]', async () => {
  const taxi = await startTestApp();
  await taxi.services.db.carTypes.insert(aCarType());
  await taxi.services.db.settings.saveSettings({
    AllowDeliveryPickupImageCapture: true,
    AllowFinalDeliveryImageCapture: true,
  });
  const cabbie = await taxi.signedIn('driver');
  const { body } = await (await taxi.signedIn('rider')).post('/bookings', aTrip);
  for (const step of ['accept', 'arrive']) await cabbie.post(`/bookings/${body.id}/${step}`);
  const { status } = await upload(cabbie, `/bookings/${body.id}/pickup_image`, await photo(), taxi);
  expect(status).toBe(409);
  expect((await cabbie.post(`/bookings/${body.id}/start`)).status).toBe(200);
  expect((await cabbie.post(`/bookings/${body.id}/reach`, { lat: DROP.lat, lng: DROP.lng })).status).toBe(
    200,
  );
  await taxi.close();
});
