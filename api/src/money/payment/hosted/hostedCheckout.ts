import type { ProviderName } from '@wayfare/shared';
import type { WebhookMessage } from '../paymentProvider.js';
import type { ProviderAuthorizations } from '../providerAuthorizations.js';
import type { ProviderRefunds } from '../providerRefunds.js';
import type { CardForm } from './cardForm.js';
import type { KeptCards } from './keptCards.js';
import type { PaymentAttempt } from './paymentAttempt.js';

/** Who pays for what, as the provider learns it. `email` is never empty. */
export interface PayerDetails {
  product: string;
  email: string;
  firstName: string;
  lastName: string;
  /** The provider's id of a payer who wants to keep the card there. */
  customer?: string;
}

/** The same, with the addresses that the provider's page needs. */
export interface CheckoutDetails extends PayerDetails {
  /** The provider sends the payer back to this address after any result. */
  returnUrl: string;
  /** Our page with the provider's card form. */
  cardPage: string;
  /** The address of the provider's webhooks, for providers that receive it with each checkout. */
  webhookUrl: string;
}

/** A checkout that the payer can go to. */
export interface OpenedCheckout {
  /** The provider's id of it. */
  session: string;
  /** Its address at the provider. */
  page: string;
  /** A token that can only open a card form in the payer's browser. */
  clientToken?: string;
  /**
   * For providers that accept no link: the fields of a form that the payer's browser posts to the page. They
   * contain no secrets.
   */
  fields?: Record<string, string>;
}

/** A payment as the provider reports it when asked: the only source that the API trusts. */
export type HostedPayment =
  /** The payer may still pay, or the provider has not decided yet. */
  | { state: 'pending' }
  /** The payer has not paid, and no longer can. */
  | { state: 'expired' }
  | DecidedPayment
  | HeldPayment;

/**
 * A payment of an attempt with `authorizes`: the amount is held on the card, or `amount` of it was charged.
 */
export interface HeldPayment extends Omit<DecidedPayment, 'state'> {
  state: 'held' | 'captured';
}

/** The final result of a payment. */
export interface DecidedPayment {
  state: 'paid' | 'declined';
  /** Exact decimal. */
  amount: string;
  /** ISO code. */
  currency: string;
  /** The provider's id of the payment. */
  reference: string;
}

/**
 * A provider with a payment page of its own, or with a card form for our page. Card data never reaches our
 * servers. Methods that call the provider throw ProviderError if it does not answer in time, or its answer is
 * not as documented.
 */
export interface HostedCheckout {
  name: ProviderName;
  /** The provider's name as payers know it. */
  title: string;
  /**
   * Opens a checkout that can be paid once; the attempt's id is the reference at the provider.
   * @throws payment_unsupported (400) for an amount or currency that the provider cannot charge exactly
   */
  open(attempt: PaymentAttempt, details: CheckoutDetails): Promise<OpenedCheckout>;
  /** Looks up the payment of an attempt. With a card form it is asked only once a card was submitted. */
  look(attempt: PaymentAttempt): Promise<HostedPayment>;
  /**
   * The id of the attempt that a webhook is about; null if it is genuine but about something else.
   * @throws payment_not_verified (400) unless it is genuine
   */
  reportedAttempt(message: WebhookMessage): Promise<string | null>;
  /** Its card form, if it has no payment page of its own. */
  form?: CardForm;
  /** The cards that it keeps for payers, if it does so for us. */
  cards?: KeptCards;
  /**
   * Asks the provider for something that changes nothing, with our keys.
   * @throws ProviderError with the status 401 or 403 if it rejects them
   */
  probe(): Promise<void>;
  /** How it holds an amount on a card and captures it later, if it can. */
  authorizations?: ProviderAuthorizations;
  /** How it sends money back to the card. */
  refunds: ProviderRefunds;
}
