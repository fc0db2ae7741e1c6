import { runDueWork } from '../../../process/dueWork.js';
import { aCarType, DROP, PICKUP } from '../../../../test/support/builders.js';
import { type Client, startTestApp, type TestApp } from '../../../../test/support/testApp.js';

/** Drivers whose trip ends soon take the next one. */
let app: TestApp;
let rider: Client;
let next: Client;
let driver: Client;
let admin: Client;
const MINUTE = 60_000;
/** Where the first trip ends, and the next one begins. */
const CORNER = { ...DROP, lat: DROP.lat + 0.003, add: 'Lincoln Center' };
const FAR = { ...DROP, lat: DROP.lat + 0.05, add: 'The Bronx' };

beforeEach(async () => {
  app = await startTestApp();
  await app.services.db.carTypes.insert(aCarType({ cancelSlab: [{ minsDelayed: 5, amount: 60 }] }));
  await app.services.db.settings.saveSettings({ forwardMinutes: 10, missedOffersAway: 0, otp_secure: false });
  [rider, next, admin] = [
    await app.signedIn('rider'),
    await app.signedIn('rider'),
    await app.signedIn('admin'),
  ];
  driver = await aDriver();
});
afterEach(() => app.close());

const aDriver = () => app.signedIn('driver', { location: { lat: PICKUP.lat, lng: PICKUP.lng } });
const stored = async (id: string) => (await app.services.db.bookings.findById(id))!;
const userOf = async ({ user }: Client) => (await app.services.db.users.findById(user.id))!;
const ok = async (answer: ReturnType<Client['post']>) => {
  const { status, body } = await answer;
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
async function pass(ms: number) {
  app.clock.at += ms;
  await runDueWork(app.services);
}

/** A trip that its driver has started; its booking's id. */
async function started(by: Client = driver, of: Client = rider, drop: object = DROP): Promise<string> {
  const { id } = (await of.post('/bookings', { pickup: PICKUP, drop, carType: 'Economy' })).body;
  await ok(by.post(`/bookings/${id}/accept`));
  await ok(by.post(`/bookings/${id}/arrive`, { reason: 'here' }));
  await ok(by.post(`/bookings/${id}/start`, {}));
  return id;
}
const end = (id: string, by: Client = driver) =>
  ok(by.post(`/bookings/${id}/reach`, { lat: DROP.lat, lng: DROP.lng }));
/** The trip of the second rider, from a pickup near the end of the first one. */
const bookNext = async (fields = {}) =>
  next.post('/bookings', { pickup: CORNER, drop: PICKUP, carType: 'Economy', ...fields });
/** The second rider's trip, accepted during the first one. */
async function taken(): Promise<{ first: string; id: string }> {
  const first = await started();
  const { id } = (await bookNext()).body;
  await ok(driver.post(`/bookings/${id}/accept`));
  return { first, id };
}

describe('a driver whose trip ends soon [4.83]', () => {
  it('is offered a trip near its end, takes it by accepting, and drives to it when the first one ends', async () => {
    const first = await started();
    const { id } = (await bookNext()).body;
    expect((await stored(id)).dispatch?.offers).toMatchObject([{ driver: driver.user.id, after: first }]);
    const offer = (await driver.get('/bookings')).body.find((booking: { id: string }) => booking.id === id);
    expect(offer).toMatchObject({ status: 'NEW', finishingTrip: true });

    await ok(driver.post(`/bookings/${id}/accept`));
    expect(await stored(id)).toMatchObject({ status: 'ACCEPTED', driver: driver.user.id, afterTrip: first });
    expect(await userOf(driver)).toMatchObject({ activeBooking: first, nextBooking: id });
    expect((await driver.post(`/bookings/${id}/arrive`, { reason: 'here' })).body.error).toBe(
      'finish_first_trip',
    );

    await end(first);
    expect(await userOf(driver)).toMatchObject({ queue: true, activeBooking: id });
    expect((await userOf(driver)).nextBooking).toBeUndefined();
    expect((await stored(id)).afterTrip).toBeUndefined();
    await ok(driver.post(`/bookings/${id}/arrive`, { reason: 'here' }));
    await ok(driver.post(`/bookings/${id}/start`, {}));
    await ok(driver.post(`/bookings/${id}/reach`, { lat: PICKUP.lat, lng: PICKUP.lng }));
    expect(await userOf(driver)).toMatchObject({ queue: false });
  });

  it('shows the waiting rider when, but neither where the driver is nor anything of the first trip [4.84]', async () => {
    const { first, id } = await taken();
    const shown = (await next.get(`/bookings/${id}`)).body;
    expect(shown).toMatchObject({ status: 'ACCEPTED', finishingTrip: true });
    expect(shown.driver_location).toBeUndefined();
    const { eta, position, path } = (await next.get(`/bookings/${id}/eta`)).body;
    expect(eta).toMatchObject({ to: 'pickup' });
    expect(eta.seconds).toBeGreaterThan(60);
    expect([position, path]).toEqual([null, null]);
    const { url } = (await next.post(`/bookings/${id}/share`)).body;
    const shared = await app.anonymous.post('/shared-trips', { token: url.split('#')[1] });
    expect(shared.body.position).toBeNull();
    const seen = JSON.stringify([shown, shared.body, (await next.get(`/bookings/${id}/tracking`)).body]);
    for (const secret of [first, rider.user.id, DROP.add, `${DROP.lat}`]) expect(seen).not.toContain(secret);
    expect((await admin.get(`/bookings/${id}`)).body).toMatchObject({
      afterTrip: first,
      finishingTrip: true,
    });
    await end(first);
    expect((await next.get(`/bookings/${id}`)).body.driver_location).toMatchObject({
      lat: expect.any(Number),
    });
    expect((await next.get(`/bookings/${id}`)).body.finishingTrip).toBeUndefined();
  });

  it('is not asked while the setting is 0, for a pickup out of reach, or before the passenger is in the car', async () => {
    const { id } = (await rider.post('/bookings', { pickup: PICKUP, drop: DROP, carType: 'Economy' })).body;
    await ok(driver.post(`/bookings/${id}/accept`));
    /** Whoever is asked; nobody if the booking is refused, because no driver is near. */
    const asked = async (fields = {}) => {
      const { body } = await bookNext(fields);
      return Object.keys((body.id && (await stored(body.id)).requestedDrivers) ?? {});
    };
    expect(await asked()).toEqual([]);
    await ok(driver.post(`/bookings/${id}/arrive`, { reason: 'here' }));
    await ok(driver.post(`/bookings/${id}/start`, {}));
    await app.services.db.settings.saveSettings({ forwardMinutes: 0 });
    expect(await asked()).toEqual([]);
    await app.services.db.settings.saveSettings({ forwardMinutes: 1 });
    expect(await asked()).toEqual([]);
    await app.services.db.settings.saveSettings({ forwardMinutes: 10, driverRadius: 3 });
    expect(await asked({ pickup: FAR })).toEqual([]);
    expect(await asked()).toEqual([driver.user.id]);
  });

  it('comes after a free driver who is there sooner, and before one who is there later', async () => {
    await app.services.db.settings.saveSettings({ offersAtATime: 1 });
    await started();
    const near = await app.signedIn('driver', { location: { lat: CORNER.lat, lng: CORNER.lng } });
    await app.signedIn('driver', { location: { lat: FAR.lat, lng: FAR.lng } });
    const askedFor = async () =>
      Object.keys((await stored((await bookNext()).body.id)).requestedDrivers ?? {});
    expect(await askedFor()).toEqual([near.user.id]);
    await near.put('/drivers/me/status', { driverActiveStatus: false });
    expect(await askedFor()).toEqual([driver.user.id]);
  });

  it('takes one next trip only, however many are accepted at the same time', async () => {
    const first = await started();
    const ids: string[] = [];
    for (let count = 0; count < 10; count += 1) {
      const other = await app.signedIn('rider');
      const { id } = (await other.post('/bookings', { pickup: CORNER, drop: PICKUP, carType: 'Economy' }))
        .body;
      ids.push(id);
    }
    const answers = await Promise.all(ids.map((id) => driver.post(`/bookings/${id}/accept`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const held = (await Promise.all(ids.map(stored))).filter((booking) => booking.driver === driver.user.id);
    expect(held).toHaveLength(1);
    expect(await userOf(driver)).toMatchObject({ activeBooking: first, nextBooking: held[0]?.id });
  });

  it('takes it at once if the first trip has ended before they answer', async () => {
    const first = await started();
    const { id } = (await bookNext()).body;
    await end(first);
    await ok(driver.post(`/bookings/${id}/accept`));
    expect((await stored(id)).afterTrip).toBeUndefined();
    expect(await userOf(driver)).toMatchObject({ activeBooking: id });
  });

  it('need not answer: the offer counts for nothing when its time is over', async () => {
    await started();
    const { id } = (await bookNext()).body;
    await pass(31_000);
    expect((await stored(id)).dispatch?.offers).toMatchObject([{ driver: driver.user.id }]);
    expect((await driver.get('/drivers/me/offers')).body).toMatchObject({ expired: 0 });
  });
});

describe('a next trip ends [4.83]', () => {
  it.each([
    ['its rider cancels it', (id: string) => next.post(`/bookings/${id}/cancel`, { reason: 'Other' })],
    [
      'its driver gives it back',
      (id: string) => driver.post(`/bookings/${id}/giveBack`, { reason: 'Other' }),
    ],
    ['staff cancel it', (id: string) => admin.post(`/bookings/${id}/cancel`, { reason: 'Other' })],
  ] as const)('when %s, and the driver goes on with the first one', async (_, act) => {
    const { first, id } = await taken();
    await pass(MINUTE);
    await ok(act(id));
    expect((await stored(id)).driver === driver.user.id && (await stored(id)).status === 'ACCEPTED').toBe(
      false,
    );
    expect(await userOf(driver)).toMatchObject({ queue: true, activeBooking: first });
    expect((await userOf(driver)).nextBooking).toBeUndefined();
    expect((await stored(id)).cancel_fee ?? 0).toBe(0);
    await end(first);
    expect(await userOf(driver)).toMatchObject({ queue: false });
  });

  it('without its rider, at the fee for canceling, which counts from the end of the first trip', async () => {
    await app.services.db.settings.saveSettings({ noShowMinutes: 4 });
    const { first, id } = await taken();
    app.clock.at += 2 * MINUTE;
    await end(first);
    const here = () => driver.put('/drivers/me/location', { lat: CORNER.lat, lng: CORNER.lng });
    await here();
    await ok(driver.post(`/bookings/${id}/arrive`));
    for (const by of ['call', 'message']) await ok(driver.post(`/bookings/${id}/no-show/try`, { by }));
    for (let minute = 0; minute < 4; minute += 1) {
      app.clock.at += MINUTE;
      await here();
    }
    expect(await ok(driver.post(`/bookings/${id}/no-show`))).toMatchObject({ status: 'CANCELLED' });
    // The slab of 60 begins five minutes after the acceptance, but the driver was on the way for four only.
    expect((await stored(id)).noShow).toMatchObject({ fee: 0 });
  });

  it('begins at once when staff end the first trip', async () => {
    const { first, id } = await taken();
    const at = app.clock.at;
    await ok(
      admin.post(`/bookings/${first}/resolve`, {
        reason: 'phone_failed',
        action: 'end',
        lat: DROP.lat,
        lng: DROP.lng,
        at,
      }),
    );
    expect(await userOf(driver)).toMatchObject({ activeBooking: id });
    expect((await stored(id)).afterTrip).toBeUndefined();
  });

  it('goes to another driver in time if the first trip takes longer, and both are told [4.85]', async () => {
    const { first, id } = await taken();
    const booking = await stored(first);
    // The rider asked to be driven further.
    await app.services.db.bookings.change({
      id: first,
      version: booking.version as number,
      status: 'STARTED',
      set: { drop: FAR, dropAddress: FAR.add, estimateTime: booking.estimateTime * 6 },
      effects: [],
      effectsDue: app.clock.at,
      ended: [],
    });
    app.services.liveTrips.forget(driver.user.id);
    await pass(30_000);
    const anew = await stored(id);
    expect(anew).toMatchObject({ status: 'NEW' });
    expect(anew.driver).toBeUndefined();
    expect((await userOf(driver)).nextBooking).toBeUndefined();
    const read = async (client: Client) => JSON.stringify((await client.get('/users/me/notifications')).body);
    expect(await read(next)).toContain('We are finding you another car');
    expect(await read(driver)).toContain('Your next trip goes to another driver');
    const trace = (await admin.get(`/bookings/${id}/dispatch`)).body;
    expect(trace.some(({ reason }: { reason: string }) => reason === 'trip_longer')).toBe(true);
    await end(first);
    expect(await userOf(driver)).toMatchObject({ queue: false });
  });

  it('goes to another driver when its own is blocked after the first trip', async () => {
    const { first, id } = await taken();
    await app.services.db.users.planBlock(driver.user.id, true);
    await end(first);
    await ok(driver.post(`/bookings/${first}/pay`, { payment_mode: 'cash' }));
    await pass(MINUTE);
    expect((await stored(id)).driver).toBeUndefined();
    expect((await userOf(driver)).nextBooking).toBeUndefined();
  });

  it('stays with a driver who goes offline, like any trip that was accepted', async () => {
    const { first, id } = await taken();
    await ok(driver.put('/drivers/me/status', { driverActiveStatus: false }));
    await end(first);
    expect(await userOf(driver)).toMatchObject({ activeBooking: id });
  });
});
