import { aCarType, aTrip, DROP, PICKUP } from '../../../../test/support/builders.js';
import { receivedBy, testSockets } from '../../../../test/support/sockets.js';
import { type Client, startTestApp, TEST_NOW, type TestApp } from '../../../../test/support/testApp.js';
import { runDueWork } from '../../../process/dueWork.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Tomorrow at 08:00: the business is in UTC. */
const EIGHT = Math.floor(TEST_NOW / (24 * HOUR)) * 24 * HOUR + 32 * HOUR;

let app: TestApp;
let rider: Client;
let admin: Client;
let driver: Client;
let other: Client;

const driverAt = (km: number, fields = {}) =>
  app.signedIn('driver', { location: { lat: PICKUP.lat + km / 111.195, lng: PICKUP.lng }, ...fields });
const prebooked = async (tripdate = EIGHT, fields = {}): Promise<string> =>
  (await rider.post('/bookings', { ...aTrip, bookLater: true, tripdate, ...fields })).body.id;
const plan = (id: string, to: Client | null, plans = 0, by = admin) =>
  by.post(`/bookings/${id}/plan`, { driver: to?.user.id ?? null, plans });
const planner = async (by = admin, query = '') => (await by.get(`/planner${query}`)).body;
const offered = async (client: Client) =>
  (await client.get('/bookings')).body.map((booking: { id: string }) => booking.id);
const planned = async (client: Client) =>
  (await client.get('/drivers/me/planned')).body.trips.map((trip: { id: string }) => trip.id);
const trace = async (id: string) => (await admin.get(`/bookings/${id}/dispatch`)).body;
const titles = async (client: Client) => {
  const everything = { skip: 0, limit: 100, sort: { field: 'at', order: 1 } } as const;
  const { rows } = await app.services.db.outbox.list({ ...everything, filter: { to: client.user.id } });
  return rows.map(({ title }) => title);
};
/** Lets dispatch of a trip begin. */
const begin = async (tripdate = EIGHT) => {
  app.clock.at = tripdate - 15 * MINUTE;
  await runDueWork(app.services);
};
const everyDay = (span: { from: number; to: number } | null) => ({
  workingHours: { week: Array.from({ length: 7 }, () => span), exceptions: [] },
});

beforeEach(async () => {
  app = await startTestApp();
  await app.services.db.carTypes.insert(aCarType());
  [rider, admin] = [await app.signedIn('rider'), await app.signedIn('admin')];
  // The planned driver is the farther one.
  [driver, other] = [await driverAt(4), await driverAt(0.2)];
});
afterEach(() => app.close());

describe('the planner of a day', () => {
  it('is refused for callers who are not signed in, riders, drivers, and staff who do not dispatch', async () => {
    expect((await app.anonymous.get('/planner')).status).toBe(401);
    const support = await app.signedIn('admin', { staffRole: 'support' });
    for (const client of [rider, driver, support]) expect((await client.get('/planner')).status).toBe(403);
    expect((await admin.get('/planner?day=20260230')).status).toBe(400);
  });

  it('contains the prebookings of tomorrow unless a day is given, and no trips for now', async () => {
    const [tomorrow, later] = [await prebooked(), await prebooked(EIGHT + 24 * HOUR)];
    await rider.post('/bookings', aTrip);
    const read = await planner();
    expect(read.trips.map(({ id }: { id: string }) => id)).toEqual([tomorrow]);
    expect(read).toMatchObject({ start: EIGHT - 8 * HOUR, end: EIGHT + 16 * HOUR, timeZone: 'UTC' });
    const next = new Date(EIGHT + 24 * HOUR).toISOString().slice(0, 10).replaceAll('-', '');
    expect((await planner(admin, `?day=${next}`)).trips.map(({ id }: { id: string }) => id)).toEqual([later]);
  });

  it('contains a trip of the evening before that still runs, and no contacts of riders', async () => {
    const midnight = EIGHT - 8 * HOUR;
    const id = await prebooked(midnight - MINUTE);
    const [trip] = (await planner()).trips;
    expect(trip).toMatchObject({ id, status: 'NEW', carType: 'Economy', pickup: PICKUP, drop: DROP });
    expect(Object.keys(trip)).not.toEqual(expect.arrayContaining(['customer_name', 'customer_contact']));
  });

  it('knows when drivers work: by their hours, by earlier trips, or not at all', async () => {
    await driver.put('/drivers/me/hours', everyDay({ from: 540, to: 1020 }));
    const third = await driverAt(9);
    const weekAgo = EIGHT - 7 * 24 * HOUR;
    const id = (await rider.post('/bookings', aTrip)).body.id;
    await app.connection.collection<{ _id: string }>('bookings').updateOne(
      { _id: id },
      {
        $set: {
          status: 'COMPLETE',
          driver: other.user.id,
          tripdate: weekAgo,
          driver_accept_time: weekAgo - 5 * MINUTE,
          endTime: weekAgo + 20 * MINUTE,
        },
      },
    );
    const { drivers } = await planner();
    const of = ({ user }: Client) => drivers.find((one: { id: string }) => one.id === user.id);
    expect(of(driver)).toMatchObject({
      basis: 'hours',
      shifts: [{ from: EIGHT + HOUR, to: EIGHT + 9 * HOUR }],
    });
    const usual = [{ from: EIGHT - 30 * MINUTE, to: EIGHT + 30 * MINUTE }];
    expect(of(other)).toMatchObject({ basis: 'history', shifts: usual });
    expect(of(third)).toMatchObject({ basis: 'none', shifts: [] });
  });

  it('shows a fleet admin own drivers and their trips only', async () => {
    const fleet = await app.signedIn('fleetadmin');
    const own = await driverAt(2, { fleetadmin: fleet.user.id });
    const [mine, others] = [await prebooked(), await prebooked()];
    await prebooked();
    await plan(mine, own);
    await plan(others, driver);
    const read = await planner(fleet);
    expect(read.trips.map(({ id }: { id: string }) => id)).toEqual([mine]);
    expect(read.drivers.map(({ id }: { id: string }) => id)).toEqual([own.user.id]);
    expect((await plan(mine, null, 1, fleet)).status).toBe(404);
  });

  it('notifies over sockets the fleet admin of a driver who is planned, or no longer planned, and no other', async () => {
    const sockets = testSockets();
    const fleet = await app.signedIn('fleetadmin');
    const own = await driverAt(2, { fleetadmin: fleet.user.id });
    const people = {
      fleet: await sockets.connect(app, fleet),
      otherFleet: await sockets.connect(app, await app.signedIn('fleetadmin')),
      rider: await sockets.connect(app, rider),
    };
    const id = await prebooked();
    const changes = [
      () => plan(id, own),
      () => plan(id, driver, 1),
      () => plan(id, own, 2),
      () => rider.post(`/bookings/${id}/cancel`, { reason: 'My plans changed' }),
    ];
    for (const change of changes) {
      const received = await receivedBy(people, 'resource:changed', change);
      expect(received.fleet).toContainEqual({ resource: 'planner', ids: [id] });
      expect([...received.otherFleet, ...received.rider]).toEqual([]);
    }
    sockets.close();
  });

  it('shows how long drives between planned trips take', async () => {
    const [first, second] = [await prebooked(), await prebooked(EIGHT + HOUR)];
    await plan(first, driver);
    await plan(second, driver);
    const [leg, ...more] = (await planner()).legs;
    expect(leg).toMatchObject({ from: first, to: second, isEstimated: false, minutes: expect.any(Number) });
    expect(more).toEqual([]);
  });
});

describe('planning a driver', () => {
  it('is stored on the trip, and the driver is notified and sees where and when it begins', async () => {
    const id = await prebooked();
    const { status, body } = await plan(id, driver);
    expect({ status, plan: body.plan }).toEqual({
      status: 200,
      plan: { driver: driver.user.id, by: admin.user.id, at: app.clock.at, count: 1 },
    });
    expect(await titles(driver)).toEqual(['A trip is planned for you']);
    const { trips } = (await driver.get('/drivers/me/planned')).body;
    expect(trips).toEqual([
      { id, reference: body.reference, tripdate: EIGHT, estimateTime: body.estimateTime, pickup: PICKUP.add },
    ]);
    expect((await driver.get(`/bookings/${id}`)).status).toBe(404);
    expect((await rider.get(`/bookings/${id}`)).body).not.toHaveProperty('plan');
  });

  it('moves to another driver, or to none, and notifies the drivers concerned', async () => {
    const id = await prebooked();
    await plan(id, driver);
    await plan(id, other, 1);
    expect([await planned(driver), await planned(other)]).toEqual([[], [id]]);
    expect(await titles(driver)).toEqual(['A trip is planned for you', 'A planned trip was taken back']);
    await plan(id, null, 2);
    expect(await planned(other)).toEqual([]);
    expect(await titles(other)).toEqual(['A trip is planned for you', 'A planned trip was taken back']);
  });

  it('lets one of two dispatchers win, and names the winner to the other', async () => {
    const id = await prebooked();
    const second = await app.signedIn('admin', { firstName: 'Grace', lastName: 'Hopper' });
    const results = await Promise.all([plan(id, driver), plan(id, other, 0, second)]);
    expect(results.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const lost = results.find(({ status }) => status === 409);
    const winner = results[0]?.status === 200 ? admin : second;
    expect(lost?.body.error).toBe('planned_meanwhile');
    expect(lost?.body.message).toContain(`${winner.user.firstName} ${winner.user.lastName}`);
  });

  it('changes nothing when it is repeated', async () => {
    const id = await prebooked();
    const [first, again] = [await plan(id, driver), await plan(id, driver)];
    expect(again.body).toEqual(first.body);
    expect(await titles(driver)).toHaveLength(1);
  });

  it('is refused once dispatch has begun, for trips for now, and for a driver who is blocked', async () => {
    const id = await prebooked();
    const blocked = await driverAt(1, { approved: false });
    expect((await plan(id, blocked)).body.error).toBe('no_user_match');
    const now = (await rider.post('/bookings', aTrip)).body.id;
    expect((await plan(now, driver)).body.error).toBe('plan_too_late');
    app.clock.at = EIGHT - 15 * MINUTE;
    expect((await plan(id, driver)).body.error).toBe('plan_too_late');
  });
});

describe('candidates', () => {
  const candidates = async (id: string) => (await admin.get(`/bookings/${id}/plan-candidates`)).body;

  it('are ranked by whether they can make it, and say what speaks against them', async () => {
    await driver.put('/drivers/me/hours', everyDay({ from: 420, to: 600 }));
    await other.put('/drivers/me/hours', everyDay(null));
    const [first, second] = [await prebooked(), await prebooked(EIGHT + 2 * HOUR - 20 * MINUTE)];
    await plan(first, driver);
    const [best, worst] = await candidates(second);
    expect(best).toMatchObject({
      id: driver.user.id,
      trips: 1,
      shiftEnd: EIGHT + 2 * HOUR,
      minutes: expect.any(Number),
      warnings: [],
    });
    expect(worst).toMatchObject({ id: other.user.id, trips: 0, shiftEnd: null, minutes: null });
    expect(worst.warnings).toEqual([{ problem: 'outside_hours', minutes: null }]);
  });

  it('would be late if the trip before ends too late', async () => {
    const [first, second] = [await prebooked(), await prebooked(EIGHT + MINUTE)];
    await plan(first, driver);
    const found = (await candidates(second)).find(({ id }: { id: string }) => id === driver.user.id);
    expect(found.warnings[0]).toMatchObject({ problem: 'late', minutes: expect.any(Number) });
  });
});

describe('when dispatch begins', () => {
  it('asks the planned driver first, alone, with a normal offer', async () => {
    const id = await prebooked();
    await plan(id, driver);
    await begin();
    expect([await offered(driver), await offered(other)]).toEqual([[id], []]);
    expect((await trace(id))[0]).toMatchObject({
      driver: driver.user.id,
      outcome: 'asked',
      planned: true,
      by: admin.user.id,
    });
    expect((await driver.post(`/bookings/${id}/accept`)).status).toBe(200);
    expect(await planned(driver)).toEqual([]);
  });

  it('asks others if the planned driver does not answer in time, and records it in the trace', async () => {
    const id = await prebooked();
    await plan(id, driver);
    await begin();
    app.clock.at += 30_000;
    await runDueWork(app.services);
    expect(await offered(other)).toEqual([id]);
    expect(await trace(id)).toContainEqual(
      expect.objectContaining({
        driver: driver.user.id,
        outcome: 'left_out',
        reason: 'let_pass',
        planned: true,
      }),
    );
  });

  it('asks others at once if the planned driver declines', async () => {
    const id = await prebooked();
    await plan(id, driver);
    await begin();
    await driver.post(`/bookings/${id}/decline`);
    expect(await offered(other)).toEqual([id]);
  });

  it('asks others if the planned driver is offline, records why in the trace, and notifies the driver', async () => {
    const id = await prebooked();
    await plan(id, driver);
    await driver.put('/drivers/me/status', { driverActiveStatus: false });
    await begin();
    expect(await offered(other)).toEqual([id]);
    expect(await trace(id)).toContainEqual(
      expect.objectContaining({
        driver: driver.user.id,
        outcome: 'left_out',
        reason: 'not_active',
        planned: true,
      }),
    );
    expect(await titles(driver)).toContain('A planned trip was taken back');
  });

  it('offers it to the planned driver only while auto dispatch is off', async () => {
    await app.services.db.settings.saveSettings({ autoDispatch: false });
    const [id, without] = [await prebooked(), await prebooked()];
    await plan(id, driver);
    await begin();
    app.clock.at += MINUTE;
    await runDueWork(app.services);
    expect([await offered(driver), await offered(other)]).toEqual([[id], []]);
    expect((await app.services.db.bookings.findById(without))?.requestedDrivers ?? {}).toEqual({});
    expect((await driver.post(`/bookings/${id}/accept`)).status).toBe(200);
  });
});

describe('the planned driver is free again', () => {
  it('when the trip is canceled, and is notified', async () => {
    const id = await prebooked();
    await plan(id, driver);
    await rider.post(`/bookings/${id}/cancel`, { reason: 'My plans changed' });
    expect(await planned(driver)).toEqual([]);
    expect(await titles(driver)).toContain('A planned trip was taken back');
    expect((await planner()).trips).toEqual([]);
  });

  it('when a dispatcher asks another driver, and is not asked first later', async () => {
    const id = await prebooked();
    await plan(id, driver);
    await admin.post(`/bookings/${id}/override`, { driver: other.user.id, overrides: 0 });
    expect(await planned(driver)).toEqual([]);
    expect(await titles(driver)).toContain('A planned trip was taken back');
    await other.post(`/bookings/${id}/accept`);
    await admin.post(`/bookings/${id}/recall`, { from: other.user.id, overrides: 1 });
    expect(await planned(driver)).toEqual([]);
  });
});

describe('working hours', () => {
  it('are set by the driver, the office and the own fleet admin', async () => {
    const fleet = await app.signedIn('fleetadmin');
    const own = await driverAt(2, { fleetadmin: fleet.user.id });
    const hours = everyDay({ from: 0, to: 60 });
    expect((await own.put('/drivers/me/hours', hours)).body).toMatchObject(hours);
    for (const client of [admin, fleet])
      expect((await client.put(`/drivers/${own.user.id}/hours`, everyDay(null))).body).toMatchObject(
        everyDay(null),
      );
    expect((await fleet.put(`/drivers/${driver.user.id}/hours`, hours)).status).toBe(404);
    expect((await rider.put(`/drivers/${own.user.id}/hours`, hours)).status).toBe(403);
    expect((await own.put('/drivers/me/hours', { workingHours: null })).body.workingHours ?? null).toBeNull();
  });

  it('keep dates from today on', async () => {
    const span = { from: 0, to: 60 };
    const today = Number(new Date(TEST_NOW).toISOString().slice(0, 10).replaceAll('-', ''));
    const { workingHours } = everyDay(null);
    const exceptions = [
      { day: today + 1, span },
      { day: today, span },
      { day: today - 1, span },
    ];
    const { body } = await driver.put('/drivers/me/hours', { workingHours: { ...workingHours, exceptions } });
    expect(body.workingHours.exceptions.map(({ day }: { day: number }) => day)).toEqual([today, today + 1]);
  });

  it('put drivers whose shift ends before the trip would last among candidates', async () => {
    const id = (await rider.post('/bookings', aTrip)).body.id;
    const nearby = async () => (await admin.get(`/drivers/nearby?booking=${id}`)).body;
    expect((await nearby()).map((one: { id: string }) => one.id)).toEqual([other.user.id, driver.user.id]);
    const minutes = Math.floor((TEST_NOW % (24 * HOUR)) / MINUTE);
    await other.put('/drivers/me/hours', everyDay({ from: 0, to: minutes + 1 }));
    expect(await nearby()).toMatchObject([
      { id: driver.user.id, shiftEnd: null },
      { id: other.user.id, shiftEnd: (Math.floor(TEST_NOW / MINUTE) + 1) * MINUTE },
    ]);
  });
});
