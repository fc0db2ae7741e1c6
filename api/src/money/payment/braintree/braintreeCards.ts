import { notFound } from '@wayfare/shared';
import { z } from 'zod';
import type { HostedPayment } from '../hosted/hostedCheckout.js';
import type { KeptCards } from '../hosted/keptCards.js';
import type { PaymentAttempt } from '../hosted/paymentAttempt.js';
import { ProviderError } from '../hosted/providerRequest.js';
import type { BraintreeRequest } from './braintreeRequest.js';
import { paymentOf, transaction, TRANSACTION_FIELDS } from './braintreeTransaction.js';

/** The most cards of a customer that are listed. */
const LISTED_CARDS = 20;
/** Braintree's code for a card whose bank wants its owner to confirm the payment. */
const WANTS_CONFIRMATION = '2099';
/** Reasons to refuse a kept card that do not concern one that is entered again. */
const ONLY_KEPT = ['THREE_D_SECURE', 'CVV'];

const CARD_FIELDS =
  'id details { __typename ... on CreditCardDetails { brandCode last4 expirationMonth expirationYear } }';
const method = z.object({
  id: z.string().regex(/^[\w-]{1,100}$/),
  details: z
    .object({
      brandCode: z.string().nullish(),
      last4: z.string().nullish(),
      expirationMonth: z.string().nullish(),
      expirationYear: z.string().nullish(),
    })
    .nullable(),
});
const customer = z.object({
  node: z.object({ paymentMethods: z.object({ edges: z.array(z.object({ node: method })) }) }).nullable(),
});

const WHY =
  'statusHistory { ... on GatewayRejectedEvent { gatewayRejectionReason } ... on ProcessorDeclinedEvent { processorResponse { legacyCode } } }';
const charged = transaction.extend({
  statusHistory: z
    .array(
      z.object({
        gatewayRejectionReason: z.string().nullish(),
        processorResponse: z.object({ legacyCode: z.string().nullish() }).nullish(),
      }),
    )
    .nullish(),
});

/** The functions that kept cards share with cards that a payer enters. */
interface BraintreeCharges {
  /** @throws payment_unsupported (400) for an amount or currency that cannot be charged */
  charging(attempt: PaymentAttempt): { amount: string; merchantAccountId: string | undefined };
  look(attempt: PaymentAttempt): Promise<HostedPayment>;
}

/** Cards in Braintree's vault, and payments with them; a payment's order id is the attempt's id. */
export function braintreeCards(request: BraintreeRequest, { charging, look }: BraintreeCharges): KeptCards {
  /** All payment methods of a customer; none if the customer was removed. */
  async function methodsOf(id: string): Promise<z.output<typeof method>[]> {
    try {
      const { node } = await request(
        `query Cards($id: ID!, $first: Int!) { node(id: $id) { ... on Customer { paymentMethods(first: $first) { edges { node { ${CARD_FIELDS} } } } } } }`,
        { id, first: LISTED_CARDS },
        customer,
      );
      return node?.paymentMethods.edges.map((edge) => edge.node) ?? [];
    } catch (error) {
      if (isRefusal(error)) return [];
      throw error;
    }
  }

  const removeMethod = (paymentMethodId: string) =>
    request(
      'mutation Remove($input: DeletePaymentMethodFromVaultInput!) { deletePaymentMethodFromVault(input: $input) { clientMutationId } }',
      { input: { paymentMethodId } },
      z.object({ deletePaymentMethodFromVault: z.object({}) }),
    );

  return {
    async newCustomer() {
      const { createCustomer } = await request(
        'mutation Customer($input: CreateCustomerInput!) { createCustomer(input: $input) { customer { id } } }',
        { input: {} },
        z.object({ createCustomer: z.object({ customer: z.object({ id: z.string().min(1).max(100) }) }) }),
      );
      return createCustomer.customer.id;
    },

    async list(of) {
      return (await methodsOf(of)).flatMap(({ id, details }) => {
        if (!details?.last4) return [];
        const { brandCode, last4, expirationMonth: month, expirationYear: year } = details;
        return {
          id,
          brand: (brandCode ?? 'card').replaceAll('_', ' ').toLowerCase(),
          lastFour: last4,
          expires: year && month ? `${year}-${month.padStart(2, '0')}` : null,
        };
      });
    },

    async remove(of, card) {
      if (!(await methodsOf(of)).some(({ id }) => id === card)) throw notFound();
      await removeMethod(card);
    },

    async forget(of) {
      for (const { id } of await methodsOf(of)) await removeMethod(id);
      try {
        await request(
          'mutation Forget($input: DeleteCustomerInput!) { deleteCustomer(input: $input) { clientMutationId } }',
          { input: { customerId: of } },
          z.object({ deleteCustomer: z.object({}) }),
        );
      } catch (error) {
        // It is no longer there, or has further cards, which the next time removes.
        if (!isRefusal(error) || (await methodsOf(of)).length > 0) throw error;
      }
    },

    async charge(attempt) {
      const { amount, merchantAccountId } = charging(attempt);
      const { id, card, currency } = attempt;
      if (!card?.given.card) throw new Error(`no card was chosen: ${id}`);
      const input = {
        paymentMethodId: card.given.card,
        apiRequestKey: id,
        transaction: { amount, merchantAccountId, orderId: id },
      };
      try {
        const { chargePaymentMethod } = await request(
          `mutation Charge($input: ChargePaymentMethodInput!) { chargePaymentMethod(input: $input) { transaction { ${TRANSACTION_FIELDS} ${WHY} } } }`,
          { input },
          z.object({ chargePaymentMethod: z.object({ transaction: charged }) }),
        );
        const payment = paymentOf(chargePaymentMethod.transaction);
        return payment.state === 'declined' && mayBeConfirmed(chargePaymentMethod.transaction)
          ? { state: 'confirm' }
          : payment;
      } catch (error) {
        // The card was removed meanwhile: nothing was charged.
        if (isRefusal(error))
          return { state: 'declined', amount: String(attempt.amount), currency, reference: id };
        throw error;
      }
    },

    look: async (attempt) => (attempt.decided?.state === 'declined' ? attempt.decided : look(attempt)),
  };
}

const isRefusal = (error: unknown): boolean => error instanceof ProviderError && error.status === 422;

/** Whether the same card can pay when its owner enters it again. */
const mayBeConfirmed = ({ statusHistory }: z.output<typeof charged>): boolean =>
  (statusHistory ?? []).some(
    ({ gatewayRejectionReason: reason, processorResponse: response }) =>
      ONLY_KEPT.includes(reason ?? '') || response?.legacyCode === WANTS_CONFIRMATION,
  );
