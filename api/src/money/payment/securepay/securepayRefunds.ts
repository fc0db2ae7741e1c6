import { toMinorUnits } from '@wayfare/shared';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock.js';
import { type ProviderApi, ProviderError, requestProvider } from '../hosted/providerRequest.js';
import { refundAnswer } from '../hosted/refundAnswer.js';
import type { SecurepayToken } from './securepayToken.js';
import type { ProviderRefunds, RefundRequest, RefundResult } from '../providerRefunds.js';

const refund = z.object({ status: z.string(), orderId: z.string() });
/** For how long a repeated request with the same key is taken to be the same refund, in ms. */
const REPEATS_MS = 24 * 60 * 60_000;
/**
 * The network address that a refund is reported to come from: SecurePay wants one, and no payer asks for it.
 */
const OUR_ADDRESS = '127.0.0.1';

/**
 * Refunds of SecurePay's orders. It documents no way to look one up: a refund whose answer was lost is sent
 * again with the same key, which refunds once.
 */
export function securepayRefunds(
  api: ProviderApi,
  { token, merchantCode, clock }: { token: SecurepayToken; merchantCode: string; clock: Clock },
): ProviderRefunds {
  async function ask({ id, attempt, amount, sends, requestedAt }: RefundRequest): Promise<RefundResult> {
    if (sends > 0 && clock.now() - requestedAt > REPEATS_MS)
      throw new ProviderError('may have refunded already, and cannot be asked');
    const cents = toMinorUnits(amount, 2);
    if (cents === null) return { state: 'refused', reason: 'payment_unsupported' };
    const { status } = await requestProvider(api, {
      method: 'POST',
      path: `/v2/orders/${encodeURIComponent(attempt)}/refunds`,
      headers: {
        authorization: `Bearer ${await token()}`,
        'content-type': 'application/json',
        'idempotency-key': id,
      },
      body: JSON.stringify({ amount: cents, merchantCode, ip: OUR_ADDRESS }),
      answers: refund,
    });
    if (status === 'paid') return { state: 'done', reference: id };
    return status === 'failed' ? { state: 'refused', reason: status } : { state: 'pending', reference: id };
  }

  return {
    repeatable: true,
    send: (request) => refundAnswer(ask(request)),
    async look(request) {
      if (request.reference !== null) return ask(request);
      // Nothing is known of a refund whose answer was lost until it is sent again, to a SecurePay that
      // answers.
      await token({ isNew: true });
      return null;
    },
  };
}
