import { exact } from '@wayfare/shared';
import type {
  Authorization,
  ProviderAuthorizations,
  RefusedAuthorization,
} from '../providerAuthorizations.js';
import type { PaymentAttempt } from './paymentAttempt.js';
import { ProviderError } from './providerRequest.js';

/**
 * Statuses of answers that refuse the request itself; others may pass, such as a wrong key or too many
 * requests.
 */
const REFUSALS: readonly (number | null)[] = [400, 402, 404, 410, 422];

/** The requests of one provider. */
interface Requests {
  look(attempt: PaymentAttempt): Promise<Authorization>;
  /**
   * Captures an authorization by the provider's id of it. Null for an amount that it cannot capture exactly.
   */
  capture(attempt: PaymentAttempt, authorization: string, amount: number): Promise<Authorization> | null;
  release(attempt: PaymentAttempt, authorization: string): Promise<void>;
}

/**
 * Implements the part that all providers share: looks up an authorization before it is captured or released,
 * and again if the provider refuses. So a request whose answer was lost, or that another process sent, is
 * found instead of repeated.
 */
export function oneAuthorization({ look, capture, release }: Requests): ProviderAuthorizations {
  async function decide(
    attempt: PaymentAttempt,
    ask: () => Promise<Authorization>,
  ): Promise<Authorization | RefusedAuthorization> {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof ProviderError) || !REFUSALS.includes(error.status)) throw error;
      const now = await look(attempt);
      return now.state === 'authorized' ? { state: 'refused', reason: error.message } : now;
    }
  }

  return {
    look,

    async capture(attempt, amount) {
      const held = await look(attempt);
      if (held.state !== 'authorized') return held;
      if (amount <= 0 || exact(amount).gt(held.amount) || held.currency !== attempt.currency)
        return { state: 'refused', reason: 'not_authorized' };
      return decide(attempt, async () => {
        const captured = capture(attempt, held.reference, amount);
        if (!captured) throw new ProviderError('payment_unsupported', 422);
        return captured;
      });
    },

    async release(attempt) {
      const held = await look(attempt);
      if (held.state !== 'authorized') return held;
      return decide(attempt, async () => {
        await release(attempt, held.reference);
        return { state: 'gone' };
      });
    },
  };
}
