import {
  checkoutFormSchema,
  checkoutSchema,
  idSchema,
  paymentProviderSchema,
  paymentReturnPath,
  paymentSchema,
  topUpInputSchema,
} from '@wayfare/shared';
import type { Response } from 'express';
import { z } from 'zod';
import { operation } from '../http/operation.js';
import { sendPage } from '../http/page.js';
import { idempotentRequest } from '../idempotency/idempotentRequest.js';
import { localeOf } from '../language/translate.js';
import type { Services } from '../services.js';
import { providerLink } from './paymentProvider.js';
import { hearProvider } from './receivePayment.js';
import { showOrder } from './showOrder.js';
import { findPayment, startBookingPayment, startTopUp } from './startPayment.js';

const providerParameter = z.object({ provider: z.string().max(40) });
const returned = z.record(z.string().max(60), z.string().max(2_000));
/** Requests that browsers make on the way to a provider and back: signed or harmless, and without a session. */
const onTheWay = { access: 'public', fromAnywhere: true, page: true, limit: 'pay' } as const;

/** Paying by card: requests from the site, and those from browsers and providers. */
export const paymentOperations = [
  operation({
    method: 'get',
    path: '/get_providers',
    summary: 'The payment providers that are set up; an empty list for none',
    access: 'signedIn',
    answers: z.array(paymentProviderSchema),
    act: async ({ services }) => services.payments.map(({ name }) => ({ name, link: providerLink(name) })),
  }),
  operation({
    method: 'get',
    path: '/bookings/:id/payment',
    summary: 'What is needed to pay a booking by card: the form for a provider, and the providers',
    access: ['rider'],
    params: z.object({ id: idSchema }),
    answers: checkoutSchema,
    act: ({ actor, params, request, services }) =>
      startBookingPayment(actor, params.id, services, localeOf(request)),
  }),
  operation({
    method: 'post',
    path: '/wallet/topups',
    summary: "Add money to one's own wallet by card; honours Idempotency-Key",
    access: ['rider'],
    limit: 'topUp',
    body: topUpInputSchema,
    answers: checkoutSchema,
    status: 201,
    async act({ actor, body, request, services }) {
      const { id } = await idempotentRequest(request, actor, services);
      return startTopUp(actor, body, services, { id, locale: localeOf(request) });
    },
  }),
  operation({
    method: 'get',
    path: '/payments/:order',
    summary: 'What has become of an own payment',
    access: ['rider'],
    params: z.object({ order: idSchema }),
    answers: paymentSchema,
    act: ({ actor, params, services }) => findPayment(actor, params.order, services),
  }),
  operation({
    ...onTheWay,
    method: 'post',
    path: '/payments/:provider',
    summary: 'A payment form for a provider: its page, with the order',
    reads: 'form',
    params: providerParameter,
    body: checkoutFormSchema,
    async act({ params, body, request, response, services }) {
      const shown = await showOrder(params.provider, body, services, request);
      if ('redirect' in shown) response.redirect(303, shown.redirect);
      else sendPage(response, 200, shown.page);
    },
  }),
  operation({
    ...onTheWay,
    method: 'get',
    path: '/payments/:provider/return',
    summary: 'The way back from a provider, by redirect: on to the page that shows what became of it',
    params: providerParameter,
    query: returned,
    act: ({ params, query, response, services }) => comeBack(services, params.provider, query, response),
  }),
  operation({
    ...onTheWay,
    method: 'post',
    path: '/payments/:provider/return',
    summary: 'The way back from a provider, by form',
    reads: 'form',
    params: providerParameter,
    body: returned,
    act: ({ params, body, response, services }) => comeBack(services, params.provider, body, response),
  }),
  operation({
    method: 'post',
    path: '/payments/:provider/webhook',
    summary: 'What a provider tells by itself, signed over the body; telling it again changes nothing',
    access: 'public',
    fromAnywhere: true,
    limit: 'paymentWebhook',
    reads: 'bytes',
    params: providerParameter,
    body: z.unknown(),
    answers: z.object({ received: z.literal(true) }),
    async act({ params, body, request, services }) {
      const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
      await hearProvider(services, params.provider, (provider) =>
        provider.verifyWebhook(bytes, (name) => request.get(name)),
      );
      return { received: true };
    },
  }),
];

async function comeBack(
  services: Services,
  name: string,
  parameters: Record<string, string>,
  response: Response,
): Promise<void> {
  const order = await hearProvider(services, name, (provider) => provider.verifyReturn(parameters));
  response.redirect(303, paymentReturnPath(order));
}
