import { aBenchUser } from './benchData.js';
import type { BenchContext } from './benchContext.js';
import { callers, inTurns } from './measure.js';
import { figure, type Suite } from './suite.js';

const CALLERS = 32;
const ROUNDS = 5;

/**
 * Target 5: a posting compared with a bare guarded `$inc` of the same durability, by 32 concurrent callers,
 * on 32 wallets and on one.
 */
export const walletSuite: Suite = {
  target: 5,
  title: 'wallet postings',
  async run(context: BenchContext) {
    const connection = await context.connect('bench_wallet');
    const { db, newId } = await context.services(connection);
    const bare = connection.collection<{ _id: string; balance: number }>('bare_balances');
    const users = Array.from({ length: CALLERS }, () => aBenchUser('rider', newId()));
    await db.users.insertMany(users);
    await bare.insertMany(users.map(({ id }) => ({ _id: id, balance: 1_000_000 })));

    const count = context.size(2_000, 64);
    const rounds = context.size(ROUNDS, 1);
    const uidOf = (caller: number) => users[caller % users.length]?.id as string;
    const posting = (hot: boolean) => async (round: number) => {
      context.progress(hot ? 'one hot wallet' : 'many wallets', round, rounds);
      const { perSecond } = await callers({ count, atATime: CALLERS }, (call, caller) =>
        db.wallets.post(
          uidOf(hot ? 0 : caller),
          [{ type: 'Credit', amount: 1, txRef: `bench:${hot}:${round}:${call}` }],
          { date: call, floor: 0 },
        ),
      );
      return perSecond;
    };
    const increment = (hot: boolean) => async () => {
      const { perSecond } = await callers({ count, atATime: CALLERS }, (_, caller) =>
        bare.updateOne({ _id: uidOf(hot ? 0 : caller), balance: { $gte: 0 } }, { $inc: { balance: 1 } }),
      );
      return perSecond;
    };
    await posting(false)(-1);
    const measured = await inTurns(rounds, {
      bare: increment(false),
      posted: posting(false),
      bareHot: increment(true),
      postedHot: posting(true),
    });
    // Cost is the inverse of a rate.
    const cost = (perSecond: number) => 1_000_000 / perSecond;
    return [
      figure('posting, 32 callers on 32 wallets', cost(measured.posted), 'µs', {
        baseline: { name: 'a bare guarded $inc', value: cost(measured.bare) },
        limit: { of: 'ratio', atMost: 1.3 },
      }),
      figure('posting, 32 callers on one wallet', cost(measured.postedHot), 'µs', {
        baseline: { name: 'a bare guarded $inc', value: cost(measured.bareHot) },
        limit: { of: 'ratio', atMost: 1 },
      }),
    ];
  },
};
