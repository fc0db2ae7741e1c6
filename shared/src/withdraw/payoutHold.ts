import type { User } from '../user/user.schema.js';

const HOUR_MS = 60 * 60_000;

/** The fields that say where a user is paid out to. */
export const bankFields = ['bankName', 'bankCode', 'bankAccount'] as const;
type BankDetails = Partial<Pick<User, (typeof bankFields)[number]>>;

/** An absent, null and empty bank field are the same: nothing is entered. */
const entered = (value: string | null | undefined) => value?.trim() ?? '';

/** Whether a change gives a user other bank details. Fields that were not sent do not count. */
export function changesBankDetails(before: BankDetails, sent: BankDetails): boolean {
  return bankFields.some((field) => field in sent && entered(before[field]) !== entered(sent[field]));
}

/**
 * Until when payouts pause after bank details changed at `now`, a ms timestamp. A hold that ends later stays. `hours` is the
 * setting `payoutHoldHours`; 0 adds no hold. Null when there is none.
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

/** Whether the user's payouts pause at `now` because their bank details changed recently. */
export const isPayoutHeld = (user: Pick<User, 'payoutHeldUntil'>, now: number): boolean =>
  (user.payoutHeldUntil ?? 0) > now;
