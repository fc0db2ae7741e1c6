import { type CheckoutForm, notFound, type ProviderName } from '@wayfare/shared';
import type { Request } from 'express';
import type { Page } from '../http/page.js';
import type { PaymentOrder } from './payment.repository.js';

/** What a provider says about a payment, once its signature is found to be right. */
export interface PaymentOutcome {
  order: string;
  /** Exact decimal. */
  amount: string;
  /** ISO code. */
  currency: string;
  /** The provider's own name for the payment, unique with it. */
  reference: string;
  approved: boolean;
}

/** Where somebody pays: a page of our own, or an address of the provider's. */
export type CheckoutPage = { page: Page } | { redirect: string };

/**
 * One way to pay by card. What stands behind it has the money; the product only believes what it has signed.
 * A provider is named after one of the known ones, whose logo the site has (rule 3.38).
 */
export interface PaymentProvider {
  name: ProviderName;
  /** Lets a payer pay an order that has been checked against `form`. */
  checkout(order: PaymentOrder, form: CheckoutForm, request: Request): Promise<CheckoutPage>;
  /** What the browser of somebody who comes back from the provider brings along. @throws payment_not_verified (400) */
  verifyReturn(parameters: Readonly<Record<string, string>>): Promise<PaymentOutcome>;
  /** What the provider tells by itself; the signature is over the bytes of the body. @throws payment_not_verified (400) */
  verifyWebhook(body: Buffer, header: (name: string) => string | undefined): Promise<PaymentOutcome>;
}

/** The form of rule 7.38 is posted here; of this origin, whatever people call it. */
export const providerLink = (name: ProviderName): string => `/api/payments/${name}`;

/** The providers that are set up, in the order they are shown in. */
export type PaymentProviders = readonly PaymentProvider[];

/** A provider by its name. @throws no_provider_found (404) for one that is not set up */
export function providerOf(providers: PaymentProviders, name: string): PaymentProvider {
  const provider = providers.find((known) => known.name === name);
  if (!provider) throw notFound('no_provider_found');
  return provider;
}
