import { z } from 'zod';
import { idSchema } from '../../basics/crud/id.js';
import { exact } from '../../basics/decimals/money.js';
import { providerNames } from '../../money/payment/payment.schema.js';

/**
 * The kinds of differences between our records and a provider's: with `missing_here`, the provider has money
 * that we have no record of; with `missing_there`, we have a record of money that the provider does not, or
 * no longer, have; with `amount`, the amount or currency differs.
 */
export const differenceKinds = ['missing_here', 'missing_there', 'amount'] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

/**
 * A payment that differs from its provider's records. Amounts are exact; null where there is none. Times are
 * ms timestamps.
 */
export const paymentDifferenceSchema = z.object({
  id: idSchema,
  kind: z.enum(differenceKinds),
  provider: z.enum(providerNames),
  /** The attempt, which is our reference at the provider. */
  attempt: z.string(),
  order: z.string(),
  booking: z.string().nullable(),
  amount: z.number(),
  currency: z.string(),
  amountThere: z.number().nullable(),
  currencyThere: z.string().nullable(),
  /** When the payment was started, and when the difference was last found. */
  startedAt: z.number().int(),
  foundAt: z.number().int(),
});
export type PaymentDifference = z.infer<typeof paymentDifferenceSchema>;

/**
 * A payment as we know it. `isPaid` if the provider's payment is recorded, `refunded` if any of it went back
 * to the card.
 */
export interface KnownPayment {
  amount: number;
  currency: string;
  isPaid: boolean;
  isRefunded: boolean;
}

/** A payment as its provider reports it. */
export type ReportedPayment =
  | { state: 'paid' | 'declined'; amount: string; currency: string }
  | { state: 'pending' | 'expired' };

/** Returns how a payment differs from the provider's records; null if it does not. */
export function paymentDifference(known: KnownPayment, reported: ReportedPayment): DifferenceKind | null {
  if (reported.state !== 'paid')
    // Some providers no longer call a payment paid once a part of it was refunded.
    return known.isPaid && !known.isRefunded ? 'missing_there' : null;
  const isSame = exact(reported.amount).eq(known.amount) && reported.currency === known.currency;
  if (!isSame) return 'amount';
  return known.isPaid ? null : 'missing_here';
}
