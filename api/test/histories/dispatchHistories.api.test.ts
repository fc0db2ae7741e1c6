import { type BookingStatus, isOpenOffer, officeActionsFor } from '@wayfare/shared';
import fc from 'fast-check';
import { runDueWork } from '../../src/process/dueWork.js';
import type { StoredBooking } from '../../src/trips/booking/store/storedBooking.js';
import { aCarType, aTrip, PICKUP } from '../support/builders.js';
import { withStartCode } from '../support/startCode.js';
import { type Client, startTestApp, TEST_NOW, type TestApp } from '../support/testApp.js';

/** How many sequences are tried, and how long they may take in all, in ms. */
const SEQUENCES = 8;
const LIMIT_MS = 45_000;
/** How long the one under way at the limit may still take, in ms. */
const LAST_MS = 60_000;
/** Where the drivers begin, in km north of Times Square. */
const DRIVERS_KM = [-1, 0.5, 3];
/** The longest pause until the next round of a trip's dispatch, in ms. */
const ROUND_MS = 60_000;

/** `next`: a trip is booked that only the driver of this one can take, who does. */
type OfTrip = 'accept' | 'decline' | 'giveBack' | 'cancel' | 'start' | 'next' | 'end';

/** What happens next. `trip` and `driver` choose among those to whom it can happen. */
type Moment =
  | { kind: 'book'; km: number }
  | { kind: 'move'; driver: number; km: number }
  | { kind: 'duty'; driver: number; isActive: boolean }
  | { kind: OfTrip; trip: number; driver: number }
  | { kind: 'wait'; seconds: number }
  | { kind: 'restart' };

const km = fc.integer({ min: -60, max: 60 }).map((tenths) => tenths / 10);
const driver = fc.nat(DRIVERS_KM.length - 1);
const ofTrip = (kind: OfTrip) => fc.record({ kind: fc.constant(kind), trip: fc.nat(9), driver: fc.nat(9) });
const aMoment: fc.Arbitrary<Moment> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('book' as const), km }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('move' as const), driver, km }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('duty' as const), driver, isActive: fc.boolean() }) },
  { weight: 4, arbitrary: ofTrip('accept') },
  { weight: 2, arbitrary: ofTrip('decline') },
  { weight: 1, arbitrary: ofTrip('giveBack') },
  { weight: 1, arbitrary: ofTrip('cancel') },
  { weight: 2, arbitrary: ofTrip('start') },
  { weight: 2, arbitrary: ofTrip('next') },
  { weight: 2, arbitrary: ofTrip('end') },
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), seconds: fc.constantFrom(1, 5, 20, 40) }),
  },
  { weight: 1, arbitrary: fc.constant<Moment>({ kind: 'restart' }) },
);
const rules = fc.record({
  matchSeconds: fc.constantFrom(0, 5),
  forwardMinutes: fc.constantFrom(0, 30, 30),
  offersAtATime: fc.constantFrom(1, 3),
});

const place = (north: number) => ({ ...PICKUP, lat: PICKUP.lat + north / 111.195 });
const drivingStatuses: readonly BookingStatus[] = ['ACCEPTED', 'ARRIVED', 'STARTED', 'REACHED'];

/** Keeps the database, whatever process uses it. */
let keeper: TestApp;
beforeEach(async () => {
  keeper = await startTestApp();
});
afterEach(() => keeper.close());

/** A business with drivers around one place, and a process that may be replaced. */
async function openBusiness(settings: object) {
  const start = () => startTestApp({ MONGODB_DATABASE: keeper.connection.name });
  let app = await start();
  await app.services.db.settings.saveSettings({
    ...settings,
    missedOffersAway: 0,
    driverSilentSeconds: 604_800,
    maxCancellations: 1_000,
  });
  const staff = await app.signedIn('admin');
  const drivers: Client[] = [];
  for (const north of DRIVERS_KM) {
    const { lat, lng } = place(north);
    drivers.push(await app.signedIn('driver', { location: { lat, lng } }));
  }
  const riders = new Map<string, Client>();

  const as = ({ user }: Client) => app.clientOf(user);
  const driverOf = (index: number) => as(drivers[index % drivers.length] as Client);
  const openOffers = ({ dispatch }: StoredBooking) =>
    (dispatch?.offers ?? []).filter((offer) => isOpenOffer(offer, app.clock.now()));
  const trips = async (): Promise<StoredBooking[]> => {
    const all = [...riders.keys()].map((id) => app.services.db.bookings.findById(id));
    return (await Promise.all(all)).filter((trip) => trip !== null);
  };
  const choose = async (index: number, isPossible: (trip: StoredBooking) => boolean) => {
    const possible = (await trips()).filter(isPossible);
    return possible[index % Math.max(1, possible.length)];
  };
  const answer = async (kind: 'accept' | 'decline', index: number, which: number) => {
    const trip = await choose(index, (one) => one.status === 'NEW' && openOffers(one).length > 0);
    if (!trip) return;
    const offers = openOffers(trip);
    const asked = drivers.find(({ user }) => user.id === offers[which % offers.length]?.driver);
    if (asked) await (await as(asked)).post(`/bookings/${trip.id}/${kind}`);
  };
  const hasDriver = (trip: StoredBooking) => drivingStatuses.includes(trip.status);
  const clientOfDriver = (trip: StoredBooking) =>
    as(drivers.find(({ user }) => user.id === trip.driver) as Client);

  const happen = {
    async book({ km: north }: { km: number }) {
      const rider = await app.signedIn('rider');
      const { status, body } = await rider.post('/bookings', { ...aTrip, pickup: place(north) });
      if (status === 201) riders.set(body.id, rider);
    },
    async move({ driver: index, km: north }: { driver: number; km: number }) {
      const { lat, lng } = place(north);
      await (await driverOf(index)).put('/drivers/me/location', { lat, lng });
    },
    async duty({ driver: index, isActive }: { driver: number; isActive: boolean }) {
      await (await driverOf(index)).put('/drivers/me/status', { driverActiveStatus: isActive });
    },
    accept: ({ trip, driver: which }: { trip: number; driver: number }) => answer('accept', trip, which),
    decline: ({ trip, driver: which }: { trip: number; driver: number }) => answer('decline', trip, which),
    async giveBack({ trip: index }: { trip: number }) {
      const trip = await choose(index, ({ status }) => status === 'ACCEPTED');
      if (trip) await (await clientOfDriver(trip)).post(`/bookings/${trip.id}/cancel`, { reason: 'Ill' });
    },
    async cancel({ trip: index }: { trip: number }) {
      const trip = await choose(index, ({ status }) => status === 'NEW' || status === 'ACCEPTED');
      if (!trip) return;
      const rider = await as(riders.get(trip.id) as Client);
      await rider.post(`/bookings/${trip.id}/cancel`, { reason: 'Changed plans' });
    },
    async start({ trip: index }: { trip: number }) {
      const trip = await choose(index, ({ status }) => status === 'ACCEPTED');
      if (!trip) return;
      const by = await clientOfDriver(trip);
      await by.put('/drivers/me/location', { lat: trip.pickup.lat, lng: trip.pickup.lng });
      await by.post(`/bookings/${trip.id}/arrive`);
      const code = await withStartCode(await as(riders.get(trip.id) as Client), trip.id, 'start');
      await by.post(`/bookings/${trip.id}/start`, code);
    },
    async next({ trip: index, driver: which }: { trip: number; driver: number }) {
      const trip = await choose(index, ({ status }) => status === 'STARTED');
      if (!trip) return;
      for (const [number, { user }] of drivers.entries())
        if (user.id !== trip.driver) await happen.duty({ driver: number, isActive: false });
      await happen.book({ km: which / 10 });
      const newest = [...riders.keys()].at(-1);
      const by = await clientOfDriver(trip);
      await by.post(`/bookings/${newest}/accept`);
    },
    async end({ trip: index, driver: which }: { trip: number; driver: number }) {
      const trip = await choose(index, hasDriver);
      if (!trip) return;
      const possible = officeActionsFor(trip, 'taxi');
      await (await as(staff)).post(`/bookings/${trip.id}/resolve`, {
        action: possible[which % possible.length],
        reason: 'driver_unreachable',
        lat: trip.drop.lat,
        lng: trip.drop.lng,
        at: app.clock.at,
      });
    },
    async wait({ seconds }: { seconds: number }) {
      app.clock.at += seconds * 1_000;
      await runDueWork(app.services);
    },
    async restart() {
      const { at } = app.clock;
      await app.close();
      app = await start();
      app.clock.at = at;
    },
  };

  /**
   * Each trip that needs a driver is offered, or waits for a round, and each driver left out has a reason.
   */
  async function expectPlannedTrips() {
    for (const trip of await trips()) {
      if (trip.status !== 'NEW' || openOffers(trip).length > 0) continue;
      expect(trip.dispatch?.nextAt, `the next round of ${trip.id}`).toEqual(expect.any(Number));
      expect((trip.dispatch?.nextAt as number) - app.clock.at).toBeLessThanOrEqual(ROUND_MS);
      const { body } = await (await as(staff)).get(`/bookings/${trip.id}/dispatch`);
      for (const { outcome, reason } of body)
        expect([outcome, reason !== null]).toEqual([outcome, outcome === 'left_out']);
    }
  }

  /** A driver has one trip and one next trip at most, and each trip under way has one driver. */
  async function expectOneTripEach() {
    const underWay = (await trips()).filter(hasDriver);
    for (const { user } of drivers) {
      const own = underWay.filter((trip) => trip.driver === user.id);
      expect(own.filter((trip) => !trip.afterTrip).length).toBeLessThanOrEqual(1);
      expect(own.length).toBeLessThanOrEqual(2);
    }
    for (const trip of underWay) expect(drivers.map(({ user }) => user.id)).toContain(trip.driver);
  }

  /** With a free driver at its pickup, each trip that still needs one is offered soon. */
  async function expectOffersInTheEnd() {
    const waiting = new Set((await trips()).filter(({ status }) => status === 'NEW').map(({ id }) => id));
    for (const { id, pickup } of await trips())
      if (waiting.has(id)) await app.signedIn('driver', { location: { lat: pickup.lat, lng: pickup.lng } });
    for (let round = 0; round < 20 && waiting.size > 0; round += 1) {
      await happen.wait({ seconds: 5 });
      for (const trip of await trips())
        if (trip.status !== 'NEW' || openOffers(trip).length > 0) waiting.delete(trip.id);
    }
    expect([...waiting]).toEqual([]);
  }

  return {
    happen: (moment: Moment) => (happen[moment.kind] as (one: Moment) => Promise<void>)(moment),
    expectPlannedTrips,
    expectOneTripEach,
    expectOffersInTheEnd,
    async close() {
      await app.close();
      const emptied = ['bookings', 'users'].map((name) => keeper.connection.collection(name).deleteMany({}));
      await Promise.all(emptied);
    },
  };
}

it(
  'after any sequence of positions, answers, ends and restarts, each new trip is offered, waits for a round, or has ended [4.7, 4.83, 4.125, 4.127]',
  async () => {
    await keeper.services.db.carTypes.insert(aCarType());
    keeper.clock.at = TEST_NOW;
    let last: Promise<void> | undefined;
    const live = async (settings: object, moments: readonly Moment[]) => {
      const business = await openBusiness(settings);
      try {
        for (const moment of moments) {
          await business.happen(moment);
          await business.expectPlannedTrips();
          await business.expectOneTripEach();
        }
        await business.expectOffersInTheEnd();
      } finally {
        await business.close();
      }
    };
    await fc.assert(
      fc.asyncProperty(
        rules,
        fc.array(aMoment, { minLength: 20, maxLength: 40, size: 'max' }),
        (settings, moments) => {
          last = live(settings, moments);
          return last;
        },
      ),
      { numRuns: SEQUENCES, interruptAfterTimeLimit: LIMIT_MS, endOnFailure: true },
    );
    // At the limit, one is still under way.
    await last;
  },
  LIMIT_MS + LAST_MS,
);
