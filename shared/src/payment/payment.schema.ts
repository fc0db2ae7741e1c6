import { z } from 'zod';
import { idSchema } from '../crud/id.js';

/** The payment providers the product knows by name (rule 3.38). */
export const providerNames = [
  'paypal',
  'braintree',
  'stripe',
  'paytm',
  'payulatam',
  'flutterwave',
  'paystack',
  'securepay',
  'payfast',
  'liqpay',
  'culqi',
  'mercadopago',
  'test',
] as const;
export type ProviderName = (typeof providerNames)[number];

/** A provider a card payment can be made with (rules 3.38, 7.12). `link` takes the form of rule 7.38, below this origin. */
export const paymentProviderSchema = z.object({ name: z.enum(providerNames), link: z.string() });
export type PaymentProviderLink = z.infer<typeof paymentProviderSchema>;

/** What an order pays: a booking, or money for the payer's own wallet. */
export const paymentPurposes = ['booking', 'topup'] as const;

/**
 * How far an order is: OPEN and DECLINED ones can be paid, CONFIRMED means that a provider has the money, SETTLED that
 * the product has put it where it belongs.
 */
export const paymentStatuses = ['OPEN', 'DECLINED', 'CONFIRMED', 'SETTLED'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** Where an order's money went: it paid its booking, or it is in the payer's wallet. */
export const paymentSettlements = ['booking', 'wallet'] as const;
export type PaymentSettlement = (typeof paymentSettlements)[number];

/** A card payment as its payer sees it. `amount` is exact, in `currency`; times are ms timestamps. */
export const paymentSchema = z.object({
  /** The order_id providers are told. */
  id: idSchema,
  purpose: z.enum(paymentPurposes),
  /** The booking it pays; null for a top-up. */
  booking: idSchema.nullable(),
  amount: z.number(),
  currency: z.string(),
  status: z.enum(paymentStatuses),
  /** Where the money went, once it is settled: a booking's money that came too late is in the wallet. */
  settledAs: z.enum(paymentSettlements).nullable(),
  provider: z.enum(providerNames).nullable(),
  createdAt: z.number().int(),
  settledAt: z.number().int().nullable(),
});
export type Payment = z.infer<typeof paymentSchema>;

/** The hidden fields of the form that is posted to a provider's link, by their names (rule 7.38). */
export const checkoutFieldsSchema = z.object({
  order_id: idSchema,
  /** With as many decimals as the settings have. */
  amount: z.string(),
  /** ISO code. */
  currency: z.string(),
  product_name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  quantity: z.literal('1'),
  cust_id: idSchema,
  /** Empty for somebody without one. */
  mobile_no: z.string(),
  email: z.string(),
});
export type CheckoutFields = z.infer<typeof checkoutFieldsSchema>;

/** Everything a page needs to let somebody pay by card: the order, the form's hidden fields, and where to post them. */
export const checkoutSchema = z.object({
  payment: paymentSchema,
  fields: checkoutFieldsSchema,
  /** Empty when no provider is set up. */
  providers: z.array(paymentProviderSchema),
});
export type Checkout = z.infer<typeof checkoutSchema>;

/** A number as a browser's form or a JSON body has it. */
const written = z.union([z.string().max(40), z.number()]).transform(String);

/** The form as it arrives at a provider's link, from a browser or as JSON. */
export const checkoutFormSchema = z.object({
  order_id: idSchema,
  amount: written.pipe(z.string().regex(/^\d{1,15}(\.\d{1,10})?$/)),
  currency: z.string().max(10),
  product_name: z.string().max(200).default(''),
  first_name: z.string().max(120).default(''),
  last_name: z.string().max(120).default(''),
  quantity: written.pipe(z.literal('1')).default('1'),
  cust_id: z.string().max(64).default(''),
  mobile_no: z.string().max(40).default(''),
  email: z.string().max(254).default(''),
});
export type CheckoutForm = z.infer<typeof checkoutFormSchema>;

/** The largest amount a rider adds to the wallet at once, in units of the settings' currency. */
export const MAX_TOP_UP = 100_000;

/** What a rider sends to add money to the own wallet; empty counts as 0 (rule 5.47). */
export const topUpInputSchema = z.object({
  amount: z.union([z.number().max(MAX_TOP_UP), z.literal('')]).nullish(),
});
export type TopUpInput = z.infer<typeof topUpInputSchema>;

/** The page of the site a payer comes back to: the trip, or the wallet for a top-up. The order's id is `payment` in its query. */
export function paymentReturnPath({ id, booking }: Pick<Payment, 'id' | 'booking'>): string {
  return `${booking ? `/bookings/${booking}` : '/profile/wallet'}?payment=${id}`;
}
