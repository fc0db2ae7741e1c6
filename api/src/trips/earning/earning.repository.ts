import type { DriverEarning, EarningCut, EarningReport } from '@wayfare/shared';
import type { Connection, Types } from 'mongoose';
import type { EarnedBookings } from '../booking/store/earnedBookings.repository.js';
import type { StoredBooking } from '../booking/store/storedBooking.js';
import type { EarningCorrection } from '../booking/effects/effect.js';
import { collectionLists } from '../../platform/crud/collectionLists.js';
import { rewriteTexts } from '../../platform/crud/rewriteTexts.js';
import type { SearchPage } from '../../platform/crud/rewriteSearch.js';
import type { DrivenModel } from '../../platform/database/driver.js';
import { isDuplicateKey } from '../../platform/database/duplicateKey.js';
import { countedModels, earningModels } from './earning.model.js';
import { decimals, type Guard, type GuardDocument, kinds, toGuard } from './earningGuard.js';
import {
  bookingOf,
  correctedTripsOf,
  correctionOf,
  EARNINGS_EFFECT,
  type EarningRow,
  REVIEW_EARNINGS_EFFECT,
  rowsOf,
  tripsOf,
} from '../booking/store/earningRows.js';
import { rebuildMonthRepository } from './rebuildMonth.repository.js';

/** How many trips a row remembers before settled ones are removed. */
const CLEAR_AT = 64;
/**
 * The row format: rows in another format are rebuilt. Since 2, day rows count trips; since 3, raises are
 * summed.
 */
const FORM = 3;
const HIDDEN = { open: 0, cleared: 0, writes: 0 } as const;

/**
 * All queries on the earnings, which are added up as trips are paid: by month, by month and driver, and by
 * day for the dashboard.
 *
 * A trip is added to up to four rows, each once, without a transaction. One conditional write changes a row:
 * it adds the amounts and puts the trip's id on the row's list `open`. An id is removed from that list only
 * when its booking no longer has the effect, and each removal increments `cleared`. So the order is: read the
 * row, then the booking, then write if the row does not have the id and `cleared` is unchanged. If the
 * booking still has the effect, its id was never removed from a list, and nothing was removed since the row
 * was read; so a row without the id never had it. A crash in between leaves rows with the id and rows
 * without: the effect, which names the month and the day, is carried out again and adds the trip to the rest.
 * Trips paid concurrently do not wait for each other: additions commute. A change of a counted trip by a fare
 * review is added in the same way, under its own id and with its own effect. `bookings` are the queries on
 * bookings that the repository needs.
 */
export function earningRepository(connection: Connection, bookings: EarnedBookings) {
  const collections = earningModels(connection);
  const { months, driverMonths, days, cut } = collections;
  const models = countedModels(collections);

  async function guardsOf(rows: readonly EarningRow[]): Promise<Map<string, Guard>> {
    const found = await Promise.all(
      kinds.map(async (kind): Promise<GuardDocument[]> => {
        const ids = rows.filter((row) => row.kind === kind).map((row) => row.id);
        return ids.length === 0
          ? []
          : models[kind].find({ _id: { $in: ids } }, { open: 1, cleared: 1 }).lean<GuardDocument[]>();
      }),
    );
    return new Map(found.flat().map((document) => [document._id, toGuard(document)]));
  }

  /** Which of these trips, and corrections of trips, still have their effect. */
  async function stillCounting(ids: readonly string[]): Promise<Set<string>> {
    const found = await bookings.findStillCounting(ids.map(bookingOf));
    return new Set(
      found.flatMap(({ id, effects }) =>
        effects.flatMap(({ key }) => {
          if (key === EARNINGS_EFFECT) return [id];
          return key === REVIEW_EARNINGS_EFFECT ? [correctionOf(id)] : [];
        }),
      ),
    );
  }

  async function clear(row: EarningRow, { open, cleared }: Guard): Promise<void> {
    const unsure = await stillCounting(open);
    const certain = open.filter((id) => !unsure.has(id));
    if (certain.length === 0) return;
    await models[row.kind].updateOne(
      { _id: row.id, cleared },
      { $pull: { open: { $in: certain } }, $inc: { cleared: 1 } },
    );
  }

  /**
   * Adds a trip to a row that was read as `guard`, or did not exist. Does nothing if the row changed in a
   * conflicting way.
   */
  async function add(row: EarningRow, trip: string, guard: Guard | undefined): Promise<void> {
    try {
      await models[row.kind].updateOne(
        { _id: row.id, cleared: guard?.cleared ?? 0, open: { $ne: trip } },
        {
          $set: row.names,
          $inc: { ...row.counts, ...decimals(row), writes: 1 },
          $push: { open: trip },
        },
        { upsert: guard === undefined },
      );
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }

  /** Adds a trip, or a correction of one, to its rows: once to each. */
  async function addOnce(trip: string, rows: readonly EarningRow[]): Promise<void> {
    for (;;) {
      const guards = await guardsOf(rows);
      const left = rows.filter((row) => !guards.get(row.id)?.open.includes(trip));
      if (left.length === 0) return;
      if (!(await stillCounting([trip])).has(trip)) return;
      await Promise.all(
        left.map(async (row) => {
          const guard = guards.get(row.id);
          if (guard && guard.open.length >= CLEAR_AT) await clear(row, guard);
          await add(row, trip, guard);
        }),
      );
    }
  }

  const lists = <T extends { id: string }>(model: DrivenModel) => {
    const own = collectionLists<T>(model, HIDDEN);
    return { ...own, findById: async (id: string) => (await own.findMany([id]))[0] ?? null };
  };

  return {
    /** Counts a paid trip. Repeating it while the booking has the effect counts nothing twice. */
    count: (booking: StoredBooking, cutAt: EarningCut): Promise<void> =>
      addOnce(booking.id, rowsOf(tripsOf(booking), cutAt)),

    /** Adds a fare review's changes to the rows of a counted trip, once in the same way. */
    correct: (
      booking: StoredBooking,
      { correction, ...cutAt }: EarningCut & { correction: EarningCorrection },
    ): Promise<void> =>
      addOnce(correctionOf(booking.id), rowsOf(correctedTripsOf(booking, correction), cutAt)),

    /** Convenience fees of a day (yyyymmdd), of its month, and of all time; overall or for a fleet. */
    async fees({ day, month }: EarningCut, fleetadmin = '') {
      const of = (condition: unknown) => ({ $sum: { $cond: [condition, '$convenienceFee', 0] } });
      const [sums] = await days.aggregate<Record<'today' | 'month' | 'total', Types.Decimal128 | number>>([
        { $match: { fleetadmin } },
        {
          $group: {
            _id: null,
            today: of({ $eq: ['$day', day] }),
            month: of({ $eq: ['$month', month] }),
            total: { $sum: '$convenienceFee' },
          },
        },
      ]);
      const wire = (sum: Types.Decimal128 | number = 0) => Number(sum.toString());
      return { today: wire(sums?.today), month: wire(sums?.month), total: wire(sums?.total) };
    },

    /**
     * Trips and convenience fees of each day from one on (yyyymmdd), overall or for a fleet. Omits days
     * without trips.
     */
    async daysSince(day: number, fleetadmin = '') {
      const found = await days
        .find({ fleetadmin, day: { $gte: day } }, { day: 1, total_rides: 1, convenienceFee: 1 })
        .lean();
      return found.map((row) => ({
        day: row.day,
        trips: row.total_rides ?? 0,
        fees: Number(row.convenienceFee?.toString() ?? 0),
      }));
    },

    reports: lists<EarningReport>(months),
    driverReports: lists<DriverEarning>(driverMonths),

    /** Removes the name and vehicle of a deleted driver from the reports; the sums stay. */
    async forgetDriver(driver: string) {
      await driverMonths.updateMany({ driver }, { $set: { driverName: '', driverVehicleNo: '' } });
    },

    /** Rewrites the names of the drivers in a page of their monthly reports. */
    rewriteNames: (rewrite: (name: string, field: string) => string, page: SearchPage) =>
      rewriteTexts(driverMonths, ['driverName'], rewrite, page),

    nextSettled: bookings.nextSettled,

    /** Every month that has rows. */
    async knownMonths(): Promise<number[]> {
      const found = await Promise.all(kinds.map((kind) => models[kind].distinct('month')));
      return [...new Set(found.flat() as number[])];
    },

    ...rebuildMonthRepository(bookings, models),

    /**
     * The time zone of the last complete rebuild; null if there was none, or if its rows have an older
     * format.
     */
    async cutIn(): Promise<string | null> {
      return (await cut.findOne({ _id: 'cut', form: FORM }).lean())?.timeZone ?? null;
    },

    async setCutIn(timeZone: string): Promise<void> {
      await cut.updateOne({ _id: 'cut' }, { $set: { timeZone, form: FORM } }, { upsert: true });
    },
  };
}
