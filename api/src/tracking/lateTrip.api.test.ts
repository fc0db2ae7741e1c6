import type { LatLng, TrackingPoint } from '@wayfare/shared';
import { aCarType, aTrip, DROP, PICKUP } from '../../test/support/builders.js';
import { type Client, startTestApp, TEST_NOW, type TestApp } from '../../test/support/testApp.js';

/**
 * Trips of drivers without a network: the device keeps steps and positions and reports them later, in order. Track and
 * fare must equal those of the same trip reported live.
 */
let app: TestApp;
let rider: Client;
let driver: Client;
let id: string;

const SECOND = 1000;
/** Where the driver comes from: 1.1 km south of the pickup. */
const ORIGIN = { lat: PICKUP.lat - 0.01, lng: PICKUP.lng };
/** A kilometer east of the direct line: a detour that the fare depends on. */
const EAST = 0.012;

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

type Event =
  | ({ at: number; kind: 'position' } & LatLng)
  | { at: number; kind: 'step'; name: string; body: object };

const along = (from: LatLng, to: LatLng, share: number): LatLng => ({
  lat: from.lat + (to.lat - from.lat) * share,
  lng: from.lng + (to.lng - from.lng) * share,
});

/** A whole drive, a position every ten seconds: to the pickup, a wait of a minute, then by a detour to the drop. */
function aDrive(): Event[] {
  const turn = { lat: (PICKUP.lat + DROP.lat) / 2, lng: PICKUP.lng + EAST };
  const legs: [LatLng, LatLng, number][] = [
    [ORIGIN, PICKUP, 12],
    [PICKUP, PICKUP, 6],
    [PICKUP, turn, 12],
    [turn, DROP, 12],
  ];
  const places = legs.flatMap(([from, to, count]) =>
    Array.from({ length: count }, (_, index) => along(from, to, (index + 1) / count)),
  );
  const events = places.map(
    (place, index): Event => ({ ...place, kind: 'position', at: TEST_NOW + (index + 1) * 10 * SECOND }),
  );
  const step = (after: number, name: string, body: object = {}): Event => ({
    kind: 'step',
    name,
    body,
    at: TEST_NOW + after * 10 * SECOND + 3 * SECOND,
  });
  const steps = [step(12, 'arrive'), step(18, 'start'), step(42, 'reach', DROP)];
  return [...events, ...steps].sort((a, b) => a.at - b.at);
}

const take = (event: Event) =>
  event.kind === 'position'
    ? driver.put('/drivers/me/location', { lat: event.lat, lng: event.lng, at: event.at })
    : driver.post(`/bookings/${id}/${event.name}`, { ...event.body, at: event.at });

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

async function reportLive(events: readonly Event[]): Promise<void> {
  for (const event of events) {
    app.clock.at = event.at;
    expect((await take(event)).status).toBe(200);
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
  await reportLive(aDrive());
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

    const events = aDrive();
    const [from, to] = [TEST_NOW + cutAt * SECOND, TEST_NOW + backAt * SECOND];
    await reportLive(events.filter(({ at }) => at < from));
    app.clock.at = to;
    await reportLate(events.filter(({ at }) => at >= from && at < to));
    await reportLive(events.filter(({ at }) => at >= to));
    expect(await outcome()).toEqual(live);
  });
}

it('changes nothing when a device reports the same steps and positions again', async () => {
  const events = aDrive();
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
  await reportLive(aDrive());
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
  expect((await driver.post('/drivers/me/locations', { positions })).body).toEqual({ taken: 0 });
});
