import { type Amount, exact } from '../../basics/decimals/money.js';

/**
 * Acts of staff, other than postings by hand, that give the business's money or change what a person owes:
 * the business's part of a refund to a card, a raise, a fare review, another fare of a paid trip, returning a
 * payout that was marked as paid, a cancellation fee that a rider would have paid, a charge that is recorded
 * without the provider's word, what a promo can give to its users, and what referrals can give to one
 * referrer in a month. Also the fare of a trip that the business pays, or that nobody pays because staff
 * canceled the trip under way.
 */
export const giftKinds = [
  'refund',
  'raise',
  'fareReview',
  'fareCorrection',
  'payoutFailure',
  'waivedFee',
  'cardHold',
  'promo',
  'bonus',
  'writeOff',
  'canceledTrip',
] as const;
export type GiftKind = (typeof giftKinds)[number];

/** Whether a kind of adjustment is a gift: it is made by the act it belongs to and not by a posting. */
export const isGiftKind = (kind: string): kind is GiftKind => (giftKinds as readonly string[]).includes(kind);

/**
 * Kinds that belong to the daily work of accounts without a credit limit: only the sum of the day limits
 * them.
 */
const DAILY_WORK: readonly GiftKind[] = ['waivedFee', 'cardHold', 'canceledTrip'];

/** The limits of a person who gives; null for none. */
export interface GiftLimits {
  /** The account's credit limit: see `creditLimitOf`. */
  creditLimit: number | null;
  /** The most that one person gives in a day without a second person. */
  approvalLimit: number | null;
}

/**
 * Whether a gift waits for a second person. Both sums include it: what this person has given without a
 * second one for the same payment, trip, or payout (`forSubject`), and within the last 24 hours by acts of
 * all kinds (`ofDay`).
 */
export function giftWaits(
  kind: GiftKind,
  { forSubject, ofDay }: { forSubject: Amount; ofDay: Amount },
  { creditLimit, approvalLimit }: GiftLimits,
): boolean {
  const isAbove = (sum: Amount, limit: number | null) => limit !== null && exact(sum).gt(limit);
  if (isAbove(ofDay, approvalLimit)) return true;
  return !DAILY_WORK.includes(kind) && isAbove(forSubject, creditLimit ?? approvalLimit);
}
