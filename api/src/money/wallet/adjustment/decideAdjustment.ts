import { type Actor, canAccess, conflict, forbidden, mayBeSecondAccount, notFound } from '@wayfare/shared';
import type { MoneyServices } from '../../services.js';
import { requireWithinLimit } from '../requireWithinLimit.js';
import { decidedMeanwhile } from '../../../people/user/decidedMeanwhile.js';
import type { StoredAdjustment } from './storedAdjustment.js';
import { carryOut } from './makeAdjustment.js';

/**
 * Approves a pending adjustment and posts it, once. Retries by the same admin get the same answer.
 * @throws not_found (404); approval_by_requester (403) for the admin who made it; approver_rights_new (403)
 *   for one whose rights are new; credit_limit (403); decided_meanwhile (409) naming who was faster;
 *   approval_closed (409); wallet_balance_low (409) when the wallet no longer allows it, which ends the
 *   request
 */
export async function approveAdjustment(
  actor: Actor,
  id: string,
  services: MoneyServices,
): Promise<StoredAdjustment> {
  const { db, clock, realtime } = services;
  const asked = await findForAdmin(actor, id, services);
  if (asked.by === actor.uid) throw forbidden('approval_by_requester');
  await requireSecondPerson(actor, asked, services);
  if (asked.type === 'Credit') requireWithinLimit(actor, asked.amount);
  const isOwnDecision = asked.decidedBy === actor.uid && ['approved', 'posted'].includes(asked.state);
  const decision = { by: actor.uid, now: clock.now(), note: null };
  const decided = isOwnDecision ? asked : await db.adjustments.decide(id, 'approved', decision);
  if (!decided) throw await tooLate(actor, id, services);
  const outcome = await carryOut(decided, services);
  realtime.resourceChanged('walletadjustments', [id]);
  if (outcome === 'balance_low') throw conflict('wallet_balance_low');
  if (outcome === 'no_user') throw notFound();
  return (await db.adjustments.findById(id)) ?? decided;
}

/**
 * Rejects a pending adjustment: nothing is posted. Its author can withdraw it the same way.
 * @throws not_found (404); decided_meanwhile (409) naming who was faster; approval_closed (409)
 */
export async function rejectAdjustment(
  actor: Actor,
  id: string,
  note: string | null,
  services: MoneyServices,
): Promise<StoredAdjustment> {
  const { db, clock, realtime } = services;
  const asked = await findForAdmin(actor, id, services);
  if (asked.state === 'rejected' && asked.decidedBy === actor.uid) return asked;
  const decided = await db.adjustments.decide(id, 'rejected', { by: actor.uid, now: clock.now(), note });
  if (!decided) throw await tooLate(actor, id, services);
  realtime.resourceChanged('walletadjustments', [id]);
  return decided;
}

/** @throws approver_rights_new (403) for an approver who may be a second account of the author */
async function requireSecondPerson(
  { uid }: Actor,
  { by }: StoredAdjustment,
  { rightsSince, clock }: MoneyServices,
): Promise<void> {
  const since = { approver: await rightsSince(uid), requester: await rightsSince(by) };
  if (mayBeSecondAccount(since, clock.now())) throw forbidden('approver_rights_new');
}

/** The error for a request that is no longer open: it names who was faster, if anyone. */
async function tooLate(actor: Actor, id: string, services: MoneyServices): Promise<Error> {
  const now = await services.db.adjustments.findById(id);
  return decidedMeanwhile(actor, now ?? {}, 'approval_closed', services);
}

async function findForAdmin(actor: Actor, id: string, { db }: MoneyServices): Promise<StoredAdjustment> {
  if (!canAccess(actor, 'edit', 'walletadjustments')) throw forbidden();
  const found = await db.adjustments.findById(id);
  if (!found) throw notFound();
  return found;
}
