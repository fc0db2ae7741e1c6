import type { NamedDispatchTrace } from '@wayfare/shared';
import { mapsOf } from '../../../basics/maps/mapsOf.js';
import { parseEnvironment } from '../../../platform/config/environment.js';
import { type MapDouble, startMapDouble } from '../../../../test/support/mapServers/mapDouble.js';
import { valhallaProtocol } from '../../../../test/support/mapServers/openProtocols.js';
import { aBooking, aCarType, aTrip, PICKUP } from '../../../../test/support/builders.js';
import { type Client, startTestApp, type TestApp } from '../../../../test/support/testApp.js';
import { pickupTimes } from '../../dispatch/pickupTimes.js';

let app: TestApp;
let rider: Client;
let admin: Client;
let engine: MapDouble;

/** North of this is the other bank of a river, with a bridge far away. */
const RIVER = PICKUP.lat + 0.002;
const BRIDGE_S = 900;

beforeAll(async () => {
  engine = await startMapDouble({
    ...valhallaProtocol,
    handle(request) {
      const reply = valhallaProtocol.handle(request);
      if (!reply || !request.path.endsWith('sources_to_targets')) return reply;
      const { sources_to_targets: rows } = reply.json as { sources_to_targets: { time: number }[][] };
      const isAcross = (row: number) => request.body.sources[row].lat > RIVER;
      const slower = rows.map((cells, row) =>
        cells.map((cell) => ({ ...cell, time: cell.time + (isAcross(row) ? BRIDGE_S : 0) })),
      );
      return { json: { sources_to_targets: slower } };
    },
  });
});
afterAll(() => engine.close());

beforeEach(async () => {
  app = await startTestApp();
  await app.services.db.carTypes.insert(aCarType());
  await app.services.db.settings.saveSettings({
    offersAtATime: 1,
    missedOffersAway: 0,
    driverSilentSeconds: 604_800,
  });
  rider = await app.signedIn('rider');
  admin = await app.signedIn('admin');
});
afterEach(() => app.close());

/** Dispatch asks the engine from now on. It waits long enough for a busy machine, in ms. */
async function useEngine({ budgetMs = 10_000 } = {}) {
  engine.mood = 'normal';
  engine.requests.length = 0;
  const config = parseEnvironment({ VALHALLA_URL: `${engine.url}/valhalla`, MAPS_TIMEOUT_MS: '20000' });
  const { clock, log, metrics } = app.services;
  const maps = await mapsOf({ config, clock, log, metrics });
  app.services.pickupTimes = pickupTimes({ maps, speeds: null, clock, budgetMs });
}

/** A driver so many km north of the pickup, south below 0. */
const driverAt = (km: number, fields = {}) =>
  app.signedIn('driver', { location: { lat: PICKUP.lat + km / 111.195, lng: PICKUP.lng }, ...fields });
const book = async (): Promise<string> => {
  const booking = (await rider.post('/bookings', aTrip)).body;
  return booking.id;
};
const traceOf = async (id: string): Promise<NamedDispatchTrace[]> =>
  (await admin.get(`/bookings/${id}/dispatch`)).body;
const askedFirst = async (id: string) => (await traceOf(id)).find(({ outcome }) => outcome === 'offered')!;
const cancel = (id: string) => rider.post(`/bookings/${id}/cancel`, { reason: 'Changed my mind' });

describe('the order of drivers', () => {
  it('is by driving time: a driver across the river is asked second [4.86]', async () => {
    const across = await driverAt(0.5);
    const onThisSide = await driverAt(-2);
    await useEngine();
    const id = await book();
    expect(await askedFirst(id)).toMatchObject({
      driver: onThisSide.user.id,
      minutes: expect.closeTo(2 * 1.25 * (100 / 60), 0),
      timeSource: 'service',
      choice: { policy: 'nearest', place: 1, among: 2 },
    });
    const [leftOut] = (await traceOf(id)).filter(({ driver }) => driver === across.user.id);
    expect(leftOut).toMatchObject({ reason: 'others_first', minutes: expect.closeTo(16, 0) });
    expect(engine.requests).toHaveLength(1);
    await onThisSide.post(`/bookings/${id}/decline`);
    expect(await askedFirst(id)).toMatchObject({
      driver: across.user.id,
      minutes: expect.closeTo(16, 0),
      timeSource: 'service',
      choice: { policy: 'nearest', place: 1 },
    });
  });

  it('is by the straight line if the settings want it, without asking the engine [4.86]', async () => {
    const across = await driverAt(0.5);
    await driverAt(-2);
    await useEngine();
    await app.services.db.settings.saveSettings({ rankByMinutes: false });
    expect(await askedFirst(await book())).toMatchObject({ driver: across.user.id, timeSource: 'line' });
    expect(engine.requests).toHaveLength(0);
  });

  it('is by the straight line when the engine is too slow, which is then left alone for a while [4.86]', async () => {
    const across = await driverAt(0.5);
    await driverAt(-2);
    await useEngine({ budgetMs: 1000 });
    engine.mood = 'hangs';
    for (let round = 0; round < 3; round += 1) {
      const began = performance.now();
      const id = await book();
      // The engine has 20 s, dispatch waits for one.
      expect(performance.now() - began).toBeLessThan(10_000);
      expect(await askedFirst(id)).toMatchObject({ driver: across.user.id, timeSource: 'line' });
      await cancel(id);
    }
    expect(engine.requests).toHaveLength(3);
    await cancel(await book());
    expect(engine.requests).toHaveLength(3);
    engine.mood = 'normal';
    app.clock.at += 30_000;
    expect(await askedFirst(await book())).toMatchObject({ timeSource: 'service' });
  });

  it('puts the longest idle first among drivers within the seconds of the settings [4.86]', async () => {
    const at = app.clock.at;
    const nearest = await driverAt(0.1, { idleSince: at - 60_000 });
    const idle = await driverAt(0.3, { idleSince: at - 900_000 });
    // Two km are four minutes of the straight test maps.
    const far = await driverAt(2, { idleSince: at - 3_600_000 });
    const asked = async () => {
      const id = await book();
      const { driver, choice } = await askedFirst(id);
      await cancel(id);
      return [driver, choice?.place, choice?.among];
    };
    expect(await asked()).toEqual([nearest.user.id, 1, 3]);
    await admin.put('/settings', { driverOrder: 'longestIdle' });
    expect(await asked()).toEqual([idle.user.id, 1, 2]);
    await admin.put('/settings', { fairSeconds: 300 });
    expect(await asked()).toEqual([far.user.id, 1, 3]);
    await admin.put('/settings', { fairSeconds: 0 });
    expect(await asked()).toEqual([nearest.user.id, 1, 1]);
  });

  it('puts the lowest earner of the day first among them [4.86]', async () => {
    const [rich, poor] = [await driverAt(0.1), await driverAt(0.3)];
    const trip = (driver: Client, share: number, endTime: number) =>
      app.services.db.bookings.insert(
        aBooking(
          'COMPLETE',
          { id: app.services.newId(), rider: rider.user, driver: driver.user, at: endTime },
          { endTime, driver_share: share },
        ),
      );
    await trip(rich, 30, app.clock.at - 60_000);
    await trip(poor, 20, app.clock.at - 60_000);
    // Yesterday counts no more.
    await trip(poor, 500, app.clock.at - 30 * 3_600_000);
    await admin.put('/settings', { driverOrder: 'lowestEarner' });
    expect((await askedFirst(await book())).driver).toBe(poor.user.id);
  });

  it('refuses settings that are no order or no time, and names them', async () => {
    const wrong = [
      { driverOrder: 'richest' },
      { driverOrder: null },
      { fairSeconds: -1 },
      { fairSeconds: 901 },
      { fairSeconds: 1.5 },
      { rankByMinutes: 'yes' },
    ];
    for (const changes of wrong) {
      const { status, body } = await admin.put('/settings', changes);
      expect([changes, status, Object.keys(body.errors)]).toEqual([changes, 400, Object.keys(changes)]);
    }
    expect((await admin.get('/settings')).body).toMatchObject({
      rankByMinutes: true,
      driverOrder: 'nearest',
      fairSeconds: 60,
    });
  });
});
