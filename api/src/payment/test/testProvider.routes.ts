import { notFound } from '@wayfare/shared';
import { z } from 'zod';
import { operation } from '../../http/operation.js';
import { sendPage } from '../../http/page.js';
import type { Services } from '../../services.js';
import type { TestCharge } from './testCharge.repository.js';
import { leftPage, tellings } from './testPages.js';
import { testProviderOf } from './testProvider.js';
import { tellByWebhook, WEBHOOK_AGAIN_MS } from './tellCharge.js';

const session = z.string().max(1_000);
const browserForm = {
  access: 'public',
  reads: 'form',
  fromAnywhere: true,
  page: true,
  limit: 'pay',
} as const;

/** Operations of the test provider's hosted page: they act as the provider, not as this API. */
export const testProviderOperations = [
  operation({
    ...browserForm,
    method: 'post',
    path: '/payments/test/charges',
    summary: 'Test provider: approve or decline a payment, or leave it hanging, and say how it becomes known',
    body: z.object({
      session,
      outcome: z.enum(['approve', 'decline', 'hang']),
      tell: z.enum(tellings).default('both'),
    }),
    async act({ body, request, response, services }) {
      const { messages } = testProviderOf(services.payments);
      const { order, amount, currency } = messages.readSession(body.session);
      const hangs = body.outcome === 'hang';
      const byWebhook = !hangs && body.tell !== 'return';
      const at = services.clock.now();
      const charge: TestCharge = {
        ...{ id: services.newId(), order, amount, currency, at },
        approved: body.outcome !== 'decline',
        ...(byWebhook && { webhookDue: at + WEBHOOK_AGAIN_MS }),
      };
      await services.db.testCharges.insert(charge);
      if (byWebhook) await tellByWebhook(services, charge);
      if (!hangs && body.tell !== 'webhook') {
        response.redirect(303, `/api/payments/test/return?${messages.signedReturn(charge)}`);
        return;
      }
      sendPage(
        response,
        200,
        await leftPage(services, {
          order: await orderOf(charge, services),
          ...{ charge, session: body.session, isTold: byWebhook, request },
        }),
      );
    },
  }),
  operation({
    ...browserForm,
    method: 'post',
    path: '/payments/test/webhooks',
    summary: 'Test provider: tell the product now of a payment that was left hanging',
    body: z.object({ session, reference: z.string().max(64) }),
    async act({ body, request, response, services }) {
      const { order } = testProviderOf(services.payments).messages.readSession(body.session);
      const charge = await services.db.testCharges.findById(body.reference);
      if (charge?.order !== order) throw notFound();
      await tellByWebhook(services, charge);
      sendPage(
        response,
        200,
        await leftPage(services, {
          order: await orderOf(charge, services),
          ...{ charge, session: body.session, isTold: true, request },
        }),
      );
    },
  }),
];

async function orderOf({ order: id }: TestCharge, { db }: Services) {
  const order = await db.payments.findById(id);
  if (!order) throw notFound();
  return order;
}
