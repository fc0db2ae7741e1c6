import { Types } from 'mongoose';
import { type Client, startTestApp, type TestApp } from '../../test/support/testApp.js';
import { observeState, queues } from './observeState.js';

let app: TestApp;
let rider: Client;
beforeEach(async () => {
  app = await startTestApp({ METRICS_TOKEN: 'a token for the metrics' });
  rider = await app.signedIn('rider');
  observeState(app.connection, null, app.services);
});
afterEach(() => app.close());

/** All series of a metric: their labels, and their values. */
async function series(metric: string): Promise<Record<string, number>> {
  const text = await app.services.metrics.registry.getSingleMetricAsString(metric);
  return Object.fromEntries(
    [...text.matchAll(/^\w+(?:\{([^}]*)\})? (\S+)$/gm)].map(([, labels = '', value]) => [
      labels,
      Number(value),
    ]),
  );
}
const stored = (name: string) => app.connection.collection<{ _id: string }>(name);

it('tells how long the oldest entry of each queue has been due, and 0 for an empty one', async () => {
  const now = app.clock.now();
  for (const [name, field] of Object.values(queues))
    await stored(name).insertMany([
      { _id: `${field}-late`, [field]: now - 90_000 } as never,
      { _id: `${field}-later`, [field]: now + 90_000 } as never,
    ]);
  await stored('mails').deleteMany({});
  const overdue = await series('wayfare_overdue_seconds');
  expect(overdue).toEqual(
    Object.fromEntries(Object.keys(queues).map((queue) => [`queue="${queue}"`, queue === 'mail' ? 0 : 90])),
  );
});

it('finds each of them by an index, without reading other records', async () => {
  for (const [name, field, filter = {}] of Object.values(queues) as readonly (readonly [
    string,
    string,
    object?,
  ])[]) {
    const plan = await stored(name)
      .find({ ...filter, [field]: { $gte: 0 } })
      .sort({ [field]: 1 })
      .limit(1)
      .explain('queryPlanner');
    expect([name, JSON.stringify(plan)]).toEqual([name, expect.stringContaining('"IXSCAN"')]);
  }
  const debts = await stored('users')
    .find({ walletBalance: { $lt: 0 } } as never)
    .explain('queryPlanner');
  expect(JSON.stringify(debts)).toContain('"IXSCAN"');
});

it('counts trips without a driver by reason, and wallets below zero', async () => {
  const now = app.clock.now();
  const trip = (_id: string, fields: object) => ({ _id, reference: _id, status: 'NEW', ...fields }) as never;
  await stored('bookings').insertMany([
    trip('a', { tripdate: now - 1, requestedDrivers: { d: true } }),
    trip('b', { tripdate: now - 1, requestedDrivers: {} }),
    trip('c', { tripdate: now + 3_600_000 }),
    trip('d', { tripdate: now - 1, status: 'CANCELLED' }),
  ]);
  const debt = { $set: { walletBalance: Types.Decimal128.fromString('-0.01') } };
  await stored('users').updateOne({ _id: rider.user.id }, debt);
  expect(await series('wayfare_waiting_trips')).toEqual({
    'reason="offered"': 1,
    'reason="planned"': 1,
    'reason="nobody"': 1,
  });
  expect(await series('wayfare_wallets_below_zero')).toEqual({ '': 1 });
});

it('tells whether the database is there, and how old the positions of drivers on duty are', async () => {
  await app.signedIn('driver', { approved: true, driverActiveStatus: true });
  await app.services.liveDrivers.reload();
  expect(await series('wayfare_dependency_up')).toEqual({ 'dependency="database"': 1 });
  const ages = await series('wayfare_drivers_on_duty');
  expect(Object.values(ages).reduce((sum, drivers) => sum + drivers, 0)).toBe(
    app.services.liveDrivers.all().length,
  );
  expect(Object.keys(ages)).toHaveLength(4);
});

it('counts and times requests by operation, and what callers made up as one', async () => {
  await rider.get('/auth/me');
  for (const path of ['/api/bookings/1', '/api/bookings/2', '/api/made/up', '/up/made'])
    await fetch(`${app.url}${path}`);
  const counted = await series('wayfare_requests_total');
  expect(Object.keys(counted).filter((labels) => labels.includes('/bookings/'))).toEqual([
    expect.stringContaining('operation="/api/bookings/:id"'),
  ]);
  expect(Object.keys(counted).join()).not.toContain('made');
  const durations = await series('wayfare_request_seconds');
  expect(durations['operation="/api/auth/me",method="GET"']).toBeDefined();
});

it('answers in the format of OpenMetrics', async () => {
  const response = await fetch(`${app.url}/metrics`, {
    headers: { authorization: 'Bearer a token for the metrics' },
  });
  expect(response.headers.get('content-type')).toMatch(/^application\/openmetrics-text/);
  expect(await response.text()).toMatch(/# EOF\n$/);
});
