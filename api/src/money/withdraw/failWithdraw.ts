import { type Actor, canAccess, conflict, type FailInput, forbidden, notFound } from '@wayfare/shared';
import { forEachOne } from '../../platform/run/forEachOne.js';
import type { MoneyServices } from '../services.js';
import { giveGift } from '../wallet/adjustment/giveGift.js';
import type { StoredAdjustment } from '../wallet/adjustment/storedAdjustment.js';
import { payoutEvent } from './payoutEvents.js';
import { payoutDecidedBy } from './processWithdraw.js';
import { payoutVersion } from './payoutVersion.js';
import type { StoredWithdraw } from './storedWithdraw.js';
import { runLeftBehind } from '../../platform/operation/staffPosting.js';
import { sendUserChanged } from '../../people/user/user.realtime.js';

/** If returning a failed payout takes longer than this, in ms, the process is assumed to have crashed. */
const GRACE_MS = 10_000;

/**
 * Marks a request as failed, before or after it was processed, and returns its amount to the wallet, once no
 * matter how often it is called. Notifies the owner. Returning a payout that was marked as paid gives money
 * that may have left before: see `giveGift`.
 * @throws not_found (404); decided_meanwhile (409) naming the colleague who was faster; payout_changed (409)
 *   when the request differs from what the admin saw in `version`; payout_owner_gone (409) when there is no
 *   wallet to return to; gift_waits (409)
 */
export async function failWithdraw(
  actor: Actor,
  id: string,
  { version, reason }: FailInput,
  services: MoneyServices,
): Promise<StoredWithdraw> {
  const { db } = services;
  if (!canAccess(actor, 'edit', 'withdraws')) throw forbidden();
  const request = await db.withdraws.findById(id);
  if (!request?.reserved) throw notFound();
  if (request.failedAt) {
    const late = await payoutDecidedBy(actor, request, services);
    if (late) throw late;
    return runLeftBehind(() => finishReturn(request, services));
  }
  const owner = await db.users.findById(request.uid);
  if (!owner) throw conflict('payout_owner_gone');
  if (version !== payoutVersion(request, owner, services)) {
    const late = request.processed ? await payoutDecidedBy(actor, request, services) : null;
    throw late ?? conflict('payout_changed');
  }
  // Before it is paid, nothing has left the business.
  const [uid, amount] = [request.uid, request.processed ? request.amount : 0];
  const gift = { kind: 'payoutFailure', uid, amount, subject: id, note: reason, act: { reason } } as const;
  return giveGift(actor, gift, () => markFailed(request, reason, services), services);
}

/** Returns a payout that was marked as paid, once a second person has approved it; safe to repeat. */
export async function makeApprovedFailure(
  { subject, act }: StoredAdjustment,
  services: MoneyServices,
): Promise<StoredWithdraw> {
  const request = await services.db.withdraws.findById(subject ?? '');
  if (!request) throw notFound();
  if (request.failedAt) return finishReturn(request, services);
  return markFailed(request, act?.reason as FailInput['reason'], services);
}

/** @throws payout_changed (409) when the request was processed or failed in the meantime */
async function markFailed(
  { id, processed }: StoredWithdraw,
  reason: FailInput['reason'],
  services: MoneyServices,
): Promise<StoredWithdraw> {
  const { db, clock } = services;
  const failed = await db.withdraws.fail(id, { now: clock.now(), reason, processed });
  if (failed) return finishReturn(failed, services);
  const now = await db.withdraws.findById(id);
  if (!now?.failedAt) throw conflict('payout_changed');
  return finishReturn(now, services);
}

async function finishReturn(request: StoredWithdraw, services: MoneyServices): Promise<StoredWithdraw> {
  if (request.returnSince !== undefined && !(await returnPayout(request, services)))
    throw conflict('payout_owner_gone');
  return request;
}

/**
 * Returns a failed payout's amount, once no matter how often it is called. Returns false when the wallet was
 * deleted.
 */
async function returnPayout(request: StoredWithdraw, services: MoneyServices): Promise<boolean> {
  const { db, clock, notifier, realtime, liveDrivers } = services;
  const { id, uid, amount, failedAt } = request;
  const posting = { type: 'Credit', amount, txRef: `withdraw:${id}:returned` } as const;
  const outcome = await db.wallets.post(uid, [posting], { date: failedAt ?? clock.now() });
  if (outcome === 'no_user') {
    await db.withdraws.undoFail(id);
    return false;
  }
  await notifier.push(`withdraw:${id}:failed`, {
    to: uid,
    title: 'notice_payout_failed_title',
    body: 'notice_payout_failed_body',
    screen: 'wallet',
  });
  await db.withdraws.markReturned(id, await payoutEvent(id, 'payout.failed', services));
  await liveDrivers.refresh(uid);
  realtime.resourceChanged('withdraws', [id], [uid]);
  const user = await db.users.findById(uid);
  if (user) sendUserChanged(user, realtime);
  return true;
}

/** Returns the amounts of failed payouts whose return a crashed process did not finish. */
export async function returnFailedPayouts(limit: number, services: MoneyServices): Promise<void> {
  const { db, clock } = services;
  const left = await db.withdraws.findUnreturned(clock.now() - GRACE_MS, limit);
  await forEachOne(left, (request) => returnPayout(request, services));
}
