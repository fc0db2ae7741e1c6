import { type RetryPauses, retryPause } from '@wayfare/shared';
import type { DueWorkOfEntity } from '../../platform/scheduler/schedule.js';
import type { MoneyServices } from '../services.js';
import { advanceRefund } from './advanceRefund.js';
import { recordRefundEvents } from './refundEvents.js';

/** The pauses between two checks of a refund. */
const PAUSES: RetryPauses = { firstMs: 60_000, longestMs: 6 * 60 * 60_000 };

/**
 * Continues refunds that are due: whose process crashed, whose provider did not answer, or has not decided.
 */
export async function continueRefunds(limit: number, services: MoneyServices): Promise<void> {
  const { db, clock, jitter, log } = services;
  for (const refund of await db.refunds.findDue(clock.now(), limit)) {
    const pause = retryPause(refund.checks, PAUSES, jitter());
    if (!(await db.refunds.lease(refund, clock.now() + pause))) continue;
    try {
      await advanceRefund(refund.id, services);
    } catch (error) {
      log.error({ err: error, refund: refund.id }, 'a refund could not be continued and will be retried');
    }
  }
}

/** Refunds to the card that are not over. */
export const refundDueWork = {
  advance: { name: 'continue refunds to cards', run: continueRefunds },
  recordEvents: { name: 'record events of refunds for webhooks', run: recordRefundEvents },
} satisfies DueWorkOfEntity<MoneyServices>;
