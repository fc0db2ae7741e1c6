import {
  activeStatuses,
  type BookingStatus,
  type DispatchTrace,
  drivingStatuses,
  MAX_STOPS,
  paymentModes,
} from '@wayfare/shared';
import type { Connection } from 'mongoose';
import { collectionLists } from '../../../platform/crud/collectionLists.js';
import { drivenBy, type PlainDocument } from '../../../platform/database/driver.js';
import { exactAmounts } from '../../../platform/database/exactAmounts.js';
import { plain, plainAll } from '../../../platform/database/plain.js';
import { setAndUnset } from '../../../platform/database/setAndUnset.js';
import { counterRepository } from '../../../platform/counting/counter.repository.js';
import { UNCOUNTED } from '../../../platform/counting/tally.js';
import { bookingModel } from './booking.model.js';
import { bookingNumbers } from './bookingNumbers.js';
import { rewriteTexts } from '../../../platform/crud/rewriteTexts.js';
import type { SearchPage } from '../../../platform/crud/rewriteSearch.js';
import { bookingReferenceRepository } from './bookingReference.repository.js';
import { bookingsCountedBy, markForCounting } from './bookingCounts.js';
import { bookingSearchRepository } from './bookingSearch.repository.js';
import { bookingTokens, driverTokens } from './bookingSearch.js';
import { bookingUsesRepository } from './bookingUses.repository.js';
import { bookingWorkRepository, HIDDEN } from './bookingWork.repository.js';
import { dispatchWorkRepository } from './dispatchWork.repository.js';
import { deskRepository } from '../desk/desk.repository.js';
import { plannerRepository } from '../planner/planner.repository.js';
import { forgottenBookingsRepository } from './forgottenBookings.repository.js';
import { fareReviewRepository } from '../fareReview/fareReview.repository.js';
import { codeTriesRepository } from './codeTries.repository.js';
import { dayTripsRepository } from './dayTrips.repository.js';
import { dispatchStartedBy } from './dispatchStarted.js';
import { shiftTripsRepository } from './shiftTrips.repository.js';
import { earlierVersionsRepository } from './earlierVersions.repository.js';
import { settledBookingRepository } from './settledBooking.repository.js';
import type { PastOffer } from '../offers/endedOffers.js';
import type { BookingChanges, StoredBooking } from './storedBooking.js';
import type { Effect } from '../effects/effect.js';

/** A change to a booking that is applied only if the booking still has the version it was based on. */
export interface ConditionalChange {
  id: string;
  version: number;
  status: BookingStatus;
  set: BookingChanges;
  /** Work in other documents that follows from this write. */
  effects?: readonly Effect[];
  /** ms timestamp after which the sweeper may carry out effects that are still pending. */
  effectsDue?: number;
  /** Drivers that dispatch has considered. */
  trace?: readonly DispatchTrace[];
  /** Offers that the change ends. */
  ended?: readonly PastOffer[];
  /** All words by which searches find the booking from now on; unchanged if omitted. */
  searched?: readonly string[] | undefined;
}

/** The work that is stored together with a new booking. */
export type NewBookingWork = Pick<ConditionalChange, 'trace' | 'effectsDue'>;

/** A booking as far as its series of recurring trips looks at it. */
export type SeriesTrip = Pick<
  StoredBooking,
  'id' | 'reference' | 'status' | 'tripdate' | 'driver' | 'plan' | 'seriesPart' | 'back'
>;
const SERIES_TRIP = {
  reference: 1,
  status: 1,
  tripdate: 1,
  driver: 1,
  plan: 1,
  seriesPart: 1,
  back: 1,
} as const satisfies Partial<Record<keyof SeriesTrip, 1>>;

/** The fields that copy a person's name. */
const NAMES = [
  'customer_name',
  'driver_name',
  'deliveryPerson',
  ...Array.from({ length: MAX_STOPS }, (_, stop) => `stops.${stop}.deliveryPerson`),
];
/** How many dispatch trace entries a booking keeps. */
const TRACE_ENTRIES = 200;
/** How many ended offers a booking keeps. */
const PAST_OFFERS = 100;
/** Lists leave out fields that only a trip's own page shows. */
const LIST = {
  ...HIDDEN,
  coords: 0,
  effects: 0,
  tariff: 0,
  cancelSlab: 0,
  noShowTerms: 0,
  paymentPacket: 0,
  paymentClaim: 0,
} as const;

const toDocument = ({ id, ...fields }: StoredBooking) => ({
  ...fields,
  _id: id,
  search: bookingTokens(fields),
  tally: { at: UNCOUNTED },
});

/** All queries on bookings. */
export function bookingRepository(connection: Connection) {
  const model = bookingModel(connection);
  // New bookings are inserted through the MongoDB driver directly, because a rider is waiting.
  const { collection } = drivenBy(model);
  const withAmounts = exactAmounts(model.schema);
  const counters = counterRepository(connection, bookingsCountedBy);
  const numbers = bookingNumbers(counters, (filter, limit) => model.countDocuments(filter, { limit }));

  return {
    ...collectionLists<StoredBooking>(model, LIST, {
      ties: { status: 'tripdate', carType: 'tripdate' },
      numbers,
      // Null matches bookings without the field.
      namedToo: { payment_mode: [...paymentModes, null], bookLater: [false, true, null] },
    }),
    /** The counters behind the totals of lists. */
    counters,

    async findById(id: string) {
      const found = await model.findOne({ _id: id }, HIDDEN).lean();
      return found ? plain<StoredBooking>(found) : null;
    },

    /** The statuses of bookings by id; bookings that do not exist are left out. */
    async statusesOf(ids: readonly string[]): Promise<Map<string, BookingStatus>> {
      const found = await model.find({ _id: { $in: ids } }, { status: 1 }).lean();
      return new Map(found.map(({ _id, status }) => [_id as string, status as BookingStatus]));
    },

    /** The bookings of a series by their ids, as far as the series looks at them. */
    async seriesTrips(ids: readonly string[]): Promise<Map<string, SeriesTrip>> {
      const found = await model.find({ _id: { $in: ids } }, SERIES_TRIP).lean();
      return new Map(plainAll<SeriesTrip>(found).map((booking) => [booking.id, booking]));
    },

    /** Stores a new booking with its pending effects. @throws a duplicate key error when the id is taken */
    async insert(booking: StoredBooking, { trace = [], effectsDue }: NewBookingWork = {}) {
      const document = withAmounts({
        effects: [],
        ...toDocument(booking),
        dispatchTrace: trace,
        ...(booking.effects?.length && { effectsDue }),
      });
      await collection.insertOne(document as PlainDocument, { ignoreUndefined: true });
    },

    /** For the demo: inserts many bookings together. */
    async insertMany(bookings: readonly StoredBooking[]) {
      await model.insertMany(bookings.map(toDocument));
    },

    /**
     * The only way a booking changes: only from the version and status the change was based on.
     * Returns the changed booking, or null when another request was faster.
     */
    async change({
      id,
      version,
      status,
      set,
      effects = [],
      effectsDue,
      trace = [],
      ended = [],
      searched,
    }: ConditionalChange) {
      const changes = setAndUnset({
        ...set,
        ...markForCounting(set),
        ...(effects.length > 0 && { effectsDue }),
        ...(searched && { search: [...searched] }),
      });
      const updated = await model
        .findOneAndUpdate(
          { _id: id, version, status },
          {
            ...changes,
            $inc: { version: 1 },
            ...((effects.length > 0 || trace.length > 0 || ended.length > 0) && {
              $push: {
                ...(effects.length > 0 && { effects: { $each: [...effects] } }),
                ...(trace.length > 0 && {
                  dispatchTrace: { $each: [...trace], $slice: -TRACE_ENTRIES },
                }),
                ...(ended.length > 0 && { pastOffers: { $each: [...ended], $slice: -PAST_OFFERS } }),
              },
            }),
            ...(set.driver_name && {
              $addToSet: { search: { $each: driverTokens(set) } },
            }),
          },
          { returnDocument: 'after', projection: HIDDEN },
        )
        .lean();
      return updated ? plain<StoredBooking>(updated) : null;
    },

    /** Drivers that dispatch has considered, latest first. */
    async traceOf(id: string) {
      const found = await model.findOne({ _id: id }, { dispatchTrace: 1 }).lean();
      return plain<DispatchTrace[]>(found?.dispatchTrace ?? []).reverse();
    },

    /** Rewrites the names of the rider, the driver and the recipients in a page of bookings. */
    rewriteNames: (rewrite: (name: string, field: string) => string, page: SearchPage) =>
      rewriteTexts(model, NAMES, rewrite, page),
    ...bookingWorkRepository(model),
    ...dispatchWorkRepository(model),
    ...codeTriesRepository(model),
    ...earlierVersionsRepository(model),
    ...settledBookingRepository(model, LIST),
    ...bookingReferenceRepository(model),
    ...bookingSearchRepository(model),
    ...forgottenBookingsRepository(model, LIST),
    ...bookingUsesRepository(model),
    ...deskRepository(model, LIST),
    ...plannerRepository(model),
    ...shiftTripsRepository(model),
    ...dayTripsRepository(model),
    fareReviews: fareReviewRepository(model, LIST),

    /**
     * How many bookings wait for a driver at a time (ms timestamp): NEW ones that have entered dispatch.
     * Counts no further than `limit`.
     */
    countWaiting: (now: number, limit: number, fleetadmin?: string) =>
      model.countDocuments(
        { ...(fleetadmin && { fleetadmin }), status: 'NEW', ...dispatchStartedBy(now) },
        { limit },
      ),

    /**
     * How many trips each of these drivers has had since a time (ms timestamp), by trip date; canceled ones
     * do not count.
     */
    async tripsSince(drivers: readonly string[], since: number): Promise<Map<string, number>> {
      const counted = await model.aggregate<{ _id: string; trips: number }>([
        {
          $match: { driver: { $in: [...drivers] }, tripdate: { $gte: since }, status: { $ne: 'CANCELLED' } },
        },
        { $group: { _id: '$driver', trips: { $sum: 1 } } },
      ]);
      return new Map(counted.map(({ _id, trips }) => [_id, trips]));
    },

    /** Parcels for a recipient's phone that a courier has, the last accepted first. */
    async findForRecipient(phone: string, limit: number) {
      const status = { $in: drivingStatuses };
      const filter = {
        $or: [
          { deliveryPersonPhone: phone, status },
          { 'stops.deliveryPersonPhone': phone, status },
        ],
      };
      return plainAll<StoredBooking>(
        await model.find(filter, LIST).sort({ driver_accept_time: -1 }).limit(limit).lean(),
      );
    },

    /** Whether a user is the rider or driver of an active trip. */
    async isOnActiveTrip(uid: string) {
      const active = { status: { $in: activeStatuses } };
      const found = await Promise.all([
        model.exists({ customer: uid, ...active }),
        model.exists({ driver: uid, ...active }),
      ]);
      return found.some((trip) => trip !== null);
    },

    /** Whether a user was ever the rider or driver of a booking. */
    async hasAny(uid: string) {
      const found = await Promise.all([model.exists({ customer: uid }), model.exists({ driver: uid })]);
      return found.some((trip) => trip !== null);
    },

    /** Whether there is any booking at all. */
    exist: async () => (await model.exists({})) !== null,

    countByStatus: numbers.byStatus,
  };
}
