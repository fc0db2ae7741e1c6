import { z } from 'zod';
import { idSchema } from '../../basics/crud/id.js';
import { errorKeys } from '../../basics/errors/catalog.js';
import { paymentPurposes, providerNames } from '../payment/payment.schema.js';
import { typedAmount } from '../withdraw/withdraw.schema.js';
import { refundSources } from './refundable.js';

/**
 * The lifecycle of a refund to the card: `requested`; `taken` once its money has left the payer's wallet;
 * `sending` while the provider's answer is unknown; `sent` while the provider has not decided; `done`.
 * Otherwise the money ends in the payer's wallet: `kept` if it never left it, and `failed`, then `returned`,
 * if the provider refused.
 */
export const refundStates = [
  'requested',
  'taken',
  'sending',
  'sent',
  'done',
  'failed',
  'returned',
  'kept',
] as const;
export type RefundState = (typeof refundStates)[number];

/**
 * Why money is sent to the card: an admin requested it (`admin`), or the setting `refundTo` sends it after
 * one of the others.
 */
export const refundReasons = ['admin', 'cancel', 'late', 'review'] as const;
export type RefundReason = (typeof refundReasons)[number];

/** Maximum length of an admin's note. */
export const MAX_REFUND_NOTE = 300;

/** An admin's request to refund a part of a payment, or all that is left of it, to the card. */
export const refundInputSchema = z.object({
  amount: typedAmount,
  source: z.enum(refundSources),
  note: z.string().trim().min(1, 'field_required').max(MAX_REFUND_NOTE),
});
export type RefundInput = z.infer<typeof refundInputSchema>;

/** A refund to the card, for admins. `amount` is exact, in `currency`; times are ms timestamps. */
export const refundSchema = z.object({
  id: idSchema,
  /** The payment it refunds. */
  order: idSchema,
  booking: idSchema.nullable(),
  /** The reference of the trip, for people. */
  bookingReference: z.string().optional(),
  payer: z.string(),
  payerName: z.string(),
  provider: z.enum(providerNames),
  amount: z.number(),
  currency: z.string(),
  source: z.enum(refundSources),
  reason: z.enum(refundReasons),
  /** The admin who asked for it; null for a refund by the setting. */
  by: z.string().nullable(),
  byName: z.string().nullable(),
  note: z.string(),
  state: z.enum(refundStates),
  /** Why it did not reach the card: in the provider's words, or the key of an error. */
  failure: z.string().nullable(),
  /** The provider's id of the refund. */
  providerReference: z.string().nullable(),
  createdAt: z.number().int(),
  decidedAt: z.number().int().nullable(),
});
export type Refund = z.infer<typeof refundSchema>;

/**
 * A payment by card that a provider has, for admins. Amounts are exact, in `currency`; times are ms
 * timestamps.
 */
export const cardPaymentSchema = z.object({
  id: idSchema,
  purpose: z.enum(paymentPurposes),
  booking: idSchema.nullable(),
  /** The reference of the trip, for people. */
  bookingReference: z.string().optional(),
  payer: z.string(),
  payerName: z.string(),
  provider: z.enum(providerNames),
  /** The provider's id of the payment. */
  reference: z.string(),
  amount: z.number(),
  currency: z.string(),
  /** How much went back to the card, or is on its way. */
  refunded: z.number(),
  confirmedAt: z.number().int(),
});
export type CardPayment = z.infer<typeof cardPaymentSchema>;

/** The amounts of a payment that can be refunded to the card now, by their source. */
export const refundableSchema = z.object({
  wallet: z.number(),
  business: z.number(),
  /** Why nothing can be refunded now; null if something can. */
  blocked: z.enum(errorKeys).nullable(),
});
export type Refundable = z.infer<typeof refundableSchema>;
