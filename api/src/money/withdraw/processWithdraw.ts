import {
  type Actor,
  canAccess,
  conflict,
  DomainError,
  forbidden,
  moneyHold,
  notFound,
} from '@wayfare/shared';
import { decidedByColleague } from '../../platform/crud/decidedByColleague.js';
import type { MoneyServices } from '../services.js';
import { payoutEvent } from './payoutEvents.js';
import { payoutVersion } from './payoutVersion.js';
import type { StoredWithdraw } from './storedWithdraw.js';

/**
 * Marks a request as paid out (rule 4.45), if it and its owner's bank details still match what the admin saw
 * in `version`. Idempotent for the same admin.
 * @throws not_found (404); payout_on_hold or money_on_hold (409), with the end of the hold as detail;
 *   payout_changed, payout_closed (409); decided_meanwhile (409) naming the colleague who was faster
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
  if (request.failedAt || request.processed) return decidedRequest(actor, request, services);
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

/**
 * A request that is decided already. A second colleague who pays it out has to see that before the money
 * leaves twice; the same person may repeat what they did.
 */
async function decidedRequest(
  actor: Actor,
  request: StoredWithdraw,
  services: MoneyServices,
): Promise<StoredWithdraw> {
  const late = await payoutDecidedBy(actor, request, services);
  if (late) throw late;
  if (request.failedAt) throw conflict('payout_closed');
  return request;
}

/** The error that names the colleague who marked a request as paid or failed; null if the actor did. */
export const payoutDecidedBy = (
  actor: Actor,
  { id, failedAt }: StoredWithdraw,
  services: MoneyServices,
): Promise<Error | null> =>
  decidedByColleague(
    actor,
    { resource: 'withdraws', record: id, fields: [failedAt ? 'failedAt' : 'processed'] },
    services,
  );
