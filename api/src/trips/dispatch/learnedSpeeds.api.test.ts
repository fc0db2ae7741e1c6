import { type LatLng, type NamedDispatchTrace, SAMPLES_KEPT, speedKeys } from '@wayfare/shared';
import { aCarType, aTrip, PICKUP } from '../../../test/support/builders.js';
import { straightMaps } from '../../../test/support/straightMaps.js';
import { type Client, startTestApp, type TestApp } from '../../../test/support/testApp.js';
import { trackedDrive } from '../../../test/support/trackedDrive.js';
import { tripEtas } from '../booking/eta/tripEtas.js';
import { learnedSpeeds } from './learnedSpeeds.js';
import { pickupTimes } from './pickupTimes.js';

/** Driving times learn from trips: in these tests, a drive is estimated to take two minutes for a km. */
let app: TestApp;
let admin: Client;
let beginning: number;

const KM = 1 / 111.195;
const MINUTE = 60_000;
const north = (km: number): LatLng => ({ lat: PICKUP.lat + km * KM, lng: PICKUP.lng });
const place = (point: LatLng) => ({ ...point, add: 'Somewhere' });
const NORTH = north(4);
const SOUTH = north(-5);

beforeEach(async () => {
  app = await startTestApp();
  await app.services.db.carTypes.insert(aCarType());
  await app.services.db.settings.saveSettings({ offersAtATime: 1, fairSeconds: 0, otp_secure: false });
  admin = await app.signedIn('admin');
  beginning = app.clock.at;
  learnAgain();
});
afterEach(() => app.close());

/**
 * The product reads again what trips showed, and waits long enough for a busy machine. Returns how often it
 * has read from now on.
 */
function learnAgain(maps: Pick<typeof straightMaps, 'timesTo' | 'route'> = straightMaps): () => number {
  const { clock, db, liveDrivers, liveTrips } = app.services;
  let reads = 0;
  const samplesOf = (keys: readonly string[]) => {
    reads += 1;
    return db.learnedSpeeds.samplesOf(keys);
  };
  const speeds = learnedSpeeds({ samplesOf, clock, budgetMs: 10_000 });
  app.services.learnedSpeeds = speeds;
  app.services.pickupTimes = pickupTimes({ maps, speeds, clock, budgetMs: 10_000 });
  app.services.etas = tripEtas({ maps, speeds, liveDrivers, liveTrips, clock });
  return () => reads;
}

interface Driven {
  from: LatLng;
  /** How many times as long as estimated it takes. */
  times: number;
  trip?: object;
  isSeen?: boolean;
}

/** Drives a trip to the place where the tests book, at the same hour as all others. Returns its id. */
async function driven({ from, times, trip = {}, isSeen = true }: Driven): Promise<string> {
  app.clock.at = beginning;
  const [rider, driver] = [await app.signedIn('rider'), await app.signedIn('driver', { location: from })];
  const booked = await rider.post('/bookings', { ...aTrip, pickup: place(from), drop: PICKUP, ...trip });
  const { id, estimateTime } = booked.body;
  for (const step of ['accept', 'arrive', 'start'])
    expect((await driver.post(`/bookings/${id}/${step}`)).status).toBe(200);
  const ms = estimateTime * times * 1000;
  if (isSeen) await trackedDrive(app, driver, { ms, from, to: PICKUP });
  else app.clock.at += ms;
  expect((await driver.post(`/bookings/${id}/reach`, { lat: PICKUP.lat, lng: PICKUP.lng })).status).toBe(200);
  await app.services.db.users.update(driver.user.id, { driverActiveStatus: false, queue: false });
  await app.services.liveDrivers.refresh(driver.user.id);
  return id;
}

async function drivenTimes(count: number, trip: Driven): Promise<string[]> {
  const ids: string[] = [];
  for (let number = 0; number < count; number += 1) ids.push(await driven(trip));
  app.clock.at = beginning;
  learnAgain();
  return ids;
}

/**
 * The trace of a trip that is booked at the hour of the others: whom it asked first, and who was left out.
 */
async function traceOfTrip(): Promise<NamedDispatchTrace[]> {
  app.clock.at = beginning;
  const rider = await app.signedIn('rider');
  const { id } = (await rider.post('/bookings', { ...aTrip, pickup: PICKUP, drop: place(NORTH) })).body;
  const trace: NamedDispatchTrace[] = (await admin.get(`/bookings/${id}/dispatch`)).body;
  await rider.post(`/bookings/${id}/cancel`, { reason: 'Changed my mind' });
  return trace;
}
const askedFirst = async () => (await traceOfTrip()).find(({ outcome }) => outcome === 'offered')!;
const driverAt = (location: LatLng) => app.signedIn('driver', { location });
const samplesFrom = async (from: LatLng) => {
  const keys = speedKeys({ from, to: PICKUP, at: beginning, timeZone: 'America/New_York' });
  const found = await app.services.db.learnedSpeeds.samplesOf(keys);
  return keys.map((key) => found.get(key)?.map(({ ratio }) => ratio) ?? []);
};

it('asks first who is there first as trips of that hour have shown, and says so in the trace [4.130]', async () => {
  await drivenTimes(5, { from: NORTH, times: 2 });
  await drivenTimes(5, { from: SOUTH, times: 1 });
  const [near, far] = [await driverAt(NORTH), await driverAt(SOUTH)];
  const trace = await traceOfTrip();
  const asked = trace.find(({ outcome }) => outcome === 'offered');
  // The median of all is 1.5; the five trips of each cell count a third of the way, twice.
  expect(asked).toMatchObject({
    driver: far.user.id,
    minutes: expect.closeTo(5 * 2 * (1 + 2 / 9), 0),
    timeSource: 'service',
    learnedFrom: 10,
  });
  const leftOut = trace.find(({ driver }) => driver === near.user.id);
  expect(leftOut).toMatchObject({ minutes: expect.closeTo(4 * 2 * (2 - 2 / 9), 0), learnedFrom: 10 });
});

it('uses nothing of another hour of the week [4.130]', async () => {
  await drivenTimes(5, { from: NORTH, times: 2 });
  const near = await driverAt(NORTH);
  expect(await askedFirst()).toMatchObject({ driver: near.user.id, minutes: expect.closeTo(16, 0) });
  beginning += 60 * MINUTE;
  const later = await askedFirst();
  expect(later).toMatchObject({ driver: near.user.id, minutes: expect.closeTo(8, 0) });
  expect(later.learnedFrom ?? null).toBeNull();
});

it('measures straight lines by the speed of trips when the route engine does not answer [4.130]', async () => {
  await drivenTimes(5, { from: NORTH, times: 2 });
  await driverAt(NORTH);
  const isAway = { ...straightMaps, timesTo: () => Promise.reject(new Error('away')) };
  learnAgain(isAway);
  const asked = await askedFirst();
  expect(asked).toMatchObject({ timeSource: 'line', minutes: expect.closeTo(16, 0), learnedFrom: 5 });
});

it('leaves prices and estimates of trips as they are [4.130]', async () => {
  const rider = await app.signedIn('rider');
  const estimate = async () =>
    (await rider.post('/estimates', { ...aTrip, pickup: place(NORTH), drop: PICKUP })).body;
  const before = await estimate();
  await drivenTimes(5, { from: NORTH, times: 2 });
  expect(await estimate()).toEqual(before);
});

it('learns only from trips that are believed [4.130]', async () => {
  await driven({ from: NORTH, times: 2, isSeen: false });
  expect(await samplesFrom(NORTH)).toEqual([[], [], []]);
  const id = await driven({ from: NORTH, times: 2 });
  expect(await samplesFrom(NORTH)).toEqual(
    [[2], [2], [2]].map((ratios) => ratios.map((ratio) => expect.closeTo(ratio, 1))),
  );
  expect(await app.services.db.bookings.findById(id)).toMatchObject({ doubts: [], effects: [] });
});

describe('times that people see', () => {
  /** A trip booked at the hour of the others, by the rider's client. */
  async function booked() {
    app.clock.at = beginning;
    const rider = await app.signedIn('rider');
    const { id } = (await rider.post('/bookings', { ...aTrip, pickup: PICKUP, drop: place(NORTH) })).body;
    return { id: id as string, rider };
  }
  const traceOf = async (id: string): Promise<NamedDispatchTrace[]> =>
    (await admin.get(`/bookings/${id}/dispatch`)).body;

  it('are those of dispatch for the desk, which reads what trips showed at most once [4.132]', async () => {
    await drivenTimes(5, { from: NORTH, times: 2 });
    await drivenTimes(5, { from: SOUTH, times: 1 });
    const [near, far] = [await driverAt(NORTH), await driverAt(SOUTH)];
    const { id } = await booked();
    const ranked = new Map((await traceOf(id)).map(({ driver, minutes }) => [driver, minutes]));
    const reads = learnAgain();
    const candidates = (await admin.get(`/drivers/nearby?booking=${id}`)).body;
    expect(candidates).toMatchObject([{ id: far.user.id }, { id: near.user.id }]);
    for (const { id: driver, minutes } of candidates) expect(minutes).toBeCloseTo(ranked.get(driver)!, 1);
    await admin.get(`/drivers/nearby?booking=${id}`);
    expect(reads()).toBe(1);
  });

  it('are those of dispatch for the rider whose driver comes, and learned on the way to the drop [4.132]', async () => {
    await drivenTimes(5, { from: NORTH, times: 2 });
    const driver = await driverAt(NORTH);
    const { id, rider } = await booked();
    const [asked] = await traceOf(id);
    await driver.post(`/bookings/${id}/accept`);
    const eta = async () => (await rider.get(`/bookings/${id}/eta`)).body.eta;
    expect(asked).toMatchObject({ learnedFrom: 5, minutes: expect.closeTo(16, 0) });
    expect(await eta()).toMatchObject({ to: 'pickup', seconds: expect.closeTo(asked!.minutes! * 60, -1) });
    await driver.put('/drivers/me/location', { lat: PICKUP.lat, lng: PICKUP.lng });
    for (const step of ['arrive', 'start']) await driver.post(`/bookings/${id}/${step}`);
    expect(await eta()).toMatchObject({ to: 'drop', seconds: expect.closeTo(16 * 60, -1) });
  });

  it('are learned on lists of car types, where no price changes [4.132]', async () => {
    const rider = await app.signedIn('rider');
    const quote = async () =>
      (await rider.post('/quotes', { pickup: PICKUP, drop: place(NORTH) })).body.quotes[0];
    const driver = await driverAt(NORTH);
    const before = await quote();
    await app.services.db.users.update(driver.user.id, { driverActiveStatus: false });
    await app.services.liveDrivers.refresh(driver.user.id);
    await drivenTimes(5, { from: NORTH, times: 1 });
    await driverAt(NORTH);
    const { minutesAway, ...price } = await quote();
    expect({ ...price, minutesAway: before.minutesAway }).toEqual(before);
    // Without them, by the usual speed of a straight line.
    expect([before.minutesAway, minutesAway]).toEqual([15, 8]);
  });

  it('come from the maps although rounds rank by lines, and are lines without an answer [4.132]', async () => {
    await app.services.db.settings.saveSettings({ rankByMinutes: false });
    const driver = await driverAt(NORTH);
    const { id } = await booked();
    const minutes = async () => (await admin.get(`/drivers/nearby?booking=${id}`)).body;
    expect(await minutes()).toMatchObject([{ id: driver.user.id, minutes: expect.closeTo(8, 1) }]);
    learnAgain({ ...straightMaps, timesTo: async () => null });
    expect(await minutes()).toMatchObject([{ id: driver.user.id, minutes: expect.closeTo(16, 1) }]);
  });
});

describe('what is stored of a trip [4.130]', () => {
  const sample = { ratio: 2, pace: 240, at: 5 };
  const stored = async () => await app.services.db.learnedSpeeds.samplesOf(['a', 'b']);

  it('counts once, however often it is stored, also when processes store it at once', async () => {
    const { learnedSpeeds: speeds } = app.services.db;
    await Promise.all([1, 2, 3].map(() => speeds.add('trip', ['a', 'b'], sample)));
    await speeds.add('trip', ['a', 'b'], sample);
    await Promise.all([1, 2, 3].map((other) => speeds.add(`trip ${other}`, ['b'], sample)));
    const found = await stored();
    expect([found.get('a')?.length, found.get('b')?.length]).toEqual([1, 4]);
  });

  it('makes room for newer ones, and goes when no trip was added for long', async () => {
    const { learnedSpeeds: speeds } = app.services.db;
    for (let number = 0; number <= SAMPLES_KEPT; number += 1)
      await speeds.add(`trip ${number}`, ['a'], { ...sample, ratio: 1 + number / 100, at: app.clock.at });
    const kept = (await stored()).get('a')!;
    expect(kept).toHaveLength(SAMPLES_KEPT);
    expect(kept[0]?.ratio).toBe(1.01);
    await speeds.removeBefore(app.clock.at);
    expect((await stored()).size).toBe(1);
    await speeds.removeBefore(app.clock.at + 1);
    expect((await stored()).size).toBe(0);
  });
});
