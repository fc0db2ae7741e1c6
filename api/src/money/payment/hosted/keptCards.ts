import type { SavedCard } from '@wayfare/shared';
import type { DecidedPayment, HostedPayment } from './hostedCheckout.js';
import type { PaymentAttempt } from './paymentAttempt.js';

/**
 * The cards that a provider keeps for its owners, who opted in when they paid. Methods throw ProviderError if
 * the provider does not answer in time, or its answer is not as documented.
 */
export interface KeptCards {
  /** Makes a customer for a user; the same one when repeated. Returns the provider's id. */
  newCustomer(user: string): Promise<string>;
  list(customer: string): Promise<Omit<SavedCard, 'provider'>[]>;
  /** @throws not_found (404) unless the customer has the card */
  remove(customer: string, card: string): Promise<void>;
  /** Removes a customer with all cards, if they are still there. */
  forget(customer: string): Promise<void>;
  /**
   * Charges the card of an attempt, as `attempt.card`, while its owner is there. `confirm` if the bank wants
   * the owner to confirm the payment: then nothing was charged, and nothing will be.
   */
  charge(attempt: PaymentAttempt): Promise<DecidedPayment | { state: 'pending' } | { state: 'confirm' }>;
  /** Looks up what became of such a charge. */
  look(attempt: PaymentAttempt): Promise<HostedPayment>;
}
