import { aCarType, aTrip, PICKUP } from '../../../../test/support/builders.js';
import { type Client, startTestApp, type TestApp } from '../../../../test/support/testApp.js';
import { runDueWork } from '../../../process/dueWork.js';
import { pickupTimes } from '../../dispatch/pickupTimes.js';

let app: TestApp;
let rider: Client;
let admin: Client;
let near: Client;
let far: Client;

const driverAt = (km: number, fields = {}) =>
  app.signedIn('driver', { location: { lat: PICKUP.lat + km / 111.195, lng: PICKUP.lng }, ...fields });
const readStored = async (id: string) => (await app.services.db.bookings.findById(id))!;
const booked = async (): Promise<string> => (await rider.post('/bookings', aTrip)).body.id;
const override = (id: string, body: object, by = admin) => by.post(`/bookings/${id}/override`, body);
const recall = (id: string, body: object, by = admin) => by.post(`/bookings/${id}/recall`, body);
const offered = async (client: Client) =>
  (await client.get('/bookings')).body.map((booking: { id: string }) => booking.id);
const titles = async (client: Client) => {
  const everything = { skip: 0, limit: 100, sort: { field: 'at', order: 1 } } as const;
  const { rows } = await app.services.db.outbox.list({ ...everything, filter: { to: client.user.id } });
  return rows.map(({ title }) => title);
};
const trace = async (id: string) => (await admin.get(`/bookings/${id}/dispatch`)).body;

beforeEach(async () => {
  app = await startTestApp();
  await app.services.db.carTypes.insert(aCarType());
  [rider, admin] = [await app.signedIn('rider'), await app.signedIn('admin')];
  [near, far] = [await driverAt(0.2), await driverAt(4)];
});
afterEach(() => app.close());

describe('asking one driver', () => {
  it('is refused for everyone except admins', async () => {
    const id = await booked();
    const fleet = await app.signedIn('fleetadmin');
    for (const client of [app.anonymous, rider, near, fleet])
      for (const { status } of [
        await override(id, { driver: far.user.id, from: null, overrides: 0 }, client),
        await recall(id, { from: null, overrides: 0 }, client),
      ])
        expect([401, 403, 404]).toContain(status);
    expect((await readStored(id)).override).toBeUndefined();
  });

  it('withdraws the other offers while auto dispatch keeps running, and asks others again when it expires', async () => {
    const id = await booked();
    expect(await offered(near)).toEqual([id]);
    const { status, body } = await override(id, { driver: far.user.id, from: null, overrides: 0 });
    expect(status).toBe(200);
    expect(body.asked).toEqual([
      {
        driver: far.user.id,
        driver_name: `${far.user.firstName} ${far.user.lastName}`,
        expiresAt: app.clock.at + 30_000,
      },
    ]);
    expect([await offered(near), await offered(far)]).toEqual([[], [id]]);
    expect((await near.post(`/bookings/${id}/accept`)).body.error).toBe('offer_gone');
    app.clock.at += 30_001;
    await runDueWork(app.services);
    expect(await offered(near)).toEqual([id]);
  });

  it('ends in Accepted in the trace, which names the dispatcher', async () => {
    const id = await booked();
    await override(id, { driver: far.user.id, overrides: 0 });
    await far.post(`/bookings/${id}/accept`);
    const name = `${admin.user.firstName} ${admin.user.lastName}`;
    expect((await trace(id)).slice(0, 2)).toMatchObject([
      { driver: far.user.id, outcome: 'accepted' },
      { driver: far.user.id, outcome: 'asked', by: admin.user.id, by_name: name },
    ]);
    expect((await admin.get(`/bookings/${id}`)).body.asked).toEqual([]);
  });

  it('lets a trip for later wait for the driver until dispatch would begin', async () => {
    const tripdate = app.clock.at + 3 * 3_600_000;
    const { body } = await rider.post('/bookings', { ...aTrip, bookLater: true, tripdate });
    await override(body.id, { driver: far.user.id, overrides: 0 });
    app.clock.at += 60_000;
    await runDueWork(app.services);
    expect(await offered(far)).toEqual([body.id]);
    app.clock.at = tripdate - 15 * 60_000;
    await runDueWork(app.services);
    expect(await offered(near)).toEqual([body.id]);
  });

  it('returns the same booking when the same request comes again', async () => {
    const id = await booked();
    const body = { driver: far.user.id, from: null, overrides: 0 };
    await override(id, body);
    const { version } = await readStored(id);
    expect((await override(id, body)).status).toBe(200);
    expect((await readStored(id)).version).toBe(version);
  });
});

describe('taking a trip back', () => {
  const accepted = async () => {
    const id = await booked();
    await near.post(`/bookings/${id}/accept`);
    return id;
  };

  it('frees the driver, notifies both, and asks others but never the same driver again', async () => {
    const id = await accepted();
    const { status, body } = await recall(id, { from: near.user.id, overrides: 0 });
    expect({ status, state: body.status, driver: body.driver ?? null }).toEqual({
      status: 200,
      state: 'NEW',
      driver: null,
    });
    expect((await app.services.db.users.findById(near.user.id))?.queue).toBe(false);
    expect([await offered(near), await offered(far)]).toEqual([[], [id]]);
    expect(await titles(near)).toContain('A trip was taken back');
    expect(await titles(rider)).toContain('You will get another driver');
    app.clock.at += 31_000;
    await runDueWork(app.services);
    expect(await offered(near)).toEqual([]);
    expect(await trace(id)).toContainEqual(
      expect.objectContaining({ driver: near.user.id, outcome: 'left_out', reason: 'recalled' }),
    );
  });

  it('notifies the rider again when the next driver accepts and arrives', async () => {
    const id = await accepted();
    await recall(id, { from: near.user.id, overrides: 0 });
    await far.post(`/bookings/${id}/accept`);
    const onTheWay = (await titles(rider)).filter((title) => title === 'Your driver is on the way');
    expect(onTheWay).toHaveLength(2);
  });

  it('gives an old trip another half hour before it is canceled as overdue', async () => {
    const id = await accepted();
    app.clock.at += 40 * 60_000;
    await app.services.db.settings.saveSettings({ autoDispatch: false });
    await recall(id, { from: near.user.id, overrides: 0 });
    await runDueWork(app.services);
    expect((await readStored(id)).status).toBe('NEW');
    app.clock.at += 30 * 60_000 + 1;
    await runDueWork(app.services);
    expect((await readStored(id)).status).toBe('CANCELLED');
  });

  it('removes the driver’s name and number from the words by which the trip is found', async () => {
    const id = await accepted();
    const found = async (q: string) =>
      (await admin.get(`/bookings?filter=${encodeURIComponent(JSON.stringify({ q }))}`)).body.length;
    const number = near.user.mobile as string;
    expect(await found(number)).toBe(1);
    await recall(id, { from: near.user.id, overrides: 0 });
    expect(await found(number)).toBe(0);
  });

  it('is refused once the trip has started, and when no driver has it or is being asked', async () => {
    const id = await accepted();
    await near.post(`/bookings/${id}/arrive`, { reason: 'Here' });
    await near.post(`/bookings/${id}/start`);
    expect((await recall(id, { from: near.user.id, overrides: 0 })).body.error).toBe('wrong_state');
    expect((await override(id, { driver: far.user.id, from: near.user.id, overrides: 0 })).body.error).toBe(
      'wrong_state',
    );
    await app.services.db.settings.saveSettings({ autoDispatch: false });
    const waiting = await booked();
    expect((await recall(waiting, { overrides: 0 })).body.error).toBe('wrong_state');
  });
});

it('swaps the driver of an arrived trip in one step', async () => {
  const id = await booked();
  await near.post(`/bookings/${id}/accept`);
  await near.post(`/bookings/${id}/arrive`);
  const { body } = await override(id, { driver: far.user.id, from: near.user.id, overrides: 0 });
  expect(body).toMatchObject({ status: 'NEW', override: { action: 'swap', count: 1 } });
  expect([await offered(near), await offered(far)]).toEqual([[], [id]]);
  expect((await far.post(`/bookings/${id}/accept`)).body.status).toBe('ACCEPTED');
  expect((await readStored(id)).driver_arrive_time ?? null).toBeNull();
  // The former driver can take another trip at once.
  const next = await (await app.signedIn('rider')).post('/bookings', aTrip);
  expect((await near.post(`/bookings/${next.body.id}/accept`)).status).toBe(200);
});

describe('two people at the same time', () => {
  it('of two dispatchers one wins, and the answer to the other names the winner', async () => {
    const id = await booked();
    const other = await app.signedIn('admin', { firstName: 'Olga', lastName: 'Second' });
    const [first, second] = await Promise.all([
      override(id, { driver: far.user.id, from: null, overrides: 0 }),
      override(id, { driver: near.user.id, from: null, overrides: 0 }, other),
    ]);
    const won = first.status === 200 ? first : second;
    const lost = first.status === 200 ? second : first;
    expect([won.status, lost.status, lost.body.error]).toEqual([200, 409, 'overridden_meanwhile']);
    const winner = won === first ? admin : other;
    expect(lost.body.message).toContain(`${winner.user.firstName} ${winner.user.lastName}`);
    expect((await readStored(id)).override?.count).toBe(1);
  });

  it('a dispatcher who did not see the acceptance gets the name of who accepted, and the driver keeps the trip', async () => {
    const id = await booked();
    await near.post(`/bookings/${id}/accept`);
    const { status, body } = await override(id, { driver: far.user.id, from: null, overrides: 0 });
    expect([status, body.error]).toEqual([409, 'accepted_meanwhile']);
    expect(body.message).toContain(near.user.firstName);
    expect((await readStored(id)).driver).toBe(near.user.id);
  });
});

it('ranks candidates by driving minutes, with their rating and the trips of the day', async () => {
  const id = await booked();
  await near.post(`/bookings/${id}/accept`);
  await near.post(`/bookings/${id}/arrive`);
  await recall(id, { from: near.user.id, overrides: 0 });
  await app.services.db.users.update(far.user.id, { ratings: { userrating: 4.5, details: [] } } as never);
  let requests = 0;
  const { maps, learnedSpeeds: speeds, clock } = app.services;
  // The nearest driver is across the river.
  const timesTo: typeof maps.timesTo = async (dest, starts) => {
    requests += 1;
    const times = await maps.timesTo(dest, starts);
    return times!.map((time, index) =>
      starts[index]!.lat - PICKUP.lat < 0.01 ? { ...time, seconds: 3600 } : time,
    );
  };
  app.services.pickupTimes = pickupTimes({ maps: { timesTo }, speeds, clock });
  const { body } = await admin.get(`/drivers/nearby?booking=${id}`);
  expect(body.map((driver: { id: string }) => driver.id)).toEqual([far.user.id, near.user.id]);
  expect(body[0]).toMatchObject({ rating: 4.5, tripsToday: 0 });
  expect(body[0].minutes).toBeCloseTo(8, 0);
  await admin.get(`/drivers/nearby?booking=${id}`);
  expect(requests).toBe(1);
});

describe('widening the search', () => {
  it('asks drivers who were too far away at once, and a repeated request widens once', async () => {
    const out = await driverAt(15);
    const id = await booked();
    for (const client of [near, far]) {
      await client.post(`/bookings/${id}/decline`);
      app.clock.at += 10_000;
      await runDueWork(app.services);
    }
    expect((await readStored(id)).requestedDrivers).toEqual({});
    const widen = (to: number, by = admin) => by.post(`/bookings/${id}/widen`, { to });
    for (const client of [app.anonymous, rider, near, await app.signedIn('fleetadmin')])
      expect([401, 403, 404]).toContain((await widen(1, client)).status);
    const inReach = async () =>
      (await admin.get(`/drivers/nearby?booking=${id}`)).body.map((driver: { id: string }) => driver.id);
    expect(await inReach()).not.toContain(out.user.id);

    for (const to of [1, 1]) expect((await widen(to)).body.widened).toBe(1);
    expect(await inReach()).toContain(out.user.id);
    expect(await offered(out)).toEqual([id]);
    expect((await widen(4)).status).toBe(400);
  });

  it('lets the driver who is being asked answer first', async () => {
    const id = await booked();
    await override(id, { driver: far.user.id, overrides: 0 });
    await admin.post(`/bookings/${id}/widen`, { to: 1 });
    expect([await offered(near), await offered(far)]).toEqual([[], [id]]);
  });

  it('is refused for a trip that has a driver', async () => {
    const id = await booked();
    await near.post(`/bookings/${id}/accept`);
    expect((await admin.post(`/bookings/${id}/widen`, { to: 1 })).body.error).toBe('wrong_state');
  });
});

describe('a trip that a colleague decided about meanwhile', () => {
  let other: Client;
  let names: readonly [string, string];
  beforeEach(async () => {
    other = await app.signedIn('admin', { firstName: 'Olga', lastName: 'Second' });
    names = [`${admin.user.firstName} ${admin.user.lastName}`, 'Olga Second'];
  });
  type Answer = Awaited<ReturnType<Client['post']>>;
  /** The first dispatcher's answer, then the second's: the one who lost learns who won. */
  const expectOneWins = (answers: readonly Answer[], error: string) => {
    const won = answers.findIndex(({ status }) => status === 200);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const lost = answers[1 - won] as Answer;
    expect(lost.body.error).toBe(error);
    expect(lost.body.message).toContain(names[won]);
  };
  const cancel = (id: string, by: Client) => by.post(`/bookings/${id}/cancel`, { reason: 'No car' });

  it('is swapped by one of two, taken back by one of two, and swapped or taken back', async () => {
    const swap = (id: string, by: Client) =>
      override(id, { driver: far.user.id, from: near.user.id, overrides: 0 }, by);
    const takeBack = (id: string, by: Client) => recall(id, { from: near.user.id, overrides: 0 }, by);
    for (const [first, second] of [
      [swap, swap],
      [takeBack, takeBack],
      [swap, takeBack],
    ] as const) {
      const id = await booked();
      await near.post(`/bookings/${id}/accept`);
      expectOneWins(await Promise.all([first(id, admin), second(id, other)]), 'overridden_meanwhile');
      await cancel(id, admin);
    }
  });

  it('is canceled by one of two, who may repeat it', async () => {
    const id = await booked();
    const answers = await Promise.all([cancel(id, admin), cancel(id, other)]);
    expectOneWins(answers, 'canceled_meanwhile');
    const winner = answers[0]?.status === 200 ? admin : other;
    expect((await cancel(id, winner)).status).toBe(200);
  });

  it('is not assigned or taken back any more once a colleague canceled it', async () => {
    const id = await booked();
    await cancel(id, admin);
    const asked = { driver: far.user.id, from: null, overrides: 0 };
    for (const { status, body } of [
      await override(id, asked, other),
      await recall(id, { from: null, overrides: 0 }, other),
    ]) {
      expect([status, body.error]).toEqual([409, 'canceled_meanwhile']);
      expect(body.message).toContain(names[0]);
    }
    expect((await override(id, asked, admin)).body.error).toBe('wrong_state');
  });

  it('is not canceled again in the name of a colleague whose account was deleted', async () => {
    const id = await booked();
    await cancel(id, admin);
    await app.connection.collection<{ _id: string }>('users').deleteOne({ _id: admin.user.id });
    const late = await cancel(id, other);
    // The audit log keeps the name.
    expect([late.status, late.body.error]).toEqual([409, 'done_meanwhile']);
  });

  it('stays canceled for everyone if an earlier version canceled it, which stored only the role', async () => {
    const id = await booked();
    await cancel(id, admin);
    const bookings = app.connection.collection<{ _id: string }>('bookings');
    await bookings.updateOne({ _id: id }, { $unset: { cancelledByUid: '' } });
    app.clock.at += 31 * 60_000;
    expect((await cancel(id, other)).body).toMatchObject({ status: 'CANCELLED', cancelledBy: 'admin' });
    const asked = { driver: far.user.id, from: null, overrides: 0 };
    expect((await override(id, asked, other)).body.error).toBe('wrong_state');
  });
});
