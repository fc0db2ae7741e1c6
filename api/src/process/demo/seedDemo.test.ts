import { balanceOf, exact, type LedgerEntry, sumAmounts } from '@wayfare/shared';
import { passwordMatches } from '../../people/auth/passwords.js';
import { earningsFromTrips, type Trip } from '../../../test/support/earningsFromTrips.js';
import { startTestApp, TEST_NOW, type TestApp } from '../../../test/support/testApp.js';
import { auditLedger } from '../../office/ledgerAudit/auditLedger.js';
import { demoEmails } from './accounts.js';
import { parseEnvironment } from '../../platform/config/environment.js';
import { buildDemo } from './buildDemo.js';
import { seedDemo } from './seedDemo.js';

/** Four seedings and a ledger audit take up to 40 s on a busy machine. */
const SEEDINGS_MS = 180_000;

/** Past bookings of the demo, as configured by default. */
const DEMO_BOOKINGS = parseEnvironment({}).DEMO_BOOKINGS;
/** Bookings to store in a test: fewer than in the demo. */
const BOOKINGS = 400;

describe('buildDemo', () => {
  const demo = buildDemo('taxi', TEST_NOW, DEMO_BOOKINGS);

  it('generates the same demo for the same time', () => {
    const small = buildDemo('taxi', TEST_NOW, 200);
    expect(buildDemo('taxi', TEST_NOW, 200)).toEqual(small);
    expect(buildDemo('taxi', TEST_NOW + 86_400_000, 200)).not.toEqual(small);
  });

  it('has a year of bookings in every final state', () => {
    expect(demo.bookings).toHaveLength(DEMO_BOOKINGS);
    const count = (test: (booking: (typeof demo.bookings)[0]) => boolean) =>
      demo.bookings.filter(test).length;
    expect(count((booking) => booking.status === 'COMPLETE')).toBeGreaterThan(1400);
    expect(count((booking) => booking.status === 'PAID')).toBeGreaterThan(30);
    expect(count((booking) => booking.status === 'COMPLETE' && !booking.rating)).toBeGreaterThan(100);
    for (const by of ['rider', 'driver', 'admin', 'system']) {
      expect(
        count((booking) => booking.status === 'CANCELLED' && booking.cancelledBy === by),
      ).toBeGreaterThan(5);
    }
    expect(count((booking) => booking.status === 'CANCELLED' && !booking.reason)).toBe(0);
    expect(count((booking) => booking.promo_applied)).toBeGreaterThan(20);
    expect(new Set(demo.bookings.map((booking) => booking.id)).size).toBe(DEMO_BOOKINGS);
    const oldest = Math.min(...demo.bookings.map((booking) => booking.bookingDate));
    expect((TEST_NOW - oldest) / 86_400_000).toBeGreaterThan(350);
    for (const { endTime, tripdate } of demo.bookings)
      expect(Math.max(endTime ?? 0, tripdate)).toBeLessThan(TEST_NOW);
  });

  it("keeps every trip's times in order and every user on one trip at a time", () => {
    const trips = demo.bookings.filter((booking) => booking.endTime);
    for (const trip of trips) {
      const moments = [
        trip.bookingDate,
        trip.tripdate,
        trip.driver_accept_time,
        trip.driver_arrive_time,
        trip.startTime,
        trip.endTime,
      ] as number[];
      expect(moments).toEqual([...moments].sort((a, b) => a - b));
      expect(trip.total_trip_time).toBe((Number(trip.endTime) - Number(trip.startTime)) / 1000);
    }
    for (const side of ['driver', 'customer'] as const) {
      const byPerson = new Map<unknown, typeof trips>();
      for (const trip of trips) byPerson.set(trip[side], [...(byPerson.get(trip[side]) ?? []), trip]);
      for (const own of byPerson.values()) {
        const inOrder = [...own].sort((a, b) => a.tripdate - b.tripdate);
        inOrder.slice(1).forEach((trip, index) => {
          expect(trip.tripdate).toBeGreaterThanOrEqual(inOrder[index]?.endTime as number);
        });
      }
    }
  });

  it('never lets a wallet go below zero', () => {
    const byUser = new Map<string, LedgerEntry[]>();
    for (const entry of demo.entries) byUser.set(entry.uid, [...(byUser.get(entry.uid) ?? []), entry]);
    for (const entries of byUser.values()) expect(balanceOf(entries).gte(0)).toBe(true);
    expect(demo.entries.filter((entry) => entry.type === 'Withdraw').length).toBeGreaterThan(5);
  });

  it('has more trips at rush hour than at night', () => {
    const hours = demo.bookings.map(({ bookingDate }) => (new Date(bookingDate).getUTCHours() + 19) % 24);
    const between = (from: number, to: number) => hours.filter((hour) => hour >= from && hour < to).length;
    expect(between(16, 20)).toBeGreaterThan(3 * between(2, 6));
  });
});

describe.each(['taxi', 'delivery'] as const)('seedDemo for %s', (category) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ APP_CATEGORY: category, DEMO_BOOKINGS: String(BOOKINGS) });
    await seedDemo({ password: 'demo password' }, app.services);
  }, SEEDINGS_MS);
  afterAll(() => app.close());

  it('leaves a ledger that balances to the cent', async () => {
    const { db } = app.services;
    const audit = await auditLedger(undefined, app.services);
    expect(audit).toMatchObject({ balanced: true, problems: [] });
    expect(audit.settledTrips).toBeGreaterThan(0.75 * BOOKINGS);
    const { entries } = buildDemo(category, TEST_NOW, BOOKINGS);
    expect(audit.entries).toBe(entries.length);

    const all = await db.users.list({
      filter: {},
      sort: { field: 'createdAt', order: 1 },
      skip: 0,
      limit: 500,
    });
    expect(sumAmounts(all.rows.map((user) => user.walletBalance)).toString()).toBe(
      balanceOf(entries).toString(),
    );
    for (const user of all.rows) {
      const own = balanceOf(entries.filter((entry) => entry.uid === user.id));
      expect(exact(user.walletBalance).toString()).toBe(own.toString());
    }
  });

  it('has earnings that equal the sums of its bookings', async () => {
    const { db } = app.services;
    const every = { sort: { field: '_id', order: 1 }, skip: 0, limit: 5000 } as const;
    const settled = { ...every, filter: { status: { $in: ['PAID', 'COMPLETE'] } } };
    const trips = (await db.bookings.list(settled)).rows as Trip[];
    expect(trips.length).toBeGreaterThan(0.75 * BOOKINGS);
    const { timeZone } = await db.settings.settings();
    const expected = earningsFromTrips(trips, timeZone);
    expect(await db.earnings.cutIn()).toBe(timeZone);
    const { rows } = await db.earnings.reports.list({ ...every, filter: {} });
    expect(rows).toEqual(expected.months.map((row) => expect.objectContaining(row)));
    for (const usertype of ['admin', 'fleetadmin'] as const) {
      const user = await db.users.findByProven('email', demoEmails[usertype]);
      if (!user) throw new Error('no such account');
      const client = await app.clientOf(user);
      const cards = (await client.get('/dashboard')).body.earnings;
      expect(cards).toEqual(expected.cards(app.clock.at, usertype === 'admin' ? '' : user.id));
      expect(cards.total).toBeGreaterThan(100);
    }
  });

  it('has the users of a small company, with drivers to dispatch', async () => {
    const { db, liveDrivers } = app.services;
    expect(await db.users.count({ usertype: 'admin' })).toBe(3);
    expect(await db.users.count({ usertype: 'fleetadmin' })).toBe(2);
    expect(await db.users.count({ usertype: 'driver' })).toBe(40);
    expect(await db.users.count({ usertype: 'driver', approved: false })).toBe(3);
    expect(await db.users.count({ usertype: 'rider' })).toBe(60);
    const free = liveDrivers.all().filter((driver) => !driver.queue);
    expect(free.length).toBeGreaterThanOrEqual(26);
    expect(await db.languages.findDefault()).toMatchObject({ langLocale: 'en' });
    expect((await db.languages.all()).map((language) => language.langLocale)).toEqual([
      'en',
      'es',
      'fr',
      'ar',
    ]);
    expect(await db.cancelReasons.all()).toHaveLength(8);
  });

  it('has four demo accounts, with the driver free and near Times Square', async () => {
    const { db, liveDrivers } = app.services;
    for (const [usertype, email] of Object.entries(demoEmails)) {
      const user = await db.users.findByProven('email', email);
      expect(user).toMatchObject({ usertype, approved: true, emailVerified: true });
      const hash = await db.credentials.passwordHashOf(user?.id as string);
      expect(await passwordMatches(hash, 'demo password')).toBe(true);
    }
    const rider = await db.users.findByProven('email', demoEmails.rider);
    const driver = await db.users.findByProven('email', demoEmails.driver);
    expect(rider?.walletBalance).toBeGreaterThanOrEqual(250);
    const near = liveDrivers.nearest({ lat: 40.758, lng: -73.9855 }, 1, 50, () => true);
    expect(near.map((candidate) => candidate.driver.id)).toContain(driver?.id);
    expect(liveDrivers.get(driver?.id as string)?.queue).toBe(false);
    const shared = await db.bookings.list({
      filter: { customer: rider?.id, driver: driver?.id, status: 'COMPLETE' },
      sort: { field: 'tripdate', order: -1 },
      skip: 0,
      limit: 100,
    });
    expect(shared.total).toBeGreaterThan(5);
  });

  it('has trips in progress and booked trips, none of them with the demo accounts', async () => {
    const { db } = app.services;
    const counts = await db.bookings.countByStatus(['NEW', 'ACCEPTED', 'STARTED', 'PENDING']);
    expect(counts).toEqual({ NEW: category === 'taxi' ? 5 : 3, ACCEPTED: 1, STARTED: 1, PENDING: 1 });
    const signedIn = await Promise.all(
      [demoEmails.rider, demoEmails.driver].map((email) => db.users.findByProven('email', email)),
    );
    const own = await db.bookings.list({
      filter: {
        $or: signedIn.flatMap((user) => [{ customer: user?.id }, { driver: user?.id }]),
        status: { $in: ['NEW', 'ACCEPTED', 'ARRIVED', 'STARTED', 'REACHED', 'PENDING'] },
      },
      sort: { field: 'tripdate', order: -1 },
      skip: 0,
      limit: 1,
    });
    expect(own.rows).toEqual([]);
  });

  it('has an image for every car type', async () => {
    const { db, images } = app.services;
    const { rows } = await db.carTypes.list({
      filter: {},
      sort: { field: 'createdAt', order: -1 },
      skip: 0,
      limit: 50,
    });
    expect(rows.length).toBeGreaterThanOrEqual(4);
    for (const { image } of rows) {
      const stored = await images.get(image?.replace('/api/images/', '') as string);
      expect(stored?.contentType).toBe('image/png');
    }
  });

  it('rejects a database that is not empty', async () => {
    await expect(seedDemo({ password: 'demo password' }, app.services)).rejects.toThrow('not empty');
  });
});

describe('seedDemo', () => {
  it('rejects production', async () => {
    const app = await startTestApp();
    const config = { ...app.services.config, NODE_ENV: 'production' as const };
    await expect(seedDemo({ password: 'demo password' }, { ...app.services, config })).rejects.toThrow(
      'production',
    );
    expect(await app.services.db.users.isEmpty()).toBe(true);
    await app.close();
  });

  it(
    'completes the seeding after it was killed',
    async () => {
      const app = await startTestApp({ DEMO_BOOKINGS: '100' });
      const { db } = app.services;
      const cut = (): never => {
        throw new Error('killed');
      };
      const killedAt = [
        { ...db, users: { ...db.users, insertMany: cut } },
        { ...db, wallets: { ...db.wallets, insertHistory: cut } },
        { ...db, credentials: { ...db.credentials, setPasswordHash: cut } },
      ];
      for (const broken of killedAt) {
        await expect(
          seedDemo({ password: 'demo password' }, { ...app.services, db: broken }),
        ).rejects.toThrow('killed');
      }
      await seedDemo({ password: 'demo password' }, app.services);
      expect(await auditLedger(undefined, app.services)).toMatchObject({ balanced: true });
      expect(await db.users.count({ usertype: 'rider' })).toBe(60);
      expect(await db.cancelReasons.all()).toHaveLength(8);
      expect(await db.bookings.countByStatus(['NEW', 'STARTED'])).toEqual({ NEW: 5, STARTED: 1 });
      await app.close();
    },
    SEEDINGS_MS,
  );
});
