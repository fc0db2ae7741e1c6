import { z } from 'zod';
import { providerNames } from '../../money/payment/payment.schema.js';

/**
 * What has become of the amount that a trip holds on its rider's card: `wanted` until the provider holds it,
 * `capturing` once it is decided what is charged, `captured` when the business has that money. `released` is
 * the decision to charge nothing; `failed` that the provider no longer holds the amount or refused to charge
 * it.
 */
export const cardHoldStates = ['wanted', 'held', 'capturing', 'captured', 'released', 'failed'] as const;

/** The amount that a trip holds on its rider's card. Amounts are exact. */
export const cardHoldSchema = z.object({
  state: z.enum(cardHoldStates),
  /** The amount held: more is never charged to it. */
  amount: z.number(),
  /** Null until a provider holds it. */
  provider: z.enum(providerNames).nullish(),
  /** What is charged, once it is decided: the fare, or the fee of a canceled trip. */
  capture: z.number().nullish(),
  /** How much of the fare or fee it has paid. */
  captured: z.number().nullish(),
  /** Why it failed: a code or words of the provider, or one of `holdFailures`. */
  failure: z.string().nullish(),
});
export type CardHold = z.infer<typeof cardHoldSchema>;

/** What staff found in the provider's own panel about a charge to which the provider does not answer here. */
export const recordCardHoldInputSchema = z
  .object({
    outcome: z.enum(['charged', 'not_charged']),
    /** The provider's id of the payment: required if it was charged. */
    reference: z
      .string()
      .regex(/^[\w.:-]{1,100}$/)
      .nullish(),
  })
  .refine(({ outcome, reference }) => outcome === 'not_charged' || Boolean(reference), {
    path: ['reference'],
  });
export type RecordCardHoldInput = z.infer<typeof recordCardHoldInputSchema>;
