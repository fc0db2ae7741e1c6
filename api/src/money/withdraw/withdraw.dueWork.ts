import type { MoneyServices } from '../services.js';
import { forEachOne } from '../../platform/run/forEachOne.js';
import type { DueWorkOfEntity } from '../../platform/scheduler/schedule.js';
import { returnFailedPayouts } from './failWithdraw.js';
import { recordPayoutEvents } from './payoutEvents.js';
import { reserveWithdraw } from './requestWithdraw.js';

/** A payout request without its posting that is older than this, in ms, was left by a crashed process. */
const WITHDRAW_GRACE_MS = 10_000;

/** Payouts left behind by crashed processes. */
export const withdrawDueWork = {
  reserve: {
    name: 'reserve requested payouts',
    async run(limit, services) {
      const { db, clock, realtime } = services;
      const unreserved = await db.withdraws.findUnreserved(clock.now() - WITHDRAW_GRACE_MS, limit);
      await forEachOne(unreserved, async (request) => {
        if (await reserveWithdraw(request, services))
          realtime.resourceChanged('withdraws', [request.id], [request.uid]);
      });
    },
  },
  recordEvents: { name: 'record events of payouts for webhooks', run: recordPayoutEvents },
  returnFailed: { name: 'return failed payouts', run: returnFailedPayouts },
} satisfies DueWorkOfEntity<MoneyServices>;
