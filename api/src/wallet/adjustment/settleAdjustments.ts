import { forEachOne } from '../../scheduler/forEachOne.js';
import type { Services } from '../../services.js';
import { carryOut } from './makeAdjustment.js';

/** An adjustment that is being posted for longer than this, in ms, was left by a process that died. */
const GRACE_MS = 10_000;

/** Finishes adjustments that a process that died left half done, and ends pending ones nobody has approved in time. */
export async function settleAdjustments(services: Services, limit: number): Promise<void> {
  const { db, clock, realtime } = services;
  const now = clock.now();
  const expired = await db.adjustments.expire(now, limit);
  if (expired.length > 0) realtime.resourceChanged('walletadjustments', expired);
  await forEachOne(await db.adjustments.findUnposted(now - GRACE_MS, limit), async (adjustment) => {
    await carryOut(adjustment, services);
    realtime.resourceChanged('walletadjustments', [adjustment.id]);
  });
}
