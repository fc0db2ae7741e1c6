import { type CheckoutForm, notFound, type ProviderName } from '@wayfare/shared';
import type { Request } from 'express';
import type { Page } from '../operation/page.js';
import type { PaymentOrder } from './paymentOrder.js';

/** A provider's message about a payment, after its signature was verified. */
export interface PaymentOutcome {
  order: string;
  /** Exact decimal. */
  amount: string;
  /** ISO code. */
  currency: string;
  /** The provider's id of the payment, unique within the provider. */
  reference: string;
  approved: boolean;
}

/** Where the user pays: one of our own pages, or a URL of the provider. */
export type CheckoutPage = { page: Page } | { redirect: string };

/**
 * One way to pay by card. The provider holds the money; the API trusts only messages it signed. Its name is one of the
 * known ones for which the site has a logo (rule 3.38).
 */
export interface PaymentProvider {
  name: ProviderName;
  /** Starts the payment of an order that has been checked against `form`. */
  checkout(order: PaymentOrder, form: CheckoutForm, request: Request): Promise<CheckoutPage>;
  /** Verifies the parameters a browser brings back from the provider. @throws payment_not_verified (400) */
  verifyReturn(parameters: Readonly<Record<string, string>>): Promise<PaymentOutcome>;
  /** Verifies a webhook from the provider; the signature covers the body bytes. @throws payment_not_verified (400) */
  verifyWebhook(body: Buffer, header: (name: string) => string | undefined): Promise<PaymentOutcome>;
}

/** The form of rule 7.38 is posted here; always this origin, whatever host name the client used. */
export const providerLink = (name: ProviderName): string => `/api/payments/${name}`;

/** The configured providers, in display order. */
export type PaymentProviders = readonly PaymentProvider[];

/** A provider by its name. @throws no_provider_found (404) if it is not configured */
export function providerOf(providers: PaymentProviders, name: string): PaymentProvider {
  const provider = providers.find((known) => known.name === name);
  if (!provider) throw notFound('no_provider_found');
  return provider;
}
