import {
  type Actor,
  canAccess,
  type CreditInput,
  type DebitInput,
  exact,
  forbidden,
  invalid,
  notFound,
} from '@wayfare/shared';
import type { MoneyServices } from '../../services.js';
import { requiredAmount } from '../requiredAmount.js';
import { requireWithinLimit } from '../requireWithinLimit.js';
import { makeAdjustment } from './makeAdjustment.js';

/**
 * Adds money to or takes money from a rider's or driver's wallet, once per id (rules 2.42, 5.47). Allowed in
 * demo mode (rule 6.23). A debit never takes the wallet below 0; a driver's may go below 0 where the settings
 * allow debt. Amounts above the approval limit wait for a second admin.
 * @throws no_details_error (400) without a user or an amount above 0; amount_too_large (400);
 *   validation_error (400) for a trip that does not exist; credit_limit (403); not_found (404) for a user
 *   without a wallet; wallet_balance_low (409)
 */
export async function adjustWallet(
  actor: Actor,
  kind: 'credit' | 'debit',
  { uid, booking, amount: typed, note }: CreditInput | DebitInput,
  id: string,
  services: MoneyServices,
): Promise<{ walletBalance: number; pending?: string }> {
  if (!canAccess(actor, 'create', 'wallethistory')) throw forbidden();
  if (!uid) throw invalid('no_details_error', { uid: 'no_details_error' });
  const amount = await requiredAmount(typed, services);
  const { adjustmentMax, negativeBalance } = await services.db.settings.settings();
  if (exact(amount).gt(adjustmentMax)) throw invalid('amount_too_large', { amount: 'amount_too_large' });
  if (kind === 'credit') requireWithinLimit(actor, amount);
  const { usertype } = (await services.db.users.findById(uid)) ?? {};
  if (usertype !== 'rider' && usertype !== 'driver') throw notFound();
  if (booking && !(await services.tripReferences([booking])).has(booking))
    throw invalid('validation_error', { booking: 'not_found' });
  const wanted = {
    id,
    txRef: `${kind}:${id}`,
    uid,
    kind,
    type: kind === 'credit' ? 'Credit' : 'Debit',
    amount,
    note: note ?? '',
    allowDebt: kind === 'debit' && usertype === 'driver' && negativeBalance,
    by: actor.uid,
    ...(booking && { booking }),
  } as const;
  return makeAdjustment(wanted, services);
}
