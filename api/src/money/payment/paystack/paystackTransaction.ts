import { fromMinorUnits } from '@wayfare/shared';
import { z } from 'zod';
import type { DecidedPayment } from '../hosted/hostedCheckout.js';
import { ProviderError } from '../hosted/providerRequest.js';

/** Paystack takes amounts in hundredths, for all currencies. */
export const DECIMALS = 2;

/** A transaction, as far as it is used here; its reference is the attempt's id. */
export const transaction = z.object({
  id: z.union([z.number().int(), z.string().min(1)]).transform(String),
  status: z.string(),
  reference: z.string(),
  amount: z.number().int(),
  currency: z.string(),
});

/**
 * Converts a transaction to the result of its attempt. @throws ProviderError if it belongs to another attempt
 */
export function paymentOf(
  { id }: { id: string },
  { reference, status, amount, currency, id: payment }: z.output<typeof transaction>,
): DecidedPayment | { state: 'pending' } {
  if (reference !== id) throw new ProviderError('answered about another attempt');
  if (status !== 'success' && status !== 'failed') return { state: 'pending' };
  return {
    state: status === 'success' ? 'paid' : 'declined',
    amount: fromMinorUnits(amount, DECIMALS),
    currency,
    reference: payment,
  };
}
