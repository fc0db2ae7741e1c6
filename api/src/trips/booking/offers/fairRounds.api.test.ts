import { runDueWork } from '../../../process/dueWork.js';
import { aCarType, aTrip, PICKUP } from '../../../../test/support/builders.js';
import { type Client, startTestApp, type TestApp } from '../../../../test/support/testApp.js';

let app: TestApp;
let rider: Client;

beforeEach(async () => {
  app = await startTestApp();
  await app.services.db.carTypes.insert(aCarType());
  rider = await app.signedIn('rider');
});
afterEach(() => app.close());

/** A driver the given number of km north of the pickup. */
const driverAt = (km: number, fields = {}) =>
  app.signedIn('driver', { location: { lat: PICKUP.lat + km / 111.195, lng: PICKUP.lng }, ...fields });
const book = async (fields = {}) => (await rider.post('/bookings', { ...aTrip, ...fields })).body;
const offersOf = async (client: Client) =>
  (await client.get('/bookings')).body.map((booking: { id: string }) => booking.id);
const askedFor = async (id: string) =>
  Object.keys((await app.services.db.bookings.findById(id))?.requestedDrivers ?? {});

/** Lets the open offers expire, and the next round be made. */
async function nextRound() {
  app.clock.at += 30_001;
  await runDueWork(app.services);
}

describe('rounds of offers', () => {
  it('asks everyone within the radius again in turn, never the nearest three only', async () => {
    await app.services.db.settings.saveSettings({ missedOffersAway: 0 });
    const near = await Promise.all([0.1, 0.2, 0.3].map((km) => driverAt(km)));
    const far = await driverAt(5);
    const { id } = await book();
    const rounds = [await askedFor(id)];
    for (let round = 0; round < 5; round += 1) {
      await nextRound();
      rounds.push(await askedFor(id));
    }
    const [a, b, c, d] = [...near, far].map(({ user }) => user.id) as [string, string, string, string];
    expect(rounds.map((asked) => asked.toSorted())).toEqual(
      [[a, b, c], [d], [a, b, c], [d, a, b], [c, a, b], [d, a, b]].map((asked) => asked.toSorted()),
    );
  });

  it('shows the rider how many were asked, how far the search has come, and when it ends', async () => {
    await driverAt(0.5);
    const far = await driverAt(9);
    const { id } = await book();
    const search = async () => (await rider.get(`/bookings/${id}`)).body.search;
    const since = app.clock.at;
    const endsAt = since + 30 * 60_000;
    const first = { since, endsAt, asked: 1, asking: 1, searched: 2.5, radius: 10 };
    expect(await search()).toEqual(first);
    await nextRound();
    expect(await search()).toEqual({ ...first, asked: 2, searched: 10 });
    expect((await far.get('/bookings')).body[0]).not.toHaveProperty('search');
    await far.post(`/bookings/${id}/accept`);
    expect(await search()).toBeUndefined();
  });
});

describe('a driver who leaves offers unanswered', () => {
  const awayAt = async (client: Client) => (await client.get('/auth/me')).body.awayAt;
  const notices = async (client: Client) => {
    const filter = { to: client.user.id, title: 'You are away' };
    const sort = { field: 'at', order: 1 } as const;
    return (await app.services.db.outbox.list({ filter, sort, skip: 0, limit: 10 })).total;
  };

  it('is away after three in a row, is notified once, and is back with one request', async () => {
    const driver = await driverAt(0.1);
    const { id } = await book();
    await nextRound();
    await nextRound();
    expect([await awayAt(driver), await offersOf(driver)]).toEqual([undefined, [id]]);
    await nextRound();
    expect(await awayAt(driver)).toBe(app.clock.at);
    await nextRound();
    expect([await offersOf(driver), await notices(driver)]).toEqual([[], 1]);
    const admin = await app.signedIn('admin');
    expect((await admin.get(`/bookings/${id}/dispatch`)).body[0]).toMatchObject({ reason: 'away' });
    expect((await admin.get('/drivers?filter={"state":"away"}')).body).toHaveLength(1);

    expect((await driver.delete('/drivers/me/away')).body).not.toHaveProperty('awayAt');
    await nextRound();
    expect(await offersOf(driver)).toEqual([id]);
    // The row has started over.
    await nextRound();
    expect(await awayAt(driver)).toBeUndefined();
  });

  it('starts the row over with each answer, and by going online', async () => {
    const driver = await driverAt(0.1);
    const { id } = await book();
    await nextRound();
    await nextRound();
    await driver.post(`/bookings/${id}/decline`);
    const next = await book();
    await nextRound();
    await nextRound();
    expect(await awayAt(driver)).toBeUndefined();
    await nextRound();
    expect(await awayAt(driver)).toBe(app.clock.at);
    await driver.put('/drivers/me/status', { driverActiveStatus: true });
    await nextRound();
    expect([await awayAt(driver), await offersOf(driver)]).toEqual([undefined, [next.id]]);
  });

  it('is not away for offers that ran out while they were on a trip or a break', async () => {
    await app.services.db.settings.saveSettings({ missedOffersAway: 1 });
    const driver = await driverAt(0.1);
    const [first] = [await book(), await book()];
    await driver.post(`/bookings/${first.id}/accept`);
    await nextRound();
    expect(await awayAt(driver)).toBeUndefined();

    const resting = await driverAt(0.2);
    await nextRound();
    await resting.post('/drivers/me/break');
    await nextRound();
    expect(await awayAt(resting)).toBeUndefined();
  });

  it('stays in dispatch with the setting at 0', async () => {
    await app.services.db.settings.saveSettings({ missedOffersAway: 0 });
    const driver = await driverAt(0.1);
    const { id } = await book();
    for (let round = 0; round < 5; round += 1) await nextRound();
    expect([await awayAt(driver), await offersOf(driver)]).toEqual([undefined, [id]]);
  });
});

describe('sleeping phones', () => {
  const quote = async () =>
    (await app.anonymous.post('/quotes', { pickup: aTrip.pickup, drop: aTrip.drop })).body.quotes[0]
      .minutesAway;
  /** A driver whose device has reported nothing for an hour, though they are online. */
  const asleepAt = (km: number) =>
    driverAt(km, { idleSince: app.clock.at - 3_600_000, locationAt: app.clock.at - 3_600_000 });

  it('are no cars: not offered trips, not near in prices, not a reason to take a booking', async () => {
    const driver = await asleepAt(0.1);
    expect([await quote(), (await book()).error]).toEqual([null, 'no_driver_found_alert_messege']);
    await driver.put('/drivers/me/location', { ...driver.user.location });
    expect(await quote()).toBe(1);
    const { id } = await book();
    expect(await offersOf(driver)).toEqual([id]);
    app.clock.at += 120_001;
    expect(await quote()).toBeNull();
    await runDueWork(app.services);
    const admin = await app.signedIn('admin');
    expect((await admin.get(`/bookings/${id}/dispatch`)).body[0]).toMatchObject({ reason: 'silent' });
  });

  it('nearest to the rider do not keep the one awake at the edge of the radius from the trip', async () => {
    for (const km of [0.1, 0.2, 0.3]) await asleepAt(km);
    const awake = await driverAt(9.9);
    const { id } = await book();
    expect(await askedFor(id)).toEqual([awake.user.id]);
    expect((await awake.post(`/bookings/${id}/accept`)).body.status).toBe('ACCEPTED');
  });

  it('that fell asleep just now cost the rider less than three minutes', async () => {
    for (const km of [0.1, 0.2, 0.3]) await driverAt(km);
    const awake = await driverAt(9.9);
    const { id } = await book();
    const bookedAt = app.clock.at;
    while (!(await offersOf(awake)).includes(id)) await nextRound();
    expect((await awake.post(`/bookings/${id}/accept`)).body.status).toBe('ACCEPTED');
    expect(app.clock.at - bookedAt).toBeLessThan(180_000);
  });

  it('are found as such on the board, by the same rule as its rows', async () => {
    const [asleep, awake] = [await asleepAt(1), await driverAt(2)];
    const admin = await app.signedIn('admin');
    const listed = async (state: string) =>
      (await admin.get(`/drivers?filter={"state":"${state}"}`)).body.map(({ id }: { id: string }) => id);
    expect([await listed('free'), await listed('stale')]).toEqual([[awake.user.id], [asleep.user.id]]);
    const board = await admin.get(`/drivers/board?drivers=${asleep.user.id},${awake.user.id}`);
    expect(
      new Map(board.body.drivers.map(({ driver, state }: Record<string, string>) => [driver, state])),
    ).toEqual(
      new Map([
        [asleep.user.id, 'stale'],
        [awake.user.id, 'free'],
      ]),
    );
  });
});
