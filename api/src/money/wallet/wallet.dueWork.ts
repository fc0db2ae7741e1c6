import type { MoneyServices } from '../services.js';
import { forEachOne } from '../../platform/run/forEachOne.js';
import type { DueWorkOfEntity } from '../../platform/scheduler/schedule.js';
import { settleAdjustments } from './adjustment/settleAdjustments.js';

/** Uncopied ledger entries older than this, in ms, were left by a crashed process. */
const PENDING_GRACE_MS = 10_000;

/** Ledger entries and manual postings left behind. */
export const walletDueWork = {
  copyLedgers: {
    name: 'copy ledger entries',
    async run(limit, { db, clock }) {
      const waiting = await db.wallets.findWithPending(clock.now() - PENDING_GRACE_MS, limit);
      await forEachOne(waiting, (uid) => db.wallets.copyPending(uid));
    },
  },
  settleAdjustments: { name: 'settle manual postings', run: settleAdjustments },
  finishPostings: { name: 'finish postings in progress', run: (_limit, { db }) => db.wallets.idle() },
} satisfies DueWorkOfEntity<MoneyServices>;
