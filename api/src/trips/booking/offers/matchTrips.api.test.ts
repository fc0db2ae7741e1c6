import { defaultSettings, type NamedDispatchTrace } from '@wayfare/shared';
import { aCarType, aTrip, PICKUP } from '../../../../test/support/builders.js';
import { type Client, startTestApp, type TestApp } from '../../../../test/support/testApp.js';
import { liveDrivers } from '../../../people/liveDrivers/liveDrivers.js';
import { offerTrips } from './offerTrips.js';

let app: TestApp;
let admin: Client;

const WINDOW_S = 5;

beforeEach(async () => {
  app = await startTestApp();
  await app.services.db.carTypes.insert(aCarType());
  await app.services.db.settings.saveSettings({
    offersAtATime: 1,
    missedOffersAway: 0,
    driverSilentSeconds: 604_800,
    matchSeconds: WINDOW_S,
  });
  admin = await app.signedIn('admin');
});
afterEach(() => app.close());

const place = (km: number) => ({ ...PICKUP, lat: PICKUP.lat + km / 111.195 });
/** A driver who is this far north of the pickup, in km; south of it below 0. */
const driverAt = async (km: number) => {
  const { lat, lng } = place(km);
  return app.signedIn('driver', { location: { lat, lng } });
};
/** A new rider books a trip that begins this far north of the pickup, in km. */
const bookAt = async (km: number): Promise<string> => {
  const rider = await app.signedIn('rider');
  const { status, body } = await rider.post('/bookings', { ...aTrip, pickup: place(km) });
  expect([status, body]).toEqual([201, body]);
  return body.id;
};
const stored = async (id: string) => (await app.services.db.bookings.findById(id))!;
const askedFor = async (id: string) => Object.keys((await stored(id)).requestedDrivers ?? {});
const traceOf = async (id: string): Promise<NamedDispatchTrace[]> =>
  (await admin.get(`/bookings/${id}/dispatch`)).body;
/** Time passes until the end of the window, and the scheduler runs. */
async function endWindow(services = [app.services]) {
  app.clock.at = Math.floor(app.clock.at / (WINDOW_S * 1_000) + 1) * WINDOW_S * 1_000;
  await Promise.all(services.map((one) => offerTrips(100, one)));
}
/** Trips are booked while no driver is online; then the drivers come. */
async function waitingTrips(...kms: number[]): Promise<string[]> {
  // A trip for at once needs a driver nearby.
  const gate = await driverAt(0);
  await app.services.db.settings.saveSettings({ autoDispatch: false });
  const ids: string[] = [];
  for (const km of kms) ids.push(await bookAt(km));
  await app.services.db.settings.saveSettings({ autoDispatch: true });
  await app.connection
    .collection<{ _id: string }>('users')
    .updateOne({ _id: gate.user.id }, { $set: { driverActiveStatus: false } });
  await app.services.liveDrivers.refresh(gate.user.id);
  return ids;
}

describe('where drivers are scarce', () => {
  it('serves both trips if the nearest driver of one is the only one of the other [4.126]', async () => {
    const [one, two] = (await waitingTrips(0, -8)) as [string, string];
    // The first driver is nearest to both; the second one is too far from the second trip.
    const [both, far] = [await driverAt(-0.5), await driverAt(4)];
    await app.services.db.settings.saveSettings({ driverRadius: 9, convert_to_mile: false });
    await endWindow();
    expect([await askedFor(one), await askedFor(two)]).toEqual([[far.user.id], [both.user.id]]);
    const [offered] = (await traceOf(one)).filter(({ outcome }) => outcome === 'offered');
    expect(offered).toMatchObject({ driver: far.user.id, together: 1, minutes: expect.any(Number) });
    expect(offered?.choice).toBeUndefined();
  });

  it('lets a trip without a match wait for the next window, with its reason [4.127]', async () => {
    const [one, two] = (await waitingTrips(0, -2)) as [string, string];
    const driver = await driverAt(0.1);
    await endWindow();
    expect([await askedFor(one), await askedFor(two)]).toEqual([[driver.user.id], []]);
    expect((await stored(two)).dispatch?.nextAt).toBe(app.clock.at + WINDOW_S * 1_000);
    const [why] = (await traceOf(two)).filter((entry) => entry.driver === driver.user.id);
    expect(why).toMatchObject({ outcome: 'left_out', reason: 'other_trip' });
    await driver.post(`/bookings/${one}/accept`);
    const later = await driverAt(-3);
    await endWindow();
    expect(await askedFor(two)).toEqual([later.user.id]);
  });

  it('collects new trips until the window ends, and offers them at once when drivers are free [4.125]', async () => {
    const first = await driverAt(0.1);
    app.clock.at = Math.ceil(app.clock.at / 60_000) * 60_000 + 1_000;
    const alone = await bookAt(0);
    expect(await askedFor(alone)).toEqual([first.user.id]);
    const [waits] = (await waitingTrips(0)) as [string];
    app.clock.at += 1_000;
    const second = await driverAt(0.2);
    const collected = await bookAt(-1);
    expect(await askedFor(collected)).toEqual([]);
    await offerTrips(100, app.services);
    expect([await askedFor(waits), await askedFor(collected)]).toEqual([[], []]);
    await driverAt(-1);
    await endWindow();
    const asked = [...(await askedFor(waits)), ...(await askedFor(collected))];
    expect(new Set(asked).size).toBe(2);
    expect(asked).toContain(second.user.id);
  });

  it('says from the start that a trip is collected, until it is offered, without storing it [4.133]', async () => {
    await driverAt(0.1);
    app.clock.at = Math.ceil(app.clock.at / 60_000) * 60_000 + 1_000;
    const [first] = (await waitingTrips(0)) as [string];
    const second = await bookAt(-1);
    const written = await stored(second);
    const entry = { driver: null, driver_name: null, outcome: 'collected', reason: null, distance: null };
    for (const id of [first, second]) expect((await traceOf(id))[0]).toEqual({ ...entry, at: app.clock.at });
    expect((await stored(second)).version).toBe(written.version);
    await endWindow();
    // The only driver is asked for one of them; the other one waits for the next window.
    const isAskedFor = (await askedFor(first)).length > 0;
    const [asked, waits] = isAskedFor ? [first, second] : [second, first];
    expect((await traceOf(asked)).map(({ outcome }) => outcome)).not.toContain('collected');
    expect((await traceOf(waits)).map(({ outcome }) => outcome)).toContain('collected');
    for (const settings of [{ autoDispatch: false }, { autoDispatch: true, matchSeconds: 0 }]) {
      await app.services.db.settings.saveSettings(settings);
      const all = [...(await traceOf(first)), ...(await traceOf(second))];
      expect(all.map(({ outcome }) => outcome)).not.toContain('collected');
    }
  });

  it('matches a trip again when its driver declines, without those who declined [4.126]', async () => {
    const [one, two] = (await waitingTrips(0, -2)) as [string, string];
    const [near, other] = [await driverAt(0.1), await driverAt(-2.1)];
    await endWindow();
    expect([await askedFor(one), await askedFor(two)]).toEqual([[near.user.id], [other.user.id]]);
    await near.post(`/bookings/${one}/decline`);
    await endWindow();
    expect(await askedFor(one)).toEqual([]);
    const later = await driverAt(1);
    await endWindow();
    expect(await askedFor(one)).toEqual([later.user.id]);
  });

  it('offers no driver two trips, however many processes share the work [4.128]', async () => {
    const ids = await waitingTrips(0, -1, 1, 2, -2, 3);
    const drivers = [await driverAt(0.1), await driverAt(-1.1), await driverAt(2.1)];
    const other = { ...app.services, liveDrivers: liveDrivers(app.services) };
    await other.liveDrivers.reload();
    await endWindow([app.services, other, app.services]);
    const asked = (await Promise.all(ids.map(askedFor))).flat();
    expect(asked.toSorted()).toEqual(drivers.map(({ user }) => user.id).toSorted());
    await endWindow([other, app.services]);
    expect((await Promise.all(ids.map(askedFor))).flat().toSorted()).toEqual(asked.toSorted());
  });

  it('prefers who has waited long to who is a little nearer [4.126]', async () => {
    const [early] = (await waitingTrips(0)) as [string];
    app.clock.at += 10 * 60_000;
    const [late] = (await waitingTrips(1.5)) as [string];
    const driver = await driverAt(1.4);
    await endWindow();
    expect([await askedFor(early), await askedFor(late)]).toEqual([[driver.user.id], []]);
  });
});

it('offers each trip alone while the setting is off, as it is by default [4.125]', async () => {
  expect(defaultSettings.matchSeconds).toBe(0);
  await app.services.db.settings.saveSettings({ matchSeconds: 0 });
  const [one, two] = (await waitingTrips(0, -1)) as [string, string];
  const driver = await driverAt(0.1);
  app.clock.at += 1_234;
  await offerTrips(100, app.services);
  expect(await askedFor(one)).toEqual([driver.user.id]);
  expect((await traceOf(one)).find(({ outcome }) => outcome === 'offered')?.choice).toMatchObject({
    place: 1,
  });
  expect((await stored(two)).dispatch?.nextAt).not.toBe(null);
});

it('refuses windows that are too long, or no whole seconds', async () => {
  for (const matchSeconds of [-1, 16, 1.5, null, '5'])
    expect([matchSeconds, (await admin.put('/settings', { matchSeconds })).status]).toEqual([
      matchSeconds,
      400,
    ]);
});
