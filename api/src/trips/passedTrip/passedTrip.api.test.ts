import { type PassedTrip, PASSED_TRIPS_KEPT_MS, shownPassedAt } from '@wayfare/shared';
import { runDueWork } from '../../process/dueWork.js';
import { aCarType, aTrip, PICKUP } from '../../../test/support/builders.js';
import { type Client, startTestApp, type TestApp } from '../../../test/support/testApp.js';

let app: TestApp;
let rider: Client;

beforeEach(async () => {
  app = await startTestApp();
  await app.services.db.carTypes.insert(aCarType());
  await app.services.db.settings.saveSettings({
    driverRadius: 5,
    convert_to_mile: false,
    autoDispatch: true,
    offersAtATime: 1,
    negativeBalance: false,
    missedOffersAway: 0,
    driverSilentSeconds: 604_800,
  });
  rider = await app.signedIn('rider', { firstName: 'Zelda', lastName: 'Ridersname' });
});
afterEach(() => app.close());

/** A driver the given number of km north of the pickup. */
const driverAt = (km: number, fields = {}) =>
  app.signedIn('driver', { location: { lat: PICKUP.lat + km / 111.195, lng: PICKUP.lng }, ...fields });
const book = async (fields = {}) =>
  (await rider.post('/bookings', { ...aTrip, ...fields })).body.id as string;
const passedOf = async (driver: Client): Promise<PassedTrip[]> => (await driver.get('/passedtrips')).body;
const reasonsOf = async (driver: Client) => (await passedOf(driver)).map(({ reason }) => reason);

describe('a driver sees why they did not get a trip near them [4.78]', () => {
  it('once another driver has it, each with the own reason', async () => {
    const winner = await driverAt(0.5);
    const owing = await driverAt(1.2);
    const debt = { type: 'Debit', amount: 1, txRef: 'debt' } as const;
    await app.services.db.wallets.post(owing.user.id, [debt], { date: 0 });
    await app.services.liveDrivers.refresh(owing.user.id);
    const apart = await driverAt(0.2);
    const office = await app.signedIn('admin');
    await office.post('/pairblocks', { rider: rider.user.id, driver: apart.user.id });
    const cases: [Client, string][] = [
      [await driverAt(1), 'others_first'],
      [apart, 'others_first'],
      [await driverAt(0.3, { queue: true }), 'busy'],
      [await driverAt(0.4, { carType: 'Van' }), 'car_type'],
      [owing, 'debt'],
      [await driverAt(0.6, { breakUntil: app.clock.at + 600_000 }), 'on_break'],
      [await driverAt(6.2), 'too_far'],
    ];
    const off = await driverAt(0.5, { driverActiveStatus: false });
    const beyond = await driverAt(10.1);
    const id = await book();
    // Nobody has it yet.
    for (const [driver] of cases) expect(await passedOf(driver)).toEqual([]);
    expect((await winner.post(`/bookings/${id}/accept`)).status).toBe(200);
    for (const [driver, reason] of cases) expect(await reasonsOf(driver)).toEqual([reason]);
    for (const driver of [winner, off, beyond]) expect(await passedOf(driver)).toEqual([]);
    const [far] = await passedOf(cases.at(-1)?.[0] as Client);
    expect(far).toEqual({
      id: expect.any(String),
      at: shownPassedAt(app.clock.at),
      reason: 'too_far',
      distance: 6.2,
      over: 1.2,
    });
    expect(far?.id).not.toContain(id);
  });

  it('with how their own offer ended: declined, missed, or canceled before the answer', async () => {
    const [first, second, third] = [await driverAt(0.5), await driverAt(0.6), await driverAt(0.7)];
    const id = await book();
    expect((await first.post(`/bookings/${id}/decline`)).status).toBe(200);
    app.clock.at += 31_000;
    await runDueWork(app.services);
    expect((await rider.post(`/bookings/${id}/cancel`, { reason: 'Too late' })).status).toBe(200);
    expect([await reasonsOf(first), await reasonsOf(second), await reasonsOf(third)]).toEqual([
      ['declined'],
      ['missed'],
      ['canceled'],
    ]);
  });

  it('no longer once they get the trip after all, and the reason to have given it back before', async () => {
    const [first, second] = [await driverAt(0.5), await driverAt(0.6)];
    const id = await book();
    await first.post(`/bookings/${id}/accept`);
    expect(await reasonsOf(second)).toEqual(['others_first']);
    expect((await first.post(`/bookings/${id}/giveBack`, { reason: 'Flat tire' })).status).toBe(200);
    expect((await second.post(`/bookings/${id}/accept`)).status).toBe(200);
    expect([await reasonsOf(first), await reasonsOf(second)]).toEqual([['gave_back'], []]);
  });

  it('for seven days, newest first, in pages; then the reasons are deleted', async () => {
    const driver = await driverAt(1);
    const record = (booking: string, at: number) =>
      app.services.db.passedTrips.record(
        booking,
        [{ driver: driver.user.id, at, reason: 'busy', distance: 1, over: null }],
        null,
      );
    const start = app.clock.at;
    for (const [index, booking] of ['a', 'b', 'c'].entries()) await record(booking, start + index * 600_000);
    const page = await driver.get('/passedtrips?range=[0,1]');
    expect(page.body.map(({ at }: PassedTrip) => at)).toEqual(
      [2, 1].map((index) => shownPassedAt(start + index * 600_000)),
    );
    const [newest] = page.body as PassedTrip[];
    app.clock.at = start + PASSED_TRIPS_KEPT_MS + 900_000;
    expect(await passedOf(driver)).toHaveLength(1);
    await app.services.db.passedTrips.removeBefore(app.clock.at + 600_000);
    expect((await driver.get(`/passedtrips/${newest?.id}`)).status).toBe(404);
  });

  it('and nothing of others: no trip, rider, other driver, place or price', async () => {
    const others = [
      await driverAt(0.5, { firstName: 'Wanda', lastName: 'Winnersname', vehicleNumber: 'WIN 123' }),
      await driverAt(0.9, { firstName: 'Oscar', lastName: 'Othersname', vehicleNumber: 'OTH 456' }),
    ];
    const viewers = [await driverAt(1.5), await driverAt(6), await driverAt(1, { queue: true })];
    const id = await book();
    await others[0]?.post(`/bookings/${id}/accept`);
    const { reference } = (await rider.get(`/bookings/${id}`)).body;
    const secrets = [id, reference, rider.user, ...others.map(({ user }) => user)].flatMap((secret) =>
      typeof secret === 'string'
        ? [secret]
        : [secret.id, secret.firstName, secret.lastName, secret.email, secret.mobile, secret.vehicleNumber],
    );
    const places = [aTrip.pickup, aTrip.drop].flatMap(({ add, lat, lng }) => [add, String(lat), String(lng)]);
    for (const viewer of viewers) {
      const { body } = await viewer.get('/passedtrips');
      expect(body).toHaveLength(1);
      expect(Object.keys(body[0]).sort()).toEqual(['at', 'distance', 'id', 'over', 'reason']);
      const text = JSON.stringify(body);
      for (const secret of [...secrets, ...places].filter(Boolean)) expect(text).not.toContain(secret);
      // What one driver sees, no other driver can open.
      for (const other of viewers.filter((one) => one !== viewer))
        expect((await other.get(`/passedtrips/${body[0].id}`)).status).toBe(404);
    }
    for (const role of ['rider', 'fleetadmin', 'admin'] as const)
      expect((await (await app.signedIn(role)).get('/passedtrips')).status).toBe(403);
    expect((await app.anonymous.get('/passedtrips')).status).toBe(401);
  });
});
