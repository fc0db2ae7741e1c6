import {
  checkoutFormSchema,
  checkoutSchema,
  idSchema,
  notFound,
  paymentProviderSchema,
  paymentSchema,
  topUpInputSchema,
} from '@wayfare/shared';
import { z } from 'zod';
import { operation } from '../operation.js';
import { sendPage } from '../../platform/operation/page.js';
import { rawBody } from '../../platform/operation/rawBody.js';
import { localeOf } from '../../basics/language/translate.js';
import { providerLink, providerOf } from './paymentProvider.js';
import { handleProviderMessage } from './receivePayment.js';
import { findPayment } from './presentPayment.js';
import { returnFromProvider } from './returnFromProvider.js';
import { showOrder } from './showOrder.js';
import { startTopUp } from './startTopUp.js';
import { noProof } from '../../platform/operation/noProof.js';

const providerParameter = z.object({ provider: z.string().max(40) });
const returned = z.record(z.string().max(60), z.string().max(8_000));
/**
 * Requests that browsers make on the way to a provider and back: signed or harmless, and without a session.
 */
const onTheWay = { access: 'public', fromAnywhere: true, page: true, limit: 'pay' } as const;

/** Paying by card: requests from the site, and those from browsers and providers. */
export const paymentOperations = [
  operation({
    id: 'listPaymentProviders',
    importance: 'first',
    method: 'get',
    path: '/get_providers',
    summary: 'List the configured payment providers; empty if there are none',
    access: 'signedIn',
    answers: z.array(paymentProviderSchema),
    act: async ({ services }) => services.payments.map(({ name }) => ({ name, link: providerLink(name) })),
  }),
  operation({
    id: 'createTopUp',
    noProof: noProof.ownMoney,
    method: 'post',
    path: '/wallet/topups',
    summary: 'Top up the caller’s own wallet by card',
    honorsIdempotencyKey: true,
    access: ['rider'],
    limit: 'topUp',
    body: topUpInputSchema,
    answers: checkoutSchema,
    status: 201,
    async act({ actor, body, claimId, request, services }) {
      const { id } = await claimId();
      return startTopUp(actor, body, { id, locale: await localeOf(request, services) }, services);
    },
  }),
  operation({
    id: 'getPayment',
    importance: 'first',
    method: 'get',
    path: '/payments/:order',
    summary: 'Get the state of one of the caller’s own payments',
    access: ['rider'],
    params: z.object({ order: idSchema }),
    answers: paymentSchema,
    act: ({ actor, params, services }) => findPayment(actor, params.order, services),
  }),
  operation({
    ...onTheWay,
    id: 'openPaymentPage',
    noProof: noProof.provesItself,
    method: 'post',
    path: '/payments/:provider',
    summary: 'Open a provider’s payment page for the order in the form',
    reads: 'form',
    params: providerParameter,
    body: checkoutFormSchema,
    async act({ params, body, request, response, services }) {
      const shown = await showOrder(params.provider, body, request, services);
      sendPage(response, 200, shown.page);
    },
  }),
  operation({
    ...onTheWay,
    id: 'openCardPage',
    method: 'get',
    path: '/payments/:provider/card',
    summary: 'Open the page on which a card is entered, in fields of a provider without a page of its own',
    params: providerParameter,
    query: z.object({ attempt: z.string().regex(/^[a-z0-9]{32}$/) }),
    async act({ params, query, request, response, services }) {
      const provider = providerOf(services.payments, params.provider);
      if (!provider.cardPage) throw notFound();
      sendPage(response, 200, await provider.cardPage(query.attempt, request));
    },
  }),
  operation({
    ...onTheWay,
    id: 'returnFromPayment',
    method: 'get',
    path: '/payments/:provider/return',
    summary: 'Return from a provider by redirect; redirects to the page that shows the result',
    params: providerParameter,
    query: returned,
    async act({ params, query, request, response, services }) {
      response.redirect(303, await returnFromProvider(params.provider, query, request, services));
    },
  }),
  operation({
    ...onTheWay,
    id: 'returnFromPaymentByForm',
    noProof: noProof.provesItself,
    method: 'post',
    path: '/payments/:provider/return',
    summary: 'Return from a provider by form; redirects to the page that shows the result',
    reads: 'form',
    params: providerParameter,
    query: returned,
    body: returned,
    async act({ params, query, body, request, response, services }) {
      // The address is ours, the form the provider's.
      const sent = { ...body, ...query };
      response.redirect(303, await returnFromProvider(params.provider, sent, request, services));
    },
  }),
  operation({
    id: 'receivePaymentWebhook',
    noProof: noProof.provesItself,
    method: 'post',
    path: '/payments/:provider/webhook',
    summary:
      'Webhook for provider messages, with a signature over the body; repeated messages change nothing',
    access: 'public',
    fromAnywhere: true,
    limit: 'webhook',
    reads: 'bytes',
    params: providerParameter,
    query: returned,
    body: z.unknown(),
    answers: z.object({ received: z.literal(true) }),
    async act({ params, query, body, request, services }) {
      const message = { body: rawBody(body), query, header: (name: string) => request.get(name) };
      await handleProviderMessage(params.provider, (provider) => provider.verifyWebhook(message), services);
      return { received: true } as const;
    },
  }),
];
