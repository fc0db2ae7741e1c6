import { z } from 'zod';
import { operation } from '../../operation.js';
import { sendPage } from '../../../platform/operation/page.js';
import { decideCharge, reportCharge } from './decideCharge.js';
import { channels } from './sandboxPages.js';
import { noProof } from '../../../platform/operation/noProof.js';

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
    noProof: noProof.provesItself,
    method: 'post',
    path: '/payments/test/charges',
    summary: 'Sandbox provider: approve, decline or hang a payment, and choose how the result is reported',
    body: z.object({
      session,
      outcome: z.enum(['approve', 'decline', 'hang']),
      tell: z.enum(channels).default('both'),
    }),
    async act({ body, request, response, services }) {
      const next = await decideCharge(body, request, services);
      if ('page' in next) sendPage(response, 200, next.page);
      else response.redirect(303, next.returnTo);
    },
  }),
  operation({
    ...browserForm,
    id: 'reportSandboxCharge',
    noProof: noProof.provesItself,
    method: 'post',
    path: '/payments/test/webhooks',
    summary: 'Sandbox provider: report a hanging payment now',
    body: z.object({ session, reference: z.string().max(64) }),
    async act({ body, request, response, services }) {
      sendPage(response, 200, await reportCharge(body, request, services));
    },
  }),
];
