import { type Amount, exact } from '../basics/decimals/money.js';
import type { RoleHolder } from './resources.js';

/**
 * The most someone may credit to a wallet or refund at a time, in the settings' currency; null for no limit,
 * which only full admins have. An account with a staff role but without a limit may give nothing.
 */
export const creditLimitOf = ({ staffRole, creditLimit }: RoleHolder): number | null =>
  staffRole === null || staffRole === undefined ? null : (creditLimit ?? 0);

/** Whether an amount is within someone's limit for credits and refunds. */
export function isWithinCreditLimit(holder: RoleHolder, amount: Amount): boolean {
  const limit = creditLimitOf(holder);
  return limit === null || exact(amount).lte(limit);
}
