import { type Connection, Schema } from 'mongoose';
import { isDuplicateKey } from '../database/duplicateKey.js';
import type { Allowance } from './budgets.js';

interface Window {
  spent: number;
  /** When it ends, a ms timestamp. */
  until: number;
}

const budgetSchema = new Schema(
  {
    /** Budget, kind of subject, and a hash of the subject. */
    _id: String,
    /** One per allowance of the budget, in the same order. */
    windows: { type: Schema.Types.Mixed },
    expiresAt: Number,
  },
  { versionKey: false },
);
// Finds budgets whose windows have all ended, to delete them.
budgetSchema.index({ expiresAt: 1 });

/** How often a spend is retried when concurrent requests spend for the first time. */
const TRIES = 5;

/** Counters that survive a restart. */
export function durableBudgetRepository(connection: Connection) {
  const model = connection.model('DurableBudget', budgetSchema, 'durable_budgets');

  return {
    /**
     * Spends `cost` of every allowance, or of none. It is one conditional write, so that parallel spends
     * never exceed a limit.
     * @returns null if allowed; otherwise in how many ms it would be
     */
    async spend(
      key: string,
      allowances: readonly Allowance[],
      cost: number,
      now: number,
    ): Promise<number | null> {
      const tooSmall = allowances.find(({ points }) => cost > points);
      if (tooSmall) return tooSmall.seconds * 1000;
      const isOver = (index: number) => ({
        $lte: [{ $ifNull: [`$windows.w${index}.until`, 0] }, now],
      });
      const windows = Object.fromEntries(
        allowances.map(({ seconds }, index) => [
          `w${index}`,
          {
            spent: { $cond: [isOver(index), cost, { $add: [`$windows.w${index}.spent`, cost] }] },
            until: { $cond: [isOver(index), now + seconds * 1000, `$windows.w${index}.until`] },
          },
        ]),
      );
      const longest = Math.max(...allowances.map(({ seconds }) => seconds));
      for (let attempt = 0; attempt < TRIES; attempt += 1) {
        try {
          await model.updateOne(
            {
              _id: key,
              $and: allowances.map(({ points }, index) => ({
                $or: [
                  { [`windows.w${index}.until`]: null },
                  { [`windows.w${index}.until`]: { $lte: now } },
                  { [`windows.w${index}.spent`]: { $lte: points - cost } },
                ],
              })),
            },
            [{ $set: { windows, expiresAt: now + longest * 1000 } }],
            { upsert: true, updatePipeline: true },
          );
          return null;
        } catch (error) {
          if (!isDuplicateKey(error)) throw error;
          // The record exists: it has no room left, or a concurrent request just created it.
          const wait = await this.waitFor(key, allowances, cost, now);
          if (wait > 0) return wait;
        }
      }
      return 1_000;
    },
    /** In how many ms `cost` could be spent; 0 for now. */
    async waitFor(key: string, allowances: readonly Allowance[], cost: number, now: number): Promise<number> {
      const found = await model.findOne({ _id: key }).lean<{ windows: Record<string, Window> }>();
      const waits = allowances.map(({ points }, index) => {
        const window = found?.windows[`w${index}`];
        if (!window || window.until <= now || window.spent + cost <= points) return 0;
        return window.until - now;
      });
      return Math.max(0, ...waits);
    },
    /** Gives a spend back. A window with nothing spent in it has not started. */
    async giveBack(key: string, allowances: readonly Allowance[], cost: number) {
      const windows = Object.fromEntries(
        allowances.map((_, index) => {
          const spent = `$windows.w${index}.spent`;
          return [
            `w${index}`,
            {
              spent: { $max: [0, { $subtract: [spent, cost] }] },
              until: { $cond: [{ $lte: [spent, cost] }, 0, `$windows.w${index}.until`] },
            },
          ];
        }),
      );
      await model.updateOne({ _id: key, windows: { $exists: true } }, [{ $set: { windows } }], {
        updatePipeline: true,
      });
    },
    async sweep(now: number) {
      await model.deleteMany({ expiresAt: { $lte: now } });
    },
  };
}
