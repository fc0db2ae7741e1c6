import { z } from 'zod';
import { providerNames } from '../../money/payment/payment.schema.js';

/**
 * The money that a rider reserves for a trip before it starts. There are two kinds, and a booking has at most
 * one:
 *
 * - A wallet hold reserves the estimate in the rider's own wallet, for a booking that is to be paid from it.
 *   It is stored in the booking's field `hold`. Just before the booking is written, its parts are debited
 *   from wallet and bonus money (`placeWalletHold`). A payment from the wallet returns it and debits the fare
 *   in one posting (`settleWalletPayment`). A step that pays otherwise or cancels the trip releases it
 *   (`walletHoldRelease`). What the rider adds to the price is added to it (`addToWalletHold`).
 * - A card hold is an authorization of a payment provider: it guarantees the highest fare that needs no
 *   review, and charges nothing. It is stored in the booking's field `cardHold`, and `cardAuthorization`
 *   names its record. A booking that wants one waits for it as PAYMENT_PENDING (`wantedCardHold`) and starts
 *   when the provider has it (`heldForBooking`). The step that ends or cancels the trip decides
 *   (`cardHoldAtEnd`): it captures the fare or the fee, as far as the hold reaches (`settleCapture`), or
 *   releases the hold because nothing is due.
 */
export const walletHoldSchema = z.object({
  /** All of it, with what was added later. */
  wallet: z.number(),
  bonus: z.number(),
  /** What was added to it later, each by the version of the booking that it was added to. */
  added: z.array(z.object({ version: z.number().int(), amount: z.number() })).optional(),
  /** Until it is released, which happens once. */
  open: z.boolean(),
});
export type WalletHold = z.infer<typeof walletHoldSchema>;

/**
 * The state of the amount that a trip holds on its rider's card: `wanted` until the provider holds it, then
 * `held`; `capturing` once the charge is decided, and `captured` when the business has the money. `released`
 * means that nothing will be charged; `failed` means that the provider no longer holds the amount or refused
 * to charge it.
 */
export const cardHoldStates = ['wanted', 'held', 'capturing', 'captured', 'released', 'failed'] as const;

/** The amount that a trip holds on its rider's card. Amounts are exact. */
export const cardHoldSchema = z.object({
  state: z.enum(cardHoldStates),
  /** The amount held: more is never charged to it. */
  amount: z.number(),
  /** Null until a provider holds it. */
  provider: z.enum(providerNames).nullish(),
  /** The amount to charge, once it is decided: the fare, or the fee of a canceled trip. */
  capture: z.number().nullish(),
  /** How much of the fare or fee it has paid. */
  captured: z.number().nullish(),
  /** Why it failed: a code or words of the provider, or one of `cardHoldFailures`. */
  failure: z.string().nullish(),
});
export type CardHold = z.infer<typeof cardHoldSchema>;

/**
 * The result that staff found in the provider's own panel for a charge, if the provider does not answer our
 * requests.
 */
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
