import {
  type Actor,
  canAccess,
  conflict,
  DomainError,
  forbidden,
  moneyHold,
  notFound,
} from '@wayfare/shared';
import type { MoneyServices } from '../services.js';
import { payoutEvent } from './payoutEvents.js';
import { payoutVersion } from './payoutVersion.js';
import type { StoredWithdraw } from './storedWithdraw.js';

/**
 * Marks a request as paid out (rule 4.45), if it and its owner's bank details still match what the admin saw
 * in `version`. Idempotent.
 * @throws not_found (404); payout_on_hold or money_on_hold (409), with the end of the hold as detail;
 *   payout_changed, payout_closed (409)
 */
export async function processWithdraw(
  actor: Actor,
  id: string,
  version: string,
  services: MoneyServices,
): Promise<StoredWithdraw> {
  const { db, clock } = services;
  if (!canAccess(actor, 'edit', 'withdraws')) throw forbidden();
  const request = await db.withdraws.findById(id);
  if (!request?.reserved) throw notFound();
  if (request.failedAt) throw conflict('payout_closed');
  if (request.processed) return request;
  const owner = await db.users.findById(request.uid);
  const hold = owner && moneyHold(owner, 'payout', clock.now());
  if (hold) {
    const key = hold.reason === 'bank' ? 'payout_on_hold' : 'money_on_hold';
    throw new DomainError(key, 409, undefined, new Date(hold.until).toISOString());
  }
  if (version !== payoutVersion(request, owner, services)) throw conflict('payout_changed');
  const processed = await db.withdraws.process(id, {
    now: clock.now(),
    isOwnerGone: owner === null,
    events: await payoutEvent(id, 'payout.paid', services),
  });
  if (processed?.failedAt) throw conflict('payout_closed');
  return processed ?? request;
}
