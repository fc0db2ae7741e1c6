import type { EarnedBookings } from '../booking/store/earnedBookings.repository.js';
import type { StoredBooking } from '../booking/store/storedBooking.js';
import { isDuplicateKey } from '../../platform/database/duplicateKey.js';
import type { CountedModels } from './earning.model.js';
import { decimals, type Guard, type GuardDocument, kinds, toGuard } from './earningGuard.js';
import {
  addUp,
  correctedTripsOf,
  correctionOf,
  EARNINGS_EFFECT,
  type EarningRow,
  type Kind,
  REVIEW_EARNINGS_EFFECT,
  rowsOf,
  tripsOf,
  uncorrectedTripsOf,
} from '../booking/store/earningRows.js';

/** How often a month's rebuild is retried while trips are being paid in it. */
const TRIES = 100;

/**
 * Rebuilds a month of the earnings while trips are being paid in it. A row is written only if it is unchanged
 * since before the bookings were added up (`writes`). A trip that still has the effect that counts it is
 * included only in rows that have it on their list: see `earning.repository.ts`.
 */
export function rebuildMonthRepository(bookings: EarnedBookings, models: CountedModels) {
  return {
    /**
     * Rebuilds the rows of a month from its settled trips. Trips may be paid during the rebuild. `parts` are
     * its days: each a number yyyymmdd and the times it starts and ends.
     */
    async rebuildMonth(month: number, parts: readonly { day: number; from: number; until: number }[]) {
      for (let tries = 0; tries < TRIES; tries += 1) {
        // The order matters: rows, then trips that are being counted or corrected, then all the others.
        const before = await readMonth(month);
        const counting = await bookings.findCounting();
        const correcting = await bookings.findCorrecting();
        const rows = new Map<string, EarningRow>();
        for (const { day, from, until } of parts) {
          const except = [...counting, ...correcting].map((booking) => booking.id);
          for (const trips of await bookings.addUpDay(from, until, except)) {
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
        for (const booking of correcting) addCorrected(rows, booking, { month, before });
        // A trip whose correction started in the meantime may have been added up with or without it.
        const since = await bookings.findCorrecting();
        if (since.map(({ id }) => id).join() !== correcting.map(({ id }) => id).join()) continue;
        if (await replaceMonth(before, rows)) return;
      }
      throw new Error(`too many trips are being paid to rebuild the earnings of ${month}`);
    },
  };

  /** Adds a trip as first counted and, in the rows that have it, its correction. */
  function addCorrected(
    rows: Map<string, EarningRow>,
    booking: StoredBooking,
    { month, before }: { month: number; before: Awaited<ReturnType<typeof readMonth>> },
  ): void {
    const effect = booking.effects?.find(({ key }) => key === REVIEW_EARNINGS_EFFECT);
    if (effect?.kind !== 'correctEarnings' || effect.data.month !== month) return;
    const { correction, ...cutAt } = effect.data;
    for (const row of rowsOf(uncorrectedTripsOf(booking, correction), cutAt)) addUp(rows, row);
    for (const row of rowsOf(correctedTripsOf(booking, correction), cutAt)) {
      if (before.get(row.id)?.guard.open.includes(correctionOf(booking.id))) addUp(rows, row);
    }
  }

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

  /** Returns whether every row could be written: none of them has changed since `before`. */
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
