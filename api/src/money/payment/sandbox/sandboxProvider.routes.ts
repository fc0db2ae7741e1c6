import { notFound } from '@wayfare/shared';
import { z } from 'zod';
import { operation } from '../../operation.js';
import { sendPage } from '../../../platform/operation/page.js';
import type { MoneyServices } from '../../services.js';
import type { SandboxCharge } from './sandboxCharge.js';
import { leftPage, channels } from './sandboxPages.js';
import { sandboxProviderOf } from './sandboxProvider.js';
import { sendWebhook, WEBHOOK_AGAIN_MS } from './sendWebhook.js';

const session = z.string().max(1_000);
const browserForm = {
  access: 'public',
  reads: 'form',
  fromAnywhere: true,
  page: true,
  limit: 'pay',
} as const;

/** Operations of the sandbox provider's hosted page: they act as the provider, not as this API. */
export const sandboxProviderOperations = [
  operation({
    ...browserForm,
    id: 'decideSandboxCharge',
    method: 'post',
    path: '/payments/test/charges',
    summary: 'Sandbox provider: approve, decline or hang a payment, and choose how the result is reported',
    body: z.object({
      session,
      outcome: z.enum(['approve', 'decline', 'hang']),
      tell: z.enum(channels).default('both'),
    }),
    async act({ body, request, response, services }) {
      const { messages } = sandboxProviderOf(services.payments);
      const { order, amount, currency, holds } = messages.readSession(body.session);
      const hangs = body.outcome === 'hang';
      const byWebhook = !hangs && body.tell !== 'return';
      const at = services.clock.now();
      const charge: SandboxCharge = {
        id: services.newId(),
        order,
        amount,
        currency,
        at,
        approved: body.outcome !== 'decline',
        ...(holds && { holds }),
        ...(byWebhook && { webhookDue: at + WEBHOOK_AGAIN_MS }),
      };
      await services.db.sandboxCharges.insert(charge);
      if (byWebhook) await sendWebhook(charge, services);
      if (!hangs && body.tell !== 'webhook') {
        response.redirect(303, `/api/payments/test/return?${messages.signedReturn(charge)}`);
        return;
      }
      sendPage(
        response,
        200,
        await leftPage(services, {
          order: await orderOf(charge, services),
          charge,
          session: body.session,
          isReported: byWebhook,
          request,
        }),
      );
    },
  }),
  operation({
    ...browserForm,
    id: 'reportSandboxCharge',
    method: 'post',
    path: '/payments/test/webhooks',
    summary: 'Sandbox provider: report a hanging payment now',
    body: z.object({ session, reference: z.string().max(64) }),
    async act({ body, request, response, services }) {
      const { order } = sandboxProviderOf(services.payments).messages.readSession(body.session);
      const charge = await services.db.sandboxCharges.findById(body.reference);
      if (charge?.order !== order) throw notFound();
      await sendWebhook(charge, services);
      sendPage(
        response,
        200,
        await leftPage(services, {
          order: await orderOf(charge, services),
          charge,
          session: body.session,
          isReported: true,
          request,
        }),
      );
    },
  }),
];

async function orderOf({ order: id }: SandboxCharge, { db }: MoneyServices) {
  const order = await db.payments.findById(id);
  if (!order) throw notFound();
  return order;
}
