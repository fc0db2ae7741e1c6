import { toMinorUnits } from '@wayfare/shared';
import Stripe from 'stripe';
import { ProviderError } from '../hosted/providerRequest.js';

/** Currencies whose amounts Stripe takes without decimals; UGX and ISK have two, which must be 0. */
const WHOLE = 'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' ');
const THREE_DECIMALS = 'BHD JOD KWD OMR TND'.split(' ');
const ONLY_WHOLE = ['ISK', 'UGX'];

/** Returns the number of decimals of Stripe's smallest unit of a currency. */
export const decimalsOf = (currency: string): number =>
  WHOLE.includes(currency) ? 0 : THREE_DECIMALS.includes(currency) ? 3 : 2;

/** An amount in Stripe's smallest units; null if Stripe cannot charge or refund it exactly. */
export function unitsOf({ amount, currency }: { amount: number; currency: string }): number | null {
  const units = toMinorUnits(amount, decimalsOf(currency));
  const step = ONLY_WHOLE.includes(currency) ? 100 : THREE_DECIMALS.includes(currency) ? 10 : 1;
  return units === null || units % step !== 0 ? null : units;
}

/** The answer to a request. @throws ProviderError with nothing of the request in it */
export async function stripeAnswer<T>(request: Promise<T>): Promise<T> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError)
      throw new ProviderError(`${error.type} ${error.code ?? ''}`.trim(), error.statusCode ?? null);
    throw new ProviderError('answered in an unknown shape');
  }
}
