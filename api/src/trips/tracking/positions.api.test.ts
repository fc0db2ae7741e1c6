import type { LatLng, TrackingPoint } from '@wayfare/shared';
import { aCarType, aTrip, DROP, PICKUP } from '../../../test/support/builders.js';
import { type Client, startTestApp, type TestApp } from '../../../test/support/testApp.js';

/** When positions were measured, how exact they are, and how drivers learn that one does not count. */
let app: TestApp;
let admin: Client;
let rider: Client;
let driver: Client;

const SECOND = 1000;
const KM = 1 / 111.195;
const AWAY = { lat: -18.4, lng: 177.9 };
const north = (from: LatLng, km: number): LatLng => ({ lat: from.lat + km * KM, lng: from.lng });

beforeAll(async () => {
  app = await startTestApp();
  await app.services.db.carTypes.insert(aCarType());
  await app.services.db.settings.saveSettings({ autoDispatch: true, otp_secure: false });
  admin = await app.signedIn('admin');
});
afterAll(() => app.close());

beforeEach(async () => {
  rider = await app.signedIn('rider');
  driver = await app.signedIn('driver');
});
afterEach(async () => {
  await app.services.db.users.update(driver.user.id, { driverActiveStatus: false, queue: false });
  await app.services.liveDrivers.refresh(driver.user.id);
});

const pass = (seconds: number) => {
  app.clock.at += seconds * SECOND;
};
const send = async (position: LatLng, fields: object = {}) =>
  (await driver.put('/drivers/me/location', { ...position, at: app.clock.at, ...fields })).body;
const onBoard = async () =>
  (await admin.get(`/drivers/board?drivers=${driver.user.id}`)).body.drivers[0] as {
    location: LatLng;
    positionAt: number;
    state: string;
  };

async function started(): Promise<string> {
  const { id } = (await rider.post('/bookings', aTrip)).body;
  for (const step of ['accept', 'arrive', 'start'])
    expect((await driver.post(`/bookings/${id}/${step}`)).status).toBe(200);
  return id;
}
const trackOf = async (id: string) =>
  (await rider.get(`/bookings/${id}/tracking`)).body as unknown as TrackingPoint[];
const readStored = async (id: string) => (await app.services.db.bookings.findById(id))!;

describe('a position that is sent again', () => {
  it('keeps its time: its driver becomes silent on the board', async () => {
    driver = await app.signedIn('driver', { idleSince: app.clock.at });
    const measuredAt = app.clock.at;
    await send(PICKUP);
    for (let tens = 0; tens < 20; tens += 1) {
      pass(10);
      await send(PICKUP, { at: measuredAt });
    }
    expect(await onBoard()).toMatchObject({ positionAt: measuredAt, state: 'stale' });
    expect(await send(PICKUP, { at: measuredAt })).toEqual({
      taken: true,
      reason: 'late',
      message: expect.stringContaining('clock'),
    });
  });
});

describe('a trip through a tunnel', () => {
  it.each([84, 110, 150])(
    'of %s s has no waiting time, no flags, and its whole length [5.18, 5.20]',
    async (seconds) => {
      const id = await started();
      pass(20);
      await send(north(PICKUP, 0.2));
      // The device measures nothing.
      pass(seconds);
      await send(north(PICKUP, 0.8));
      pass(20);
      const reached = await driver.post(`/bookings/${id}/reach`, { lat: DROP.lat, lng: DROP.lng });
      expect(reached.status).toBe(200);
      const { distance, trackFlags, fareReview } = await readStored(id);
      expect(distance).toBe(1.001);
      expect(trackFlags).toBeUndefined();
      expect(fareReview?.waitingSeconds ?? 0).toBe(0);
    },
  );
});

describe('a coarse position', () => {
  it.each([151, 800, 3_000, 40_000])(
    'of ±%s m shows on the map but is not driven [5.18]',
    async (accuracyM) => {
      const id = await started();
      pass(20);
      await send(north(PICKUP, 0.3), { accuracyM: 8 });
      pass(20);
      const beside = { lat: PICKUP.lat, lng: PICKUP.lng + 0.012 };
      expect(await send(beside, { accuracyM })).toMatchObject({ taken: true, reason: 'coarse' });
      expect((await rider.get(`/bookings/${id}`)).body.driver_location).toEqual(beside);
      expect(await onBoard()).toMatchObject({ location: beside, positionAt: app.clock.at });
      // A moment later, the next exact one is where the car has been all the time.
      pass(3);
      expect(await send(north(PICKUP, 0.4), { accuracyM: 12 })).toEqual({ taken: true });
      pass(60);
      await driver.post(`/bookings/${id}/reach`, { lat: DROP.lat, lng: DROP.lng });
      expect((await trackOf(id)).filter(({ lng }) => Math.abs(lng - PICKUP.lng) > 0.001)).toEqual([]);
      expect(await readStored(id)).toMatchObject({ distance: 1.001 });
      expect((await readStored(id)).trackFlags).toBeUndefined();
    },
  );

  it('is not driven either if a device sends it later, with others', async () => {
    const id = await started();
    const start = app.clock.at;
    pass(60);
    const positions = [
      { ...north(PICKUP, 0.3), at: start + 20 * SECOND, accuracyM: 10 },
      { lat: PICKUP.lat, lng: PICKUP.lng + 0.01, at: start + 40 * SECOND, accuracyM: 2_000 },
      { ...north(PICKUP, 0.5), at: start + 50 * SECOND, accuracyM: 10 },
    ];
    expect((await driver.post('/drivers/me/locations', { positions })).body).toEqual({ taken: 3 });
    expect(await trackOf(id)).toHaveLength(3);
  });

  it('proves no arrival', async () => {
    await send(north(PICKUP, 2), { accuracyM: 10 });
    const { id } = (await rider.post('/bookings', aTrip)).body;
    await driver.post(`/bookings/${id}/accept`);
    pass(120);
    await send(PICKUP, { accuracyM: 900 });
    expect((await driver.post(`/bookings/${id}/arrive`)).body.error).toBe('too_far_from_pickup');
    pass(5);
    await send(PICKUP, { accuracyM: 20 });
    expect((await driver.post(`/bookings/${id}/arrive`)).status).toBe(200);
  });

  it.each([[-1], ['8'], [null]])('with an accuracy of %j is refused', async (accuracyM) => {
    const answer = await driver.put('/drivers/me/location', { ...PICKUP, accuracyM });
    expect([answer.status, answer.body.error]).toEqual([400, 'validation_error']);
  });
});

describe('a wrong first position', () => {
  it.each([
    ['0,0', { lat: 0, lng: 0 }],
    ['far away', AWAY],
  ])('of %s does not lock its driver out: three that agree replace it', async (_, wrong) => {
    await send(wrong);
    const answers: unknown[] = [];
    for (const km of [0.1, 0.13, 0.16, 0.19]) {
      pass(2);
      answers.push(await send(north(PICKUP, km)));
    }
    const refused = { taken: false, reason: 'unreachable', message: expect.stringContaining('Keep sending') };
    expect(answers).toEqual([refused, refused, { taken: true }, { taken: true }]);
    expect(await onBoard()).toMatchObject({ location: north(PICKUP, 0.19), state: 'free' });
  });

  it('during a trip does not hide the rest of its track', async () => {
    const { id } = (await rider.post('/bookings', aTrip)).body;
    await driver.post(`/bookings/${id}/accept`);
    await send({ lat: 0, lng: 0 });
    for (let index = 0; index < 4; index += 1) {
      pass(3);
      await send(PICKUP);
    }
    for (const step of ['arrive', 'start'])
      expect((await driver.post(`/bookings/${id}/${step}`)).status).toBe(200);
    for (const km of [0.25, 0.5, 0.75]) {
      pass(30);
      await send(north(PICKUP, km));
    }
    pass(30);
    await driver.post(`/bookings/${id}/reach`, { lat: DROP.lat, lng: DROP.lng });
    expect(await readStored(id)).toMatchObject({ distance: 1.001 });
    expect((await readStored(id)).trackFlags).toBeUndefined();
  });

  it('nor does a flight: three minutes of positions that agree bring its driver back', async () => {
    for (let tens = 0; tens < 12; tens += 1) {
      await send(PICKUP);
      pass(10);
    }
    pass(7_200);
    let minutes = 0;
    while (!(await send(AWAY)).taken) {
      pass(20);
      minutes += 1 / 3;
      expect(minutes).toBeLessThan(5);
    }
    expect(minutes).toBeGreaterThanOrEqual(3);
    expect(await onBoard()).toMatchObject({ location: AWAY, state: 'free' });
  });
});

describe('a device with a wrong clock', () => {
  it.each([180, 45, 599, -180, -45, -599])('of %s s is seen to move', async (off) => {
    await send(PICKUP);
    const answers: { taken: boolean; reason?: string }[] = [];
    for (let index = 1; index <= 5; index += 1) {
      pass(2);
      answers.push(await send(north(PICKUP, index * 0.03), { at: app.clock.at + off * SECOND }));
    }
    // Each refusal has a reason.
    expect(answers.filter(({ taken, reason }) => !taken && !reason)).toEqual([]);
    expect(answers.at(-1)).toEqual({ taken: true });
    expect(await onBoard()).toMatchObject({
      location: north(PICKUP, 0.15),
      positionAt: app.clock.at,
      state: 'free',
    });
  });

  it('of hours is told so, in the driver’s language', async () => {
    await send(PICKUP);
    pass(2);
    expect(await send(PICKUP, { at: app.clock.at + 5 * 3_600_000 })).toEqual({
      taken: false,
      reason: 'clock_ahead',
      message: expect.stringContaining('clock'),
    });
    expect(await send(PICKUP, { at: app.clock.at - 5 * 3_600_000 })).toMatchObject({
      taken: false,
      reason: 'older',
    });
    expect(await send(PICKUP)).toEqual({ taken: true });
  });

  it('has its kept positions corrected together', async () => {
    const id = await started();
    const start = app.clock.at;
    pass(60);
    const positions = [10, 25, 40, 60].map((seconds) => ({
      ...north(PICKUP, seconds / 80),
      at: start + (seconds + 240) * SECOND,
    }));
    expect((await driver.post('/drivers/me/locations', { positions })).body).toEqual({ taken: 4 });
    // Sent again, they are the same.
    await driver.post('/drivers/me/locations', { positions });
    expect((await trackOf(id)).slice(1).map(({ at }) => (at - start) / SECOND)).toEqual([10, 25, 40, 60]);
  });
});

it('tells a driver who is offline, and one without a trip, why a position has no effect', async () => {
  const id = await started();
  pass(60);
  await driver.post(`/bookings/${id}/reach`, { lat: DROP.lat, lng: DROP.lng });
  const point = { ...DROP, at: app.clock.at };
  expect(
    (await driver.post(`/bookings/${id}/tracking`, { lat: point.lat, lng: point.lng })).body,
  ).toMatchObject({
    taken: false,
    reason: 'no_trip',
  });
  const offline = await app.signedIn('driver', { driverActiveStatus: false });
  expect((await offline.put('/drivers/me/location', { ...PICKUP })).body).toMatchObject({
    taken: false,
    reason: 'offline',
  });
});
