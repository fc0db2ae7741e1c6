import { z } from 'zod';

export const paymentModes = ['cash', 'wallet', 'card'] as const;
export const paymentModeSchema = z.enum(paymentModes);
export type PaymentMode = (typeof paymentModes)[number];

/**
 * How a trip's fare is paid: the payers and the parts (rule 3.13). Amounts are exact decimals in the
 * settings' currency.
 */
export const farePaymentSchema = z.object({
  appcat: z.enum(['taxi', 'delivery']),
  payment_mode: paymentModeSchema,
  customer_paid: z.number(),
  discount_amount: z.number(),
  usedWalletMoney: z.number(),
  cardPaymentAmount: z.number(),
  cashPaymentAmount: z.number(),
  payableAmount: z.number(),
  promo_applied: z.boolean(),
  promo_details: z.object({ promo_key: z.string(), promo_name: z.string() }).nullable(),
});
export type FarePayment = z.infer<typeof farePaymentSchema>;
