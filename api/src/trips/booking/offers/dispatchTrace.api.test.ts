import type { NamedDispatchTrace } from '@wayfare/shared';
import { runDueWork } from '../../../process/dueWork.js';
import { aCarType, aTrip, PICKUP } from '../../../../test/support/builders.js';
import { type Client, startTestApp, type TestApp } from '../../../../test/support/testApp.js';

let app: TestApp;
let rider: Client;
let admin: Client;

beforeEach(async () => {
  app = await startTestApp();
  await app.services.db.carTypes.insert(aCarType());
  await app.services.db.settings.saveSettings({
    driverRadius: 5,
    convert_to_mile: false,
    autoDispatch: true,
  });
  rider = await app.signedIn('rider');
  admin = await app.signedIn('admin');
});
afterEach(() => app.close());

/** A driver the given number of km north of the pickup. */
const driverAt = (km: number, fields = {}) =>
  app.signedIn('driver', { location: { lat: PICKUP.lat + km / 111.195, lng: PICKUP.lng }, ...fields });
const book = async () => (await rider.post('/bookings', aTrip)).body.id as string;
const traceOf = async (id: string): Promise<NamedDispatchTrace[]> =>
  (await admin.get(`/bookings/${id}/dispatch`)).body;
/** The latest outcome recorded for a driver. */
const reasonFor = (trace: NamedDispatchTrace[], { user }: Client) => {
  const newest = trace.find(({ driver }) => driver === user.id);
  return newest && (newest.reason ?? newest.outcome);
};

describe('dispatch trace: why drivers are offered a trip or left out [5.8, 3.17]', () => {
  it('covers every driver around the pickup, with name, time and distance', async () => {
    await app.services.db.settings.saveSettings({ negativeBalance: false });
    const owing = await driverAt(1.2);
    const debt = { type: 'Debit', amount: 1, txRef: 'debt' } as const;
    await app.services.db.wallets.post(owing.user.id, [debt], { date: 0 });
    await app.services.liveDrivers.refresh(owing.user.id);
    const cases: [Client, string][] = [
      [await driverAt(1, { firstName: 'Ada', lastName: 'Near' }), 'offered'],
      [owing, 'wallet_negative'],
      [await driverAt(0.2, { queue: true }), 'busy'],
      [await driverAt(0.3, { carType: 'Van' }), 'other_car_type'],
      [await driverAt(0.4, { approved: false }), 'not_approved'],
      [await driverAt(0.5, { driverActiveStatus: false }), 'not_active'],
      [await app.signedIn('driver', { location: null }), 'no_location'],
      [await driverAt(4.9), 'others_first'],
      [await driverAt(5.1), 'too_far'],
    ];
    const beyond = await driverAt(10.1);
    const offBeyond = await driverAt(10.1, { approved: false });
    const id = await book();
    const trace = await traceOf(id);
    expect(cases.map(([driver]) => reasonFor(trace, driver))).toEqual(cases.map(([, reason]) => reason));
    expect([reasonFor(trace, beyond), reasonFor(trace, offBeyond)]).toEqual([undefined, undefined]);
    expect(trace[0]).toEqual({
      driver: cases[0]?.[0].user.id,
      driver_name: 'Ada Near',
      at: app.clock.at,
      outcome: 'offered',
      reason: null,
      distance: expect.closeTo(1, 5),
      minutes: 2,
      timeSource: 'service',
      choice: { policy: 'nearest', place: 1, among: 2, within: 60 },
    });
  });

  it('grows with every round: refusals and expired offers', async () => {
    const [first, second] = [await driverAt(0.5), await driverAt(0.6)];
    const id = await book();
    await first.post(`/bookings/${id}/decline`);
    expect(reasonFor(await traceOf(id), first)).toBe('declined');
    const third = await driverAt(4);
    app.clock.at += 31_000;
    await runDueWork(app.services);
    const trace = await traceOf(id);
    expect([first, second, third].map((driver) => reasonFor(trace, driver))).toEqual([
      'declined',
      'let_pass',
      'offered',
    ]);
    expect(trace.map(({ at }) => at)).toEqual(trace.map(({ at }) => at).sort((a, b) => b - a));
  });

  it('remains after dispatch ends, and is not part of the booking', async () => {
    const driver = await driverAt(1);
    const id = await book();
    await driver.post(`/bookings/${id}/accept`);
    expect(reasonFor(await traceOf(id), driver)).toBe('accepted');
    for (const client of [rider, driver, admin]) {
      expect((await client.get(`/bookings/${id}`)).body).not.toHaveProperty('dispatchTrace');
    }
  });

  it('includes an admin’s manual assignment', async () => {
    await app.services.db.settings.saveSettings({ autoDispatch: false });
    const driver = await driverAt(2);
    const id = await book();
    expect((await admin.post(`/bookings/${id}/assign`, { driver: driver.user.id })).status).toBe(200);
    expect(reasonFor(await traceOf(id), driver)).toBe('offered');
  });

  it('keeps 50 drivers per round and 200 in total', async () => {
    await app.services.db.settings.saveSettings({ driverRadius: 5 });
    await Promise.all(Array.from({ length: 60 }, (_, index) => driverAt(index / 100, { queue: index > 0 })));
    const id = await book();
    expect(await traceOf(id)).toHaveLength(50);
    for (let round = 0; round < 5; round += 1) {
      app.clock.at += 31_000;
      await runDueWork(app.services);
    }
    expect(await traceOf(id)).toHaveLength(200);
  });

  it('is available only to admins, and only for existing trips', async () => {
    const driver = await driverAt(1);
    const id = await book();
    const fleetadmin = await app.signedIn('fleetadmin');
    for (const client of [rider, driver, fleetadmin]) {
      expect((await client.get(`/bookings/${id}/dispatch`)).status).toBe(403);
    }
    expect((await admin.get('/bookings/000000000000000000000000/dispatch')).status).toBe(404);
  });
});
