import { z } from 'zod';
import { paymentSchema, providerNames } from './payment.schema.js';

/**
 * A card that its owner keeps at a payment provider. The product knows no more of it than this, and does not
 * store it.
 */
export const savedCardSchema = z.object({
  /** The provider's id of the card. */
  id: z.string().max(100),
  provider: z.enum(providerNames),
  /** As the provider names it, such as `visa`. */
  brand: z.string(),
  lastFour: z.string(),
  /** As `2030-09`; null if the provider does not report it. */
  expires: z.string().nullable(),
});
export type SavedCard = z.infer<typeof savedCardSchema>;

/** The cards of a rider, and the providers that can keep more. */
export const savedCardsSchema = z.object({
  cards: z.array(savedCardSchema),
  keptAt: z.array(z.enum(providerNames)),
  /** Providers that did not answer: cards kept there are missing. */
  silent: z.array(z.enum(providerNames)),
});
export type SavedCards = z.infer<typeof savedCardsSchema>;

/** Which saved card pays. */
export const savedCardChoiceSchema = z.object({
  provider: z.enum(providerNames),
  card: z.string().regex(/^[\w-]{1,100}$/),
});
export type SavedCardChoice = z.infer<typeof savedCardChoiceSchema>;

/**
 * The result of a payment with a saved card: `confirm` means that the bank wants its owner to confirm it,
 * which the provider's page does; nothing was paid. `pending` means that the provider has not answered yet.
 */
export const savedCardPaymentSchema = z.object({
  payment: paymentSchema,
  result: z.enum(['paid', 'declined', 'confirm', 'pending']),
});
export type SavedCardPayment = z.infer<typeof savedCardPaymentSchema>;
