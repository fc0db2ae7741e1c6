import { type Run, type ShiftRecording, unpackSample, type WhatIfResult } from '@wayfare/shared';
import { aCarType, aTrip, PICKUP } from '../../../test/support/builders.js';
import { eventually } from '../../../test/support/eventually.js';
import { type Client, startTestApp, TEST_NOW, type TestApp } from '../../../test/support/testApp.js';
import { runDueWork } from '../../process/dueWork.js';
import { shiftDueWork } from './shift.dueWork.js';

let app: TestApp;
let admin: Client;
let near: Client;
const ids: Record<'served' | 'left' | 'lost', string> = { served: '', left: '', lost: '' };
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const part = { from: TEST_NOW, to: TEST_NOW + HOUR };

const north = (km: number) => ({ lat: PICKUP.lat + km / 111.195, lng: PICKUP.lng });

/** Goes on for a time as the scheduler does, in longer steps. */
async function pass(ms: number) {
  const step = Math.min(ms, MINUTE);
  for (let passed = 0; passed < ms; passed += step) {
    app.clock.at += step;
    await runDueWork(app.services);
    await shiftDueWork.record.run(100, app.services);
  }
}

// A shift of half an hour: one driver at the pickup, another 12 km away, and a radius of 10 km.
beforeAll(async () => {
  app = await startTestApp();
  await app.services.db.carTypes.insert(aCarType());
  admin = await app.signedIn('admin');
  near = await app.signedIn('driver', { firstName: 'Nora', lastName: 'Near' });
  await app.signedIn('driver', { location: north(12) });
  const book = async (fields: object = {}) =>
    (await (await app.signedIn('rider')).post('/bookings', { ...aTrip, ...fields })).body.id as string;
  await shiftDueWork.record.run(100, app.services);

  ids.served = await book();
  await pass(20_000);
  await near.post(`/bookings/${ids.served}/accept`);
  await pass(40_000);
  // The only driver in the radius is busy: no one is asked.
  ids.left = await book({ bookLater: true, tripdate: app.clock.at + 15 * MINUTE });
  ids.lost = await book({ bookLater: true, tripdate: app.clock.at + 15 * MINUTE });
  await pass(2 * MINUTE);
  await admin.post(`/bookings/${ids.left}/cancel`, { reason: 'No car' });
  await pass(44 * MINUTE);
  await shiftDueWork.finish.run(100, app.services);
}, 120_000);
afterAll(() => app.close());

const read = async ({ from, to }: { from: number; to: number } = part) => {
  const { status, body } = await admin.get(`/shiftreplay?from=${from}&to=${to}`);
  return { status, body: body as ShiftRecording };
};

it('shows where drivers were and what they were doing', async () => {
  const { body } = await read();
  expect(body).toMatchObject({ ...part, recordedSince: TEST_NOW, isRecorded: true, isCut: false });
  expect(body.dispatch).toEqual({ driverRadius: 10, offerSeconds: 30, offersAtATime: 3, matchSeconds: 0 });
  const driver = body.drivers.find(({ id }) => id === near.user.id);
  expect(driver?.name).toBe('Nora Near');
  const states = driver?.samples.map((sample) => unpackSample(sample, part.from).state) ?? [];
  expect([states[0], states.includes('busy')]).toEqual(['free', true]);
});

it('shows which trips waited, who was asked, and what became of them', async () => {
  const { body } = await read();
  const byId = new Map(body.trips.map((trip) => [trip.id, trip]));
  expect(byId.get(ids.served)).toMatchObject({
    outcome: 'served',
    askedAt: TEST_NOW,
    until: TEST_NOW + 20_000,
    driver: near.user.id,
    offers: [{ driver: near.user.id, at: TEST_NOW, until: TEST_NOW + 20_000, end: 'accepted' }],
  });
  expect(byId.get(ids.left)).toMatchObject({ outcome: 'canceled', driver: null, offers: [] });
  expect(byId.get(ids.lost)).toMatchObject({ outcome: 'overdue', driver: null, offers: [] });
  // Only the fields that the replay shows leave the database.
  expect(Object.keys(byId.get(ids.lost) ?? {})).not.toContain('customer');
});

it('a later part begins with what still holds', async () => {
  const from = TEST_NOW + 31 * MINUTE;
  const { body } = await read({ from, to: from + MINUTE });
  const sample = body.drivers.find(({ id }) => id === near.user.id)?.samples[0];
  expect(sample?.[0]).toBeLessThanOrEqual(0);
  expect(body.trips.map(({ id }) => id)).toEqual([ids.lost]);
});

it('shows since when positions are recorded, for a time without any', async () => {
  const { body } = await read({ from: TEST_NOW - 5 * HOUR, to: TEST_NOW - 4 * HOUR });
  expect(body).toMatchObject({ recordedSince: TEST_NOW, isRecorded: false, drivers: [], trips: [] });
});

it('refuses parts that are empty or longer than an hour', async () => {
  expect((await read({ from: part.from, to: part.from })).status).toBe(400);
  expect((await read({ from: part.from, to: part.to + 1 })).status).toBe(400);
});

it('is for admins who dispatch', async () => {
  const path = `/shiftreplay?from=${part.from}&to=${part.to}`;
  const dispatcher = await app.signedIn('admin', { staffRole: 'dispatcher' });
  expect((await dispatcher.get(path)).status).toBe(200);
  for (const client of [
    await app.signedIn('admin', { staffRole: 'support' }),
    await app.signedIn('fleetadmin'),
    near,
    await app.signedIn('rider'),
  ])
    expect((await client.get(path)).status).toBe(403);
});

describe('what if', () => {
  const asked = { ...part, driverRadius: 13, offerSeconds: 30, offersAtATime: 3 };
  async function outcome(body: object): Promise<WhatIfResult> {
    expect((await admin.post('/shiftreplay/whatif', body)).status).toBe(200);
    let run: Run<WhatIfResult> | undefined;
    await eventually('it is done', async () => {
      run = (await admin.get('/shiftreplay/whatif')).body;
      return run?.state === 'done';
    });
    return run?.result as WhatIfResult;
  }

  it('runs the dispatch of the shift again with another radius, and shows how many more trips are served', async () => {
    const result = await outcome(asked);
    expect(result).toMatchObject({
      ...asked,
      before: { driverRadius: 10, offerSeconds: 30, offersAtATime: 3, matchSeconds: 0 },
      trips: 3,
      drivers: 2,
      areAnswersAssumed: true,
      real: { served: 1, waitMedian: 20, pickupMedian: 0 },
    });
    expect(result.whatIf.served).toBeGreaterThanOrEqual(result.baseline.served);
    expect(result.gained.median).toBe(result.whatIf.served - result.baseline.served);
  });

  it('gains nothing with the settings of that time, and the same again', async () => {
    const same = await outcome({ ...asked, driverRadius: 10 });
    expect(same.gained).toEqual({ median: 0, lowest: 0, highest: 0 });
    expect(same.whatIf).toEqual(same.baseline);
    expect(await outcome({ ...asked, driverRadius: 10 })).toEqual(same);
  });

  it('collects trips in windows where drivers were scarce, and as at the time without [4.134]', async () => {
    const collected = await outcome({ ...asked, matchSeconds: 15 });
    expect(collected).toMatchObject({ matchSeconds: 15, before: { matchSeconds: 0 }, trips: 3 });
    expect(collected.whatIf.served).toBeGreaterThanOrEqual(collected.baseline.served);
    expect(await outcome({ ...asked, matchSeconds: 0 })).toEqual({
      ...(await outcome(asked)),
      matchSeconds: 0,
    });
  });

  it('changes nothing', async () => {
    const before = await app.connection.collection('bookings').find({}).toArray();
    await outcome(asked);
    expect(await app.connection.collection('bookings').find({}).toArray()).toEqual(before);
  });

  it.each([
    [
      'a shift that is not recorded',
      { from: TEST_NOW - 5 * HOUR, to: TEST_NOW - 4 * HOUR },
      'shift_not_recorded',
    ],
    ['an empty shift', { to: part.from }, 'validation_error'],
    ['a shift of more than 12 hours', { to: part.from + 12 * HOUR + 1 }, 'validation_error'],
    ['windows longer than a quarter of a minute', { matchSeconds: 16 }, 'validation_error'],
    ['offers that no one can answer', { offerSeconds: 4 }, 'validation_error'],
  ])('refuses %s', async (_what, fields, error) => {
    const { status, body } = await admin.post('/shiftreplay/whatif', { ...asked, ...fields });
    expect({ status, error: body.error }).toEqual({ status: 400, error });
  });
});
