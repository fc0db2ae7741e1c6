import type { ProviderName } from '@wayfare/shared';

/** A user as a provider knows them: the cards that they keep there belong to it. */
export interface PaymentCustomer {
  id: string;
  provider: ProviderName;
  /** The user's id. */
  user: string;
  /** The provider's id. */
  customer: string;
  /**
   * When the provider is next asked to delete the user's data, after the account was deleted (ms timestamp).
   */
  forgetDue?: number;
}
