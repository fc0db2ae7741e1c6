import {
  averageRating,
  type AppCategory,
  exact,
  type LedgerEntry,
  matchingSavedAddress,
  type Promo,
  promoDiscount,
  refundPostings,
  type Settings,
} from '@wayfare/shared';
import type { StoredBooking } from '../../trips/booking/store/storedBooking.js';
import type { PaymentOrder } from '../../money/payment/paymentOrder.js';
import type { StoredUser } from '../../people/user/storedUser.js';
import { DemoBooks } from './books.js';
import { demoCancelReasons } from './business.js';
import type { DemoCarType } from './carTypes.js';
import { demandRoute, farPickup, traffic } from './demand.js';
import {
  acceptedBy,
  type Canceller,
  cancelTrip,
  completeTrip,
  driveTrip,
  orderOf,
  payTrip,
  payByCard,
  prepay,
  requestedTrip,
  type TripRequest,
} from './pastTrip.js';
import type { DemoDriver, DemoPeople } from './people.js';
import type { DemoRandom } from './random.js';

const MINUTE_MS = 60_000;
/** One in this many trips is by the demo rider with the demo driver. */
const OWN_TRIP_EVERY = 45;
const PROMO_SHARE = 0.08;
/** The part of the recorded shift's trips that find no driver. */
const LOST_IN_SHIFT = 0.25;
const TOP_UPS = [50, 75, 100, 150];

/** The records of a year of business. */
export interface DemoHistory {
  bookings: StoredBooking[];
  payments: PaymentOrder[];
  entries: LedgerEntry[];
}

interface World {
  category: AppCategory;
  settings: Settings;
  carTypes: readonly DemoCarType[];
  people: DemoPeople;
  promos: readonly Promo[];
  /** The hour of the day in the demo city. */
  hourOf(at: number): number;
  /** No trip starts after this time. */
  until: number;
  /** The recorded shift, ms timestamps: there, more trips find no driver, far from the drivers. */
  shift: { from: number; to: number };
}

/** Behavior that differs between users. */
interface Habits {
  /** How often a rider travels, relative to others. */
  activity: number;
  /** How often a rider pays cash. */
  cash: number;
  /** How well a driver is rated. */
  kindness: number;
}

/**
 * Simulates the trips requested at `times`, in order: no user is on two trips at once, and no wallet goes
 * below zero. Adds ratings and saved addresses to the users, and uses to the promos.
 */
export function liveThrough(world: World, times: readonly number[], random: DemoRandom): DemoHistory {
  const { people } = world;
  const books = new DemoBooks(random);
  const busyUntil = new Map<string, number>();
  const usedPromos = new Set<string>();
  const habits = habitsOf([...people.riders, ...people.drivers], random);
  const isFree = (user: StoredUser, at: number) => user.createdAt < at && (busyUntil.get(user.id) ?? 0) <= at;
  const demoRider = people.riders[0] as StoredUser;
  const demoDriver = people.drivers[0] as DemoDriver;
  const ownCarType = world.carTypes[0] as DemoCarType;

  /** A trip request, and a driver who could take it. */
  function ask(bookedAt: number, index: number): { request: TripRequest; driver: DemoDriver | null } {
    const isOwn = index % OWN_TRIP_EVERY === 7 && isFree(demoRider, bookedAt) && isFree(demoDriver, bookedAt);
    const carType = isOwn ? ownCarType : random.weighted(world.carTypes, (type) => type.demand);
    const riders = people.riders.filter((rider) => rider !== demoRider && isFree(rider, bookedAt));
    const later = bookedAt + random.whole(2, 60) * 15 * MINUTE_MS;
    const isLater = !isOwn && random.chance(0.12) && later < world.until;
    const tripdate = isLater ? later : bookedAt;
    const drivers = people.drivers.filter(
      (driver) => driver.approved && driver.carType === carType.record.name && isFree(driver, tripdate),
    );
    const request = {
      category: world.category,
      settings: world.settings,
      rider: isOwn ? demoRider : random.weighted(riders, (user) => habits(user.id).activity),
      carType,
      ...demandRoute(carType.maxKm, random),
      bookedAt,
      tripdate,
      byAdmin: random.chance(0.05),
    };
    return { request, driver: isOwn ? demoDriver : drivers.length > 0 ? random.pick(drivers) : null };
  }

  /** Simulates the trip: driven, paid, and completed or not. */
  function ride(accepted: StoredBooking, request: TripRequest, driver: DemoDriver): StoredBooking {
    const { rider } = request;
    const arrived = drive(accepted, request, world.hourOf(request.tripdate), random);
    const endedAt = arrived.endTime as number;
    for (const { id } of [driver, rider]) busyUntil.set(id, endedAt + 5 * MINUTE_MS);
    const paidAt = endedAt + random.whole(20, 180) * 1000;
    const { cash } = habits(rider.id);
    const settled = pay(arrived, { request, promos: world.promos, usedPromos, books, paidAt, cash }, random);
    books.settle(settled, paidAt);
    if (driver !== demoDriver) books.maybeWithdraw(driver.id, paidAt);
    saveAddress(rider, settled, world.settings);
    return close(settled, driver, { rider: rider.id, kindness: habits(driver.id).kindness }, random);
  }

  /** Refunds earlier payments to the rider's wallet and cancels the trip. */
  function giveUp(booking: StoredBooking, at: number, ...by: [by: Canceller, reason: string]): StoredBooking {
    for (const { uid, posting } of refundPostings(booking)) books.post(uid, posting, at);
    return cancelTrip(booking, at, ...by);
  }

  const bookings = times.map((bookedAt, index) => {
    const { request: made, driver } = ask(bookedAt, index);
    const isLost = bookedAt >= world.shift.from && bookedAt < world.shift.to && random.chance(LOST_IN_SHIFT);
    const request = isLost ? { ...made, pickup: farPickup(made.drop, random) } : made;
    const asked = requestedTrip(request, random);
    const booking = world.category === 'delivery' && !request.byAdmin ? prepay(asked) : asked;
    const outcome = isLost ? 'no_driver' : outcomeOf(random);
    if (!driver || outcome === 'no_driver')
      return giveUp(booking, request.tripdate + 30 * MINUTE_MS, 'system', 'cancel_reason_nobody_took_it');
    if (outcome === 'changed_mind')
      return giveUp(booking, bookedAt + MINUTE_MS, 'rider', random.pick(riderReasons));
    const acceptedAt = request.tripdate + random.whole(8, 70) * 1000;
    const accepted = acceptedBy(booking, driver, acceptedAt, driver.ratings?.userrating ?? 0);
    if (outcome === 'ride') return ride(accepted, request, driver);
    const reason = random.pick(outcome === 'driver' ? driverReasons : riderReasons);
    return giveUp(accepted, acceptedAt + MINUTE_MS, outcome, reason);
  });

  // So that the demo rider can pay the next trips from the wallet.
  books.topUp(demoRider.id, 250, times.at(-1) ?? world.until);
  const payments = bookings.flatMap((booking) => orderOf(booking, world.settings));
  return { bookings, payments, entries: books.entries };
}

const reasons = demoCancelReasons.map(({ label }) => label);
const riderReasons = reasons.slice(0, 5);
const driverReasons = reasons.slice(5);

function habitsOf(users: readonly StoredUser[], random: DemoRandom): (uid: string) => Habits {
  const byUser = new Map(
    users.map(({ id }) => [
      id,
      {
        activity: random.whole(1, 5),
        cash: random.pick([0.25, 0.7]),
        kindness: random.pick([0.8, 1.6, 2.6]),
      },
    ]),
  );
  return (uid) => byUser.get(uid) as Habits;
}

/**
 * How a trip ends: it takes place, no driver takes it, its rider changes their mind, or one of them cancels
 * later.
 */
type Outcome = 'ride' | 'no_driver' | 'changed_mind' | 'rider' | 'driver' | 'admin';

function outcomeOf(random: DemoRandom): Outcome {
  const shares: [Outcome, number][] = [
    ['ride', 86],
    ['changed_mind', 4],
    ['rider', 4],
    ['driver', 3],
    ['no_driver', 2],
    ['admin', 1],
  ];
  return random.weighted(shares, ([, share]) => share)[0];
}

/** Arrival, start and end of a trip that takes place. */
function drive(
  accepted: StoredBooking,
  request: TripRequest,
  hour: number,
  random: DemoRandom,
): StoredBooking {
  const arrivedAt = (accepted.driver_accept_time as number) + random.whole(90, 600) * 1000;
  const startedAt = arrivedAt + random.whole(20, 240) * 1000;
  const seconds = Math.round(accepted.estimateTime * traffic(hour) * random.between(0.85, 1.15));
  const distance = Math.round(accepted.estimateDistance * random.between(0.96, 1.09) * 1000) / 1000;
  return driveTrip(
    accepted,
    { arrivedAt, startedAt, endedAt: startedAt + seconds * 1000, distance },
    request,
  );
}

interface Till {
  request: TripRequest;
  promos: readonly Promo[];
  /** Which rider has used which promo. */
  usedPromos: Set<string>;
  books: DemoBooks;
  paidAt: number;
  /** How often this rider pays cash. */
  cash: number;
}

/**
 * Cash or wallet, depending on the rider's preference and the driver's wallet; tops the wallet up if needed.
 */
function pay(trip: StoredBooking, till: Till, random: DemoRandom): StoredBooking {
  const { request, books } = till;
  if (request.category === 'delivery')
    return payTrip(trip.prepaid ? trip : payByCard(trip), 'card', null, request);
  const promo = promoFor(trip, till, random);
  const amount = exact(trip.trip_cost)
    .minus(promo?.discount ?? 0)
    .toNumber();
  const rider = trip.customer;
  if (random.chance(till.cash) && books.bearsCash(trip.driver as string, trip, amount)) {
    return payTrip(trip, 'cash', promo, request);
  }
  while (books.balanceOf(rider) < amount) {
    books.topUp(rider, random.pick(TOP_UPS), trip.bookingDate - random.whole(1, 40) * MINUTE_MS);
  }
  return payTrip(trip, 'wallet', promo, request);
}

/** The promo a rider uses on a trip: once per rider, while it is valid. */
function promoFor(trip: StoredBooking, { promos, usedPromos, paidAt }: Till, random: DemoRandom) {
  if (!random.chance(PROMO_SHARE)) return null;
  const promo = random.pick(promos);
  const use = `${promo.id}:${trip.customer}`;
  if (promo.createdAt > paidAt) return null;
  const outcome = promoDiscount(promo, {
    cost: trip.trip_cost,
    decimal: 2,
    now: paidAt,
    usedBefore: usedPromos.has(use),
    isPhoneProved: true,
  });
  if ('refused' in outcome) return null;
  usedPromos.add(use);
  promo.user_avail += 1;
  return { id: promo.id, name: promo.promo_name, discount: outcome.discount };
}

/** Four of five riders rate; a few trips stay open after payment. */
function close(
  trip: StoredBooking,
  driver: DemoDriver,
  { rider, kindness }: { rider: string; kindness: number },
  random: DemoRandom,
): StoredBooking {
  if (random.chance(0.05)) return trip;
  if (!random.chance(0.8)) return completeTrip(trip, null);
  const likelihood = [1, 1.5, 4, 16, 30 * kindness];
  const rate = random.weighted([1, 2, 3, 4, 5], (stars) => likelihood[stars - 1] as number);
  const before = driver.ratings ?? { count: 0, sum: 0, details: [] };
  const ratings = { count: before.count + 1, sum: before.sum + rate };
  driver.ratings = {
    ...ratings,
    userrating: averageRating(ratings),
    details: [...before.details, { user: rider, rate, booking: trip.id }],
  };
  return completeTrip(trip, rate);
}

function saveAddress(rider: StoredUser, { drop }: StoredBooking, settings: Settings): void {
  const addresses = rider.savedAddresses ?? [];
  const known = matchingSavedAddress(addresses, drop, settings.convert_to_mile);
  rider.savedAddresses =
    known === -1
      ? [...addresses, { description: drop.add, lat: drop.lat, lng: drop.lng, count: 1 }]
      : addresses.map((address, index) =>
          index === known ? { ...address, count: address.count + 1 } : address,
        );
}
