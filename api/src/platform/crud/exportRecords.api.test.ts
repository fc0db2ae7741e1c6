import { randomBytes } from 'node:crypto';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { canAccess, type Resource, resources } from '@wayfare/shared';
import type { StoredBooking } from '../../trips/booking/store/storedBooking.js';
import { eventually } from '../../../test/support/eventually.js';
import { aBooking, aUser, newId } from '../../../test/support/builders.js';
import { type Client, startTestApp, type TestApp } from '../../../test/support/testApp.js';

let app: TestApp;
let admin: Client;
let fleetadmin: Client;

/** More than one list page or one batch holds. */
const RIDERS = 3_000;
const DAY_MS = 24 * 60 * 60_000;
const queryOf = (parameters: Record<string, unknown>) =>
  new URLSearchParams(
    Object.entries(parameters).map(([name, value]): [string, string] => [name, JSON.stringify(value)]),
  ).toString();

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signedIn('admin');
  fleetadmin = await app.signedIn('fleetadmin');
  // Inserted through the driver, because only reading is tested here.
  await app.connection.collection<{ _id: string }>('users').insertMany(
    Array.from({ length: RIDERS }, (_, index) => {
      const { id, ...rider } = aUser('rider', { firstName: `Rider${index}`, createdAt: index });
      return { _id: id, ...rider };
    }),
  );
  const rider = aUser('rider', { firstName: 'Rhea' });
  const driver = aUser('driver');
  await app.services.db.bookings.insertMany(
    Array.from({ length: 210 }, (_, index) =>
      aBooking(
        index % 2 ? 'COMPLETE' : 'CANCELLED',
        { id: newId(), rider, driver, at: app.clock.at - index * DAY_MS },
        { fleetadmin: index % 7 === 0 ? fleetadmin.user.id : null, customer_email: 'rhea@example.com' },
      ),
    ),
  );
});
afterAll(() => app.close());

it('has every matching record in the list’s order, however many there are', async () => {
  const { status, headers, body } = await admin.get(
    `/riders/export?${queryOf({ sort: ['createdAt', 'ASC'] })}`,
  );
  expect({ status, type: headers.get('content-type') }).toMatchObject({
    status: 200,
    type: expect.stringContaining('application/json'),
  });
  expect(body).toHaveLength(RIDERS);
  expect(body.every((rider: { createdAt: number }, index: number) => rider.createdAt === index)).toBe(true);
  const few = await admin.get(
    `/riders/export?${queryOf({ sort: ['createdAt', 'DESC'], filter: { createdAt_lte: 2 } })}`,
  );
  expect(few.body.map((rider: { firstName: string }) => rider.firstName)).toEqual([
    'Rider2',
    'Rider1',
    'Rider0',
  ]);
  expect((await admin.get(`/riders/export?${queryOf({ filter: { createdAt_lte: -1 } })}`)).body).toEqual([]);
});

it('has one record per line and a closing bracket at the end', async () => {
  const response = await app
    .request('get', `/api/riders/export?${queryOf({ filter: { createdAt_lte: 1 } })}`)
    .set({ authorization: `Bearer ${await app.tokenOf(admin.user.id)}` });
  const lines = response.text.split('\n');
  expect(lines.map((line) => line.slice(0, 1))).toEqual(['[', '{', '{', ']']);
});

it('has the same fields and records as the user’s list', async () => {
  const sort = ['tripdate', 'DESC'];
  const listed = await fleetadmin.get(`/bookings?${queryOf({ sort, range: [0, 999] })}`);
  const exported = await fleetadmin.get(`/bookings/export?${queryOf({ sort })}`);
  expect(exported.body).toHaveLength(30);
  expect(exported.body).toEqual(listed.body);
  const filter = { status: ['CANCELLED'] };
  expect((await fleetadmin.get(`/bookings/export?${queryOf({ sort, filter })}`)).body).toHaveLength(15);
});

it('stops reading when the client disconnects', async () => {
  const leaving = new AbortController();
  // fetch, because supertest gives a response only when it is complete.
  const response = await fetch(`${app.url}/api/riders/export`, {
    headers: { authorization: `Bearer ${await app.tokenOf(admin.user.id)}` },
    signal: leaving.signal,
  });
  const reader = response.body?.getReader();
  await reader?.read();
  leaving.abort();
  await expect(reader?.read()).rejects.toThrow();
  expect((await admin.get('/riders')).status).toBe(200);
});

/** Replaces how bookings are read during some work. */
async function whileReading(inBatches: () => AsyncGenerator<StoredBooking[]>, during: () => Promise<void>) {
  const { bookings } = app.services.db;
  const { inBatches: whole } = bookings;
  bookings.inBatches = inBatches;
  try {
    await during();
  } finally {
    bookings.inBatches = whole;
  }
}
/** Starts a download. With fetch, because supertest gives a response only when it is complete. */
const asked = async (client: Client, path: string, signal?: AbortSignal) =>
  fetch(`${app.url}/api${path}`, {
    headers: { authorization: `Bearer ${await app.tokenOf(client.user.id)}` },
    ...(signal && { signal }),
  });

it('responds with an error when it cannot start, and is cut off when it cannot continue', async () => {
  async function* never(): AsyncGenerator<StoredBooking[]> {
    yield [];
    throw new Error('the database is away');
  }
  await whileReading(never, async () => {
    const { status, body } = await admin.get('/bookings/export');
    expect({ status, error: body.error }).toEqual({ status: 500, error: 'server_error' });
  });
  const some = await app.services.db.bookings.findSettledAfter(null, 100);
  async function* soFar() {
    for (let sent = 0; sent < 20; sent += 1) yield some;
    throw new Error('the database is away');
  }
  await whileReading(soFar, async () => {
    const response = await asked(admin, '/bookings/export');
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow();
  });
});

it.each(['/bookings/export', '/users/me/export'])(
  '%s is read no faster than the client reads it, and stops when the client disconnects',
  async (path) => {
    const client = path.startsWith('/users') ? await app.signedIn('rider') : admin;
    const [booking] = await app.services.db.bookings.findSettledAfter(null, 1);
    let [batches, isEnded] = [0, false];
    async function* endless() {
      try {
        for (; batches < 2_000; batches += 1) {
          await setImmediate();
          // Random data does not compress.
          const pickupAddress = randomBytes(50_000).toString('base64');
          yield [{ ...booking, id: newId(), pickupAddress } as StoredBooking];
        }
      } finally {
        isEnded = true;
      }
    }
    await whileReading(endless, async () => {
      const leaving = new AbortController();
      const reader = (await asked(client, path, leaving.signal)).body?.getReader();
      await reader?.read();
      let seen = -1;
      await eventually('reading has paused', async () => {
        const before = seen;
        seen = batches;
        await setTimeout(100);
        return before === batches;
      });
      expect(batches).toBeLessThan(1_000);
      leaving.abort();
      await eventually('reading has ended', () => isEnded);
      expect(batches).toBeLessThan(1_000);
    });
  },
);

describe('in demo mode', () => {
  beforeAll(async () => {
    await app.services.db.settings.saveSettings({ AllowCriticalEditsAdmin: false });
  });
  afterAll(async () => {
    await app.services.db.settings.saveSettings({ AllowCriticalEditsAdmin: true });
  });

  const exported = Object.keys(resources).filter((name) =>
    canAccess({ uid: '', usertype: 'admin' }, 'export', name as Resource),
  );

  it('has these exports to refuse', () => {
    expect(exported.toSorted()).toEqual(
      [
        'alerts',
        'alladmin',
        'auditlog',
        'bookings',
        'cancelreasons',
        'cartypes',
        'driverearning',
        'drivers',
        'earningreports',
        'fleetadmins',
        'languages',
        'notifications',
        'promos',
        'riders',
        'sms',
        'cardpayments',
        'cardrefunds',
        'paymentdifferences',
        'walletadjustments',
        'wallethistory',
        'withdraws',
      ].toSorted(),
    );
  });

  it.each(exported)('%s cannot be exported [2.35, 6.17, 6.18, 6.19, 6.22]', async (resource) => {
    const { status, body } = await admin.get(`/${resource}/export`);
    expect({ status, error: body.error }).toEqual({ status: 403, error: 'demo_mode' });
  });

  it.each(['bookings', 'drivers', 'driverearning'])(
    'fleet admins cannot export %s either [6.22]',
    async (resource) => {
      const { status, body } = await fleetadmin.get(`/${resource}/export`);
      expect({ status, error: body.error }).toEqual({ status: 403, error: 'demo_mode' });
    },
  );

  it('bookings are listed without their contacts [6.22]', async () => {
    const { body } = await admin.get(`/bookings?${queryOf({ sort: ['tripdate', 'DESC'], range: [0, 999] })}`);
    expect(body).toHaveLength(210);
    expect(new Set(body.map((booking: { customer_email: string }) => booking.customer_email))).toEqual(
      new Set(['Hidden']),
    );
  });

  it('users can still download their own data', async () => {
    const rider = await app.signedIn('rider');
    const { status, body } = await rider.get('/users/me/export');
    expect({ status, id: body.profile.id }).toEqual({ status: 200, id: rider.user.id });
  });
});
