import {
  decisionMessageInputSchema,
  decisionRequestInputSchema,
  decisionRequestSchema,
  driverDecisionsSchema,
  idSchema,
  notFound,
} from '@wayfare/shared';
import { z } from 'zod';
import { noProof } from '../../platform/operation/noProof.js';
import { operation } from '../operation.js';
import { askAboutDecision } from './askAboutDecision.js';
import { presentDecisionRequests } from './decision.presenter.js';
import { readDecisions } from './readDecisions.js';
import { writeAboutDecision } from './writeAboutDecision.js';

/** Operations on the automatic decisions about drivers, and on what drivers ask a person about them. */
export const decisionOperations = [
  operation({
    id: 'getOwnDecisions',
    method: 'get',
    path: '/drivers/me/decisions',
    summary: 'The automatic decisions about the signed-in driver, and which of them apply now',
    access: ['driver'],
    answers: driverDecisionsSchema,
    act: ({ actor, user, services }) => readDecisions(actor, user, services),
  }),
  operation({
    id: 'askAboutDecision',
    noProof: noProof.ownRecord,
    method: 'post',
    path: '/decisionrequests',
    summary: 'Ask a person about an automatic decision, or about a trip that the driver did not get',
    honorsIdempotencyKey: true,
    access: ['driver'],
    limit: 'chat',
    body: decisionRequestInputSchema,
    answers: decisionRequestSchema,
    status: 201,
    async act({ actor, body, claimId, services }) {
      const { id } = await claimId();
      return presentOne(await askAboutDecision(actor, body, id, services), actor, services);
    },
  }),
  operation({
    id: 'writeAboutDecision',
    noProof: noProof.deskWork,
    method: 'post',
    path: '/decisionrequests/:id/messages',
    summary: 'Answer a driver’s request about an automatic decision, or write again as its driver',
    honorsIdempotencyKey: true,
    permission: 'chats',
    access: ['driver', 'admin'],
    limit: 'chat',
    params: z.object({ id: idSchema }),
    body: decisionMessageInputSchema,
    answers: decisionRequestSchema,
    status: 201,
    async act({ actor, params: { id }, body, claimId, services }) {
      const { id: messageId } = await claimId();
      return presentOne(
        await writeAboutDecision(actor, id, { messageId, ...body }, services),
        actor,
        services,
      );
    },
  }),
];

type Arguments = Parameters<typeof presentDecisionRequests>;

async function presentOne(request: Arguments[0][number], actor: Arguments[1], services: Arguments[2]) {
  const [presented] = await presentDecisionRequests([request], actor, services);
  if (!presented) throw notFound();
  return presented;
}
