import {
  AboveCreditLimit,
  type Actor,
  type Amount,
  creditLimitOf,
  isWithinCreditLimit,
} from '@wayfare/shared';

/**
 * @throws credit_limit (403), which names the limit, for more than the actor may credit or refund at a time
 */
export function requireWithinLimit(actor: Actor, amount: Amount): void {
  const limit = creditLimitOf(actor);
  if (limit !== null && !isWithinCreditLimit(actor, amount)) throw new AboveCreditLimit(limit);
}
