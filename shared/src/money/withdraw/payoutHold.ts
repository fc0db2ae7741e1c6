import type { User } from '../../people/user/user.schema.js';

const HOUR_MS = 60 * 60_000;

/** The fields for a user's payout destination. */
export const bankFields = ['bankName', 'bankCode', 'bankAccount'] as const;
type BankDetails = Partial<Pick<User, (typeof bankFields)[number]>>;

/** An absent, null or empty bank field all mean that nothing was entered. */
const trim = (value: string | null | undefined) => value?.trim() ?? '';

/** Whether a change replaces a user's bank details. Fields that were not sent do not count. */
export function changesBankDetails(before: BankDetails, sent: BankDetails): boolean {
  return bankFields.some((field) => field in sent && trim(before[field]) !== trim(sent[field]));
}

/**
 * When the payout pause after a change of bank details at `now` ends, a ms timestamp. An existing hold
 * that ends later stays. `hours` is the setting `payoutHoldHours`; 0 adds no hold. Null if there is no
 * hold.
 */
export function payoutHeldUntil(
  before: Pick<User, 'payoutHeldUntil'>,
  now: number,
  { payoutHoldHours: hours }: { payoutHoldHours: number },
): number | null {
  const current = before.payoutHeldUntil ?? null;
  if (hours <= 0) return current;
  return Math.max(current ?? 0, now + hours * HOUR_MS);
}

/** Whether the user's payouts are paused at `now` because their bank details changed recently. */
export const isPayoutHeld = (user: Pick<User, 'payoutHeldUntil'>, now: number): boolean =>
  (user.payoutHeldUntil ?? 0) > now;
