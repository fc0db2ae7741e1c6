import {
  type Actor,
  canAccess,
  conflict,
  forbidden,
  isReversible,
  notFound,
  oppositeType,
  reversalRef,
  type ReversalInput,
} from '@wayfare/shared';
import type { MoneyServices } from '../../services.js';
import { requireWithinLimit } from '../requireWithinLimit.js';
import { makeAdjustment } from './makeAdjustment.js';

/**
 * Reverses a credit or debit posted by an admin with an opposite entry of the same amount. An entry can be
 * reversed only once. A credit that was already spent is reversed only with `allowDebt`, and the wallet then
 * ends below 0. Amounts above the approval limit wait for a second admin.
 * @throws not_found (404); credit_limit (403); entry_not_reversible, entry_reversed, approval_pending,
 *   wallet_balance_low (409)
 */
export async function reverseEntry(
  actor: Actor,
  txRef: string,
  { note, allowDebt = false }: ReversalInput,
  id: string,
  services: MoneyServices,
): Promise<{ walletBalance: number; pending?: string }> {
  if (!canAccess(actor, 'create', 'wallethistory')) throw forbidden();
  const entry = await services.db.wallets.entries.findById(txRef);
  if (!entry) throw notFound();
  if (!isReversible(txRef)) throw conflict('entry_not_reversible');
  const type = oppositeType(entry.type);
  if (type === 'Credit') requireWithinLimit(actor, entry.amount);
  const wanted = {
    id,
    txRef: reversalRef(txRef),
    uid: entry.uid,
    kind: 'reversal',
    type,
    amount: entry.amount,
    note,
    reverses: txRef,
    allowDebt: type === 'Debit' && allowDebt,
    by: actor.uid,
  } as const;
  return makeAdjustment(wanted, services);
}
