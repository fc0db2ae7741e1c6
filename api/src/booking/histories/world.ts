import { runDueWork } from '../../scheduler/scheduler.js';
import { DROP, PICKUP } from '../../testing/builders.js';
import type { Answer, Client, TestApp } from '../../testing/testApp.js';
import { auditLedger } from '../../wallet/auditLedger.js';
import { ENDS } from './fareModel.js';
import {
  type Business,
  carryOut,
  type Command,
  isEligible,
  passTime,
  type Trip,
  type Who,
} from './tripModel.js';

const MINUTE_MS = 60_000;
const [RIDERS, DRIVERS] = [3, 4];
const WALLET = 20;
/** Collections that hold what a history makes. */
const MADE = [
  'bookings',
  'users',
  'ledger',
  'tracking',
  'withdraws',
  'idempotency_keys',
  'outbox',
  'mails',
  'earnings',
];

/** A history in the real product and in the model beside it. */
export interface World {
  /** Gives one command over HTTP and holds the answer and everything stored against the model. */
  give(command: Command): Promise<void>;
  /** Gives commands at the same moment: what came of it must be what some order of them makes. */
  race(commands: readonly Command[]): Promise<void>;
  /** Lets time go by, with what the scheduler does then. */
  wait(ms: number): Promise<void>;
  /** The books, the reports and the dashboard against the model. */
  close(): Promise<void>;
  business: Business;
}

interface StoredPerson {
  _id: string;
  walletBalance?: { toString(): string };
  queue?: boolean;
  driverActiveStatus?: boolean;
  ratings?: { userrating: number };
  savedAddresses?: { lat: number; count: number }[];
}

export async function newWorld(app: TestApp): Promise<World> {
  const { connection, services } = app;
  const collection = (name: string) => connection.collection<{ _id: string } & Record<string, never>>(name);
  for (const name of MADE) await collection(name).deleteMany({});
  for (const { name } of await connection.db!.listCollections().toArray())
    if (name.startsWith('earning')) await collection(name).deleteMany({});
  const settings = {
    negativeBalance: true,
    autoDispatch: true,
    otp_secure: false,
    RiderWithDraw: false,
    decimal: 2,
  };
  await services.db.settings.saveSettings(settings);
  const riders: Client[] = [];
  const drivers: Client[] = [];
  for (let n = 0; n < RIDERS; n += 1) riders.push(await app.signedIn('rider', { walletBalance: WALLET }));
  const fleetadmin = await app.signedIn('fleetadmin');
  for (let n = 0; n < DRIVERS; n += 1)
    drivers.push(await app.signedIn('driver', n < 2 ? { fleetadmin: fleetadmin.user.id } : {}));
  const admin = await app.signedIn('admin');
  await services.liveDrivers.reload();

  let business: Business = {
    now: app.clock.at,
    settings,
    riders: riders.map(() => ({ wallet: BigInt(WALLET) * 1000n, saved: [] })),
    drivers: drivers.map(() => ({ wallet: 0n, trip: null, isActive: true, ratings: [] })),
    trips: [],
    withdraws: [],
    entries: riders.map((_, n) => `rider ${n} Credit ${WALLET * 1000}`),
  };
  /** Ids of the model's trips and withdraw requests, in its order. */
  const tripIds: string[] = [];
  const withdrawIds: string[] = [];

  const clientOf = (who: Who): Client => {
    if (who.role === 'rider') return riders[who.n] as Client;
    if (who.role === 'driver') return drivers[who.n] as Client;
    return { admin, fleetadmin, nobody: app.anonymous }[who.role];
  };
  const indexOfDriver = (uid: string | undefined) => drivers.findIndex(({ user }) => user.id === uid);
  const units = (amount: bigint) => Number(amount) / 1000;

  function ask(command: Command): Promise<Answer> {
    const client = clientOf(command.by);
    const step = (name: string, body: object = {}) =>
      client.post(`/bookings/${tripIds[(command as { trip: number }).trip] ?? 'none'}/${name}`, body);
    switch (command.name) {
      case 'book': {
        const { mode, laterMinutes } = command;
        const later =
          laterMinutes === null ? {} : { bookLater: true, tripdate: app.clock.at + laterMinutes * MINUTE_MS };
        const customer = command.by.role === 'admin' ? { customer: riders[command.rider]?.user.id } : {};
        return client.post('/bookings', {
          pickup: PICKUP,
          drop: DROP,
          carType: 'Economy',
          payment_mode: mode,
          ...later,
          ...customer,
        });
      }
      case 'start': {
        const otp = business.trips[command.trip]?.otp || '12345';
        const codes = { right: otp, wrong: otp === '54321' ? '54322' : '54321', none: null };
        return step('start', { otp: codes[command.code] });
      }
      case 'reach': {
        const { lat, lng } = ENDS[command.end] as (typeof ENDS)[number];
        return step('reach', { lat, lng });
      }
      case 'pay':
        return step('pay', { payment_mode: command.mode });
      case 'cancel':
        return step('cancel', { reason: 'for a reason' });
      case 'rate':
        return step('rate', { rate: command.rate });
      case 'assign':
        return step('assign', { driver: drivers[command.driver]?.user.id });
      case 'credit':
        return client.post('/wallet/credits', {
          uid: clientOf(command.to).user.id,
          amount: units(command.amount),
        });
      case 'withdraw':
        return client.post('/withdraws', { amount: units(command.amount) });
      case 'process':
        return client.post(`/withdraws/${withdrawIds[command.withdraw] ?? 'none'}/process`);
      case 'online':
        return client.put('/drivers/me/status', { driverActiveStatus: command.isActive });
      case 'set':
        return client.put('/settings', command.change);
      default:
        return step(command.name);
    }
  }

  type Stored = Awaited<ReturnType<typeof look>>;

  /** What is stored of what the model knows. */
  async function look() {
    await services.db.wallets.idle();
    const [users, bookings, ledger, withdraws] = await Promise.all([
      collection('users').find().toArray() as unknown as Promise<StoredPerson[]>,
      collection('bookings').find().sort({ _id: 1 }).toArray(),
      collection('ledger').find().toArray(),
      collection('withdraws').find().toArray(),
    ]);
    return { users: new Map(users.map((user) => [user._id, user])), bookings, ledger, withdraws };
  }

  /** The stored world in the model's terms. */
  function seen({ users, bookings, ledger, withdraws }: Stored) {
    // oxlint-disable-next-line typescript/no-explicit-any
    const trips = new Map(bookings.map((booking) => [booking._id, booking as any]));
    const nameOf = (uid: string) => {
      const rider = riders.findIndex(({ user }) => user.id === uid);
      return rider >= 0 ? `rider ${rider}` : `driver ${indexOfDriver(uid)}`;
    };
    return {
      riders: riders.map(({ user }) => {
        const { walletBalance, savedAddresses = [] } = users.get(user.id) as StoredPerson;
        return {
          wallet: thousandths(walletBalance),
          saved: ENDS.map((end) => savedAddresses.find(({ lat }) => lat === end.lat)?.count ?? 0),
        };
      }),
      drivers: drivers.map(({ user }) => {
        const stored = users.get(user.id) as StoredPerson;
        return {
          wallet: thousandths(stored.walletBalance),
          isBusy: stored.queue ?? false,
          isActive: stored.driverActiveStatus,
          rating: stored.ratings?.userrating ?? 0,
        };
      }),
      trips: tripIds.map((id) => {
        const trip = trips.get(id);
        return {
          status: trip.status,
          driver: trip.driver ? indexOfDriver(trip.driver) : null,
          mode: trip.payment_mode,
          cost: thousandths(trip.trip_cost),
          fee: thousandths(trip.convenience_fees),
          share: thousandths(trip.driver_share),
          paid: [
            trip.customer_paid,
            trip.cashPaymentAmount,
            trip.usedWalletMoney,
            trip.cardPaymentAmount,
          ].map(thousandths),
          cancelledBy: trip.cancelledBy ?? null,
          rating: trip.rating ?? null,
          requested: Object.keys(trip.requestedDrivers ?? {})
            .map(indexOfDriver)
            .sort(ascending),
          effects: trip.effects ?? [],
        };
      }),
      others: bookings.length - tripIds.length,
      withdraws: withdrawIds.map(
        (id) => withdraws.find(({ _id }) => _id === id)?.processed as boolean | undefined,
      ),
      otherWithdraws: withdraws.length - withdrawIds.length,
      entries: ledger
        // oxlint-disable-next-line typescript/no-explicit-any
        .map(({ uid, type, amount }: any) => `${nameOf(uid)} ${type} ${thousandths(amount)}`)
        .sort(),
    };
  }

  /** What a state of the model must look like. */
  function expected(of: Business): ReturnType<typeof seen> {
    return {
      riders: of.riders.map(({ wallet, saved }) => ({
        wallet,
        saved: ENDS.map((_, end) => saved[end] ?? 0),
      })),
      drivers: of.drivers.map(({ wallet, trip, isActive, ratings }) => ({
        wallet,
        isBusy: trip !== null,
        isActive,
        rating: averageOf(ratings),
      })),
      trips: of.trips.map(({ status, driver, mode, cost, fee, cancelledBy, rating, requested }) => ({
        status,
        driver,
        mode,
        cost,
        fee,
        share: cost - fee,
        paid: [cost, mode === 'cash' ? cost : 0n, mode === 'wallet' ? cost : 0n, mode === 'card' ? cost : 0n],
        cancelledBy,
        rating,
        requested: [...requested].sort(ascending),
        effects: [],
      })),
      others: 0,
      withdraws: of.withdraws.map(({ processed }) => processed),
      otherWithdraws: 0,
      entries: [...of.entries].sort(),
    };
  }

  /** Ids and codes are the product's to choose. */
  function adoptNew(command: Command, { status, body }: Answer, of: Business, { bookings }: Stored) {
    if (status !== 201) return;
    if (command.name === 'withdraw') withdrawIds.push(body.id as string);
    if (command.name !== 'book') return;
    tripIds.push(body.id as string);
    const { otp } = bookings.find(({ _id }) => _id === body.id) as unknown as { otp: string | false };
    if (of.settings.otp_secure) expect(otp).toMatch(/^[1-9]\d{4}$/);
    else expect(otp).toBe(false);
    (of.trips.at(-1) as Trip).otp = otp;
  }

  /** Whom dispatch asks is the product's choice within the rules: they are checked, and taken over. */
  function adoptOffers(of: Business, { bookings }: Stored) {
    for (const [index, trip] of of.trips.entries()) {
      if (trip.status !== 'NEW') continue;
      // oxlint-disable-next-line typescript/no-explicit-any
      const { dispatch, requestedDrivers } = bookings.find(({ _id }) => _id === tripIds[index]) as any;
      const requested = Object.keys(requestedDrivers ?? {}).map(indexOfDriver);
      const added = requested.filter((n) => !trip.requested.includes(n));
      if (added.length > 0) {
        expect(of.settings.autoDispatch).toBe(true);
        expect(trip.tripdate - of.now).toBeLessThanOrEqual(15 * MINUTE_MS);
        expect(requested.length).toBeLessThanOrEqual(3);
      }
      for (const n of added) {
        expect({ n, isEligible: isEligible(of, n), isDeclined: trip.offers[n] === 'declined' }).toEqual({
          n,
          isEligible: true,
          isDeclined: false,
        });
      }
      for (const { driver, state } of dispatch?.offers ?? []) {
        const n = indexOfDriver(driver);
        expect({ n, stays: trip.offers[n] !== 'declined' || state === 'declined' }).toEqual({
          n,
          stays: true,
        });
        trip.offers[n] = state;
      }
      trip.requested = requested;
    }
  }

  /** Everything that is stored is what the model has. */
  function holdAgainstModel(stored: Stored) {
    adoptOffers(business, stored);
    expect(seen(stored)).toEqual(expected(business));
    last = asText(stored);
  }

  let last = asText(await look());
  return {
    get business() {
      return business;
    },
    async give(command) {
      const status = carryOut(business, command);
      const answer = await ask(command);
      const error = status < 400 ? undefined : expect.any(String);
      expect({ status: answer.status, error: answer.body?.error }).toEqual({ status, error });
      const stored = await look();
      adoptNew(command, answer, business, stored);
      // A refusal leaves no trace, but for a code that is counted and a way of paying that is noted.
      if (status >= 400 && command.name !== 'start' && command.name !== 'pay')
        expect(asText(stored)).toEqual(last);
      holdAgainstModel(stored);
    },
    async race(commands) {
      const answers = await Promise.all(commands.map(ask));
      const stored = await look();
      commands.forEach((command, index) => adoptNew(command, answers[index] as Answer, business, stored));
      const told = answers.map(({ status }) => status);
      // While a payment is being made nobody else may pay: whoever is told so has done nothing.
      const done = commands.flatMap((_, index) =>
        answers[index]?.body?.error === 'payment_in_progress' ? [] : [index],
      );
      const possible = ordersOf(done).map((order) => {
        const tried = structuredClone(business);
        const statuses = [...told];
        for (const index of order) statuses[index] = carryOut(tried, commands[index] as Command);
        return { tried, statuses };
      });
      const after = withoutOffers(seen(stored));
      const found = possible.find(
        ({ tried, statuses }) =>
          isSame(statuses.map(asTold), told.map(asTold)) && isSame(withoutOffers(expected(tried)), after),
      );
      if (!found) {
        const orders = possible.map(({ tried, statuses }) => ({
          statuses,
          ...withoutOffers(expected(tried)),
        }));
        throw new Error(
          `no order of ${asText(commands)} makes ${asText({ told, after })}, but ${asText(orders)}`,
        );
      }
      business = found.tried;
      holdAgainstModel(stored);
    },
    async wait(ms) {
      app.clock.at += ms;
      passTime(business, ms);
      await runDueWork(services);
      holdAgainstModel(await look());
    },
    async close() {
      expect((await auditLedger(services)).problems).toEqual([]);
      const earned = business.trips.filter(({ status }) => status === 'PAID' || status === 'COMPLETE');
      const sum = (of: (trip: Trip) => bigint) => earned.reduce((total, trip) => total + of(trip), 0n);
      const { body } = await admin.get('/earningreports');
      // oxlint-disable-next-line typescript/no-explicit-any
      const total = (field: string) =>
        body.reduce((all: bigint, row: any) => all + thousandths(row[field]), 0n);
      expect({
        rides: total('total_rides') / 1000n,
        cost: total('tripCost'),
        fee: total('convenienceFee'),
      }).toEqual({
        rides: BigInt(earned.length),
        cost: sum(({ cost }) => cost),
        fee: sum(({ fee }) => fee),
      });
      const { body: dashboard } = await admin.get('/dashboard');
      expect(thousandths(dashboard.earnings.total)).toBe(sum(({ fee }) => fee));
    },
  };
}

/** An exact amount, from the database or the wire, in thousandths. */
function thousandths(amount: { toString(): string } | undefined | null): bigint {
  const [whole = '0', decimals = ''] = String(amount ?? 0).split('.');
  const size = BigInt(whole.replace('-', '')) * 1000n + BigInt(decimals.padEnd(3, '0'));
  return whole.startsWith('-') ? -size : size;
}

/** The mean, half up, to one decimal. */
function averageOf(ratings: readonly number[]): number {
  if (ratings.length === 0) return 0;
  const sum = ratings.reduce((total, rating) => total + rating, 0);
  return Math.floor((20 * sum + ratings.length) / (2 * ratings.length)) / 10;
}

const asText = (value: unknown) =>
  JSON.stringify(value, (_, inner: unknown) => {
    if (inner instanceof Map) return [...inner];
    return typeof inner === 'bigint' ? `${inner}` : inner;
  });
const ascending = (one: number, other: number) => one - other;
/** Who comes too late may already have lost sight of the trip. */
const asTold = (status: number) => (status === 404 ? 409 : status);
/** Whom dispatch asks next is looked at by itself. */
const withoutOffers = <T extends { trips: { requested: number[] }[] }>({ trips, ...rest }: T) => ({
  ...rest,
  trips: trips.map((trip) => ({ ...trip, requested: [] })),
});
const isSame = (one: unknown, other: unknown) => asText(one) === asText(other);

function ordersOf<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((first, index) => ordersOf(items.toSpliced(index, 1)).map((rest) => [first, ...rest]));
}
