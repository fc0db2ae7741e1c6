import type { PagePolicy } from '../../../platform/operation/page.js';
import type { PaymentAttempt } from './paymentAttempt.js';
import type { HostedPayment, PayerDetails } from './hostedCheckout.js';

/**
 * The card form of a provider without a payment page of its own. Our page loads the provider's script, which
 * shows its own fields in frames of the provider and turns the card into a token. We see only the token, and
 * charge it.
 */
export interface CardForm {
  /** Returns the parts of an attempt's page. They contain no secrets. */
  page(attempt: PaymentAttempt): CardFormPage;
  /**
   * Returns the provider's token and its related fields from the form that the browser posts; null if the
   * form has no token.
   */
  read(form: Readonly<Record<string, string>>): Record<string, string> | null;
  /**
   * Charges the card that a browser brought, as `attempt.card`. Each attempt is charged once, unless the
   * provider asks for the payer's confirmation first.
   * @throws ProviderError if the provider does not answer in time, or its answer is not as documented: the
   *   card may have been charged or not
   */
  charge(attempt: PaymentAttempt, details: PayerDetails): Promise<HostedPayment | { state: 'confirm' }>;
}

/** A card form as a browser runs it. */
export interface CardFormPage {
  /** The provider's script files. */
  scripts: readonly string[];
  /** Our script, which fills the form's hidden fields and sends it. */
  script: string;
  /** The values that our script reads from the form's `data-` attributes. */
  data: Readonly<Record<string, string>>;
  /** The hidden fields of the form that the script fills. */
  hidden: readonly string[];
  /**
   * Where the provider's script puts its fields: a label for each id. Empty if it opens a window over the
   * page.
   */
  fields: readonly { id: string; label: 'number' | 'expires' | 'code' | 'card' }[];
  /** The addresses that the page may use, besides those of the scripts. */
  allows: PagePolicy;
}
