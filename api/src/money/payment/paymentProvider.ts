import { type CheckoutForm, notFound, type ProviderName, type SavedCard } from '@wayfare/shared';
import type { Request } from 'express';
import type { Page } from '../../platform/operation/page.js';
import type { PaymentAttempt } from './hosted/paymentAttempt.js';
import type { PaymentOrder } from './paymentOrder.js';
import type { Authorization, RefusedAuthorization } from './providerAuthorizations.js';
import type { ProviderRefunds } from './providerRefunds.js';

/**
 * The verified result of an order's payment, as the provider reports it. `authorization` is our id of a held
 * amount.
 */
export type PaymentOutcome = { order: string } & (
  | {
      state: 'paid' | 'declined';
      /** Exact decimal. */
      amount: string;
      /** ISO code. */
      currency: string;
      /** The provider's id of the payment, unique within the provider. */
      reference: string;
      /** The attempt that was paid or declined. */
      attempt?: string;
    }
  /**
   * The provider holds the amount on the card, or has charged a part of it. Then `amount` is the charged
   * part.
   */
  | { state: 'held' | 'captured'; amount: string; currency: string; reference: string; authorization: string }
  /** Not decided yet. The payer continues on our page, if set. */
  | { state: 'pending'; continueAt?: string }
  /** It was never made. */
  | { state: 'expired' }
);

/** A webhook as it arrived. */
export interface WebhookMessage {
  /** The bytes that signatures cover. */
  body: Buffer;
  query: Readonly<Record<string, string>>;
  header(name: string): string | undefined;
}

/** Cards that payers keep at a provider. */
export interface ProviderCards {
  list(user: string): Promise<SavedCard[]>;
  /** @throws not_found (404) unless the user has the card */
  remove(user: string, card: string): Promise<void>;
  /** Removes everything that the provider keeps of a customer. */
  forget(customer: string): Promise<void>;
  /**
   * Pays an order with a card of its payer, once at a time. Null if the bank wants the payer to confirm the
   * payment on a page of the provider. @throws not_found (404); payment_closed (409); payment_unsupported
   * (400), also for an amount that is held first
   */
  pay(order: PaymentOrder, card: string, ip: string): Promise<PaymentOutcome | null>;
}

/**
 * One way to pay by card. The provider holds the money; the API trusts only messages it signed. Its name is a
 * known one with a logo on the site (rule 3.38).
 */
export interface PaymentProvider {
  name: ProviderName;
  /** Starts the payment of an order that has been checked against `form`. */
  checkout(order: PaymentOrder, form: CheckoutForm, request: Request): Promise<{ page: Page }>;
  /**
   * Our page for entering the card of an attempt, for a provider without a page of its own.
   * @throws not_found (404); payment_closed (409) once a card was submitted, or the order is no longer to be
   *   paid
   */
  cardPage?(attempt: string, request: Request): Promise<Page>;
  /**
   * Verifies the parameters a browser brings back from the provider or from the page with its card
   * form; the card of that form is charged then. @throws payment_not_verified (400); payment_closed (409)
   */
  verifyReturn(parameters: Readonly<Record<string, string>>, request: Request): Promise<PaymentOutcome>;
  /**
   * Verifies a webhook from the provider; null if it is genuine but not about one of our payments.
   * @throws payment_not_verified (400)
   */
  verifyWebhook(message: WebhookMessage): Promise<PaymentOutcome | null>;
  /**
   * The current result of an attempt; absent for providers that report every result. @throws ProviderError
   */
  resultOf?(attempt: PaymentAttempt): Promise<PaymentOutcome>;
  /** Cards that payers keep there; absent for a provider that keeps none for us. */
  cards?: ProviderCards;
  /**
   * The functions that charge or release an amount held on a card; absent for a provider that charges
   * immediately.
   */
  authorizations?: HeldAmounts;
  /** How it sends money back to the card. */
  refunds: ProviderRefunds;
}

/**
 * Charges or releases amounts that a provider holds, by our id of the authorization. Both throw ProviderError
 * if the provider does not answer in time, or its answer is not as documented; repeating them is safe. See
 * `ProviderAuthorizations`.
 */
export interface HeldAmounts {
  capture(authorization: string, amount: number): Promise<Authorization | RefusedAuthorization>;
  release(authorization: string): Promise<Authorization | RefusedAuthorization>;
}

/**
 * Returns the path to which the form of rule 7.38 is posted, always at this origin, regardless of the host
 * name that the client used.
 */
export const providerLink = (name: ProviderName): string => `/api/payments/${name}`;

/** The configured providers, in display order. */
export type PaymentProviders = readonly PaymentProvider[];

/** A provider by its name. @throws no_provider_found (404) if it is not configured */
export function providerOf(providers: PaymentProviders, name: string): PaymentProvider {
  const provider = providers.find((known) => known.name === name);
  if (!provider) throw notFound('no_provider_found');
  return provider;
}
