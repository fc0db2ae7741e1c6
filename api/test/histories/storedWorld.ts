import type { Business } from './business.js';
import { type Cast, indexOfDriver } from './cast.js';
import { ENDS } from './fareModel.js';

interface StoredPerson {
  _id: string;
  walletBalance?: { toString(): string };
  queue?: boolean;
  activeBooking?: string;
  nextBooking?: string;
  driverActiveStatus?: boolean;
  ratings?: { userrating: number };
  savedAddresses?: { lat: number; count: number }[];
}

export type Stored = Awaited<ReturnType<typeof look>>;

/** The stored data that the model also covers. */
export async function look({ app: { connection, services } }: Cast) {
  const collection = (name: string) => connection.collection<{ _id: string } & Record<string, never>>(name);
  await services.db.wallets.idle();
  const [users, bookings, ledger, withdraws] = await Promise.all([
    collection('users').find().toArray() as unknown as Promise<StoredPerson[]>,
    collection('bookings').find().sort({ _id: 1 }).toArray(),
    collection('ledger').find().toArray(),
    collection('withdraws').find().toArray(),
  ]);
  return { users: new Map(users.map((user) => [user._id, user])), bookings, ledger, withdraws };
}

/** The stored data in the model's terms. */
export function seen(cast: Cast, { users, bookings, ledger, withdraws }: Stored) {
  const { riders, drivers, tripIds, withdrawIds } = cast;
  // oxlint-disable-next-line typescript/no-explicit-any
  const trips = new Map(bookings.map((booking) => [booking._id, booking as any]));
  const nameOf = (uid: string) => {
    const rider = riders.findIndex(({ user }) => user.id === uid);
    return rider >= 0 ? `rider ${rider}` : `driver ${indexOfDriver(cast, uid)}`;
  };
  const numberOf = (id: string | null | undefined) => (id ? tripIds.indexOf(id) : null);
  return {
    riders: riders.map(({ user }) => {
      const { walletBalance, ratings, savedAddresses = [] } = users.get(user.id) as StoredPerson;
      return {
        wallet: thousandths(walletBalance),
        rating: ratings?.userrating ?? 0,
        saved: ENDS.map((end) => savedAddresses.find(({ lat }) => lat === end.lat)?.count ?? 0),
      };
    }),
    drivers: drivers.map(({ user }) => {
      const stored = users.get(user.id) as StoredPerson;
      return {
        wallet: thousandths(stored.walletBalance),
        isBusy: stored.queue ?? false,
        trips: [stored.activeBooking, stored.nextBooking].map(numberOf),
        isActive: stored.driverActiveStatus,
        rating: stored.ratings?.userrating ?? 0,
      };
    }),
    trips: tripIds.map((id) => {
      const trip = trips.get(id);
      return {
        status: trip.status,
        driver: trip.driver ? indexOfDriver(cast, trip.driver) : null,
        afterTrip: numberOf(trip.afterTrip),
        mode: trip.payment_mode,
        cost: thousandths(trip.trip_cost),
        fee: thousandths(trip.convenience_fees),
        extra: thousandths(trip.riderExtra),
        share: thousandths(trip.driver_share),
        paid: [trip.customer_paid, trip.cashPaymentAmount, trip.usedWalletMoney, trip.cardPaymentAmount].map(
          thousandths,
        ),
        hours: trip.hire ? [trip.hire.hours, trip.hire.bought] : null,
        noShow: trip.noShow ? [trip.noShow.status, thousandths(trip.noShow.fee)] : null,
        review: trip.fareReview ? thousandths(trip.fareReview.difference) : null,
        cancelledBy: trip.cancelledBy ?? null,
        rating: trip.rating ?? null,
        riderRating: trip.rider_rated ?? null,
        requested: Object.keys(trip.requestedDrivers ?? {})
          .map((uid) => indexOfDriver(cast, uid))
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

/** Returns the stored data that a state of the model requires. */
export function expected(of: Business): ReturnType<typeof seen> {
  return {
    riders: of.riders.map(({ wallet, saved, ratings }) => ({
      wallet,
      rating: averageOf(ratings),
      saved: ENDS.map((_, end) => saved[end] ?? 0),
    })),
    drivers: of.drivers.map(({ wallet, trip, next, isActive, ratings }) => ({
      wallet,
      isBusy: trip !== null,
      trips: [trip, next],
      isActive,
      rating: averageOf(ratings),
    })),
    trips: of.trips.map(({ status, driver, mode, cost, fee, hire, noShow, review, requested, ...trip }) => ({
      status,
      driver,
      afterTrip: trip.afterTrip,
      mode,
      cost,
      fee,
      extra: trip.extra,
      share: cost - fee,
      paid: [
        cost,
        mode === 'cash' ? cost : 0n,
        mode === 'wallet' && !trip.isCalledOff ? cost : 0n,
        mode === 'card' ? cost : 0n,
      ],
      hours: hire ? [hire.hours, hire.bought] : null,
      noShow: noShow ? [noShow.status, noShow.fee] : null,
      review,
      cancelledBy: trip.cancelledBy,
      rating: trip.rating,
      riderRating: trip.riderRating,
      requested: [...requested].sort(ascending),
      effects: [],
    })),
    others: 0,
    withdraws: of.withdraws.map(({ processed }) => processed),
    otherWithdraws: 0,
    entries: [...of.entries].sort(),
  };
}

/** An exact amount from the database or an API response, in thousandths. */
export function thousandths(amount: { toString(): string } | undefined | null): bigint {
  const [whole = '0', decimals = ''] = String(amount ?? 0).split('.');
  const size = BigInt(whole.replace('-', '')) * 1000n + BigInt(decimals.padEnd(3, '0'));
  return whole.startsWith('-') ? -size : size;
}

/** The mean, rounded half up to one decimal. */
function averageOf(ratings: readonly number[]): number {
  if (ratings.length === 0) return 0;
  const sum = ratings.reduce((total, rating) => total + rating, 0);
  return Math.floor((20 * sum + ratings.length) / (2 * ratings.length)) / 10;
}

const ascending = (one: number, other: number) => one - other;
