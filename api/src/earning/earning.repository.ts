import {
  type DriverEarning,
  earnedStatuses,
  type EarningCut,
  type EarningReport,
  exact,
} from '@wayfare/shared';
import type { Connection, Model, Types } from 'mongoose';
import { bookingModel } from '../booking/booking.model.js';
import type { StoredBooking } from '../booking/booking.repository.js';
import { collectionLists } from '../crud/collectionLists.js';
import type { DrivenModel } from '../database/driver.js';
import { isDuplicateKey } from '../database/duplicateKey.js';
import { decimal128 } from '../database/money.js';
import { plain } from '../database/plain.js';
import { earningModels } from './earning.model.js';
import { addUp, type EarnedTrips, type EarningRow, type Kind, rowsOf } from './earningRows.js';

/** The key of the effect that counts a paid trip. While a booking has it, the trip may not be counted everywhere. */
export const EARNINGS_EFFECT = 'paid:earnings';

/** How many trips a row remembers before those that are certain are forgotten. */
const CLEAR_AT = 64;
/** How often a month is made again while trips are paid in it. */
const TRIES = 100;

/** Rule 5.49. */
const SETTLED = { $in: earnedStatuses };
const HIDDEN = { open: 0, cleared: 0, writes: 0 } as const;

/** What is read of a row to write it safely. */
interface Guard {
  open: readonly string[];
  cleared: number;
  writes: number;
}
type GuardDocument = Partial<Guard> & { _id: string };

/**
 * The earnings, added up as trips are paid: by month, by month and driver, and by day for the dashboard.
 *
 * A trip is added to up to four rows, each once, without a transaction. A row changes by one conditional write that
 * adds the amounts and puts the trip's id on the row's list `open`. An id is only taken off that list when its booking
 * no longer has the effect, and each taking off counts `cleared` up. So the order is: read the row, then
 * the booking, then write if the row does not have the id and `cleared` is as it was read. A booking that still
 * has the effect has never been taken off a list; since the row was read nothing was; so a row that does not have the id
 * has never had it. Whoever dies in between leaves rows with the id and rows without: the effect, which names the month and
 * the day, is carried out again and adds the trip to the rest. Trips paid at the same time do not wait for each other:
 * additions commute.
 *
 * Making a month again (`rebuildMonth`) writes a row only if it has not changed since before the bookings were added
 * up (`writes`). Of trips that still have the effect it counts, in each row, those that are on the row's list.
 */
export function earningRepository(connection: Connection) {
  const bookings = bookingModel(connection);
  const { months, driverMonths, days, cut } = earningModels(connection);
  // The three have fields of their own, and are counted in the same way.
  const models = { month: months, driverMonth: driverMonths, day: days } as unknown as Record<
    Kind,
    Model<any>
  >;
  const kinds = Object.keys(models) as Kind[];

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

  /** Which of these bookings still have the effect. */
  async function stillCounting(ids: readonly string[]): Promise<Set<string>> {
    const found = await bookings
      .find({ _id: { $in: ids }, 'effects.key': EARNINGS_EFFECT }, { _id: 1 })
      .lean();
    return new Set(found.map((booking) => booking._id as string));
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

  /** Adds a trip to a row that was read as `guard`, or had not been there. A row that has changed in the way is left. */
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

  const lists = <T extends { id: string }>(model: DrivenModel) => {
    const own = collectionLists<T>(model, HIDDEN);
    return { ...own, findById: async (id: string) => (await own.findMany([id]))[0] ?? null };
  };

  /** A day's settled trips, added up by driver and fleet. Trips `except` and those not counted yet are left out. */
  async function addUpDay(from: number, until: number, except: readonly string[]): Promise<EarnedTrips[]> {
    const groups = await bookings.aggregate<Group>([
      {
        $match: {
          status: SETTLED,
          endTime: { $gte: from, $lt: until },
          driver: { $nin: [null, ''] },
          'effects.key': { $ne: EARNINGS_EFFECT },
          ...(except.length > 0 && { _id: { $nin: except } }),
        },
      },
      { $sort: { endTime: 1 } },
      {
        $group: {
          _id: { driver: '$driver', fleetadmin: { $ifNull: ['$fleetadmin', ''] } },
          rides: { $sum: 1 },
          tripCost: { $sum: '$trip_cost' },
          convenienceFee: { $sum: '$convenience_fees' },
          shownFee: { $sum: { $max: ['$convenience_fees', 0] } },
          discountAmount: { $sum: '$discount_amount' },
          driverShare: { $sum: '$driver_share' },
          driverName: { $last: '$driver_name' },
          vehicle: { $last: '$vehicle_number' },
        },
      },
    ]);
    return groups.map(({ _id, rides, driverName, vehicle, ...sums }) => ({
      driver: _id.driver,
      fleetadmin: _id.fleetadmin,
      driverName: driverName ?? '',
      vehicle: vehicle ?? '',
      rides,
      tripCost: exact(sums.tripCost.toString()),
      convenienceFee: exact(sums.convenienceFee.toString()),
      shownFee: exact(sums.shownFee.toString()),
      discountAmount: exact(sums.discountAmount.toString()),
      driverShare: exact(sums.driverShare.toString()),
    }));
  }

  /** Settled trips that are being counted right now, or were left by a process that died. */
  async function findCounting() {
    const found = await bookings
      .find({ 'effects.key': EARNINGS_EFFECT, effectsDue: { $gte: 0 }, status: SETTLED })
      .lean();
    return found.map((booking) => plain<StoredBooking>(booking));
  }

  return {
    /** Counts a paid trip, once however often it is called while the booking has the effect. */
    async count(booking: StoredBooking, cutAt: EarningCut): Promise<void> {
      const rows = rowsOf(tripsOf(booking), cutAt);
      for (;;) {
        const guards = await guardsOf(rows);
        const left = rows.filter((row) => !guards.get(row.id)?.open.includes(booking.id));
        if (left.length === 0) return;
        if (!(await stillCounting([booking.id])).has(booking.id)) return;
        await Promise.all(
          left.map(async (row) => {
            const guard = guards.get(row.id);
            if (guard && guard.open.length >= CLEAR_AT) await clear(row, guard);
            await add(row, booking.id, guard);
          }),
        );
      }
    },

    /** Convenience fees of a day (yyyymmdd), of its month, and of all time; of everybody or of a fleet. */
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

    reports: lists<EarningReport>(months),
    driverReports: lists<DriverEarning>(driverMonths),

    /** Takes the name and vehicle of a driver who is gone off the reports; the sums stay. */
    async forgetDriver(driver: string) {
      await driverMonths.updateMany({ driver }, { $set: { driverName: '', driverVehicleNo: '' } });
    },

    /** When the first settled trip at or after a time ended; null when there is none. */
    async nextSettled(since: number): Promise<number | null> {
      const found = await bookings
        .findOne({ status: SETTLED, endTime: { $gte: since } }, { endTime: 1 })
        .sort({ endTime: 1 })
        .lean();
      return found?.endTime ?? null;
    },

    /** Every month there are rows of. */
    async knownMonths(): Promise<number[]> {
      const found = await Promise.all(kinds.map((kind) => models[kind].distinct('month')));
      return [...new Set(found.flat() as number[])];
    },

    /**
     * Makes the rows of a month again from its settled trips. Trips may be paid meanwhile.
     * `parts` are its days: each a number yyyymmdd and the moments it begins and ends at.
     */
    async rebuildMonth(month: number, parts: readonly { day: number; from: number; until: number }[]) {
      for (let tries = 0; tries < TRIES; tries += 1) {
        // The order matters: rows, then trips that are being counted, then all the others.
        const before = await readMonth(month);
        const counting = await findCounting();
        const rows = new Map<string, EarningRow>();
        for (const { day, from, until } of parts) {
          const except = counting.map((booking) => booking.id);
          for (const trips of await addUpDay(from, until, except)) {
            for (const row of rowsOf(trips, { month, day })) addUp(rows, row);
          }
        }
        for (const booking of counting) {
          const effect = booking.effects?.find(({ key }) => key === EARNINGS_EFFECT);
          if (effect?.kind !== 'earnings') continue;
          for (const row of rowsOf(tripsOf(booking), effect.data)) {
            if (before.get(row.id)?.guard.open.includes(booking.id)) addUp(rows, row);
          }
        }
        if (await replaceMonth(before, rows)) return;
      }
      throw new Error(`too many trips are being paid to make the earnings of ${month} again`);
    },

    /** The time zone the rollup was last made in as a whole; null before that. */
    async cutIn(): Promise<string | null> {
      return (await cut.findOne({ _id: 'cut' }).lean())?.timeZone ?? null;
    },

    async setCutIn(timeZone: string): Promise<void> {
      await cut.updateOne({ _id: 'cut' }, { $set: { timeZone } }, { upsert: true });
    },
  };

  async function readMonth(month: number) {
    const found = await Promise.all(
      kinds.map(async (kind) => {
        const documents = await models[kind]
          .find({ month }, { open: 1, cleared: 1, writes: 1 })
          .lean<GuardDocument[]>();
        return documents.map((document) => [document._id, { kind, guard: toGuard(document) }] as const);
      }),
    );
    return new Map(found.flat());
  }

  /** Whether every row could be written: none of them has changed since `before`. */
  async function replaceMonth(
    before: ReadonlyMap<string, { kind: Kind; guard: Guard }>,
    rows: ReadonlyMap<string, EarningRow>,
  ): Promise<boolean> {
    const outcomes = await Promise.all(
      kinds.map(async (kind) => {
        const writes = [...rows.values()]
          .filter((row) => row.kind === kind)
          .map((row) => {
            const guard = before.get(row.id)?.guard;
            return {
              updateOne: {
                filter: { _id: row.id, writes: guard?.writes ?? 0 },
                update: {
                  $set: { ...row.names, ...row.counts, ...decimals(row) },
                  $inc: { writes: 1 },
                  $setOnInsert: { cleared: 0, open: [] },
                },
                upsert: guard === undefined,
              },
            };
          });
        const removals = [...before]
          .filter(([id, row]) => row.kind === kind && !rows.has(id))
          .map(([id, { guard }]) => ({ deleteOne: { filter: { _id: id, writes: guard.writes } } }));
        if (writes.length + removals.length === 0) return true;
        try {
          const done = await models[kind].bulkWrite([...writes, ...removals], { ordered: false });
          return (
            done.matchedCount + done.upsertedCount + done.deletedCount === writes.length + removals.length
          );
        } catch (error) {
          if (!isDuplicateKey(error)) throw error;
          return false;
        }
      }),
    );
    return outcomes.every(Boolean);
  }
}

export type EarningRepository = ReturnType<typeof earningRepository>;

interface Group {
  _id: { driver: string; fleetadmin: string };
  rides: number;
  tripCost: Types.Decimal128;
  convenienceFee: Types.Decimal128;
  shownFee: Types.Decimal128;
  discountAmount: Types.Decimal128;
  driverShare: Types.Decimal128;
  driverName?: string | null;
  vehicle?: string | null;
}

const toGuard = ({ open = [], cleared = 0, writes = 0 }: GuardDocument): Guard => ({ open, cleared, writes });

const decimals = ({ amounts }: EarningRow) =>
  Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, decimal128(amount)]));

/** One booking as the trips of a driver. */
function tripsOf(booking: StoredBooking): EarnedTrips {
  const fee = exact(booking.convenience_fees ?? 0);
  return {
    driver: booking.driver ?? '',
    fleetadmin: booking.fleetadmin ?? '',
    driverName: booking.driver_name ?? '',
    vehicle: booking.vehicle_number ?? '',
    rides: 1,
    tripCost: exact(booking.trip_cost ?? 0),
    convenienceFee: fee,
    shownFee: fee.gt(0) ? fee : exact(0),
    discountAmount: exact(booking.discount_amount ?? 0),
    driverShare: exact(booking.driver_share ?? 0),
  };
}
