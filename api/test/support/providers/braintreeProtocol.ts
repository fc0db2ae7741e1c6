import { createHash, createHmac } from 'node:crypto';
import {
  type CardVault,
  type Checkouts,
  type DoubleCheckout,
  type DoubleRefund,
  type KeptCard,
  type ProviderProtocol,
  resignedInForm,
  type SignedWebhook,
} from './providerDouble.js';

const PUBLIC_KEY = 'braintree_public';
const PRIVATE_KEY = 'braintree-private-key';
const ACCOUNTS: Readonly<Record<string, string>> = { ride_us: 'USD', ride_jp: 'JPY' };

const signatureOf = (payload: string, key: string) =>
  createHmac('sha1', createHash('sha1').update(key).digest()).update(payload).digest('hex');

function signed(kind: string, subject: string, key = PRIVATE_KEY): SignedWebhook {
  const xml = `<?xml version="1.0"?><notification><kind>${kind}</kind><subject>${subject}</subject></notification>`;
  const payload = Buffer.from(xml).toString('base64');
  const signature = `other_key|${'0'.repeat(40)}&${PUBLIC_KEY}|${signatureOf(payload, key)}`;
  return {
    body: new URLSearchParams({ bt_signature: signature, bt_payload: payload }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  };
}

const settled = ({ id }: DoubleCheckout) => `<transaction><order-id>${id}</order-id></transaction>`;

/** `first` is the answer to the charge itself, before the payment is sent to the bank. */
const transactionOf = (checkout: DoubleCheckout, { first = false } = {}) => ({
  id: checkout.reference,
  orderId: checkout.id,
  amount: { value: checkout.amount, currencyCode: checkout.currency },
  status: checkout.state === 'paid' ? (first ? 'SUBMITTED_FOR_SETTLEMENT' : 'SETTLED') : 'PROCESSOR_DECLINED',
});

/** A transaction whose amount is held first. */
const heldTransactionOf = (checkout: DoubleCheckout) => ({
  ...transactionOf(checkout),
  ...(checkout.held &&
    checkout.state === 'paid' && {
      status: {
        authorized: 'AUTHORIZED',
        captured: 'SUBMITTED_FOR_SETTLEMENT',
        voided: 'VOIDED',
        expired: 'AUTHORIZATION_EXPIRED',
      }[checkout.held.state],
      amount: { value: checkout.held.amount, currencyCode: checkout.currency },
    }),
});

const refundOf = ({ id, key, cents, state }: DoubleRefund, { currency }: DoubleCheckout) => ({
  id,
  orderId: key,
  amount: { value: (cents / 100).toFixed(2), currencyCode: currency },
  status: { done: 'SETTLED', pending: 'SUBMITTED_FOR_SETTLEMENT', refused: 'SETTLEMENT_DECLINED' }[state],
});

// oxlint-disable-next-line typescript/no-explicit-any
type Input = any;
const refusal = {
  json: { data: null, errors: [{ message: 'refused', extensions: { errorClass: 'VALIDATION' } }] },
};
let customers = 0;
const edges = (nodes: object[]) => ({ edges: nodes.map((node) => ({ node })) });

/** The cards in the vault of all customers. */
const braintreeVault: CardVault & { charges: Map<string, object> } = {
  cards: [],
  charges: new Map(),
  made: 0,
  isCharge: ({ text }) => text.includes('chargePaymentMethod') && text.includes('"card_'),
};
const methodOf = ({ id }: KeptCard) => ({
  id,
  details: {
    __typename: 'CreditCardDetails',
    brandCode: 'VISA',
    last4: '4242',
    expirationMonth: '09',
    expirationYear: '2030',
  },
});

/** A charge of a card in the vault. A repeated key is the same charge. */
function chargeVaulted(card: KeptCard, { apiRequestKey, transaction }: Input) {
  const { amount, merchantAccountId, orderId } = transaction;
  const status = {
    works: 'SUBMITTED_FOR_SETTLEMENT',
    empty: 'PROCESSOR_DECLINED',
    asks: 'PROCESSOR_DECLINED',
  };
  const code = card.kind === 'asks' ? '2099' : '2001';
  if (!braintreeVault.charges.has(apiRequestKey)) {
    braintreeVault.made += 1;
    braintreeVault.charges.set(apiRequestKey, {
      id: `vaulted_${braintreeVault.made}_${orderId}`,
      orderId,
      status: status[card.kind],
      amount: { value: amount, currencyCode: ACCOUNTS[merchantAccountId] },
      statusHistory: card.kind === 'works' ? [{}] : [{ processorResponse: { legacyCode: code } }],
    });
  }
  return { chargePaymentMethod: { transaction: braintreeVault.charges.get(apiRequestKey) } };
}

/** Each operation of Braintree's GraphQL API, by the field that it asks for. */
const operations: Readonly<Record<string, (variables: Input, checkouts: Checkouts) => object | null>> = {
  createClientToken: ({ input }) =>
    ACCOUNTS[input.clientToken.merchantAccountId]
      ? { createClientToken: { clientToken: 'client-token-of-a-browser' } }
      : null,
  chargePaymentMethod({ input }, checkouts) {
    const { paymentMethodId, apiRequestKey, transaction } = input;
    const vaulted = braintreeVault.cards.find(({ id }) => id === paymentMethodId);
    if (vaulted) return chargeVaulted(vaulted, input);
    const checkout = checkouts.byId(transaction.orderId);
    const isRight = checkout && apiRequestKey && paymentMethodId === `nonce-${checkout.id}`;
    if (!isRight || !/^\d+\.\d\d$/.test(transaction.amount) || !ACCOUNTS[transaction.merchantAccountId])
      return null;
    // A repeated key is the same charge.
    const { customerId: customer, vaultPaymentMethodAfterTransacting: vaults } = transaction;
    if (!checkout.charges && vaults?.when === 'ON_SUCCESSFUL_TRANSACTION' && checkout.state === 'paid')
      braintreeVault.cards.push({ id: `card_${checkout.reference}`, customer, kind: 'works' });
    checkout.charges = 1;
    return { chargePaymentMethod: { transaction: transactionOf(checkout, { first: true }) } };
  },
  authorizeCreditCard({ input }, checkouts) {
    const { paymentMethodId, apiRequestKey, transaction } = input;
    const checkout = checkouts.byId(transaction.orderId);
    if (!checkout || !apiRequestKey || paymentMethodId !== `nonce-${checkout.id}`) return null;
    if (!/^\d+\.\d\d$/.test(transaction.amount) || !ACCOUNTS[transaction.merchantAccountId]) return null;
    checkout.charges = 1;
    checkout.held ??= { state: 'authorized', amount: checkout.amount, captures: 0 };
    return { authorizeCreditCard: { transaction: heldTransactionOf(checkout) } };
  },
  captureTransaction({ input }, checkouts) {
    const { transactionId, apiRequestKey, transaction } = input;
    const checkout = checkouts.byReference(transactionId);
    if (!checkout || !apiRequestKey || !checkouts.capture(checkout, transaction.amount)) return null;
    return { captureTransaction: { transaction: heldTransactionOf(checkout) } };
  },
  reverseTransaction({ input }, checkouts) {
    const checkout = checkouts.byReference(input.transactionId);
    if (!checkout || !checkouts.void(checkout)) return null;
    const { id, status } = heldTransactionOf(checkout);
    return { reverseTransaction: { reversal: { id, status } } };
  },
  'search { transactions': ({ input }, checkouts) => {
    const vaulted = braintreeVault.charges.get(input.orderId.is);
    if (vaulted) return { search: { transactions: edges([vaulted]) } };
    const checkout = checkouts.byId(input.orderId.is);
    return { search: { transactions: edges(checkout?.charges ? [heldTransactionOf(checkout)] : []) } };
  },
  'search { refunds': ({ input }, checkouts) => {
    const found = checkouts.all.flatMap((checkout) =>
      checkout.refunds
        .filter(({ key }) => key === input.orderId.is)
        .map((refund) => refundOf(refund, checkout)),
    );
    return { search: { refunds: edges(found) } };
  },
  refundTransaction({ input }, checkouts) {
    const { transactionId, apiRequestKey: key, refund } = input;
    if (refund.orderId !== key) return null;
    const paid = checkouts.byReference(transactionId);
    const cents = Math.round(Number(refund.amount) * 100);
    const made = checkouts.refund(paid, { key, cents, isRepeatable: true });
    return made && paid ? { refundTransaction: { refund: refundOf(made, paid) } } : null;
  },
  createCustomer: () => ({ createCustomer: { customer: { id: `customer_${(customers += 1)}` } } }),
  deletePaymentMethodFromVault({ input }) {
    const card = braintreeVault.cards.find(({ id }) => id === input.paymentMethodId);
    if (!card) return null;
    braintreeVault.cards.splice(braintreeVault.cards.indexOf(card), 1);
    return { deletePaymentMethodFromVault: { clientMutationId: null } };
  },
  // A customer with cards stays.
  deleteCustomer: ({ input }) =>
    braintreeVault.cards.some(({ customer }) => customer === input.customerId)
      ? null
      : { deleteCustomer: { clientMutationId: null } },
  paymentMethods: ({ id }) => ({
    node: {
      paymentMethods: edges(braintreeVault.cards.filter(({ customer }) => customer === id).map(methodOf)),
    },
  }),
  'node(id': ({ id }, checkouts) => {
    const checkout = checkouts.byReference(id);
    return checkout ? { node: transactionOf(checkout) } : null;
  },
};

/** Braintree's GraphQL API, and its Hosted Fields on a page of the product. */
export const braintreeProtocol: ProviderProtocol = {
  name: 'braintree',
  vault: braintreeVault,
  secrets: [PRIVATE_KEY],
  signsBody: true,
  reportsDeclines: true,
  cardForm: { submits: ({ id }) => ({ nonce: `nonce-${id}` }), isAskedFor: true },
  isCharge: (text) => text.includes('chargePaymentMethod'),
  environment: (url) => ({
    BRAINTREE_PUBLIC_KEY: PUBLIC_KEY,
    BRAINTREE_PRIVATE_KEY: PRIVATE_KEY,
    BRAINTREE_MERCHANT_ACCOUNTS: 'USD=ride_us,JPY=ride_jp',
    BRAINTREE_URL: url,
    BRAINTREE_SCRIPT_URL: url,
  }),
  handle({ method, path, headers, text }, checkouts) {
    if (method !== 'POST' || path !== '/graphql') return null;
    const { authorization = '' } = headers;
    const keys = Buffer.from(authorization.replace('Basic ', ''), 'base64').toString();
    if (keys !== `${PUBLIC_KEY}:${PRIVATE_KEY}` || !headers['braintree-version'])
      return { json: { data: null, errors: [{ extensions: { errorClass: 'AUTHENTICATION' } }] } };
    const { query, variables } = JSON.parse(text);
    const [, act] = Object.entries(operations).find(([field]) => query.includes(`${field}`)) ?? [];
    const data = act?.(variables, checkouts);
    return data ? { json: { data } } : refusal;
  },
  webhook: (checkout) => signed('transaction_settled', settled(checkout)),
  otherWebhook: () => signed('check', '<check type="boolean">true</check>'),
  forgedWebhook: (checkout) => signed('transaction_settled', settled(checkout), 'another key'),
  resigned: resignedInForm('bt_signature'),
};
