import { aCarType, aTrip, DROP, PICKUP } from '../../../../test/support/builders.js';
import { type Client, startTestApp, type TestApp } from '../../../../test/support/testApp.js';
import { trackedDrive } from '../../../../test/support/trackedDrive.js';
import { runDueWork } from '../../../process/dueWork.js';
import { rebuildEarnings } from '../../earning/rebuildEarnings.js';
import { auditLedger } from '../../../office/ledgerAudit/auditLedger.js';
import { runEffects } from '../effects/runEffects.js';

const MINUTE = 60_000;

let app: TestApp;
let rider: Client;
let admin: Client;
let driver: Client;

beforeEach(async () => {
  app = await startTestApp();
  await app.services.db.carTypes.insert(aCarType());
  [rider, admin] = [await app.signedIn('rider'), await app.signedIn('admin')];
  driver = await app.signedIn('driver', { location: { ...PICKUP } });
});
afterEach(() => app.close());

const readStored = async (id: string) => (await app.services.db.bookings.findById(id))!;
const booked = async (): Promise<string> => (await rider.post('/bookings', aTrip)).body.id;
const raise = (id: string, to: number, by = admin) => by.post(`/bookings/${id}/raise`, { to });
const balance = async ({ user }: Client) => (await app.services.db.users.findById(user.id))?.walletBalance;
const raiseProblems = async () =>
  (await auditLedger(undefined, app.services)).problems.filter(({ id }) => id.endsWith(':raise'));
const offered = async (client: Client) =>
  (await client.get('/bookings')).body.map((booking: { id: string }) => booking.id);

async function driven(id: string): Promise<void> {
  for (const step of ['accept', 'arrive', 'start'])
    expect((await driver.post(`/bookings/${id}/${step}`)).status).toBe(200);
  await trackedDrive(app, driver, { ms: 3 * MINUTE });
  expect((await driver.post(`/bookings/${id}/reach`, { lat: DROP.lat, lng: DROP.lng })).status).toBe(200);
}

it('is refused for everyone except admins, and for a trip that has a driver', async () => {
  const id = await booked();
  for (const by of [app.anonymous, rider, driver, await app.signedIn('fleetadmin')]) {
    expect([401, 403, 404]).toContain((await raise(id, 3, by)).status);
    expect([401, 403, 404]).toContain((await by.get(`/bookings/${id}/raise`)).status);
  }
  await driver.post(`/bookings/${id}/accept`);
  expect((await raise(id, 3)).body.error).toBe('wrong_state');
  expect((await readStored(id)).raise).toBeUndefined();
});

it('pays the driver more and the rider nothing more, once, and every sum still holds', async () => {
  const id = await booked();
  const before = await readStored(id);
  const answers = await Promise.all([raise(id, 3.25), raise(id, 3.25), raise(id, 3.25)]);
  expect(answers.map(({ status, body }) => [status, body.raise])).toEqual(Array(3).fill([200, 3.25]));
  const name = `${admin.user.firstName} ${admin.user.lastName}`;
  expect((await admin.get(`/bookings/${id}`)).body).toMatchObject({
    raise: 3.25,
    raisedBy: admin.user.id,
    raisedByName: name,
    raisedAt: app.clock.at,
    trip_cost: before.trip_cost,
    customer_paid: before.customer_paid,
  });
  expect((await rider.get(`/bookings/${id}`)).body.raise).toBeUndefined();
  expect((await driver.get(`/bookings/${id}`)).body).toMatchObject({ raise: 3.25 });
  expect((await driver.get(`/bookings/${id}`)).body.raisedBy).toBeUndefined();

  await driven(id);
  expect((await driver.post(`/bookings/${id}/pay`, { payment_mode: 'cash' })).status).toBe(200);
  const trip = await readStored(id);
  expect(trip.driver_share + trip.convenience_fees).toBeCloseTo(trip.trip_cost, 10);
  expect(await balance(driver)).toBeCloseTo(3.25 - trip.convenience_fees, 10);
  // The effect is carried out again, as after a crash.
  await runEffects(
    {
      ...trip,
      effects: [
        {
          key: 'paid:wallet',
          kind: 'payDriver',
          data: {
            uid: driver.user.id,
            postings: [{ type: 'Credit', amount: 3.25, txRef: `booking:${id}:raise` }],
          },
        },
      ],
    },
    app.services,
  );
  expect(await balance(driver)).toBeCloseTo(3.25 - trip.convenience_fees, 10);
  expect(await raiseProblems()).toEqual([]);

  const shown = async () => {
    const [month] = (await admin.get('/earningreports')).body;
    const [own] = (await admin.get('/driverearning')).body;
    const today = (await driver.get('/drivers/me/earnings')).body.days.at(-1);
    return { month, own, today };
  };
  const expected = {
    month: { raises: 3.25, profit: trip.convenience_fees },
    own: { raises: 3.25, driverShare: trip.driver_share },
    today: { raises: 3.25, share: trip.driver_share },
  };
  expect(await shown()).toMatchObject(expected);
  await rebuildEarnings(undefined, app.services);
  expect(await shown()).toMatchObject(expected);
});

it('is void when the trip is canceled', async () => {
  const id = await booked();
  await raise(id, 3);
  await driver.post(`/bookings/${id}/accept`);
  await rider.post(`/bookings/${id}/cancel`, { reason: 'My plans changed' });
  await runDueWork(app.services);
  expect(await balance(driver)).toBe(0);
  expect(await raiseProblems()).toEqual([]);
});

it('the audit finds a raise that was not posted, one that was posted for another amount, and one without a raise', async () => {
  const id = await booked();
  await raise(id, 3);
  await driven(id);
  await driver.post(`/bookings/${id}/pay`, { payment_mode: 'cash' });
  const trip = await readStored(id);
  for (const amount of [4, null]) {
    await app.services.db.bookings.change({
      id,
      version: (await readStored(id)).version,
      status: trip.status,
      set: { raise: amount },
      effects: [],
      effectsDue: app.clock.at,
    });
    expect((await raiseProblems()).map((problem) => problem.id)).toEqual([`booking:${id}:raise`]);
  }
  await app.services.db.bookings.insert({
    ...trip,
    id: 'other-trip',
    reference: 'W-OTHR-00',
    raise: 2,
    effects: [],
  });
  expect((await raiseProblems()).map((problem) => problem.id)).toContain('booking:other-trip:raise');
});

it('asks drivers who declined or did not answer again, and gives those being asked the whole time', async () => {
  const other = await app.signedIn('driver', { location: { ...PICKUP } });
  const id = await booked();
  await driver.post(`/bookings/${id}/decline`);
  expect([await offered(driver), await offered(other)]).toEqual([[], [id]]);
  app.clock.at += 20_000;
  await raise(id, 2);
  expect([await offered(driver), await offered(other)]).toEqual([[id], [id]]);
  const { asked } = (await admin.get(`/bookings/${id}`)).body;
  expect(asked.map(({ expiresAt }: { expiresAt: number }) => expiresAt)).toEqual(
    Array(2).fill(app.clock.at + 30_000),
  );
});

it('does not ask a driver from whom a dispatcher took the trip', async () => {
  const other = await app.signedIn('driver', { location: { ...PICKUP } });
  const id = await booked();
  await driver.post(`/bookings/${id}/accept`);
  await admin.post(`/bookings/${id}/recall`, { from: driver.user.id, overrides: 0 });
  await raise(id, 2);
  expect([await offered(driver), await offered(other)]).toEqual([[], [id]]);
});

it('never lowers an offer, and of two dispatchers at the same time the higher amount stays', async () => {
  const id = await booked();
  const second = await app.signedIn('admin');
  const answers = await Promise.all([raise(id, 2), raise(id, 5, second), raise(id, 3)]);
  expect(answers[1]?.status).toBe(200);
  // Whoever comes after the higher amount reads whose it is.
  for (const { status, body } of answers)
    expect([200, 409]).toContain(status === 409 && body.error !== 'done_meanwhile' ? body.error : status);
  expect(await readStored(id)).toMatchObject({ raise: 5, raisedBy: second.user.id });
  await raise(id, 1, second);
  expect(await readStored(id)).toMatchObject({ raise: 5, raisedBy: second.user.id });
});

it('stays within the settings and the limit of the dispatcher', async () => {
  const id = await booked();
  expect((await raise(id, 20.01)).body).toMatchObject({ error: 'raise_amount' });
  expect((await raise(id, 1.005)).body).toMatchObject({ error: 'raise_amount' });
  const poor = await app.signedIn('admin', { staffRole: 'dispatcher' });
  const trusted = await app.signedIn('admin', { staffRole: 'dispatcher', creditLimit: 4 });
  const support = await app.signedIn('admin', { staffRole: 'support', creditLimit: 4 });
  expect((await support.get(`/bookings/${id}/raise`)).status).toBe(403);
  expect((await poor.get(`/bookings/${id}/raise`)).body).toMatchObject({ most: 0 });
  expect((await trusted.get(`/bookings/${id}/raise`)).body).toMatchObject({ most: 4, raise: 0 });
  expect(await raise(id, 1, poor)).toMatchObject({ status: 403, body: { error: 'credit_limit' } });
  expect(await raise(id, 4.01, trusted)).toMatchObject({ status: 403, body: { error: 'credit_limit' } });
  expect((await raise(id, 4, trusted)).body.raise).toBe(4);
  await app.services.db.settings.saveSettings({ raiseMax: 0 });
  expect((await raise(id, 5)).status).toBe(400);
});

it('is written to the audit log with the amount', async () => {
  const id = await booked();
  await raise(id, 3);
  const [entry] = (await admin.get('/auditlog')).body;
  expect(entry).toMatchObject({ action: 'raise', record: id });
  expect(entry.changes).toContainEqual(expect.objectContaining({ field: 'raise', after: 3 }));
});
