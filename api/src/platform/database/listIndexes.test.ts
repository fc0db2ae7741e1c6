import { defaultSettings } from '@wayfare/shared';
import type { Document } from 'mongodb';
import mongoose from 'mongoose';
import { bookingResource } from '../../trips/booking/booking.resource.js';
import { benchBooking } from '../../../bench/benchBookings.js';
import { parseListQuery } from '../crud/parseListQuery.js';
import { rebuildEarnings } from '../../trips/earning/rebuildEarnings.js';
import { createRepositories } from '../../process/createRepositories.js';
import { areas } from '../../app.js';
import type { ResourceList, RoutedResource } from '../crud/routeResource.js';
import type { Services } from '../../process/services.js';
import { aUser } from '../../../test/support/builders.js';
import { startTestApp, type TestApp } from '../../../test/support/testApp.js';

/**
 * These stay few, so they may be sorted in memory. The monthly report has one row a
 * month, few bookings have a fare review, few pairs are kept apart, and
 * few trips are driven again and again.
 */
const few = [
  'apikeys',
  'cancelreasons',
  'cartypes',
  'earningreports',
  'fare-reviews',
  'languages',
  'pairblocks',
  'promos',
  'savedviews',
  'series',
  'webhooks',
];

/** The resources that grow with the business. */
const growing = areas
  .flatMap((area): readonly RoutedResource<Services>[] => area.resources)
  .map(({ list }) => list)
  .filter(({ name }) => !few.includes(name));
type AnyResource = ResourceList<Services>;
const ROWS = 800;
/** The collections that are not named like their resource. */
const collections: Partial<Record<string, string>> = {
  riders: 'users',
  drivers: 'users',
  fleetadmins: 'users',
  alladmin: 'users',
  wallethistory: 'ledger',
  walletadjustments: 'wallet_adjustments',
  cardpayments: 'payments',
  paymentdifferences: 'payment_differences',
  cardrefunds: 'refunds',
  driverearning: 'driver_earnings',
  auditlog: 'audit_log',
  'webhook-deliveries': 'webhook_deliveries',
};
const collectionOf = (name: string) => collections[name] ?? name;
/** These get records of their own; the others get records with only times and ids. */
const hasOwnRecords = ['bookings', 'users', 'ledger', 'withdraws', 'driver_earnings'];

let app: TestApp;
let connection: mongoose.Connection;
let services: Services;
/** Queries sent since the array was last cleared. */
let sent: Document[];

beforeAll(async () => {
  app = await startTestApp();
  connection = await mongoose
    .createConnection(process.env.WAYFARE_TEST_MONGO as string, {
      dbName: app.connection.name,
      monitorCommands: true,
    })
    .asPromise();
  services = { ...app.services, db: createRepositories(connection) };
  const bookings = Array.from({ length: ROWS }, (_, index) => benchBooking(index * 3_000));
  await app.connection.collection<{ _id: string }>('bookings').insertMany(bookings);
  const users = (['rider', 'driver', 'fleetadmin', 'admin'] as const).flatMap((usertype) =>
    Array.from({ length: ROWS / 4 }, (_, index) =>
      aUser(usertype, { createdAt: index, firstName: `N${index}`, approved: index % 2 === 0 }),
    ),
  );
  await app.services.db.users.insertMany(users);
  await app.connection.collection<{ _id: string }>('ledger').insertMany(
    users.map(({ id }, index) => ({
      _id: `entry${index}`,
      uid: id,
      type: 'Credit',
      amount: 1,
      date: index,
    })),
  );
  await app.connection.collection<{ _id: string }>('withdraws').insertMany(
    users.map(({ id }, index) => ({
      _id: id,
      uid: id,
      name: `N${index}`,
      amount: index,
      date: index,
      processed: index % 2 === 0,
      procesDate: index,
      reserved: true,
    })),
  );
  const others = growing
    .map(({ name }) => collectionOf(name))
    .filter((name) => !hasOwnRecords.includes(name));
  for (const name of others) {
    await app.connection.collection<{ _id: string }>(name).insertMany(
      users.map(({ id }, index) => ({
        _id: id,
        at: index,
        date: index,
        createdAt: index,
        actor: id,
        record: id,
      })),
    );
  }
  await rebuildEarnings(undefined, services);
  for (const { name, filters, searched } of growing) {
    const collection = app.connection.collection(collectionOf(name));
    const many = Object.entries(filters).map(([field, kind]) => [field, manyOf(field, kind)]);
    const ids = (await collection.find({}, { projection: { _id: 1 } }).toArray()).map(({ _id }) => _id);
    await collection.updateMany(
      { _id: { $in: ids.filter((_, index) => index % 2 === 0) } },
      { $set: { ...Object.fromEntries(many), ...(searched && { search: [MANY.text] }) } },
    );
  }
  sent = [];
  connection.getClient().on('commandStarted', ({ commandName, command }) => {
    if (commandName === 'find') sent.push(command as Document);
  });
});
afterAll(async () => {
  await connection.close();
  await app.close();
});

/** Rebuilds a captured query, to explain it. */
const again = ({ find, filter, sort, projection, limit, skip }: Document) =>
  connection
    .collection(find as string)
    .find(filter as object, { projection: projection as object })
    .sort((sort ?? {}) as Record<string, 1 | -1>)
    .skip((skip as number | undefined) ?? 0)
    .limit((limit as number | undefined) ?? 0);

/** The plan stages of a captured query. */
async function stagesOf(query: Document): Promise<string[]> {
  const plan = await again(query).explain('queryPlanner');
  return [...JSON.stringify(plan.queryPlanner.winningPlan).matchAll(/"stage":"(\w+)"/g)].map(
    ([, stage]) => stage as string,
  );
}

const asker = { actor: { uid: 'admin', usertype: 'admin' }, settings: defaultSettings, now: 0 } as const;

/** The value that every second record has in each filterable field. */
const MANY = { text: 'many', number: 7, boolean: true } as const;
/** `payment_mode` must be an existing mode. */
const manyOf = (field: string, kind: keyof typeof MANY) => (field === 'payment_mode' ? 'cash' : MANY[kind]);

/** Every kind of filter a resource declares, with values that match many records. */
function filtersOf({ filters, searched }: AnyResource): Record<string, unknown>[] {
  const single = Object.entries(filters).flatMap(([field, kind]): Record<string, unknown>[] => [
    { [field]: manyOf(field, kind) },
    ...(kind === 'text' ? [{ [field]: [manyOf(field, kind), 'few'] }] : []),
    ...(kind === 'number' ? [{ [`${field}_gte`]: MANY.number }, { [`${field}_lte`]: MANY.number }] : []),
  ]);
  return [...single, ...(searched ? [{ q: MANY.text }] : [])];
}

/** The single page query that a list sends. */
async function pageOf(
  resource: AnyResource,
  filter: object,
  sort?: readonly [string, 'ASC' | 'DESC'],
): Promise<Document> {
  const asked = parseListQuery(
    { filter: JSON.stringify(filter), range: '[0,24]', ...(sort && { sort: JSON.stringify(sort) }) },
    asker,
    resource,
  );
  sent = [];
  await resource.reads(services).list({ ...asked, filter: { $and: [{ ...resource.base }, asked.filter] } });
  const pages = sent.filter((query) => query['sort'] !== undefined);
  expect(pages).toHaveLength(1);
  return pages[0] as Document;
}

/** The stages of its plan. */
const planOf = async (...list: Parameters<typeof pageOf>) => stagesOf(await pageOf(...list));

/** Whether a plan scans the whole collection or sorts in memory. */
const isWhole = (plan: readonly string[]) => plan.includes('COLLSCAN') || plan.includes('SORT');

describe.each(growing.map((resource) => [resource.name, resource] as const))(
  'the list of %s',
  (_name, resource) => {
    const [first, order, ...more] = resource.sorts;
    it.each([
      [first, order] as const,
      ...more.flatMap((field) => [[field, 'ASC'] as const, [field, 'DESC'] as const]),
    ])('sorted by %s %s reads only its page', async (field, direction) => {
      const plan = await planOf(resource, {}, [field, direction]);
      expect({ plan, isWhole: isWhole(plan) }).toEqual({ plan, isWhole: false });
    });

    it('filtered by any field uses an index when nothing matches', async () => {
      const wrong: string[] = [];
      for (const [field, kind] of Object.entries(resource.filters)) {
        const plan = await planOf(resource, {
          [field]: kind === 'text' ? 'none' : kind === 'number' ? -9 : true,
        });
        if (plan.includes('COLLSCAN')) wrong.push(field);
      }
      expect(wrong).toEqual([]);
    });
  },
);

/** Riders, fleet admins and admins share one list with a different `base`. */
const differing = growing.filter(({ name }) => name !== 'fleetadmins' && name !== 'alladmin');

// The database may sort a few records in memory, which it finds out by trying. Many must be read in order.
it.each(differing.map((resource) => [resource.name, resource] as const))(
  'the list of %s, filtered by any field and sorted by any other, is read in index order when many match',
  async (_name, resource) => {
    const [first, , ...more] = resource.sorts;
    const wrong: string[] = [];
    for (const filter of filtersOf(resource)) {
      for (const field of [first, ...more, 'id']) {
        const plan = await planOf(resource, filter, [field, 'DESC']);
        if (isWhole(plan)) wrong.push(`${JSON.stringify(filter)} by ${field}: ${plan.join(' ')}`);
      }
    }
    expect(wrong).toEqual([]);
  },
);

/** The lists that find people, amounts, and references that their records do not store as words. */
const finding = differing.flatMap(({ name, finds, ...list }) =>
  finds ? [[name, { name, finds, ...list }] as const] : [],
);

it.each(finding)('the list of %s finds people and amounts in index order', async (_name, resource) => {
  const wrong: string[] = [];
  const [first, order] = resource.sorts;
  for (const q of ['N1', '7', '12.50', 'nobody']) {
    const filter = JSON.stringify({ q });
    const found = await resource.finds(q, services);
    const asked = parseListQuery({ filter, range: '[0,24]' }, asker, resource, found);
    sent = [];
    await resource.reads(services).list({ ...asked, filter: { $and: [{ ...resource.base }, asked.filter] } });
    const page = sent.find((query) => query['sort'] !== undefined);
    const plan = page ? await stagesOf(page) : [];
    if (isWhole(plan)) wrong.push(`${q} by ${first} ${order}: ${plan.join(' ')}`);
  }
  expect(wrong).toEqual([]);
});

/** For each exact-match filter of bookings: a rare value and one that all other bookings have. */
const rare: readonly [string, unknown, unknown][] = [
  ['status', 'PENDING', 'COMPLETE'],
  ['customer', 'rare', 'many'],
  ['driver', 'rare', 'many'],
  ['fleetadmin', 'rare', 'many'],
  ['carType', 'Rare', 'Many'],
  ['payment_mode', 'card', 'cash'],
  ['bookLater', true, false],
  ['bookLater', false, true],
];

// Runs last, because it changes the data.
it('the list of bookings reads few records when few match a filter, whatever the sort order', async () => {
  const collection = app.connection.collection('bookings');
  const few = await collection.find({}).sort({ tripdate: 1 }).limit(3).toArray();
  const wrong: string[] = [];
  for (const [field, value, other] of rare) {
    await collection.updateMany({}, { $set: { payment_mode: 'cash', [field]: other } });
    await collection.updateMany({ _id: { $in: few.map(({ _id }) => _id) } }, { $set: { [field]: value } });
    for (const sorted of bookingResource.sorts.filter((sort) => sort !== 'DESC')) {
      const page = await pageOf(bookingResource, { [field]: value }, [sorted, 'DESC']);
      const { executionStats: did } = await again(page).explain('executionStats');
      const looked = `${did.totalKeysExamined} keys, ${did.totalDocsExamined} bookings`;
      expect([field, sorted, did.nReturned]).toEqual([field, sorted, few.length]);
      if (did.totalKeysExamined > 20) wrong.push(`${field} by ${sorted}: ${looked}`);
    }
  }
  expect(wrong).toEqual([]);
});
