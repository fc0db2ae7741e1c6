import { z } from 'zod';
import { idSchema } from '../../basics/crud/id.js';
import { translationsSchema } from '../../basics/language/translated.schema.js';
import { MAX_AMOUNT } from '../../basics/decimals/money.js';
import { MAX_TIMESTAMP } from '../../basics/time/zonedTime.js';

const amount = z.number().min(0).max(MAX_AMOUNT);

const LONGEST_DESCRIPTION = 300;

/** An admin's input for a promo (rule 3.28). `promo_validity` is the last ms timestamp of its validity. */
export const promoInputSchema = z.object({
  promo_name: z.string().trim().min(1).max(60),
  promo_description: z.string().trim().max(LONGEST_DESCRIPTION).nullish(),
  /** The description in other languages (rule 4.91). The name stays: riders enter it. */
  translations: translationsSchema({ promo_description: LONGEST_DESCRIPTION }),
  promo_discount_type: z.enum(['flat', 'percentage']),
  promo_discount_value: amount,
  max_promo_discount_value: amount,
  min_order: amount.default(0),
  promo_validity: z.number().int().min(0).max(MAX_TIMESTAMP),
  promo_usage_limit: z.number().int().min(0),
});
export type PromoInput = z.infer<typeof promoInputSchema>;

/** A promo's discount terms: a booking keeps those it was made with. */
export const promoTermsSchema = promoInputSchema.pick({
  promo_discount_type: true,
  promo_discount_value: true,
  max_promo_discount_value: true,
});
export type PromoTerms = z.infer<typeof promoTermsSchema>;

/** `user_avail` counts the users who have used it; only the product writes it. */
export const promoSchema = promoInputSchema.extend({
  id: idSchema,
  user_avail: z.number().int().min(0),
  createdAt: z.number().int(),
});
export type Promo = z.infer<typeof promoSchema>;

/** A promo as riders see it: without its usage count and limit. */
export const usablePromoSchema = promoSchema.omit({
  user_avail: true,
  promo_usage_limit: true,
  createdAt: true,
});
export type UsablePromo = z.infer<typeof usablePromoSchema>;

/** A promo requested by id or name (rule 3.28). */
export const askedPromoSchema = z.object({ promo: z.string().trim().min(1).max(64) });

/** A promo's discount on a trip. */
export const offeredDiscountSchema = promoSchema
  .pick({ id: true, promo_name: true })
  .extend({ discount: amount });
export type OfferedDiscount = z.infer<typeof offeredDiscountSchema>;
