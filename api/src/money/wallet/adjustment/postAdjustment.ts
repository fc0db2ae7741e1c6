import type { MoneyServices } from '../../services.js';
import { afterCredit } from '../afterCredit.js';
import type { StoredAdjustment } from './storedAdjustment.js';
import { sendUserChanged } from '../../../people/user/user.realtime.js';

/**
 * Moves an adjustment's money, once no matter how often it is called. The wallet goes below 0 only if the
 * adjustment allows it.
 */
export async function postAdjustment(
  adjustment: StoredAdjustment,
  { db }: MoneyServices,
): Promise<'posted' | 'balance_low' | 'no_user'> {
  const { uid, type, amount, txRef, decidedAt, allowDebt } = adjustment;
  const date = decidedAt ?? adjustment.date;
  const isBounded = type !== 'Credit' && !allowDebt;
  const outcome = await db.wallets.post(uid, [{ type, amount, txRef }], {
    date,
    ...(isBounded && { floor: 0 }),
  });
  return outcome === 'posted_before' ? 'posted' : outcome;
}

/** Marks an adjustment as posted once its money has moved, and does what follows from it; safe to repeat. */
export async function finishAdjustment(adjustment: StoredAdjustment, services: MoneyServices): Promise<void> {
  const { db, realtime, liveDrivers } = services;
  const { uid } = adjustment;
  await db.adjustments.markPosted(adjustment);
  // A driver's debt affects which offers they get.
  await liveDrivers.refresh(uid);
  await afterCredit(uid, services);
  const user = await db.users.findById(uid);
  if (user) sendUserChanged(user, realtime);
}
