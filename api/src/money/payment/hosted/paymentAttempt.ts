import type { ProviderName } from '@wayfare/shared';
import type { DecidedPayment } from './hostedCheckout.js';

/** One try to pay an order at a provider with a hosted checkout. */
export interface PaymentAttempt {
  /**
   * 32 characters of a–z and 0–9, which every provider accepts as a reference; unguessable, except with a
   * saved card.
   */
  id: string;
  /** The order it pays. */
  order: string;
  provider: ProviderName;
  /** Exact, in `currency`. */
  amount: number;
  /** ISO code. */
  currency: string;
  /** ms timestamp. */
  createdAt: number;
  /** The provider's id of the checkout, and its page; absent until the provider has opened it. */
  session?: string;
  page?: string;
  /** The token that opens the provider's card form; absent for a provider with its own page. */
  clientToken?: string;
  /** The fields of the form that the payer's browser sends to the page; absent if a link leads there. */
  fields?: Record<string, string>;
  /** The card that the payer's browser brought, for a provider whose card form is on our page. */
  card?: SubmittedCard;
  /** Set if the payer keeps the card at the provider. */
  keepsCard?: true;
  /** Set if the amount is held on the card first, and captured later. */
  authorizes?: true;
  /** Set if a card pays that the payer keeps at the provider, without a page. */
  isSavedCard?: true;
  /**
   * Set if the provider did not know of the payment long after the charge was sent: another try may begin.
   */
  expired?: true;
  /** The provider's answer to the charge, once it is final. */
  decided?: DecidedPayment;
  /** When the provider is next asked for the result (ms); absent once the result is final. */
  checkDue?: number;
  /** How often it was asked because it was due. */
  checks: number;
}

/** A card that a browser submitted: tokens of the provider, never data of the card. */
export interface SubmittedCard {
  /** The provider's token and its related fields. */
  given: Record<string, string>;
  /** The payer's network address. */
  ip: string;
  /** ms timestamp. */
  at: number;
  /** Whether the provider wants the payer to confirm the payment before the card is charged. */
  confirm?: boolean;
}
