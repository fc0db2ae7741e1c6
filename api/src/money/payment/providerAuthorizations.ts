import type { PaymentAttempt } from './hosted/paymentAttempt.js';

/** The state, at the provider, of the amount that an attempt holds on a card. */
export type Authorization =
  | {
      /**
       * `captured` once the business has the money. Then `amount` is the captured part, and the rest is free
       * again.
       */
      state: 'authorized' | 'captured';
      /** Exact decimal. */
      amount: string;
      /** ISO code. */
      currency: string;
      /** The provider's id: of the authorization, or of the payment that its capture made. */
      reference: string;
    }
  /** The payer or the provider has not decided yet. */
  | { state: 'pending' }
  /** Nothing is held: it was refused, released or never made, or it expired. */
  | { state: 'gone' };

/** The provider refused the request, and still holds the amount. `reason` is its code or words. */
export interface RefusedAuthorization {
  state: 'refused';
  reason: string;
}

/**
 * How a provider holds an amount on a card first and charges it later, for attempts with `authorizes`. They
 * are opened, and their cards submitted, like those that are charged at once. All methods throw ProviderError
 * if the provider does not answer in time, or its answer is not as documented: it may have done the request
 * in that case. Repeating a call is safe. But the caller decides once whether to capture or to release: at
 * Braintree, releasing an amount while it is being captured would undo the capture.
 */
export interface ProviderAuthorizations {
  /** Looks up the amount that is held for an attempt, or was captured. */
  look(attempt: PaymentAttempt): Promise<Authorization>;
  /**
   * Captures a part of the held amount, or all of it, in its currency. The rest is released. It happens at
   * most once: an earlier capture is returned, also one of another amount.
   */
  capture(attempt: PaymentAttempt, amount: number): Promise<Authorization | RefusedAuthorization>;
  /** Releases the held amount. A captured amount stays captured, and is returned. */
  release(attempt: PaymentAttempt): Promise<Authorization | RefusedAuthorization>;
}
