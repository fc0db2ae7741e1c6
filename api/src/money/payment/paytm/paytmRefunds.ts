import { withDecimals } from '@wayfare/shared';
import { z } from 'zod';
import type { ProviderRefunds, RefundResult } from '../providerRefunds.js';

/** The code of a refund that Paytm does not know. */
const UNKNOWN_REFUND = '631';
/** Codes of refusals that may be temporary: a repeated reference, a refund under way, a system error. */
const MAY_PASS = ['607', '617', '628', '629', '501', 'DUPLICATE_REF_ID'];

const answer = z.object({
  body: z.object({
    resultInfo: z.object({
      resultStatus: z.string(),
      resultCode: z.string(),
      resultMsg: z.string().optional(),
    }),
    refundId: z.string().optional(),
  }),
});
type Asked = (path: string, contents: object, answers: typeof answer) => Promise<z.output<typeof answer>>;

/**
 * Refunds of Paytm's transactions; the refId is our id, and repeating it is safe. `asked` sends a signed
 * request.
 */
export function paytmRefunds(mid: string, asked: Asked): ProviderRefunds {
  return {
    repeatable: true,

    async send({ id, attempt, payment, amount }) {
      const refundAmount = withDecimals(amount, 2);
      if (refundAmount === null) return { state: 'refused', reason: 'payment_unsupported' };
      const { body } = await asked(
        '/refund/apply',
        { mid, txnType: 'REFUND', orderId: attempt, txnId: payment, refId: id, refundAmount },
        answer,
      );
      return resultOf(body, id);
    },

    async look({ id, attempt }) {
      const { body } = await asked('/v2/refund/status', { mid, orderId: attempt, refId: id }, answer);
      return body.resultInfo.resultCode === UNKNOWN_REFUND ? null : resultOf(body, id);
    },
  };
}

function resultOf({ resultInfo, refundId }: z.output<typeof answer>['body'], id: string): RefundResult {
  const { resultStatus: status, resultCode: code, resultMsg: text } = resultInfo;
  const reference = refundId ?? id;
  if (status === 'TXN_SUCCESS') return { state: 'done', reference };
  const isRefused = status === 'TXN_FAILURE' && !MAY_PASS.includes(code);
  return isRefused
    ? { state: 'refused', reason: `${code} ${text ?? ''}`.trim() }
    : { state: 'pending', reference };
}
