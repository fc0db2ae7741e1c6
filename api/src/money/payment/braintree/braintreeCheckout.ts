import { invalid, withDecimals } from '@wayfare/shared';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock.js';
import { isSameSecret } from '../../../platform/secret.js';
import type { HostedCheckout, HostedPayment } from '../hosted/hostedCheckout.js';
import type { PaymentAttempt } from '../hosted/paymentAttempt.js';
import { NO_PAYMENT, type ProviderApi, ProviderError } from '../hosted/providerRequest.js';
import { braintreeAuthorizations } from './braintreeAuthorizations.js';
import { braintreeCards } from './braintreeCards.js';
import { braintreeForm } from './braintreeForm.js';
import { braintreeRefunds } from './braintreeRefunds.js';
import { braintreeRequest } from './braintreeRequest.js';
import { braintreeSignature } from './braintreeSignature.js';
import {
  APPEARS_WITHIN_MS,
  paymentOf,
  searchTransactions,
  transaction,
  TRANSACTION_FIELDS,
} from './braintreeTransaction.js';
import { decimalsOf } from './currencyDecimals.js';

/** How an installation uses Braintree. */
export interface BraintreeOptions extends ProviderApi {
  publicKey: string;
  privateKey: string;
  /** The merchant account of each currency; it decides the currency of a charge. */
  merchantAccounts: Readonly<Record<string, string>>;
  /** Where Braintree's scripts are. */
  scriptUrl: string;
  /** Whether the payer's bank is asked to confirm each payment. */
  threeDSecure: boolean;
  clock: Clock;
}

/**
 * Braintree's Hosted Fields on our page, and its GraphQL API; the order id of a transaction is the attempt's
 * id.
 */
export function braintreeCheckout(options: BraintreeOptions): HostedCheckout {
  const { publicKey, privateKey, merchantAccounts, scriptUrl, threeDSecure, clock, ...api } = options;
  const request = braintreeRequest(api, { publicKey, privateKey });

  /**
   * Returns the input of a charge for an attempt. @throws payment_unsupported (400) for an amount or currency
   * it cannot charge
   */
  function charging({ amount, currency }: Pick<PaymentAttempt, 'amount' | 'currency'>) {
    const merchantAccountId = merchantAccounts[currency];
    const value = merchantAccountId === undefined ? null : withDecimals(amount, decimalsOf(currency));
    if (value === null) throw invalid('payment_unsupported');
    return { merchantAccountId, amount: value };
  }

  async function look({ id, card }: Pick<PaymentAttempt, 'id' | 'card'>): Promise<HostedPayment> {
    const payment = await searchTransactions(request, id);
    if (payment) return paymentOf(payment);
    return { state: clock.now() - (card?.at ?? 0) > APPEARS_WITHIN_MS ? 'expired' : 'pending' };
  }

  return {
    name: 'braintree',
    title: 'Braintree',
    refunds: braintreeRefunds(request),
    authorizations: braintreeAuthorizations(request, clock),
    // With 3-D Secure the bank confirms each payment, which needs the card page.
    ...(!threeDSecure && { cards: braintreeCards(request, { charging, look }) }),

    async open(attempt, { cardPage }) {
      const { merchantAccountId } = charging(attempt);
      const { createClientToken } = await request(
        'mutation Token($input: CreateClientTokenInput!) { createClientToken(input: $input) { clientToken } }',
        { input: { clientToken: { merchantAccountId } } },
        z.object({ createClientToken: z.object({ clientToken: z.string().min(1).max(50_000) }) }),
      );
      return { session: attempt.id, page: cardPage, clientToken: createClientToken.clientToken };
    },

    form: {
      ...braintreeForm({ scriptUrl, threeDSecure }),

      async charge(attempt, { customer }) {
        const { amount, merchantAccountId } = charging(attempt);
        const { id, card } = attempt;
        const input = {
          paymentMethodId: card?.given.nonce,
          apiRequestKey: id,
          transaction: {
            amount,
            merchantAccountId,
            orderId: id,
            ...(customer && {
              customerId: customer,
              vaultPaymentMethodAfterTransacting: { when: 'ON_SUCCESSFUL_TRANSACTION' },
            }),
          },
        };
        try {
          if (attempt.authorizes) {
            const { authorizeCreditCard } = await request(
              `mutation Authorize($input: AuthorizeCreditCardInput!) { authorizeCreditCard(input: $input) { transaction { ${TRANSACTION_FIELDS} } } }`,
              { input },
              z.object({ authorizeCreditCard: z.object({ transaction }) }),
            );
            return paymentOf(authorizeCreditCard.transaction);
          }
          const { chargePaymentMethod } = await request(
            `mutation Charge($input: ChargePaymentMethodInput!) { chargePaymentMethod(input: $input) { transaction { ${TRANSACTION_FIELDS} } } }`,
            { input },
            z.object({ chargePaymentMethod: z.object({ transaction }) }),
          );
          return paymentOf(chargePaymentMethod.transaction);
        } catch (error) {
          // The token is not one of Braintree's, or was used before: nothing was charged with it.
          if (error instanceof ProviderError && error.status === 422)
            return {
              state: 'declined',
              amount: String(attempt.amount),
              currency: attempt.currency,
              reference: id,
            };
          throw error;
        }
      },
    },

    look,

    async probe() {
      await look({ id: NO_PAYMENT });
    },

    /**
     * Braintree reports card payments in its answers only. Its messages about other things are genuine, too.
     */
    async reportedAttempt({ body }) {
      const form = new URLSearchParams(body.toString());
      const payload = form.get('bt_payload') ?? '';
      const signature = (form.get('bt_signature') ?? '')
        .split('&')
        .find((pair) => pair.startsWith(`${publicKey}|`))
        ?.slice(publicKey.length + 1);
      if (!payload || !signature || !isSameSecret(signature, braintreeSignature(payload, privateKey)))
        throw invalid('payment_not_verified');
      const xml = Buffer.from(payload, 'base64').toString();
      if (!/<kind>transaction_\w+<\/kind>/.test(xml)) return null;
      return /<order-id>([a-z0-9]{32})<\/order-id>/.exec(xml)?.[1] ?? null;
    },
  };
}
