import { runDueWork } from '../../../process/dueWork.js';
import { agreedTo } from '../../../../test/support/agreedTo.js';
import { aCarType, aTrip, DROP, PICKUP } from '../../../../test/support/builders.js';
import { type Client, startTestApp, type TestApp } from '../../../../test/support/testApp.js';
import { sweepAlerts } from '../../../office/alert/sweepAlerts.js';
import { checkLeads } from './checkLeads.js';

/** When prebookings enter dispatch, and what becomes of plans that cannot be kept. */
let app: TestApp;
let rider: Client;
let admin: Client;
const MINUTE = 60_000;

beforeEach(async () => {
  app = await startTestApp();
  await app.services.db.carTypes.insert(aCarType());
  await app.services.db.settings.saveSettings({
    driverRadius: 30,
    missedOffersAway: 0,
    driverSilentSeconds: 604_800,
    rankByMinutes: false,
    otp_secure: false,
  });
  [rider, admin] = [await app.signedIn('rider'), await app.signedIn('admin')];
});
afterEach(() => app.close());

/** A driver so many minutes from the pickup by straight line: a km takes four. */
const driverAt = (minutes: number) =>
  app.signedIn('driver', { location: { lat: PICKUP.lat + minutes / 4 / 111.2, lng: PICKUP.lng } });
const stored = async (id: string) => (await app.services.db.bookings.findById(id))!;
/** A prebooking so many minutes ahead. */
async function prebook(minutes: number): Promise<{ id: string; tripdate: number }> {
  const tripdate = app.clock.at + minutes * MINUTE;
  const { body } = await rider.post('/bookings', { ...aTrip, bookLater: true, tripdate });
  expect(body.status, JSON.stringify(body)).toBe('NEW');
  return { id: body.id, tripdate };
}
async function pass(minutes: number) {
  app.clock.at += minutes * MINUTE;
  await runDueWork(app.services);
}
/** How many minutes before its time a prebooking enters dispatch. */
const leadOf = async (id: string) => ((await stored(id)).leadSeconds as number) / 60;
async function alerts(id: string): Promise<string[]> {
  await sweepAlerts(app.services);
  const { body } = await admin.get(`/alerts?filter=${encodeURIComponent(JSON.stringify({ booking: id }))}`);
  return body.map(({ kind, state }: { kind: string; state: string }) => `${kind} ${state}`);
}
const plan = async (id: string, driver: Client) => {
  const { status, body } = await admin.post(`/bookings/${id}/plan`, { driver: driver.user.id, plans: 0 });
  expect(status, JSON.stringify(body)).toBe(200);
};

describe('a prebooking [4.89]', () => {
  it('counts as waiting on the dashboard and in the replay from when it enters dispatch, not before', async () => {
    const waiting = async () => {
      const [attention, dashboard] = [await admin.get('/attention'), await admin.get('/dashboard')];
      const { from, to } = { from: app.clock.at - MINUTE, to: app.clock.at };
      const replay = await admin.get(`/shiftreplay?from=${from}&to=${to}`);
      return [
        attention.body.unassignedBookings,
        dashboard.body.attention.unassignedBookings,
        replay.body.trips.length,
      ];
    };
    await driverAt(20);
    const early = await prebook(120);
    await pass(60);
    expect(await leadOf(early.id)).toBe(30);
    await pass(29);
    expect(await waiting()).toEqual([0, 0, 0]);
    await pass(1);
    expect(await waiting()).toEqual([1, 1, 1]);
    // Another one that needs less, or that no one has looked at yet, does not wait before its own time.
    const { id } = await prebook(20);
    await app.connection
      .collection('bookings')
      .updateOne({ _id: id } as never, { $unset: { leadSeconds: 1 } });
    expect(await waiting()).toEqual([1, 1, 1]);
    app.clock.at += 5 * MINUTE;
    expect(await waiting()).toEqual([2, 2, 2]);
  });

  it('enters dispatch as long ahead as the cars around need with the buffer, and its rider reads when', async () => {
    const driver = await driverAt(20);
    const { id, tripdate } = await prebook(120);
    expect(await leadOf(id)).toBe(15);
    await pass(60);
    expect(await leadOf(id)).toBe(30);
    expect((await stored(id)).dispatch?.nextAt).toBe(tripdate - 30 * MINUTE);
    expect((await rider.get(`/bookings/${id}`)).body.leadSeconds).toBe(30 * 60);
    await pass(29);
    expect((await stored(id)).requestedDrivers ?? {}).toEqual({});
    await pass(1);
    expect(Object.keys((await stored(id)).requestedDrivers ?? {})).toEqual([driver.user.id]);
    expect((await stored(id)).leadLookAt).toBeUndefined();
  });

  it('never enters it later than the minimum, nor earlier than the maximum of the settings', async () => {
    await driverAt(1);
    const near = await prebook(120);
    await pass(60);
    expect(await leadOf(near.id)).toBe(15);
    await app.services.db.settings.saveSettings({ leadMinutes: 25 });
    await pass(30);
    expect(await leadOf(near.id)).toBe(25);
    await app.services.db.settings.saveSettings({ leadMostMinutes: 40, leadBufferMinutes: 60 });
    const far = await prebook(90);
    await pass(50);
    expect(await leadOf(far.id)).toBe(40);
  });

  it('follows the cars as they move, and as others become free', async () => {
    const far = await driverAt(30);
    const { id } = await prebook(120);
    await pass(60);
    expect(await leadOf(id)).toBe(40);
    await far.put('/drivers/me/status', { driverActiveStatus: false });
    await driverAt(2);
    await pass(10);
    expect(await leadOf(id)).toBe(15);
  });

  it('counts the third nearest car, as the first ones may decline', async () => {
    for (const minutes of [1, 2, 14]) await driverAt(minutes);
    const { id } = await prebook(120);
    await pass(60);
    expect(await leadOf(id)).toBe(25);
  });

  it('counts a car whose trip ends soon nearby', async () => {
    await app.services.db.settings.saveSettings({ driverRadius: 30 });
    const busy = await driverAt(0);
    const other = await app.signedIn('rider');
    const first = (await other.post('/bookings', { pickup: PICKUP, drop: DROP, carType: 'Economy' })).body.id;
    for (const [step, body] of [
      ['accept', undefined],
      ['arrive', { reason: 'here' }],
      ['start', {}],
    ] as const)
      expect((await busy.post(`/bookings/${first}/${step}`, body)).status).toBe(200);
    const { id } = await prebook(59);
    await pass(0);
    expect(await leadOf(id)).toBeLessThan(40);
  });

  it('is looked at by one process only, however many run at once', async () => {
    await driverAt(20);
    const { id } = await prebook(120);
    app.clock.at += 60 * MINUTE;
    const before = (await stored(id)).version as number;
    await Promise.all([1, 2, 3, 4].map(() => checkLeads(100, app.services)));
    expect((await stored(id)).version).toBe(before + 1);
    expect(await leadOf(id)).toBe(30);
  });

  it('asks few questions: halfway to the start each time, and none for prebookings further ahead', async () => {
    await driverAt(5);
    await app.services.db.settings.saveSettings({ rankByMinutes: true });
    let asked = 0;
    const { to } = app.services.pickupTimes;
    app.services.pickupTimes.to = (...places) => {
      asked += 1;
      return to(...places);
    };
    await prebook(24 * 60);
    await prebook(60);
    for (let minute = 0; minute < 44; minute += 1) await pass(1);
    expect(asked).toBeGreaterThan(2);
    expect(asked).toBeLessThan(10);
  });

  it('is looked at at once when its time or place changes', async () => {
    await driverAt(20);
    const { id, tripdate } = await prebook(120);
    await pass(60);
    expect(await leadOf(id)).toBe(30);
    const wanted = { tripdate: tripdate - 20 * MINUTE };
    const shown = (await admin.post(`/bookings/${id}/changes/preview`, wanted)).body;
    const changed = await admin.post(`/bookings/${id}/changes`, { ...wanted, ...agreedTo(shown) });
    expect(changed.status, JSON.stringify(changed.body)).toBe(200);
    await pass(0);
    expect((await stored(id)).dispatch?.nextAt).toBe(tripdate - 50 * MINUTE);
  });
});

describe('a plan that cannot be kept [4.90]', () => {
  it('raises an alert early and is offered to others, when the driver is too far away', async () => {
    const [far, near] = [await driverAt(73), await driverAt(4)];
    const { id } = await prebook(120);
    await plan(id, far);
    await pass(59);
    expect((await stored(id)).planLost).toBeUndefined();
    await pass(1);
    expect((await stored(id)).planLost).toMatchObject({
      driver: far.user.id,
      reason: 'too_far',
      minutes: 13,
    });
    expect(Object.keys((await stored(id)).requestedDrivers ?? {})).toContain(near.user.id);
    expect(await alerts(id)).toContain('plan open');
    const received = JSON.stringify((await far.get('/users/me/notifications')).body);
    expect(received).toContain('no longer planned');
    expect((await near.post(`/bookings/${id}/accept`)).status).toBe(200);
    await pass(1);
    expect(await alerts(id)).toContain('plan resolved');
    expect((await stored(id)).planLost).toBeUndefined();
  });

  it('is found while the driver is still on another trip', async () => {
    const busy = await driverAt(0);
    const other = await app.signedIn('rider');
    const far = { lat: PICKUP.lat + 0.2, lng: PICKUP.lng, add: 'Far away' };
    const first = (await other.post('/bookings', { pickup: PICKUP, drop: far, carType: 'Economy' })).body.id;
    const { id } = await prebook(40);
    await plan(id, busy);
    for (const [step, body] of [
      ['accept', undefined],
      ['arrive', { reason: 'here' }],
      ['start', {}],
    ] as const)
      expect((await busy.post(`/bookings/${first}/${step}`, body)).status).toBe(200);
    await pass(1);
    expect((await stored(id)).planLost).toMatchObject({ driver: busy.user.id, reason: 'on_trip' });
  });

  it('is kept if the driver can be there, who is asked as long ahead as they need', async () => {
    const planned = await driverAt(25);
    const { id } = await prebook(120);
    await plan(id, planned);
    await pass(60);
    expect(await leadOf(id)).toBe(35);
    await pass(25);
    expect(Object.keys((await stored(id)).requestedDrivers ?? {})).toEqual([planned.user.id]);
    expect((await stored(id)).planLost).toBeUndefined();
  });
});
