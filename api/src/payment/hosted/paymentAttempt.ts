import type { ProviderName } from '@wayfare/shared';

/** One try to pay an order at a provider with a hosted checkout. */
export interface PaymentAttempt {
  /** 32 characters of a–z and 0–9, which every provider accepts as a reference; unguessable. */
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
  /** The fields of the form that the payer's browser sends to the page; absent if a link leads there. */
  fields?: Record<string, string>;
  /** When the provider is next asked for the result (ms); absent once the result is final. */
  checkDue?: number;
  /** How often it was asked because it was due. */
  checks: number;
}
