import type { TrackingPoint } from '@wayfare/shared';
import { aCarType, aTrip, DROP, PICKUP } from '../../../test/support/builders.js';
import { signAccessToken } from '../../people/auth/accessToken.js';
import { aDrive, type DriveEvent as Event, ORIGIN } from '../../../test/support/drive.js';
import { type Client, startTestApp, TEST_NOW, type TestApp } from '../../../test/support/testApp.js';

/**
 * Trips of drivers without a network: the device keeps steps and positions and reports them later, in order.
 * Track and fare must equal those of the same trip reported live.
 */
let app: TestApp;
let rider: Client;
let driver: Client;
let id: string;

const SECOND = 1000;

beforeAll(async () => {
  app = await startTestApp();
  await app.services.db.carTypes.insert(aCarType());
  await app.services.db.settings.saveSettings({ autoDispatch: true, otp_secure: false });
});
afterAll(() => app.close());

beforeEach(book);
afterEach(async () => {
  await app.services.db.users.update(driver.user.id, { driverActiveStatus: false, queue: false });
  await app.services.liveDrivers.refresh(driver.user.id);
});

/** A new rider's trip, accepted by a new driver, whose device has a network then. */
async function book(): Promise<void> {
  app.clock.at = TEST_NOW;
  rider = await app.signedIn('rider');
  driver = await app.signedIn('driver', { location: ORIGIN });
  await driver.put('/drivers/me/location', { ...ORIGIN, at: TEST_NOW });
  id = (await rider.post('/bookings', aTrip)).body.id;
  expect((await driver.post(`/bookings/${id}/accept`)).status).toBe(200);
}

/** Sends requests as the driver. */
type Device = Pick<Client, 'put' | 'post'>;

const take = (event: Event, device: Device = driver) =>
  event.kind === 'position'
    ? device.put('/drivers/me/location', { lat: event.lat, lng: event.lng, at: event.at })
    : device.post(`/bookings/${id}/${event.name}`, { ...event.body, at: event.at });

/** Reports events in order; neighboring positions together. */
async function reportLate(events: readonly Event[]): Promise<void> {
  let positions: object[] = [];
  const flush = async () => {
    if (positions.length === 0) return;
    expect((await driver.post('/drivers/me/locations', { positions })).status).toBe(200);
    positions = [];
  };
  for (const event of events) {
    if (event.kind === 'position') positions.push({ lat: event.lat, lng: event.lng, at: event.at });
    else {
      await flush();
      expect((await take(event)).status).toBe(200);
    }
  }
  await flush();
}

async function reportLive(
  events: readonly Event[],
  deviceOf: (event: Event) => Device = () => driver,
): Promise<void> {
  for (const event of events) {
    app.clock.at = event.at;
    expect((await take(event, deviceOf(event))).status).toBe(200);
  }
}

/** Everything about the trip that the network must not change. */
async function outcome() {
  const track = (await rider.get(`/bookings/${id}/tracking`)).body as unknown as TrackingPoint[];
  const stored = await app.services.db.bookings.findById(id);
  return {
    track: track.map(({ at, status, lat, lng, flagged }) => ({ at, status, lat, lng, flagged })),
    status: stored?.status,
    times: [stored?.driver_arrive_time, stored?.trip_start_time, stored?.trip_end_time],
    arrivalUnproven: stored?.arrivalUnproven,
    flags: stored?.trackFlags,
    distance: stored?.distance,
    fare: [stored?.trip_cost, stored?.driver_share, stored?.convenience_fees],
    review: stored?.fareReview?.measured,
  };
}

async function undisturbed() {
  await reportLive(aDrive(TEST_NOW));
  return outcome();
}

/** The same drive by another driver and rider. */
async function again() {
  await app.services.db.users.update(driver.user.id, { driverActiveStatus: false, queue: false });
  await app.services.liveDrivers.refresh(driver.user.id);
  await rider.post(`/bookings/${id}/pay`, { payment_mode: 'cash' });
  await book();
}

for (const [what, cutAt, backAt] of [
  ['the whole trip', 0, 600],
  ['the drive to the pickup and the arrival', 5, 150],
  ['the start', 170, 230],
  ['the end', 350, 1800],
] as const) {
  it(`gives the same track, times and fare if ${what} is reported later [3.20, 4.14, 5.18, 5.20]`, async () => {
    const live = await undisturbed();
    expect(live).toMatchObject({ status: 'PENDING', arrivalUnproven: undefined });
    expect(live.track.length).toBeGreaterThan(40);
    await again();

    const events = aDrive(TEST_NOW);
    const [from, to] = [TEST_NOW + cutAt * SECOND, TEST_NOW + backAt * SECOND];
    await reportLive(events.filter(({ at }) => at < from));
    app.clock.at = to;
    await reportLate(events.filter(({ at }) => at >= from && at < to));
    await reportLive(events.filter(({ at }) => at >= to));
    expect(await outcome()).toEqual(live);
  });
}

it('changes nothing when a device reports the same steps and positions again', async () => {
  const events = aDrive(TEST_NOW);
  app.clock.at = TEST_NOW + 600 * SECOND;
  const started = events.findIndex((event) => event.kind === 'step' && event.name === 'start');
  await reportLate(events.slice(0, started + 5));
  // No answer came back, so the device sends the last of them again.
  await reportLate(events.slice(started - 2, started + 5));
  await reportLate(events.slice(started + 5));
  const once = await outcome();
  await reportLate(events.slice(started));
  expect(await outcome()).toEqual(once);
  await again();
  await reportLive(aDrive(TEST_NOW));
  expect(await outcome()).toEqual(once);
});

it('believes no step before an earlier one, nor before a position that the device has already sent', async () => {
  const at = (seconds: number) => TEST_NOW + seconds * SECOND;
  app.clock.at = at(300);
  await driver.put('/drivers/me/location', { ...PICKUP, at: at(240) });
  expect((await driver.post(`/bookings/${id}/arrive`, { at: at(10) })).body.driver_arrive_time).toBe(at(240));
  app.clock.at = at(400);
  expect((await driver.post(`/bookings/${id}/start`, { at: at(100) })).body.trip_start_time).toBe(at(240));
  const ahead = await driver.post(`/bookings/${id}/reach`, { ...DROP, at: at(4000) });
  expect(ahead.body.trip_end_time).toBe(at(400));
});

it('refuses late steps of a trip that was canceled meanwhile, and keeps the cancellation', async () => {
  expect((await rider.post(`/bookings/${id}/cancel`, { reason: 'Too late' })).status).toBe(200);
  app.clock.at += 60 * SECOND;
  const arrive = await driver.post(`/bookings/${id}/arrive`, { at: TEST_NOW + SECOND });
  expect([arrive.status, arrive.body.error]).toEqual([409, 'wrong_state']);
  expect((await rider.get(`/bookings/${id}`)).body.status).toBe('CANCELLED');
});

it('gains nothing from positions that are dated back: they cannot be driven to either', async () => {
  app.clock.at = TEST_NOW + 600 * SECOND;
  await driver.put('/drivers/me/location', { ...PICKUP, at: TEST_NOW + 580 * SECOND });
  const far = { lat: PICKUP.lat + 0.5, lng: PICKUP.lng };
  const positions = [1, 2, 3].map((second) => ({ ...far, at: TEST_NOW + (580 + second) * SECOND }));
  expect((await driver.post('/drivers/me/locations', { positions })).body).toMatchObject({ taken: 0 });
});

describe('a driver who is signed in on two devices', () => {
  /** The driver's other device, with a sign-in of its own. */
  async function otherDevice(): Promise<Device> {
    const { uid, family } = { uid: driver.user.id, family: `other:${driver.user.id}` };
    const signIn = { id: family, uid, startedAt: TEST_NOW, agent: 'a tablet', seenAt: null, expiresAt: 0 };
    await app.services.db.tokenFamilies.begin(signIn);
    const send = async (method: 'put' | 'post', path: string, body: object = {}) => {
      const token = await signAccessToken(uid, app.services, { family, provenAt: TEST_NOW });
      const { status, body: answer } = await app
        .request(method, `/api${path}`)
        .set({ authorization: `Bearer ${token}` })
        .send(body);
      return { status, body: answer, headers: new Headers() };
    };
    return {
      put: (path, body) => send('put', path, body as object),
      post: (path, body) => send('post', path, body as object),
    };
  }

  /** The other device lies in the same car: between two positions of the first device, it takes one, too. */
  function positionsBetween(events: readonly Event[]): Event[] {
    const positions = events.filter((event) => event.kind === 'position');
    return positions.slice(1).map((to, index) => {
      const from = positions[index] ?? to;
      const middle = { lat: (from.lat + to.lat) / 2, lng: (from.lng + to.lng) / 2 };
      return { ...middle, kind: 'position', at: to.at - 5 * SECOND };
    });
  }

  const inOrder = (events: readonly Event[]) => events.toSorted((a, b) => a.at - b.at);

  /** Both devices have a network during the whole drive. */
  async function withBothConnected() {
    const own = aDrive(TEST_NOW);
    const others = positionsBetween(own);
    const other = await otherDevice();
    await reportLive(inOrder([...own, ...others]), (event) => (others.includes(event) ? other : driver));
    return outcome();
  }

  for (const [what, cutAt, backAt] of [
    ['the whole trip', 0, 600],
    ['the arrival and the start', 100, 260],
    ['a part of the drive', 200, 350],
    ['the end', 350, 1800],
  ] as const) {
    it(`has the same track, times and fare if one of them reports ${what} later [3.20, 4.14]`, async () => {
      const live = await withBothConnected();
      expect(live).toMatchObject({ status: 'PENDING', arrivalUnproven: undefined, flags: undefined });
      expect(live.track.length).toBeGreaterThan(80);
      await again();

      const own = aDrive(TEST_NOW);
      const others = positionsBetween(own);
      const other = await otherDevice();
      const [from, to] = [TEST_NOW + cutAt * SECOND, TEST_NOW + backAt * SECOND];
      const isLate = ({ at }: Event) => at >= from && at < to;
      const late = own.filter(isLate);
      const rest = inOrder([...own.filter((event) => !isLate(event)), ...others]);
      const deviceOf = (event: Event) => (others.includes(event) ? other : driver);
      await reportLive(
        rest.filter(({ at }) => at < to),
        deviceOf,
      );
      app.clock.at = to;
      await reportLate(late);
      // No answer came back, so the device sends them again.
      await reportLate(late);
      await reportLive(
        rest.filter(({ at }) => at >= to),
        deviceOf,
      );
      expect(await outcome()).toEqual(live);
    });
  }

  it('does not move back on the map with a late position', async () => {
    const other = await otherDevice();
    app.clock.at = TEST_NOW + 120 * SECOND;
    await other.put('/drivers/me/location', { ...PICKUP, at: app.clock.at });
    const late = { ...ORIGIN, at: TEST_NOW + 10 * SECOND };
    expect((await driver.put('/drivers/me/location', late)).body).toMatchObject({ taken: false });
    expect((await rider.get(`/bookings/${id}`)).body.driver_location).toMatchObject({ lat: PICKUP.lat });
    const track = (await rider.get(`/bookings/${id}/tracking`)).body as unknown as TrackingPoint[];
    expect(track.map(({ at }) => at)).toEqual([late.at, app.clock.at]);
  });

  it('adds no late position that was taken before the trip, or far from where the car was then', async () => {
    const at = (seconds: number) => TEST_NOW + seconds * SECOND;
    const other = await otherDevice();
    for (const seconds of [60, 64, 68]) {
      app.clock.at = at(seconds);
      await other.put('/drivers/me/location', { ...ORIGIN, at: app.clock.at });
    }
    const far = { lat: ORIGIN.lat + 0.5, lng: ORIGIN.lng };
    const positions = [
      { ...ORIGIN, at: at(-30) },
      ...[61, 62, 63, 65].map((seconds) => ({ ...far, at: at(seconds) })),
    ];
    expect((await driver.post('/drivers/me/locations', { positions })).body).toMatchObject({ taken: 0 });
    const track = (await rider.get(`/bookings/${id}/tracking`)).body as unknown as TrackingPoint[];
    expect(track.map((point) => point.at)).toEqual([at(60), at(64), at(68)]);
  });

  it('never tells followers which device sent a position', async () => {
    await driver.put('/drivers/me/location', { ...ORIGIN, at: TEST_NOW });
    const [point] = (await rider.get(`/bookings/${id}/tracking`)).body as unknown as object[];
    expect(Object.keys(point ?? {}).toSorted()).toEqual(['at', 'id', 'lat', 'lng', 'status']);
  });
});
