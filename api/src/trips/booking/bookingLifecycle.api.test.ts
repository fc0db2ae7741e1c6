import type { LatLng } from '@wayfare/shared';
import { Types } from 'mongoose';
import { aCarType, aTrip, DROP, newId, PICKUP } from '../../../test/support/builders.js';
import { type Client, startTestApp, type TestApp } from '../../../test/support/testApp.js';

let app: TestApp;
let rider: Client;
let driver: Client;
let admin: Client;

beforeAll(async () => {
  app = await startTestApp();
  await app.services.db.carTypes.insert(aCarType());
  admin = await app.signedIn('admin');
});
afterAll(() => app.close());

beforeEach(async () => {
  await app.services.db.settings.saveSettings({
    autoDispatch: true,
    otp_secure: false,
    decimal: 2,
    convert_to_mile: false,
    // These trips take ten minutes for a kilometer and end where the test needs them to.
    fareToleranceUp: 200,
  });
  for (const { id } of app.services.liveDrivers.all()) {
    await app.services.db.users.update(id, { driverActiveStatus: false });
  }
  await app.services.liveDrivers.reload();
  rider = await app.signedIn('rider', { walletBalance: 100 });
  driver = await app.signedIn('driver');
});

async function booked(fields: object = {}): Promise<string> {
  const { status, body } = await rider.post('/bookings', { ...aTrip, ...fields });
  expect({ status, error: body.error }).toEqual({ status: 201, error: undefined });
  return body.id;
}

/** Takes a trip to PENDING: ten minutes from the start to where it ends. */
async function driven({ lat, lng }: LatLng = DROP): Promise<string> {
  const id = await booked();
  for (const step of ['accept', 'arrive', 'start']) {
    expect((await driver.post(`/bookings/${id}/${step}`)).status).toBe(200);
  }
  app.clock.at += 600_000;
  expect((await driver.post(`/bookings/${id}/reach`, { lat, lng })).status).toBe(200);
  return id;
}

const readStored = async (id: string) => (await app.services.db.bookings.findById(id))!;
const user = async (client: Client) => (await app.services.db.users.findById(client.user.id))!;
const outbox = async (client: Client) =>
  (
    await app.services.db.outbox.list({
      filter: { to: client.user.id },
      sort: { field: 'at', order: 1 },
      skip: 0,
      limit: 100,
    })
  ).rows;

describe('booking lifecycle', () => {
  it('returns the fields the confirmation shows to the user who booked [3.19, 4.38]', async () => {
    const { status, body } = await rider.post('/bookings', aTrip);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'NEW',
      trip_cost: body.estimate,
      customer: rider.user.id,
      customer_contact: rider.user.mobile,
      customer_email: rider.user.email,
    });
    expect(body.trip_cost).toBeGreaterThan(0);
  });

  it('stores a booking in the types its schema defines', async () => {
    const model = app.connection.model('Booking');
    const raw = await model.collection.findOne({ booking_id: await booked() });
    expect(raw?.trip_cost).toBeInstanceOf(Types.Decimal128);
    const cast: Record<string, unknown> = new model(raw as object).toObject({
      flattenMaps: true,
      versionKey: false,
    });
    expect(cast).toEqual(raw);
  });

  it('starts NEW and is offered to a nearby driver [4.2, 3.17, 6.7]', async () => {
    const id = await booked();
    const offered = await driver.get('/bookings?filter={"status":"NEW"}');
    expect(offered.body).toEqual([
      expect.objectContaining({ id, status: 'NEW', offerExpiresAt: app.clock.at + 30_000 }),
    ]);
    expect((await readStored(id)).requestedDrivers).toEqual({ [driver.user.id]: true });
  });

  it('becomes ACCEPTED: copies the driver in, marks the driver busy and notifies the rider [4.3]', async () => {
    const id = await booked();
    const { status } = await driver.post(`/bookings/${id}/accept`);
    expect(status).toBe(200);
    expect(await readStored(id)).toMatchObject({
      status: 'ACCEPTED',
      driver: driver.user.id,
      driver_name: 'Test driver',
      driver_contact: driver.user.mobile,
      vehicle_number: driver.user.vehicleNumber,
    });
    expect((await readStored(id)).requestedDrivers).toBeUndefined();
    expect(await user(driver)).toMatchObject({ queue: true });
    expect(await outbox(rider)).toEqual([
      expect.objectContaining({
        title: 'Your driver is on the way',
        screen: 'BookedCab',
        params: { bookingId: id },
      }),
    ]);
  });

  it('stores the arrival and notifies the rider [4.4]', async () => {
    const id = await booked();
    await driver.post(`/bookings/${id}/accept`);
    app.clock.at += 60_000;
    await driver.post(`/bookings/${id}/arrive`);
    expect(await readStored(id)).toMatchObject({ status: 'ARRIVED', driver_arrive_time: app.clock.at });
    expect((await outbox(rider)).map((message) => message.title)).toContain('Your driver has arrived');
  });

  it('stores the start with a tracking point at the driver’s position [4.5, 3.20]', async () => {
    const id = await booked();
    await driver.post(`/bookings/${id}/accept`);
    await driver.post(`/bookings/${id}/arrive`);
    await driver.put('/drivers/me/location', { lat: 40.7585, lng: -73.985 });
    app.clock.at += 1_000;
    await driver.post(`/bookings/${id}/start`);
    expect(await readStored(id)).toMatchObject({ status: 'STARTED', trip_start_time: app.clock.at });
    const { body } = await rider.get(`/bookings/${id}/tracking`);
    expect(body.at(-1)).toEqual({
      id: expect.any(String),
      at: app.clock.at,
      status: 'STARTED',
      lat: 40.7585,
      lng: -73.985,
    });
    expect((await outbox(rider)).map((message) => message.title)).toContain('Your trip has started');
  });

  it('recomputes time, drop, fare and amounts from where the trip ends [4.6, 4.11, 4.12, 4.14, 4.15]', async () => {
    const end = { lat: DROP.lat + 0.018, lng: DROP.lng };
    const id = await driven(end);
    // 3.002 km × 2.5 + 600 s × 30/h + 2.5 = 15.005; 15 % of it is 2.25075.
    expect(await readStored(id)).toMatchObject({
      trip_end_time: app.clock.at,
      total_trip_time: 600,
      distance: 3.002,
      drop: { ...end, add: '40.785, -73.986' },
      dropAddress: '40.785, -73.986',
      trip_cost: 17.26,
      convenience_fees: 2.25,
      driver_share: 15.01,
      customer_paid: 17.26,
      coords: [
        { latitude: PICKUP.lat, longitude: PICKUP.lng },
        { latitude: end.lat, longitude: end.lng },
      ],
    });
    const { body: track } = await rider.get(`/bookings/${id}/tracking`);
    expect(track.at(-1)).toMatchObject({ at: app.clock.at, status: 'REACHED', ...end });
    expect((await outbox(rider)).map((message) => message.title)).toContain('You have arrived');
  });

  it('moves on to PENDING automatically and frees the driver [4.7]', async () => {
    const id = await driven();
    expect((await readStored(id)).status).toBe('PENDING');
    expect(await user(driver)).toMatchObject({ queue: false });
  });

  it('saves the drop to the rider once per trip and counts a drop near a saved one [4.13]', async () => {
    await driver.post(`/bookings/${await driven()}/pay`, { payment_mode: 'cash' });
    await driven();
    expect((await user(rider)).savedAddresses).toEqual([
      { description: '40.767, -73.986', lat: DROP.lat, lng: DROP.lng, count: 2 },
    ]);
  });

  it('credits the share and debits the cash when the driver confirms the cash [4.8, 4.16, 4.17, 4.19, 4.20]', async () => {
    const id = await driven();
    expect((await driver.post(`/bookings/${id}/pay`, { payment_mode: 'cash' })).body.status).toBe('PAID');
    expect((await driver.get('/wallethistory?sort=["date","DESC"]&range=[0,9]')).body).toEqual([
      expect.objectContaining({ type: 'Credit', amount: 10, txRef: `booking:${id}:share` }),
      expect.objectContaining({ type: 'Debit', amount: 11.5, txRef: `booking:${id}:cash` }),
    ]);
    expect((await user(driver)).walletBalance).toBe(-1.5);
    for (const party of [rider, driver]) {
      expect((await outbox(party)).map((message) => message.title)).toContain('The trip is paid');
    }
  });

  it('keeps a trip PENDING when the rider chooses cash, until the driver confirms receiving it', async () => {
    const id = await driven();
    expect((await rider.post(`/bookings/${id}/pay`, { payment_mode: 'cash' })).body.status).toBe('PENDING');
    expect((await user(driver)).walletBalance).toBe(0);
  });

  it('pays from the wallet immediately: debits the rider and credits the driver’s share', async () => {
    const id = await driven();
    const { body } = await rider.post(`/bookings/${id}/pay`, { payment_mode: 'wallet' });
    expect(body).toMatchObject({
      status: 'PAID',
      usedWalletMoney: 11.5,
      cashPaymentAmount: 0,
      customer_paid: 11.5,
    });
    expect((await user(rider)).walletBalance).toBe(88.5);
    expect((await user(driver)).walletBalance).toBe(10);
  });

  it('rejects a wallet payment the balance does not cover and changes nothing', async () => {
    const poor = await app.signedIn('rider', { walletBalance: 3 });
    const { body: trip } = await poor.post('/bookings', aTrip);
    for (const step of ['accept', 'arrive', 'start']) await driver.post(`/bookings/${trip.id}/${step}`);
    await driver.post(`/bookings/${trip.id}/reach`, { lat: DROP.lat, lng: DROP.lng });
    const { status, body } = await poor.post(`/bookings/${trip.id}/pay`, { payment_mode: 'wallet' });
    expect({ status, error: body.error }).toEqual({ status: 409, error: 'wallet_balance_low' });
    expect((await user(poor)).walletBalance).toBe(3);
    expect((await driver.post(`/bookings/${trip.id}/pay`, { payment_mode: 'cash' })).body.status).toBe(
      'PAID',
    );
  });

  it('becomes COMPLETE with a rating, which counts toward the driver’s average, to one decimal [4.9]', async () => {
    for (const rate of [5, 4, 4]) {
      const id = await driven();
      await driver.post(`/bookings/${id}/pay`, { payment_mode: 'cash' });
      expect((await rider.post(`/bookings/${id}/complete`, { rating: rate })).body).toMatchObject({
        status: 'COMPLETE',
        rating: rate,
      });
    }
    expect((await user(driver)).ratings).toMatchObject({ userrating: 4.3 });
    expect((await outbox(driver)).map((message) => message.title)).toContain('You have a new rating');
  });

  it('accepts a rating after the driver has closed the trip, once', async () => {
    const id = await driven();
    await driver.post(`/bookings/${id}/pay`, { payment_mode: 'cash' });
    expect((await driver.post(`/bookings/${id}/complete`)).body.status).toBe('COMPLETE');
    expect((await rider.post(`/bookings/${id}/rate`, { rate: 5 })).status).toBe(200);
    expect((await rider.post(`/bookings/${id}/rate`, { rate: 5 })).status).toBe(200);
    expect((await rider.post(`/bookings/${id}/rate`, { rate: 1 })).body.error).toBe('already_rated');
    expect((await user(driver)).ratings).toMatchObject({ userrating: 5, details: [expect.anything()] });
  });

  it("requires the rider's code at the start with otp_secure on [3.11]", async () => {
    await app.services.db.settings.saveSettings({ otp_secure: true });
    const id = await booked();
    const { otp } = (await rider.get(`/bookings/${id}`)).body;
    expect(otp).toMatch(/^[1-9]\d{4}$/);
    await driver.post(`/bookings/${id}/accept`);
    await driver.post(`/bookings/${id}/arrive`);
    expect((await driver.get(`/bookings/${id}`)).body).not.toHaveProperty('otp');
    expect((await driver.post(`/bookings/${id}/start`, { otp: '00000' })).body.error).toBe('otp_mismatch');
    expect((await driver.post(`/bookings/${id}/start`, { otp })).body.status).toBe('STARTED');
  });

  it('returns the same result for a repeated step and changes nothing', async () => {
    const id = await driven();
    const before = await readStored(id);
    for (const step of ['accept', 'arrive', 'start']) {
      expect((await driver.post(`/bookings/${id}/${step}`)).status).toBe(200);
    }
    expect((await driver.post(`/bookings/${id}/reach`, { lat: 1, lng: 1 })).status).toBe(200);
    expect(await readStored(id)).toEqual(before);
  });

  it('rejects steps out of order with 409 and changes nothing', async () => {
    const id = await booked();
    await driver.post(`/bookings/${id}/accept`);
    const before = await readStored(id);
    for (const [step, body] of [
      ['start', {}],
      ['reach', { lat: 1, lng: 1 }],
      ['pay', { payment_mode: 'cash' }],
      ['complete', {}],
    ] as const) {
      expect({ step, status: (await driver.post(`/bookings/${id}/${step}`, body)).status }).toEqual({
        step,
        status: 409,
      });
    }
    expect(await readStored(id)).toEqual(before);
  });
});

describe('canceling', () => {
  it('stores the reason and role, and withdraws the offers of a NEW trip [4.10, 4.21, 4.22, 4.24, 4.26]', async () => {
    const id = await booked();
    const { body } = await rider.post(`/bookings/${id}/cancel`, { reason: 'Changed my mind' });
    expect(body).toMatchObject({ status: 'CANCELLED', reason: 'Changed my mind', cancelledBy: 'rider' });
    expect((await readStored(id)).requestedDrivers).toBeUndefined();
    expect((await driver.get('/bookings')).body).toEqual([]);
  });

  it('stores the reason and the role of each user who may cancel, from the statuses that allow it [4.26]', async () => {
    for (const [status, client, cancelledBy] of [
      ['NEW', rider, 'rider'],
      ['NEW', admin, 'admin'],
      ['ACCEPTED', rider, 'rider'],
      ['ARRIVED', driver, 'driver'],
      ['ACCEPTED', admin, 'admin'],
    ] as const) {
      const id = await booked();
      if (status !== 'NEW') await driver.post(`/bookings/${id}/accept`);
      if (status === 'ARRIVED') await driver.post(`/bookings/${id}/arrive`);
      expect((await readStored(id)).status).toBe(status);
      const reason = `${cancelledBy} cannot wait`;
      // The role is that of the signed-in user: no other one is accepted.
      const other = await client.post(`/bookings/${id}/cancel`, { reason, cancelledBy: 'unknown' });
      expect(other.body.errors).toEqual({ cancelledBy: expect.any(String) });
      await client.post(`/bookings/${id}/cancel`, { reason, cancelledBy });
      expect(await readStored(id)).toMatchObject({ status: 'CANCELLED', reason, cancelledBy });
      // Riders do not learn why drivers cancel.
      const shown = cancelledBy === 'driver' ? null : reason;
      expect((await rider.get(`/bookings/${id}`)).body).toMatchObject({ reason: shown, cancelledBy });
      expect((await admin.get(`/bookings/${id}`)).body).toMatchObject({ reason, cancelledBy });
    }
  });

  it('frees an assigned driver and notifies both parties [4.23]', async () => {
    const id = await booked();
    await driver.post(`/bookings/${id}/accept`);
    await rider.post(`/bookings/${id}/cancel`, { reason: 'Late' });
    expect(await user(driver)).toMatchObject({ queue: false });
    for (const party of [rider, driver]) {
      expect((await outbox(party)).map((message) => message.title)).toContain('The trip was canceled');
    }
  });

  it('notifies both parties of a trip that is canceled while its driver waits at the pickup [4.23]', async () => {
    const id = await booked();
    await driver.post(`/bookings/${id}/accept`);
    await driver.post(`/bookings/${id}/arrive`);
    expect((await admin.post(`/bookings/${id}/cancel`, { reason: 'Road closed' })).status).toBe(200);
    expect(await user(driver)).toMatchObject({ queue: false });
    for (const party of [rider, driver]) {
      expect((await outbox(party)).map((message) => message.title)).toContain('The trip was canceled');
    }
  });

  it('is rejected for a rider once the driver has arrived; the driver may report a no-show [4.25, 4.34]', async () => {
    const id = await booked();
    await driver.post(`/bookings/${id}/accept`);
    await driver.post(`/bookings/${id}/arrive`);
    expect((await rider.post(`/bookings/${id}/cancel`, { reason: 'x' })).status).toBe(409);
    expect(
      (await driver.post(`/bookings/${id}/cancel`, { reason: 'The rider did not come' })).body,
    ).toMatchObject({
      cancelledBy: 'driver',
    });
  });

  it('requires a reason', async () => {
    const id = await booked();
    expect((await rider.post(`/bookings/${id}/cancel`, {})).body).toMatchObject({
      error: 'validation_error',
      errors: { reason: 'This field is required.' },
    });
  });
});

describe('assigning a driver manually', () => {
  beforeEach(() => app.services.db.settings.saveSettings({ autoDispatch: false }));

  it('offers the trip to the chosen driver and notifies them [4.28]', async () => {
    const id = await booked();
    expect((await admin.get(`/drivers/nearby?booking=${id}`)).body).toEqual([
      expect.objectContaining({ id: driver.user.id, distance: 0 }),
    ]);
    expect((await admin.post(`/bookings/${id}/assign`, { driver: driver.user.id })).status).toBe(200);
    expect((await readStored(id)).requestedDrivers).toEqual({ [driver.user.id]: true });
    expect((await outbox(driver)).map((message) => message.screen)).toEqual(['DriverTrips']);
    expect((await driver.post(`/bookings/${id}/accept`)).body.status).toBe('ACCEPTED');
  });

  it('lists only approved, active, located and free drivers, and no users of other roles [5.48]', async () => {
    const id = await booked();
    const others = [{ approved: false }, { driverActiveStatus: false }, { location: null }, { queue: true }];
    for (const fields of others) await app.signedIn('driver', fields);
    const { body } = await admin.get(`/drivers/nearby?booking=${id}`);
    expect(body.map((near: { id: string }) => near.id)).toEqual([driver.user.id]);
    const { body: listed } = await admin.get('/drivers?range=[0,999]');
    expect(listed.map((one: { id: string }) => one.id)).not.toContain(admin.user.id);
  });

  it('gives the reason for each other nearby driver, and marks drivers who already have the offer [4.28, 5.8]', async () => {
    const id = await booked();
    const busy = await app.signedIn('driver', { queue: true });
    const offline = await app.signedIn('driver', { driverActiveStatus: false });
    await admin.post(`/bookings/${id}/assign`, { driver: driver.user.id });
    const { body } = await admin.get(`/drivers/nearby?booking=${id}&leftOut=1`);
    expect(body[0]).toMatchObject({ id: driver.user.id, reason: null, offered: true });
    for (const [{ user }, reason] of [
      [busy, 'busy'],
      [offline, 'not_active'],
    ] as const)
      expect(body).toContainEqual(expect.objectContaining({ id: user.id, reason, offered: false }));
  });

  it('is rejected for a driver who is on another trip [4.28]', async () => {
    const id = await booked();
    const busy = await app.signedIn('driver', { queue: true });
    const { status, body } = await admin.post(`/bookings/${id}/assign`, { driver: busy.user.id });
    expect({ status, error: body.error }).toEqual({ status: 409, error: 'driver_busy' });
    expect((await readStored(id)).requestedDrivers).toBeFalsy();
    expect(await outbox(busy)).toEqual([]);
  });

  it('is rejected while auto dispatch is on, or once the trip is accepted [4.28]', async () => {
    const id = await booked();
    await app.services.db.settings.saveSettings({ autoDispatch: true });
    expect((await admin.post(`/bookings/${id}/assign`, { driver: driver.user.id })).body.error).toBe(
      'assign_not_allowed',
    );
    await app.services.db.settings.saveSettings({ autoDispatch: false });
    await admin.post(`/bookings/${id}/assign`, { driver: driver.user.id });
    await driver.post(`/bookings/${id}/accept`);
    expect((await admin.post(`/bookings/${id}/assign`, { driver: driver.user.id })).body.error).toBe(
      'assign_not_allowed',
    );
  });

  it('is rejected for everyone except admins', async () => {
    const id = await booked();
    const fleetadmin = await app.signedIn('fleetadmin');
    for (const client of [app.anonymous, rider, driver, fleetadmin]) {
      expect([401, 403, 404]).toContain(
        (await client.post(`/bookings/${id}/assign`, { driver: driver.user.id })).status,
      );
    }
  });
});

describe('access to a trip', () => {
  it('is limited to its rider, its driver and admins [6.2, 6.6, 6.15]', async () => {
    const id = await booked();
    await driver.post(`/bookings/${id}/accept`);
    const strangers = [
      await app.signedIn('rider'),
      await app.signedIn('driver'),
      await app.signedIn('fleetadmin'),
    ];
    for (const stranger of strangers) {
      expect((await stranger.get(`/bookings/${id}`)).status).toBe(404);
      expect((await stranger.get(`/bookings/${id}/tracking`)).status).toBe(404);
      expect([403, 404]).toContain((await stranger.post(`/bookings/${id}/cancel`, { reason: 'x' })).status);
    }
    for (const client of [rider, driver, admin])
      expect((await client.get(`/bookings/${id}`)).status).toBe(200);
    expect((await app.anonymous.get(`/bookings/${id}`)).status).toBe(401);
  });

  it('hides the fee and the driver share from riders [6.4]', async () => {
    const id = await booked();
    const seen = (await rider.get(`/bookings/${id}`)).body;
    for (const field of ['convenience_fees', 'driver_share', 'tariff', 'effects', 'dispatch'])
      expect(seen).not.toHaveProperty(field);
    expect((await admin.get(`/bookings/${id}`)).body).toMatchObject({ convenience_fees: expect.any(Number) });
  });

  it('returns 404 or 400 for unknown and malformed ids', async () => {
    expect((await driver.post(`/bookings/${newId()}/accept`)).status).toBe(404);
    expect((await driver.post('/bookings/$ne/accept')).status).toBe(400);
  });
});

describe('driver positions', () => {
  it('move the driver and extend only the running trip’s track, in order [7.35]', async () => {
    const id = await booked();
    await driver.post(`/bookings/${id}/accept`);
    expect(
      (await driver.put('/drivers/me/location', { lat: 40.759, lng: -73.985, at: app.clock.at })).body,
    ).toEqual({ taken: true });
    expect(
      (await driver.put('/drivers/me/location', { lat: 41, lng: -73, at: app.clock.at - 5_000 })).body,
    ).toMatchObject({ taken: false });
    expect(
      (await driver.put('/drivers/me/location', { lat: 41, lng: -73, at: app.clock.at + 3_600_000 })).body,
    ).toMatchObject({ taken: false });
    expect((await driver.put('/drivers/me/location', { lat: 91, lng: 0 })).status).toBe(400);
    expect((await rider.get(`/bookings/${id}`)).body.driver_location).toEqual({ lat: 40.759, lng: -73.985 });
    expect((await rider.get(`/bookings/${id}/tracking`)).body).toHaveLength(1);
  });
});

describe('a driver who goes offline during a trip', () => {
  it('is tracked to the end of the trip, and the fare covers the route driven', async () => {
    const id = await booked();
    for (const step of ['accept', 'arrive', 'start']) await driver.post(`/bookings/${id}/${step}`);
    await driver.put('/drivers/me/status', { driverActiveStatus: false });
    app.clock.at += 300_000;
    // A kilometer north and back again: start and end alone would measure nothing.
    expect((await driver.put('/drivers/me/location', { lat: DROP.lat, lng: DROP.lng })).body).toEqual({
      taken: true,
    });
    app.clock.at += 300_000;
    await driver.post(`/bookings/${id}/reach`, { lat: PICKUP.lat, lng: PICKUP.lng });
    expect((await readStored(id)).distance).toBeCloseTo(2.002, 2);
    const dashboard = await admin.get('/dashboard');
    expect(dashboard.body.driverCounts).toMatchObject({ free: 0, busy: 0, onBreak: 0 });
  });
});

describe('a user in an active trip', () => {
  it('cannot be deleted', async () => {
    await driven();
    for (const [resource, client] of [
      ['drivers', driver],
      ['riders', rider],
    ] as const) {
      await app.services.db.wallets.post(
        client.user.id,
        [
          {
            type: 'Debit',
            amount: (await user(client)).walletBalance || 0,
            txRef: `empty:${client.user.id}`,
          },
        ],
        { date: 0 },
      );
      expect((await admin.delete(`/${resource}/${client.user.id}`)).body.error).toBe('driver_busy');
    }
  });
});

describe('repeating a booking request', () => {
  it('with the same Idempotency-Key returns the same booking; with a different body it is rejected', async () => {
    const headers = { 'idempotency-key': 'once' };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => rider.post('/bookings', aTrip, headers)),
    );
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const other = await rider.post('/bookings', { ...aTrip, pickup: DROP, drop: PICKUP }, headers);
    expect({ status: other.status, error: other.body.error }).toEqual({
      status: 409,
      error: 'idempotency_mismatch',
    });
  });
});
