import { forEachOne } from '../../../platform/run/forEachOne.js';
import type { MoneyServices } from '../../services.js';
import { carryOut } from './makeAdjustment.js';

/** If posting takes longer than this, in ms, the process is assumed to have crashed. */
const GRACE_MS = 10_000;

/**
 * Finishes adjustments that a crashed process left incomplete, and expires pending ones not approved in time.
 */
export async function settleAdjustments(limit: number, services: MoneyServices): Promise<void> {
  const { db, clock, realtime } = services;
  const now = clock.now();
  const expired = await db.adjustments.expire(now, limit);
  if (expired.length > 0) realtime.resourceChanged('walletadjustments', expired);
  await forEachOne(await db.adjustments.findUnposted(now - GRACE_MS, limit), async (adjustment) => {
    await carryOut(adjustment, services);
    realtime.resourceChanged('walletadjustments', [adjustment.id]);
  });
}
