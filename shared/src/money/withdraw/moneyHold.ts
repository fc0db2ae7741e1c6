import type { User } from '../../people/user/user.schema.js';

/** What a hold can stop: payouts, payments from the wallet, and payments with saved cards. */
export type HeldUse = 'payout' | 'wallet' | 'card';

/** Until when a use of a user's money pauses, a ms timestamp, and what changed before. */
export interface MoneyHold {
  until: number;
  reason: 'contact' | 'bank';
}

/**
 * The hold on a use of a user's money at `now`; null if there is none. New bank details hold payouts. A
 * contact that staff set holds everything: whoever has the new contact may not be the owner, who can still
 * undo it. If both hold payouts, the later end counts.
 */
export function moneyHold(
  { contactHeldUntil, payoutHeldUntil }: Pick<User, 'contactHeldUntil' | 'payoutHeldUntil'>,
  use: HeldUse,
  now: number,
): MoneyHold | null {
  const contact: MoneyHold = { until: contactHeldUntil ?? 0, reason: 'contact' };
  const bank: MoneyHold = { until: use === 'payout' ? (payoutHeldUntil ?? 0) : 0, reason: 'bank' };
  const hold = bank.until > contact.until ? bank : contact;
  return hold.until > now ? hold : null;
}
