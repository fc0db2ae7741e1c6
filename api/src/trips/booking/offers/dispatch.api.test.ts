import { runDueWork } from '../../../process/dueWork.js';
import { bookingDueWork } from '../booking.dueWork.js';
import { aCarType, aTrip, PICKUP } from '../../../../test/support/builders.js';
import { type Client, startTestApp, type TestApp } from '../../../../test/support/testApp.js';

let app: TestApp;
let rider: Client;

beforeEach(async () => {
  app = await startTestApp();
  await app.services.db.carTypes.insert(aCarType());
  rider = await app.signedIn('rider');
});
afterEach(() => app.close());

/** A driver the given number of km north of the pickup. */
const driverAt = (km: number, fields = {}) =>
  app.signedIn('driver', { location: { lat: PICKUP.lat + km / 111.195, lng: PICKUP.lng }, ...fields });
const book = async (fields = {}) => (await rider.post('/bookings', { ...aTrip, ...fields })).body;
const offersOf = async (client: Client) =>
  (await client.get('/bookings')).body.map((booking: { id: string }) => booking.id);
const readStored = async (id: string) => (await app.services.db.bookings.findById(id))!;

describe('booking start', () => {
  it('requires a login [5.1]', async () => {
    const { status, body } = await app.anonymous.post('/bookings', aTrip);
    expect({ status, error: body.error }).toEqual({ status: 401, error: 'must_login' });
  });

  it('is refused for drivers and fleet admins, even for a rider they name [5.3]', async () => {
    await driverAt(1);
    for (const usertype of ['driver', 'fleetadmin'] as const)
      for (const customer of [undefined, rider.user.id]) {
        const client = await app.signedIn(usertype);
        const { status, body } = await client.post('/bookings', { ...aTrip, customer });
        expect({ status, error: body.error }).toEqual({ status: 403, error: 'not_valid_user_type' });
      }
    expect((await rider.get('/bookings')).body).toEqual([]);
    expect((await book()).status).toBe('NEW');
  });

  it('is allowed for riders, and for admins who name a rider [5.3, 5.4]', async () => {
    await driverAt(1);
    const [driver, fleetadmin, admin] = [
      await app.signedIn('driver'),
      await app.signedIn('fleetadmin'),
      await app.signedIn('admin'),
    ];
    for (const client of [driver, fleetadmin])
      expect((await client.post('/bookings', aTrip)).body.error).toBe('not_valid_user_type');
    for (const customer of [undefined, driver.user.id]) {
      const { status, body } = await admin.post('/bookings', { ...aTrip, customer });
      expect({ status, body }).toMatchObject({
        status: 400,
        body: {
          error: 'select_proper',
          message: 'Please choose a rider.',
          errors: { customer: 'Please choose a rider.' },
        },
      });
    }
    const made = await admin.post('/bookings', { ...aTrip, customer: rider.user.id });
    expect(made.body).toMatchObject({ customer: rider.user.id, booking_type_admin: true, status: 'NEW' });
  });

  it('requires pickup, drop and a known car type [5.4]', async () => {
    await driverAt(1);
    for (const missing of [
      { pickup: undefined },
      { drop: undefined },
      { carType: undefined },
      { carType: 'Rocket' },
    ]) {
      expect((await book(missing)).error).toBe('select_proper');
    }
  });

  it('requires a route [5.5]', async () => {
    await driverAt(1);
    expect((await book({ drop: { lat: -70, lng: 0, add: 'The ice' } })).error).toBe('place_to_coords_error');
  });

  it('requires Book Later trips to be at least 15 minutes ahead, to the millisecond [5.6]', async () => {
    const inTime = app.clock.at + 15 * 60_000;
    expect((await book({ bookLater: true, tripdate: inTime - 1 })).error).toBe('past_booking_error');
    expect((await book({ bookLater: true, tripdate: inTime })).status).toBe('NEW');
    expect((await book({ bookLater: true })).error).toBe('past_booking_error');
  });

  it('allows Book Later at most a year ahead', async () => {
    const { error } = await book({ bookLater: true, tripdate: app.clock.at + 367 * 24 * 3_600_000 });
    expect(error).toBe('far_booking_error');
    expect((await book({ bookLater: true, tripdate: 9e15 })).error).toBe('validation_error');
  });

  it('returns the same booking for a repeated Book Later, even if it is now less than 15 minutes ahead', async () => {
    const trip = { ...aTrip, bookLater: true, tripdate: app.clock.at + 15 * 60_000 };
    const headers = { 'idempotency-key': 'later' };
    const first = await rider.post('/bookings', trip, headers);
    app.clock.at += 1_000;
    const again = await rider.post('/bookings', trip, headers);
    expect([again.status, again.body.id]).toEqual([201, first.body.id]);
  });

  it('requires an eligible driver within the radius, for Book Now only [5.7, 5.9, 5.10]', async () => {
    await app.services.db.settings.saveSettings({ driverRadius: 2 });
    await driverAt(2.1);
    expect((await book()).error).toBe('no_driver_found_alert_messege');
    await app.services.db.settings.saveSettings({ convert_to_mile: true });
    expect((await book()).status).toBe('NEW');
    expect(
      (await book({ bookLater: true, tripdate: app.clock.at + 3_600_000, carType: 'Economy' })).status,
    ).toBe('NEW');
  });

  it.each([
    ['not approved', { approved: false }],
    ['busy', { queue: true }],
    ['not active', { driverActiveStatus: false }],
    ['without a known location', { location: null }],
    ['driving another car type', { carType: 'XL' }],
  ])('does not count a driver who is %s [5.8]', async (_reason, fields) => {
    await driverAt(0.1, fields);
    expect((await book()).error).toBe('no_driver_found_alert_messege');
  });

  it('shows the price, and the route in km and seconds with its line and points, before booking [3.39]', async () => {
    const { status, body } = await rider.post('/estimates', aTrip);
    // 2.50 + 2.50 × 1.001 km + 30 × 120 s / 3600 = 6.0025, and 15% of it.
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        estimateFare: 6.9,
        distance: 1.001,
        estimateDistance: 1.001,
        estimateTime: 120,
        coords: [
          { latitude: 40.758, longitude: -73.9855 },
          { latitude: 40.767, longitude: -73.9855 },
        ],
        // Two points: the pickup, and 0.00900 degrees north of it.
        polylinePoints: 'opwwFjhqbMgw@?',
      },
    });
  });

  it('refuses prices sent by the client, and computes them itself', async () => {
    await driverAt(1);
    const prices = { trip_cost: 0.01, estimate: 0.01, tariff: { base_fare: 0 } };
    const { error, errors } = await book(prices);
    expect({ error, fields: Object.keys(errors) }).toEqual({
      error: 'validation_error',
      fields: Object.keys(prices),
    });
    const { body: estimate } = await rider.post('/estimates', aTrip);
    expect((await book()).trip_cost).toBe(estimate.estimateFare);
  });
});

describe('dispatch', () => {
  it('offers a trip to the nearest ring first, to three drivers at a time', async () => {
    const near = await Promise.all([0.5, 1, 1.5, 2].map((km) => driverAt(km)));
    const far = await driverAt(4);
    const { id } = await book();
    expect(Object.keys((await readStored(id)).requestedDrivers ?? {}).sort()).toEqual(
      near
        .slice(0, 3)
        .map(({ user }) => user.id)
        .sort(),
    );
    expect(await offersOf(far)).toEqual([]);
  });

  it('offers concurrent trips at one spot to different drivers, and to the same ones when there are too few', async () => {
    const near = await Promise.all([0.1, 0.2, 0.3, 0.4, 0.5, 0.6].map((km) => driverAt(km)));
    const [first, second] = await Promise.all([book(), book()]);
    const asked = async ({ id }: { id: string }) =>
      Object.keys((await readStored(id)).requestedDrivers ?? {});
    expect([...(await asked(first)), ...(await asked(second))].toSorted()).toEqual(
      near.map(({ user }) => user.id).toSorted(),
    );
    const third = await book();
    expect((await asked(third)).toSorted()).toEqual(
      near
        .slice(0, 3)
        .map(({ user }) => user.id)
        .toSorted(),
    );
  });

  it('offers a driver another trip as soon as the first is accepted by another driver or canceled', async () => {
    const [one, two] = [await driverAt(0.1), await driverAt(0.2)];
    const first = await book();
    await one.post(`/bookings/${first.id}/accept`);
    const second = await book();
    expect(await offersOf(two)).toEqual([second.id]);
    await rider.post(`/bookings/${second.id}/cancel`, { reason: 'Changed my mind' });
    const far = await driverAt(0.3);
    const third = await book();
    // Nearest first, as if there had been no earlier offers.
    expect((await offersOf(two)).concat(await offersOf(far))).toEqual([third.id, third.id]);
  });

  it('moves on to the next driver when an offer is declined or expires', async () => {
    const [first, second] = [await driverAt(0.5), await driverAt(4)];
    const { id } = await book();
    expect(await offersOf(first)).toEqual([id]);
    expect(await offersOf(second)).toEqual([]);
    expect((await first.post(`/bookings/${id}/decline`)).status).toBe(200);
    expect(await offersOf(first)).toEqual([]);
    expect(await offersOf(second)).toEqual([id]);
    app.clock.at += 31_000;
    await runDueWork(app.services);
    // No other driver is left: the one whose offer expired is asked again, the one who declined is not.
    expect(Object.keys((await readStored(id)).requestedDrivers ?? {})).toEqual([second.user.id]);
  });

  it('continues after a restart from the database state', async () => {
    const { id } = await book({ bookLater: true, tripdate: app.clock.at + 3_600_000 });
    const driver = await driverAt(1);
    await runDueWork(app.services);
    expect(await offersOf(driver)).toEqual([]);
    app.clock.at += 45 * 60_000;
    await app.services.liveDrivers.reload();
    await runDueWork(app.services);
    expect(await offersOf(driver)).toEqual([id]);
  });

  it('excludes drivers with a negative wallet, unless the settings allow it', async () => {
    const owing = await driverAt(0.5);
    await app.services.db.wallets.post(owing.user.id, [{ type: 'Debit', amount: 1, txRef: 'debt' }], {
      date: 0,
    });
    await app.services.liveDrivers.refresh(owing.user.id);
    await app.services.db.settings.saveSettings({ negativeBalance: false });
    expect((await book()).error).toBe('no_driver_found_alert_messege');
    await app.services.db.settings.saveSettings({ negativeBalance: true });
    expect((await book()).status).toBe('NEW');
  });

  it('gives the trip to one of 50 drivers who accept concurrently and frees the others', async () => {
    const drivers = await Promise.all(Array.from({ length: 50 }, (_, index) => driverAt(index / 100)));
    const { id } = await book();
    const offered = await readStored(id);
    await app.services.db.bookings.change({
      id,
      version: offered.version,
      status: 'NEW',
      set: {
        requestedDrivers: Object.fromEntries(drivers.map(({ user }) => [user.id, true as const])),
        dispatch: {
          round: 1,
          nextAt: null,
          offers: drivers.map(({ user }) => ({
            driver: user.id,
            at: 0,
            expiresAt: null,
            state: 'offered' as const,
          })),
        },
      },
    });
    const answers = await Promise.all(drivers.map((driver) => driver.post(`/bookings/${id}/accept`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
    const busy = await app.services.db.users.list({
      filter: { queue: true },
      sort: { field: '_id', order: 1 },
      skip: 0,
      limit: 60,
    });
    expect(busy.rows.map(({ id: driver }) => driver)).toEqual([(await readStored(id)).driver]);
  });

  it('does not give the trip to a driver who declines it while accepting it', async () => {
    const driver = await driverAt(1);
    const { id } = await book();
    const { users } = app.services.db;
    const claim = users.claimDriver;
    users.claimDriver = async (...given) => {
      users.claimDriver = claim;
      expect((await driver.post(`/bookings/${id}/decline`)).status).toBe(200);
      return claim(...given);
    };
    expect((await driver.post(`/bookings/${id}/accept`)).body.error).toBe('offer_gone');
    expect(await readStored(id)).toMatchObject({ status: 'NEW' });
    expect((await users.findById(driver.user.id))?.queue).toBe(false);
  });

  it('lets a driver accept only one of two trips concurrently', async () => {
    const driver = await driverAt(0.1);
    const [first, second] = [await book(), await book()];
    const answers = await Promise.all([first, second].map(({ id }) => driver.post(`/bookings/${id}/accept`)));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
  });

  it('hides a trip from a driver it was never offered to', async () => {
    await driverAt(0.1);
    const { id } = await book();
    const stranger = await driverAt(9);
    expect((await stranger.post(`/bookings/${id}/accept`)).status).toBe(404);
    expect((await stranger.post(`/bookings/${id}/decline`)).status).toBe(404);
  });

  it('cancels a trip no driver accepted 30 minutes after its date, to the millisecond', async () => {
    await driverAt(0.1);
    const { id } = await book();
    app.clock.at += 30 * 60_000;
    await runDueWork(app.services);
    expect((await readStored(id)).status).toBe('NEW');
    app.clock.at += 1;
    await runDueWork(app.services);
    expect(await readStored(id)).toMatchObject({ status: 'CANCELLED', cancelledBy: 'system' });
  });

  it('notifies the rider of a canceled trip that no driver took, and leads to booking another [2.63]', async () => {
    const notices = async () => {
      const filter = { to: rider.user.id, title: 'The trip was canceled' };
      const sort = { field: 'at', order: 1 } as const;
      const { rows } = await app.services.db.outbox.list({ filter, sort, skip: 0, limit: 10 });
      return rows.map(({ screen, params }) => ({ screen, params }));
    };
    const admin = await app.signedIn('admin');
    await driverAt(0.1);
    const [own, { id: unwanted }, late] = [await book(), await book(), await book()];
    await rider.post(`/bookings/${own.id}/cancel`, { reason: 'I walk' });
    expect(await notices()).toEqual([]);
    await admin.post(`/bookings/${unwanted}/cancel`, { reason: 'No drivers today' });
    app.clock.at += 30 * 60_000 + 1;
    await runDueWork(app.services);
    expect(await notices()).toEqual([
      { screen: 'BookedCab', params: { bookingId: unwanted } },
      { screen: 'BookingCab', params: { bookingId: late.id } },
    ]);
  });

  it('hides the trip from a driver who declined it', async () => {
    const [first, second] = [await driverAt(0.5), await driverAt(0.6)];
    const { id } = await book();
    expect((await first.post(`/bookings/${id}/decline`)).body).toEqual({ id });
    await second.post(`/bookings/${id}/accept`);
    expect((await first.post(`/bookings/${id}/decline`)).body).toEqual({ id });
    expect((await first.get(`/bookings/${id}`)).status).toBe(404);
  });

  it('rejects a late refusal with 409', async () => {
    const [first, second] = [await driverAt(0.5), await driverAt(0.6)];
    const { id } = await book();
    await second.post(`/bookings/${id}/accept`);
    expect((await first.post(`/bookings/${id}/decline`)).body.error).toBe('offer_gone');
  });

  it('follows the autoDispatch switch: trips wait while it is off and go out once it is on', async () => {
    await app.services.db.settings.saveSettings({ autoDispatch: false });
    const driver = await driverAt(0.5);
    const { id } = await book();
    await runDueWork(app.services);
    expect(await offersOf(driver)).toEqual([]);
    await app.services.db.settings.saveSettings({ autoDispatch: true });
    await runDueWork(app.services);
    expect(await offersOf(driver)).toEqual([id]);
  });

  it('still finds drivers for a trip whose car type was renamed', async () => {
    const { id } = await book({ bookLater: true, tripdate: app.clock.at + 3_600_000 });
    const driver = await driverAt(0.5);
    const admin = await app.signedIn('admin');
    const [carType] = (await admin.get('/cartypes')).body;
    await admin.put(`/cartypes/${carType.id}`, { name: 'Standard' });
    app.clock.at += 50 * 60_000;
    await runDueWork(app.services);
    expect(await offersOf(driver)).toEqual([id]);
  });

  it('offers a trip again to a driver whom an admin reassigns after a refusal', async () => {
    await app.services.db.settings.saveSettings({ autoDispatch: false });
    const [driver, admin] = [await driverAt(0.5), await app.signedIn('admin')];
    const { id } = await book();
    for (let turn = 0; turn < 2; turn += 1) {
      await admin.post(`/bookings/${id}/assign`, { driver: driver.user.id });
      expect(await offersOf(driver)).toEqual([id]);
      await driver.post(`/bookings/${id}/decline`);
      expect(await offersOf(driver)).toEqual([]);
    }
  });

  it('frees a driver whose claim did not lead to an accepted trip', async () => {
    const driver = await driverAt(0.1);
    const { id } = await book();
    await app.services.db.users.claimDriver(driver.user.id, id, {
      now: app.clock.at,
      allowDebt: false,
      allowExpired: true,
    });
    app.clock.at += 31_000;
    await runDueWork(app.services);
    expect(await app.services.db.users.findById(driver.user.id)).toMatchObject({ queue: false });
  });
});

describe('the acceptance rate', () => {
  const DAY = 24 * 3_600_000;
  const ownOffers = async (client: Client) => (await client.get('/drivers/me/offers')).body;
  const declined = (client: Client, id: string) => client.post(`/bookings/${id}/decline`);

  it('counts each offer when it ends: accepted, declined, expired, or withdrawn', async () => {
    const [taker, other, refuser] = [await driverAt(0.1), await driverAt(0.2), await driverAt(0.3)];
    const first = await book();
    await declined(refuser, first.id);
    await declined(refuser, first.id);
    app.clock.at += 31_000;
    await runDueWork(app.services);
    expect((await taker.post(`/bookings/${first.id}/accept`)).status).toBe(200);
    expect(await ownOffers(taker)).toMatchObject({ received: 2, accepted: 1, expired: 1, rate: 0.5 });
    expect(await ownOffers(other)).toMatchObject({ received: 2, expired: 1, withdrawn: 1, rate: 0 });
    expect(await ownOffers(refuser)).toMatchObject({ received: 1, declined: 1, expired: 0, rate: 0 });

    const second = await book();
    await rider.post(`/bookings/${second.id}/cancel`, { reason: 'Changed my mind' });
    expect(await ownOffers(refuser)).toMatchObject({ received: 2, declined: 1, withdrawn: 1, rate: 0 });
  });

  it('counts an offer once, however often its effect is carried out and whatever is counted at the same time', async () => {
    const driver = await driverAt(0.1);
    const offer = (at: number) => ({ driver: driver.user.id, at, end: 'declined' as const, day: 20260302 });
    const { offerDays } = app.services.db;
    await Promise.all(Array.from({ length: 12 }, (_, at) => offerDays.count('trip', [offer(at % 4)])));
    await offerDays.count('trip', [offer(0), offer(9)]);
    const days = await offerDays.ofDriver(driver.user.id, 0);
    expect([...days.values()].map((day) => day.declined)).toEqual([5]);
  });

  it('does not bring back an offer that ended when another driver accepted', async () => {
    const [taker, other] = [await driverAt(0.1), await driverAt(0.2)];
    const { id } = await book();
    await taker.post(`/bookings/${id}/accept`);
    const { dispatch } = await readStored(id);
    expect(dispatch?.offers.find(({ driver }) => driver === other.user.id)?.state).toBe('withdrawn');
  });

  it('has the last 28 days in the business’s time, and is deleted after 90', async () => {
    await app.services.db.settings.saveSettings({ timeZone: 'America/New_York' });
    const driver = await driverAt(0.1);
    app.clock.at = Date.UTC(2026, 2, 3, 2);
    const { id } = await book();
    await declined(driver, id);
    const { days } = await ownOffers(driver);
    expect(days).toHaveLength(28);
    expect(days.at(-1)).toEqual({
      day: 20260302,
      received: 1,
      accepted: 0,
      declined: 1,
      expired: 0,
      withdrawn: 0,
      givenBack: 0,
    });
    app.clock.at += 28 * DAY;
    expect((await ownOffers(driver)).received).toBe(0);
    const kept = async () => (await app.services.db.offerDays.ofDriver(driver.user.id, 0)).size;
    await bookingDueWork.forgetOffers.run(100, app.services);
    expect(await kept()).toBe(1);
    app.clock.at += 63 * DAY;
    await bookingDueWork.forgetOffers.run(100, app.services);
    expect(await kept()).toBe(0);
  });

  it('is shown to admins for all drivers, and to fleet admins for their own', async () => {
    const [admin, fleetadmin] = [await app.signedIn('admin'), await app.signedIn('fleetadmin')];
    const own = await driverAt(0.1, { fleetadmin: fleetadmin.user.id });
    const other = await driverAt(0.2);
    const { id } = await book();
    await own.post(`/bookings/${id}/accept`);
    const path = `/drivers/offers?drivers=${other.user.id},${own.user.id},${rider.user.id}`;
    const mine = {
      driver: own.user.id,
      received: 1,
      accepted: 1,
      declined: 0,
      expired: 0,
      withdrawn: 0,
      givenBack: 0,
      rate: 1,
    };
    const theirs = { ...mine, driver: other.user.id, accepted: 0, withdrawn: 1, rate: null };
    expect((await fleetadmin.get(path)).body).toEqual([mine]);
    expect((await admin.get(path)).body).toHaveLength(2);
    expect((await admin.get(path)).body).toEqual(expect.arrayContaining([mine, theirs]));
  });
});

describe('a break', () => {
  const breaks = (client: Client) => client.post('/drivers/me/break');

  it('keeps new offers away until it ends by itself, and notifies dispatch', async () => {
    const [resting, other] = [await driverAt(0.1), await driverAt(4)];
    const { status, body } = await breaks(resting);
    expect({ status, until: body.breakUntil }).toEqual({ status: 200, until: app.clock.at + 30 * 60_000 });
    app.clock.at += 60_000;
    // Taking it again does not make it longer.
    expect((await breaks(resting)).body.breakUntil).toBe(body.breakUntil);

    const { id } = await book();
    expect([await offersOf(resting), await offersOf(other)]).toEqual([[], [id]]);
    const admin = await app.signedIn('admin');
    const trace = (await admin.get(`/bookings/${id}/dispatch`)).body;
    expect(trace).toContainEqual(
      expect.objectContaining({ driver: resting.user.id, outcome: 'left_out', reason: 'on_break' }),
    );
    expect((await admin.get(`/drivers/${resting.user.id}`)).body.breakUntil).toBe(body.breakUntil);
    const override = { driver: resting.user.id, from: null, overrides: 0 };
    expect((await admin.post(`/bookings/${id}/override`, override)).body.error).toBe('driver_on_break');

    app.clock.at = body.breakUntil;
    await runDueWork(app.services);
    expect(await offersOf(resting)).toEqual([id]);
    expect((await resting.get('/auth/me')).body).not.toHaveProperty('breakUntil');
  });

  it('ends by a tap or by going offline; a driver who is offline takes none', async () => {
    const driver = await driverAt(0.1);
    const onBreak = async () => 'breakUntil' in (await driver.get('/auth/me')).body;
    await breaks(driver);
    expect((await book()).error).toBe('no_driver_found_alert_messege');
    expect((await driver.delete('/drivers/me/break')).body).not.toHaveProperty('breakUntil');
    const { id } = await book();
    expect(await offersOf(driver)).toEqual([id]);

    await breaks(driver);
    await driver.put('/drivers/me/status', { driverActiveStatus: false });
    expect((await breaks(driver)).status).toBe(409);
    await driver.put('/drivers/me/status', { driverActiveStatus: true });
    expect(await onBreak()).toBe(false);
  });

  it('is as long as the settings say, and can be turned off', async () => {
    const driver = await driverAt(0.1);
    await app.services.db.settings.saveSettings({ breakMinutes: 5 });
    expect((await breaks(driver)).body.breakUntil).toBe(app.clock.at + 5 * 60_000);
    await driver.delete('/drivers/me/break');
    await app.services.db.settings.saveSettings({ breakMinutes: 0 });
    expect((await breaks(driver)).status).toBe(409);
  });
});

describe('heading home', () => {
  /** About 11 km south of the pickup; the trips of these tests end north of it. */
  const south = { lat: PICKUP.lat - 0.1, lng: PICKUP.lng, add: 'South' };
  const toDrop = { ...aTrip.drop, add: 'Near the drop' };
  const head = (client: Client, place: object) => client.put('/drivers/me/heading', place);
  const heading = async (client: Client) => (await client.get('/auth/me')).body.heading;

  it('offers only trips whose drop brings the driver closer, and the trace has the reason why others were left out', async () => {
    const [away, toward] = [await driverAt(0.1), await driverAt(0.2)];
    expect((await head(away, south)).body.heading).toMatchObject({ ...south, isOn: true, used: 1 });
    await head(toward, toDrop);
    const { id } = await book();
    expect([await offersOf(away), await offersOf(toward)]).toEqual([[], [id]]);
    const admin = await app.signedIn('admin');
    expect((await admin.get(`/bookings/${id}/dispatch`)).body).toContainEqual(
      expect.objectContaining({ driver: away.user.id, outcome: 'left_out', reason: 'heading_elsewhere' }),
    );
    // The place where drivers live is private.
    expect((await admin.get(`/drivers/${away.user.id}`)).body).not.toHaveProperty('heading');

    await toward.post(`/bookings/${id}/decline`);
    expect((await away.delete('/drivers/me/heading')).body.heading).toMatchObject({ ...south, isOn: false });
    app.clock.at += 6_000;
    await runDueWork(app.services);
    expect(await offersOf(away)).toEqual([id]);
  });

  it('refuses a trip for now when every driver near heads elsewhere', async () => {
    await head(await driverAt(0.1), south);
    expect((await book()).error).toBe('no_driver_found_alert_messege');
  });

  it('can be turned on a limited number of times a day, also by concurrent requests, and going offline turns it off', async () => {
    const driver = await driverAt(0.1);
    const places = Array.from({ length: 6 }, (_, index) => ({ ...south, lat: south.lat - index / 100 }));
    const statuses = await Promise.all(places.map(async (place) => (await head(driver, place)).status));
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 200, 409, 409, 409, 409]);
    const { isOn: _, day: __, used, ...place } = await heading(driver);
    expect(used).toBe(2);
    // The same place again changes nothing.
    expect((await head(driver, place)).status).toBe(200);
    await driver.put('/drivers/me/status', { driverActiveStatus: false });
    expect(await heading(driver)).toMatchObject({ isOn: false, used: 2 });
    expect((await head(driver, place)).body.error).toBe('heading_used_up');
    app.clock.at += 24 * 3_600_000;
    expect((await head(driver, place)).body.heading).toMatchObject({ isOn: true, used: 1 });

    await app.services.db.settings.saveSettings({ headingsPerDay: 0 });
    // A new place counts as another use; turning on one that is already on does not.
    expect((await head(driver, { ...south, lng: south.lng - 0.1 })).status).toBe(409);
  });
});
