import type { HeldAmounts } from '../paymentProvider.js';
import type { ProviderAuthorizations } from '../providerAuthorizations.js';
import type { PaymentAttempt } from './paymentAttempt.js';

/** The amounts that a provider with hosted checkouts holds: each belongs to the attempt with its id. */
export const heldAmounts = (
  { capture, release }: ProviderAuthorizations,
  attemptOf: (id: string) => Promise<PaymentAttempt>,
): HeldAmounts => ({
  capture: async (authorization, amount) => capture(await attemptOf(authorization), amount),
  release: async (authorization) => release(await attemptOf(authorization)),
});
