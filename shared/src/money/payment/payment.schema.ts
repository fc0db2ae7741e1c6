import { z } from 'zod';
import { idSchema } from '../../basics/crud/id.js';

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

/** A provider for card payments (rules 3.38, 7.12). `link`, on this origin, accepts the form of rule 7.38. */
export const paymentProviderSchema = z.object({ name: z.enum(providerNames), link: z.string() });

/** The purpose of an order: to pay for a booking, to top up the payer's own wallet, or a guest's tip. */
export const paymentPurposes = ['booking', 'topup', 'tip'] as const;
export type PaymentPurpose = (typeof paymentPurposes)[number];

/**
 * The state of an order: OPEN and DECLINED ones can be paid, CONFIRMED means that a provider has the money,
 * SETTLED that it was applied to the booking or wallet. HELD means that a provider holds the amount on the
 * card. A later charge of it has an order of its own.
 */
export const paymentStatuses = ['OPEN', 'DECLINED', 'HELD', 'CONFIRMED', 'SETTLED'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** Where an order's money went: to its booking, or to the payer's wallet. */
export const paymentSettlements = ['booking', 'wallet'] as const;
export type PaymentSettlement = (typeof paymentSettlements)[number];

/** A card payment as its payer sees it. `amount` is exact, in `currency`; times are ms timestamps. */
export const paymentSchema = z.object({
  /** The order_id sent to providers. */
  id: idSchema,
  purpose: z.enum(paymentPurposes),
  /** The booking it pays for, or whose driver gets the tip; null for a top-up. */
  booking: idSchema.nullable(),
  amount: z.number(),
  currency: z.string(),
  status: z.enum(paymentStatuses),
  /** The amount is held on the card before the trip, and only the fare is charged. */
  holds: z.boolean(),
  /** Where the money went, once settled: money that arrived too late for its booking is in the wallet. */
  settledAs: z.enum(paymentSettlements).nullable(),
  provider: z.enum(providerNames).nullable(),
  createdAt: z.number().int(),
  settledAt: z.number().int().nullable(),
});
export type Payment = z.infer<typeof paymentSchema>;

/** The hidden fields of the form posted to a provider's link, by name (rule 7.38). */
const checkoutFieldsSchema = z.object({
  order_id: idSchema,
  /** With the settings' number of decimals. */
  amount: z.string(),
  /** ISO code. */
  currency: z.string(),
  product_name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  quantity: z.literal('1'),
  /** The payer's account; empty for a guest, who only has the link of a booking. */
  cust_id: z.union([idSchema, z.literal('')]),
  /** Empty if the payer has none. */
  mobile_no: z.string(),
  email: z.string(),
});
export type CheckoutFields = z.infer<typeof checkoutFieldsSchema>;

/**
 * Everything a page needs for a card payment: the order, the form's hidden fields, and where to post them.
 */
export const checkoutSchema = z.object({
  payment: paymentSchema,
  fields: checkoutFieldsSchema,
  /** Empty if no provider is set up. */
  providers: z.array(paymentProviderSchema),
});
export type Checkout = z.infer<typeof checkoutSchema>;

/** A number as a browser form or a JSON body contains it. */
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
  /** Set by a payer who wants to keep the card at the provider for the next payment. */
  save_card: z.literal('1').optional(),
});
export type CheckoutForm = z.infer<typeof checkoutFormSchema>;

/** The largest top-up a rider can make at once, in units of the settings' currency. */
const MAX_TOP_UP = 100_000;

/** A rider's request to top up their own wallet; empty counts as 0 (rule 5.47). */
export const topUpInputSchema = z.object({
  amount: z.union([z.number().max(MAX_TOP_UP), z.literal('')]).nullish(),
});
export type TopUpInput = z.infer<typeof topUpInputSchema>;

/**
 * A payer returns to this page of the site: the trip, or the wallet for a top-up. Its query has the order's
 * id as `payment`.
 */
export function paymentReturnPath({ id, booking }: Pick<Payment, 'id' | 'booking'>): string {
  return `${booking ? `/bookings/${booking}` : '/profile/wallet'}?payment=${id}`;
}
