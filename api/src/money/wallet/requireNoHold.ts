import { DomainError, type HeldUse, moneyHold, type User } from '@wayfare/shared';
import type { MoneyServices } from '../services.js';

/**
 * @throws money_on_hold (409), with the end of the hold as detail, while staff have changed a contact of the
 *   user recently
 */
export function requireNoHold(
  user: Pick<User, 'contactHeldUntil'>,
  use: Exclude<HeldUse, 'payout'>,
  { clock }: Pick<MoneyServices, 'clock'>,
): void {
  const hold = moneyHold(user, use, clock.now());
  if (hold) throw new DomainError('money_on_hold', 409, undefined, new Date(hold.until).toISOString());
}
