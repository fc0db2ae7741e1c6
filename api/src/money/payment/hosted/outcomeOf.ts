import type { PaymentOutcome } from '../paymentProvider.js';
import type { HostedPayment } from './hostedCheckout.js';
import type { PaymentAttempt } from './paymentAttempt.js';

/** Converts the result of an attempt to the outcome for its order. */
export function outcomeOf({ id, order }: PaymentAttempt, payment: HostedPayment): PaymentOutcome {
  switch (payment.state) {
    case 'paid':
    case 'declined':
      return { order, ...payment, state: payment.state, attempt: id };
    case 'held':
    case 'captured':
      return { order, ...payment, state: payment.state, authorization: id };
    default:
      return { order, ...payment };
  }
}
