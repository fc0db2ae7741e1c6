import { defaultSettings } from '@wayfare/shared';
import type { Document } from 'mongodb';
import mongoose from 'mongoose';
import { bookingResource } from '../booking/booking.resource.js';
import { benchBooking } from '../bench/benchBookings.js';
import { parseListQuery } from '../crud/parseListQuery.js';
import { driverEarningResource } from '../earning/earning.resource.js';
import { rebuildEarnings } from '../earning/rebuildEarnings.js';
import { createRepositories } from '../repositories.js';
import type { Services } from '../services.js';
import { aUser } from '../testing/builders.js';
import { startTestApp, type TestApp } from '../testing/testApp.js';
import { userResources } from '../user/user.resource.js';
import { walletHistoryResource } from '../wallet/wallet.resource.js';
import { withdrawResource } from '../withdraw/withdraw.resource.js';

/**
 * The collections that grow with the business. Left out are car types, promos, reasons and languages, of which a business
 * has few, and the report by month, a row a month: those may be sorted in memory.
 */
const resources = [
  bookingResource,
  ...userResources,
  walletHistoryResource,
  withdrawResource,
  driverEarningResource,
];
const ROWS = 400;

let app: TestApp;
let connection: mongoose.Connection;
let services: Services;
/** Queries sent since it was emptied. */
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
  await rebuildEarnings(services);
  sent = [];
  connection.getClient().on('commandStarted', ({ commandName, command }) => {
    if (commandName === 'find') sent.push(command as Document);
  });
});
afterAll(async () => {
  await connection.close();
  await app.close();
});

/** The stages of the plan of a query that was sent. */
async function stagesOf({ find, filter, sort, projection, limit, skip }: Document): Promise<string[]> {
  const plan = await connection
    .collection(find as string)
    .find(filter as object, { projection: projection as object })
    .sort((sort ?? {}) as Record<string, 1 | -1>)
    .skip((skip as number | undefined) ?? 0)
    .limit((limit as number | undefined) ?? 0)
    .explain('queryPlanner');
  return [...JSON.stringify(plan.queryPlanner.winningPlan).matchAll(/"stage":"(\w+)"/g)].map(
    ([, stage]) => stage as string,
  );
}

const asker = { actor: { uid: 'admin', usertype: 'admin' }, settings: defaultSettings } as const;

describe.each(resources.map((resource) => [resource.name, resource] as const))(
  'the list of %s',
  (_name, resource) => {
    const [first, order, ...more] = resource.sorts;
    it.each([
      [first, order] as const,
      ...more.flatMap((field) => [[field, 'ASC'] as const, [field, 'DESC'] as const]),
    ])('sorted by %s %s looks at no more than its page', async (field, direction) => {
      const asked = parseListQuery(
        { sort: JSON.stringify([field, direction]), range: '[0,24]' },
        asker,
        resource,
      );
      sent = [];
      await resource.reads(services).list({ ...asked, filter: { ...resource.base } });
      const pages = sent.filter(({ sort }) => sort !== undefined);
      expect(pages).toHaveLength(1);
      const stages = await stagesOf(pages[0] as Document);
      expect(stages).not.toContain('COLLSCAN');
      expect(stages).not.toContain('SORT');
    });

    it('filtered by any field is found by an index', async () => {
      for (const [field, kind] of Object.entries(resource.filters)) {
        const value = kind === 'number' ? 1 : kind === 'boolean' ? true : 'x';
        const filters = [{ [field]: value }, ...(kind === 'number' ? [{ [`${field}_gte`]: 1 }] : [])];
        for (const filter of [...filters, ...(resource.searched ? [{ q: 'rider ann' }] : [])]) {
          const asked = parseListQuery({ filter: JSON.stringify(filter) }, asker, resource);
          sent = [];
          await resource
            .reads(services)
            .list({ ...asked, filter: { $and: [{ ...resource.base }, asked.filter] } });
          for (const query of sent.filter(({ sort }) => sort !== undefined)) {
            expect([filter, await stagesOf(query)]).toEqual([
              filter,
              expect.not.arrayContaining(['COLLSCAN']),
            ]);
          }
        }
      }
    });
  },
);
