import { randomBytes } from 'node:crypto';
import { sandboxProviderOf } from '../../src/money/payment/sandbox/sandboxProvider.js';
import { SIGNATURE_HEADER } from '../../src/money/payment/sandbox/sandboxMessages.js';
import { cardPage, valueOf } from '../support/cardPage.js';
import { stripeVault } from '../support/providers/stripeProtocol.js';
import { newId } from '../support/builders.js';
import { badAmounts } from './badAmounts.js';
import { readOnly } from './resourceRows.js';
import type { Rows } from './row.js';
import type { Stage } from './stage.js';

/** A top-up of the rider, and the provider's page for it. */
async function aTopUp({ app, rider }: Stage) {
  const { body: checkout } = await rider.post('/wallet/topups', { amount: 5 });
  return { checkout, page: cardPage(app, checkout.fields) };
}

/** A payment by card: a top-up of the rider. */
async function aCardPayment(stage: Stage): Promise<string> {
  const { checkout, page } = await aTopUp(stage);
  await page.pay();
  return checkout.payment.id;
}

/** A trip whose fare is being charged to what the sandbox provider holds. */
async function aCapture(stage: Stage): Promise<{ id: string }> {
  const { db } = stage.app.services;
  const [authorization, at] = [newId(), stage.app.clock.at];
  const held = { amount: 25, currency: 'USD' };
  const { id } = await stage.booking('PENDING', {
    payment_mode: 'card',
    cardAuthorization: authorization,
    cardHold: { state: 'capturing', provider: 'test', amount: 25, capture: 20 },
  });
  await db.sandboxCharges.insert({
    ...held,
    id: authorization,
    order: `${id}-0`,
    approved: true,
    holds: true,
    at,
  });
  await db.cardAuthorizations.insertOnce({
    ...held,
    id: authorization,
    order: `${id}-0`,
    booking: id,
    payer: stage.rider.user.id,
    provider: 'test',
    state: 'new',
    createdAt: at,
    checks: 0,
  });
  await db.cardAuthorizations.decideCapture(authorization, 20, at);
  return { id };
}

/** The query of a browser returning from the provider after paying. */
async function comingBack(stage: Stage): Promise<Record<string, string>> {
  const { page } = await aTopUp(stage);
  const { location } = await page.press('approve', 'return');
  return Object.fromEntries(new URL(location as string, stage.app.url).searchParams);
}

/** Keys of a provider whose card form is on our page. That page asks the provider nothing. */
export const CARD_FORM_KEYS = {
  BRAINTREE_PUBLIC_KEY: 'public',
  BRAINTREE_PRIVATE_KEY: 'private',
  BRAINTREE_MERCHANT_ACCOUNTS: 'USD=ride_us',
};

/** An attempt of the rider to pay a top-up there. */
async function cardFormAttempt(stage: Stage): Promise<string> {
  const { checkout } = await aTopUp(stage);
  const { id: order, amount, currency } = checkout.payment;
  const id = randomBytes(16).toString('hex');
  await stage.app.services.db.paymentAttempts.insert({
    id,
    order,
    provider: 'braintree',
    amount,
    currency,
    createdAt: stage.app.clock.at,
    checks: 0,
    clientToken: 'token',
  });
  return id;
}

/** A card that the rider keeps at Stripe. */
async function aSavedCard({ app, rider }: Stage): Promise<string> {
  const id = `pm_${randomBytes(8).toString('hex')}`;
  const customer = `cus_${rider.user.id}`;
  await app.services.db.paymentCustomers.insertOnce('stripe', rider.user.id, customer);
  stripeVault.cards.push({ id, customer, kind: 'works' });
  return id;
}

const test = { provider: 'test' };
const NO_PROVIDER = [404, 'no_provider_found'] as const;
const FORGED = [400, 'payment_not_verified'] as const;

/** Card payments: requests from riders, browsers and providers. */
export const paymentRows: Rows = {
  'GET /get_providers': { good: ({ rider }) => ({ as: rider }), again: 'same' },
  'GET /bookings/:id/payment': {
    async good(stage, status = 'PENDING') {
      const { id } = await stage.booking(status, { payment_mode: 'card', cardPaymentAmount: 20 });
      return { as: stage.rider, params: { id }, strangers: [stage.strangers.rider] };
    },
    wrongIn: ['NEW', 'ACCEPTED', 'ARRIVED', 'STARTED', 'REACHED', 'PAID', 'COMPLETE', 'CANCELLED'],
    again: 'same',
  },
  'POST /wallet/topups': {
    good: ({ rider, driver }) => ({
      as: rider,
      body: { amount: 10.5 },
      strangers: [driver],
      refuses: badAmounts,
    }),
    keyed: true,
  },
  'GET /payments/:order': {
    async good(stage) {
      const { checkout } = await aTopUp(stage);
      return { as: stage.rider, params: { order: checkout.payment.id }, strangers: [stage.strangers.rider] };
    },
    again: 'same',
  },
  ...readOnly('cardpayments', async (stage) => ({
    as: stage.admin,
    params: { id: await aCardPayment(stage) },
    strangers: [stage.rider, stage.fleetadmin],
  })),
  ...readOnly('cardrefunds', async (stage) => {
    const refund = { amount: 1, source: 'wallet', note: 'Twice' };
    const { body } = await stage.admin.post(`/cardpayments/${await aCardPayment(stage)}/refund`, refund);
    return { as: stage.admin, params: { id: body.id }, strangers: [stage.rider, stage.fleetadmin] };
  }),
  ...readOnly('paymentdifferences', async (stage) => {
    const id = newId();
    await stage.app.services.db.paymentDifferences.save({
      id,
      attempt: id,
      order: id,
      booking: null,
      kind: 'missing_there',
      provider: 'stripe',
      amount: 5,
      currency: 'USD',
      amountThere: null,
      currencyThere: null,
      startedAt: 1,
      foundAt: 2,
    });
    return { as: stage.admin, params: { id }, strangers: [stage.rider, stage.fleetadmin] };
  }),
  'POST /bookings/:id/card-hold/ask': {
    good: async (stage) => ({ as: stage.admin, params: await aCapture(stage) }),
    again: 'same',
  },
  'POST /bookings/:id/card-hold/record': {
    good: async (stage) => ({
      as: stage.admin,
      params: await aCapture(stage),
      body: { outcome: 'charged', reference: 'pay_4711' },
    }),
    again: 'same',
  },
  'GET /cardpayments/:id/refundable': {
    good: async (stage) => ({
      as: stage.admin,
      params: { id: await aCardPayment(stage) },
      strangers: [stage.rider, stage.fleetadmin],
    }),
    again: 'same',
  },
  'POST /cardpayments/:id/refund': {
    good: async (stage) => ({
      as: stage.admin,
      params: { id: await aCardPayment(stage) },
      body: { amount: 2.5, source: 'wallet', note: 'Paid twice' },
      strangers: [stage.rider, stage.fleetadmin],
      refuses: {
        ...badAmounts,
        'more than was paid': [{ amount: 5.01 }, 409, 'refund_too_much'],
        'money of no one': [{ source: 'driver' }, 400, 'validation_error'],
        'no note': [{ note: '' }, 400, 'validation_error'],
      },
    }),
    keyed: true,
  },
  'POST /payments/:provider': {
    async good(stage) {
      const { checkout } = await aTopUp(stage);
      return {
        as: stage.app.anonymous,
        params: test,
        body: checkout.fields,
        refuses: {
          'another amount': [{ amount: '4.99' }, 400, 'payment_amount_mismatch'],
          'another currency': [{ currency: 'EUR' }, 400, 'payment_amount_mismatch'],
          'text instead of an amount': [{ amount: '1e3' }, 400, 'validation_error'],
          'an unknown order': [{ order_id: newId() }, 404, 'not_found'],
          'two of it': [{ quantity: '2' }, 400, 'validation_error'],
        },
      };
    },
    unknown: NO_PROVIDER,
  },
  'GET /wallet/cards': { good: ({ rider }) => ({ as: rider }), again: 'same' },
  'DELETE /wallet/cards/:provider/:card': {
    good: async (stage) => ({
      as: stage.rider,
      params: { provider: 'stripe', card: await aSavedCard(stage) },
    }),
    // Of its two ids, the provider's is refused as a wrong name.
    unknown: null,
    again: [404, 'not_found'],
  },
  'POST /payments/:order/card': {
    async good(stage) {
      const { checkout } = await aTopUp(stage);
      return {
        as: stage.rider,
        params: { order: checkout.payment.id },
        body: { provider: 'stripe', card: await aSavedCard(stage) },
        refuses: {
          'another card': [{ card: 'pm_another' }, 404, 'not_found'],
          'a provider that keeps none': [{ provider: 'test' }, 404, 'not_found'],
          'a provider that is not set up': [{ provider: 'paypal' }, 404, 'no_provider_found'],
        },
      };
    },
    again: [409, 'payment_closed'],
  },
  'GET /payments/:provider/card': {
    good: async (stage) => ({
      as: stage.app.anonymous,
      params: { provider: 'braintree' },
      query: { attempt: await cardFormAttempt(stage) },
      refuses: {
        'an unknown attempt': [{ attempt: '0'.repeat(32) }, 404, 'not_found'],
        'no attempt': [{ attempt: undefined }, 400, 'validation_error'],
      },
    }),
    unknown: NO_PROVIDER,
    again: 'same',
  },
  'GET /payments/:provider/return': {
    good: async (stage) => ({
      as: stage.app.anonymous,
      params: test,
      query: await comingBack(stage),
      answers: 303,
    }),
    unknown: NO_PROVIDER,
    again: 'same',
  },
  'POST /payments/:provider/return': {
    good: async (stage) => ({
      as: stage.app.anonymous,
      params: test,
      body: await comingBack(stage),
      answers: 303,
      refuses: {
        'another order': [{ order: newId() }, ...FORGED],
        'another amount': [{ amount: '500' }, ...FORGED],
        'another outcome': [{ outcome: 'declined' }, ...FORGED],
        'another signature': [{ signature: 'none' }, ...FORGED],
      },
    }),
    unknown: NO_PROVIDER,
    again: 'same',
  },
  'POST /payments/:provider/webhook': {
    async good(stage) {
      const { services } = stage.app;
      const { reference } = await comingBack(stage);
      const charge = await services.db.sandboxCharges.findById(reference as string);
      const { messages } = sandboxProviderOf(services.payments);
      const { body, signature } = messages.signedWebhook(charge as NonNullable<typeof charge>);
      return {
        as: stage.app.anonymous,
        params: test,
        headers: { [SIGNATURE_HEADER]: signature },
        body: JSON.parse(body.toString()) as object,
        refuses: {
          'another order': [{ order: newId() }, ...FORGED],
          'another amount': [{ amount: '500' }, ...FORGED],
          'more than was signed': [{ more: true }, ...FORGED],
        },
      };
    },
    unknown: NO_PROVIDER,
    again: 'same',
  },
  'POST /payments/test/charges': {
    async good(stage) {
      const { page } = await aTopUp(stage);
      const session = valueOf((await page.show()).html, 'session');
      return {
        as: stage.app.anonymous,
        body: { session, outcome: 'decline', tell: 'both' },
        answers: 303,
        refuses: { 'a page that was never opened': [{ session: 'e30.none' }, ...FORGED] },
      };
    },
  },
  'POST /payments/test/webhooks': {
    async good(stage) {
      const { page } = await aTopUp(stage);
      const { html } = await page.press('hang');
      return {
        as: stage.app.anonymous,
        body: { session: valueOf(html, 'session'), reference: valueOf(html, 'reference') },
        refuses: {
          'a page that was never opened': [{ session: 'e30.none' }, ...FORGED],
          'a payment of another order': [{ reference: newId() }, 404, 'not_found'],
        },
      };
    },
  },
};
