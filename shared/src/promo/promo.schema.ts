import { z } from 'zod';
import { idSchema } from '../crud/id.js';
import { MAX_AMOUNT } from '../money/money.js';
import { MAX_TIMESTAMP } from '../time/zonedTime.js';

const amount = z.number().min(0).max(MAX_AMOUNT);

/** What an admin sends for a promo (rule 3.28). `promo_validity` is the last ms timestamp it is good at. */
export const promoInputSchema = z.object({
  promo_name: z.string().trim().min(1).max(60),
  promo_description: z.string().trim().max(300).nullish(),
  promo_discount_type: z.enum(['flat', 'percentage']),
  promo_discount_value: amount,
  max_promo_discount_value: amount,
  min_order: amount.default(0),
  promo_validity: z.number().int().min(0).max(MAX_TIMESTAMP),
  promo_usage_limit: z.number().int().min(0),
});
export type PromoInput = z.infer<typeof promoInputSchema>;

/** What a promo takes off a trip: a booking keeps those it was made with. */
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

/** A promo as riders are shown it: not how often it has been used, and how often it may be. */
export const usablePromoSchema = promoSchema.omit({
  user_avail: true,
  promo_usage_limit: true,
  createdAt: true,
});
export type UsablePromo = z.infer<typeof usablePromoSchema>;

/** A promo somebody asks for by id or name (rule 3.28). */
export const askedPromoSchema = z.object({ promo: z.string().trim().min(1).max(64) });

/** What a promo takes off a trip. */
export const offeredDiscountSchema = promoSchema
  .pick({ id: true, promo_name: true })
  .extend({ discount: amount });
export type OfferedDiscount = z.infer<typeof offeredDiscountSchema>;
