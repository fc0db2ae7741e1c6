import { type LatLng, type NamedDispatchTrace, SAMPLES_KEPT, speedKeys } from '@wayfare/shared';
import { aCarType, aTrip, PICKUP } from '../../../test/support/builders.js';
import { straightMaps } from '../../../test/support/straightMaps.js';
import { type Client, startTestApp, type TestApp } from '../../../test/support/testApp.js';
import { trackedDrive } from '../../../test/support/trackedDrive.js';
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

/** Dispatch reads again what trips showed, and waits long enough for a busy machine. */
function learnAgain(maps: Pick<typeof straightMaps, 'timesTo'> = straightMaps): void {
  const { clock, db } = app.services;
  const speeds = learnedSpeeds({ samplesOf: db.learnedSpeeds.samplesOf, clock });
  app.services.pickupTimes = pickupTimes({ maps, speeds, clock, budgetMs: 10_000 });
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
  const isAway = { timesTo: () => Promise.reject(new Error('away')) };
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
