import { runDueWork } from '../../../process/dueWork.js';
import { aCarType, aTrip, newId, PICKUP } from '../../../../test/support/builders.js';
import { type Client, startTestApp, type TestApp } from '../../../../test/support/testApp.js';

/** Car types that stand in for others: an XL may take Economy trips. */
let app: TestApp;
let rider: Client;
let admin: Client;
const economy = aCarType();
const xl = aCarType({ name: 'XL', base_fare: 9 });
const van = aCarType({ name: 'Van' });

beforeEach(async () => {
  app = await startTestApp();
  for (const carType of [economy, xl, van]) await app.services.db.carTypes.insert({ ...carType });
  await app.services.db.settings.saveSettings({ missedOffersAway: 0, otp_secure: false });
  [rider, admin] = [await app.signedIn('rider'), await app.signedIn('admin')];
});
afterEach(() => app.close());

/** Lets XL cars take Economy trips after a wait in seconds. */
async function standInAfter(afterSeconds: number) {
  const standIns = [{ carType: xl.id, afterSeconds }];
  expect((await admin.put(`/cartypes/${economy.id}`, { standIns })).status).toBe(200);
}
/** A driver of a car type the given number of km north of the pickup. */
const driverOf = (carType: string, km = 1) =>
  app.signedIn('driver', { carType, location: { lat: PICKUP.lat + km / 111.195, lng: PICKUP.lng } });
const book = async (fields = {}) => (await rider.post('/bookings', { ...aTrip, ...fields })).body;
const stored = async (id: string) => (await app.services.db.bookings.findById(id))!;
const isAsked = async (id: string, { user }: Client) =>
  (await stored(id)).requestedDrivers?.[user.id] === true;
async function pass(ms: number) {
  app.clock.at += ms;
  await runDueWork(app.services);
}
/** When a driver is first asked to take a trip, in ms after a time; asked every second. */
async function firstAsked(id: string, driver: Client, { from, seconds }: { from: number; seconds: number }) {
  for (let passed = 0; passed < seconds; passed += 1) {
    if (await isAsked(id, driver)) return app.clock.at - from;
    await pass(1_000);
  }
  return null;
}

describe('a car type that stands in for another one', () => {
  it('is offered the trip once it has waited for the seconds, not before, at the fare that was booked [4.82]', async () => {
    await standInAfter(47);
    const driver = await driverOf('XL');
    const from = app.clock.at;
    const { id, trip_cost } = await book();
    expect(await firstAsked(id, driver, { from, seconds: 60 })).toBeGreaterThanOrEqual(47_000);
    expect(await firstAsked(id, driver, { from, seconds: 60 })).toBeLessThanOrEqual(48_000);
    const [offer] = (await driver.get('/bookings')).body;
    expect(offer).toMatchObject({ id, carType: 'Economy' });
    expect((await driver.post(`/bookings/${id}/accept`)).status).toBe(200);
    expect(await stored(id)).toMatchObject({ status: 'ACCEPTED', carType: 'Economy', trip_cost });
  });

  it('is asked in time although drivers of the booked type have the offer, unless enough do', async () => {
    await standInAfter(10);
    await driverOf('Economy');
    const driver = await driverOf('XL', 2);
    const { id } = await book();
    await pass(9_999);
    expect(await isAsked(id, driver)).toBe(false);
    await pass(1);
    expect(await isAsked(id, driver)).toBe(true);
    await app.services.db.settings.saveSettings({ offersAtATime: 1 });
    const other = (await (await app.signedIn('rider')).post('/bookings', aTrip)).body.id;
    await driverOf('XL', 0.1);
    await pass(10_000);
    expect(Object.keys((await stored(other)).requestedDrivers ?? {})).toHaveLength(1);
  });

  it('is asked at once without a wait, the nearest driver first', async () => {
    await standInAfter(0);
    await app.services.db.settings.saveSettings({ offersAtATime: 1 });
    await driverOf('Economy', 2);
    const driver = await driverOf('XL', 0.5);
    expect(await isAsked((await book()).id, driver)).toBe(true);
  });

  it('never takes trips without the setting, nor do other types, nor the booked type those of its stand-in', async () => {
    const drivers = [await driverOf('XL'), await driverOf('Van'), await driverOf('Economy', 9)] as const;
    const [large, wide, small] = drivers;
    const first = await book();
    await standInAfter(0);
    const [second, other] = [await book(), await book({ carType: 'XL' })];
    for (let seconds = 0; seconds < 120; seconds += 5) await pass(5_000);
    const askedEver = async (id: string) => {
      const trace = (await admin.get(`/bookings/${id}/dispatch`)).body as {
        driver: string;
        outcome: string;
      }[];
      return drivers.filter(({ user }) =>
        trace.some(({ driver, outcome }) => driver === user.id && outcome === 'offered'),
      );
    };
    expect(await askedEver(second.id)).toEqual([large, small]);
    expect(await askedEver(other.id)).toEqual([large]);
    // The setting counts for trips that wait already.
    expect(await askedEver(first.id)).toEqual([large, small]);
    expect(await askedEver(second.id)).not.toContain(wide);
  });

  it('is asked for a prebooking so many seconds after its dispatch began, however long ago it was booked', async () => {
    await standInAfter(40);
    const driver = await driverOf('XL');
    const tripdate = app.clock.at + 3_600_000;
    const { id } = await book({ bookLater: true, tripdate });
    const from = tripdate - 15 * 60_000;
    app.clock.at = from;
    await runDueWork(app.services);
    expect(await isAsked(id, driver)).toBe(false);
    expect(await firstAsked(id, driver, { from, seconds: 60 })).toBeGreaterThanOrEqual(40_000);
  });

  it('does not ask drivers who declined, or who never meet the rider again', async () => {
    await standInAfter(0);
    const [declines, apart] = [await driverOf('XL', 1), await driverOf('XL', 1.1)];
    const pair = { rider: rider.user.id, driver: apart.user.id };
    expect((await admin.post('/pairblocks', pair)).status).toBe(201);
    const { id } = await book();
    expect([await isAsked(id, declines), await isAsked(id, apart)]).toEqual([true, false]);
    await declines.post(`/bookings/${id}/decline`);
    await pass(60_000);
    expect(await stored(id)).toMatchObject({ status: 'NEW', requestedDrivers: {} });
  });

  it('is asked before drivers of the booked type are asked a second time', async () => {
    await standInAfter(20);
    await app.services.db.settings.saveSettings({ offersAtATime: 1 });
    const [own, standIn] = [await driverOf('Economy'), await driverOf('XL', 3)];
    const { id } = await book();
    const rounds = [];
    for (let round = 0; round < 4; round += 1) {
      rounds.push([await isAsked(id, own), await isAsked(id, standIn)]);
      await pass(30_000);
    }
    expect(rounds).toEqual([
      [true, false],
      [false, true],
      [true, false],
      [false, true],
    ]);
  });
});

describe('everyone who asks about a trip gets the same answer', () => {
  it('a booking for now needs a driver of the type, or of one that stands in, after whatever wait [5.7, 4.82]', async () => {
    await driverOf('XL');
    expect((await book()).error).toBe('no_driver_found_alert_messege');
    await standInAfter(600);
    expect((await book()).status).toBe('NEW');
    const warnings = async () =>
      (await admin.get(`/desk/booking-warnings?lat=${PICKUP.lat}&lng=${PICKUP.lng}&carType=Economy`)).body
        .warnings;
    expect(await warnings()).toEqual([]);
  });

  it('prices promise the drive of the first car, and the wait before it if it stands in', async () => {
    const away = async () => {
      const { quotes } = (await app.anonymous.post('/quotes', { pickup: PICKUP, drop: aTrip.drop })).body;
      return (quotes as { carType: string; minutesAway: number | null }[]).find(
        ({ carType }) => carType === 'Economy',
      )?.minutesAway as number;
    };
    await driverOf('XL');
    expect(await away()).toBeNull();
    await standInAfter(0);
    const drive = await away();
    await standInAfter(600);
    expect(await away()).toBe(drive + 10);
    await driverOf('Economy', 2);
    expect(await away()).toBeLessThan(drive + 10);
  });

  it('the trace, the candidates of a dispatcher, and the desk name the wait', async () => {
    await standInAfter(60);
    const driver = await driverOf('XL');
    await app.services.db.settings.saveSettings({ autoDispatch: true });
    const { id } = await book();
    const reasons = async () => {
      const trace = (await admin.get(`/bookings/${id}/dispatch`)).body;
      const near = (await admin.get(`/drivers/nearby?booking=${id}&leftOut=1`)).body;
      return [trace, near].map(
        (list) =>
          list.find((one: { id?: string; driver?: string }) => [one.id, one.driver].includes(driver.user.id))
            ?.reason,
      );
    };
    expect(await reasons()).toEqual(['stands_in_later', 'stands_in_later']);
    const { trips } = (await admin.get('/desk')).body;
    expect(trips.find((trip: { id: string }) => trip.id === id).noDriver).toEqual([
      { kind: 'otherCarType', count: 1 },
    ]);
    await pass(60_000);
    expect(await reasons()).toEqual([null, null]);
  });

  it('drivers who are not online, of types that stand in, are listed with their reason', async () => {
    await standInAfter(60);
    const off = await driverOf('XL');
    await driverOf('Economy');
    await off.put('/drivers/me/status', { driverActiveStatus: false });
    const { id } = await book();
    const trace = (await admin.get(`/bookings/${id}/dispatch`)).body as { driver: string; reason: string }[];
    expect(trace.find(({ driver }) => driver === off.user.id)?.reason).toBe('not_active');
  });

  it('the planner knows which cars may take a prebooking', async () => {
    await standInAfter(60);
    const driver = await driverOf('XL');
    const { id } = await book({ bookLater: true, tripdate: app.clock.at + 24 * 3_600_000 });
    const { trips } = (await admin.get('/planner')).body;
    expect(trips.find((trip: { id: string }) => trip.id === id).standIns).toEqual(['XL']);
    const candidates = (await admin.get(`/bookings/${id}/plan-candidates`)).body;
    const candidate = candidates.find((one: { id: string }) => one.id === driver.user.id);
    expect(candidate.warnings.map(({ problem }: { problem: string }) => problem)).not.toContain(
      'other_car_type',
    );
  });
});

describe('the setting', () => {
  it.each([
    ['the car type itself', [{ carType: economy.id, afterSeconds: 0 }]],
    ['an unknown car type', [{ carType: newId(), afterSeconds: 0 }]],
    [
      'a car type twice',
      [
        { carType: xl.id, afterSeconds: 0 },
        { carType: xl.id, afterSeconds: 5 },
      ],
    ],
    ['seconds below 0', [{ carType: xl.id, afterSeconds: -1 }]],
    ['a part of a second', [{ carType: xl.id, afterSeconds: 1.5 }]],
    ['a wait after which the trip is over', [{ carType: xl.id, afterSeconds: 1_201 }]],
    ['no seconds', [{ carType: xl.id }]],
  ])('refuses %s', async (_what, standIns) => {
    const refused = await admin.put(`/cartypes/${economy.id}`, { standIns });
    expect(refused).toMatchObject({ status: 400, body: { error: 'validation_error' } });
    expect(Object.keys(refused.body.errors)[0]).toMatch(/^standIns/);
    expect((await app.services.db.carTypes.findById(economy.id))?.standIns ?? null).toBeNull();
  });

  it('is shown to staff only, and can be removed', async () => {
    await standInAfter(60);
    const read = async (by: Client) => (await by.get(`/cartypes/${economy.id}`)).body;
    expect((await read(admin)).standIns).toEqual([{ carType: xl.id, afterSeconds: 60 }]);
    for (const by of [rider, await driverOf('XL'), await app.signedIn('fleetadmin')])
      expect(await read(by)).not.toHaveProperty('standIns');
    expect(JSON.stringify((await app.anonymous.get('/cartypes')).body)).not.toContain('standIns');
    await admin.put(`/cartypes/${economy.id}`, { standIns: [] });
    expect((await book({ carType: 'Economy' })).error).toBe('no_driver_found_alert_messege');
  });

  it('survives that the other car type is renamed', async () => {
    await standInAfter(0);
    const driver = await driverOf('XL');
    await admin.put(`/cartypes/${xl.id}`, { name: 'Large' });
    expect(await isAsked((await book()).id, driver)).toBe(true);
  });

  it('keeps a car type that stands in from being deleted, until another one takes its place', async () => {
    await standInAfter(60);
    const refused = await admin.delete(`/cartypes/${xl.id}`);
    expect(refused).toMatchObject({ status: 409, body: { error: 'record_in_use' } });
    expect((await admin.get(`/cartypes/${xl.id}/uses`)).body).toEqual({
      uses: { cartypes: 1 },
      open: {},
      needsReplacement: true,
    });
    expect((await admin.delete(`/cartypes/${xl.id}?replacement=${van.id}`)).status).toBe(200);
    const after = async () => (await admin.get(`/cartypes/${economy.id}`)).body.standIns;
    expect(await after()).toEqual([{ carType: van.id, afterSeconds: 60 }]);
    // Its own trips need no stand-in.
    expect((await admin.delete(`/cartypes/${van.id}?replacement=${economy.id}`)).status).toBe(200);
    expect(await after()).toEqual([]);
  });

  it('names a replacement that stands in already only once', async () => {
    const standIns = [xl, van].map(({ id }) => ({ carType: id, afterSeconds: 30 }));
    await admin.put(`/cartypes/${economy.id}`, { standIns });
    await admin.delete(`/cartypes/${xl.id}?replacement=${van.id}`);
    expect((await admin.get(`/cartypes/${economy.id}`)).body.standIns).toEqual([
      { carType: van.id, afterSeconds: 30 },
    ]);
  });
});
