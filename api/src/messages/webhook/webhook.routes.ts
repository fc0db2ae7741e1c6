import {
  idSchema,
  rotateSecretInputSchema,
  webhookDeliverySchema,
  webhookReplayAnswerSchema,
  webhookReplayInputSchema,
  webhookSchema,
} from '@wayfare/shared';
import { z } from 'zod';
import { operation } from '../operation.js';
import { replayDelivery, replayFailed, rotateSecret, testWebhook } from './manageWebhooks.js';
import { presentWebhooks } from './webhook.resource.js';
import { presentDeliveries } from './webhookDelivery.resource.js';
import { noProof } from '../../platform/operation/noProof.js';
import { single } from '../../platform/crud/single.js';

const byId = z.object({ id: idSchema });
const nothing = z.object({});

/** Operations of admins on webhooks, other than adding, changing and deleting. */
export const webhookOperations = [
  operation({
    id: 'rotateWebhookSecret',
    method: 'post',
    path: '/webhooks/:id/secret',
    summary: 'Make a new signing secret, shown only in this response; the previous one also signs for a day',
    access: ['admin'],
    stepUp: true,
    params: byId,
    body: rotateSecretInputSchema,
    answers: webhookSchema,
    act: ({ actor, params: { id }, body: { seen }, services }) => rotateSecret(actor, id, seen, services),
    audit: {
      action: 'rotate',
      resource: 'webhooks',
      record: ({ params: { id } }) => id,
      before: () => null,
      after: ({ newSecret }) => ({ secret: newSecret }),
    },
    async present(rotated) {
      return single(await presentWebhooks([rotated]));
    },
  }),
  operation({
    id: 'testWebhook',
    noProof: noProof.reads,
    method: 'post',
    path: '/webhooks/:id/test',
    summary: 'Send a `ping` event now, once, and return what the receiver answered',
    access: ['admin'],
    limit: 'testConnection',
    params: byId,
    body: nothing,
    answers: webhookDeliverySchema,
    async act({ actor, params: { id }, services }) {
      const delivery = await testWebhook(actor, id, services);
      services.realtime.resourceChanged('webhook-deliveries', [delivery.id]);
      return single(await presentDeliveries([delivery]));
    },
  }),
  operation({
    id: 'replayFailedWebhookDeliveries',
    noProof: noProof.reads,
    method: 'post',
    path: '/webhooks/:id/replay',
    summary: 'Send every event again that was given up since a time',
    access: ['admin'],
    params: byId,
    body: webhookReplayInputSchema,
    answers: webhookReplayAnswerSchema,
    act: ({ actor, params: { id }, body: { since }, services }) => replayFailed(actor, id, since, services),
    audit: {
      action: 'replay',
      resource: 'webhooks',
      record: ({ params: { id } }) => id,
      before: () => null,
      after: (replayed, { body: { since } }) => ({ since, replayed }),
    },
    present: async (replayed) => ({ replayed }),
  }),
  operation({
    id: 'replayWebhookDelivery',
    noProof: noProof.reads,
    method: 'post',
    path: '/webhook-deliveries/:id/replay',
    summary: 'Send a delivered or given-up event again, with the same id',
    access: ['admin'],
    params: byId,
    body: nothing,
    answers: webhookDeliverySchema,
    act: ({ actor, params: { id }, services }) => replayDelivery(actor, id, services),
    audit: {
      action: 'replay',
      resource: 'webhook-deliveries',
      record: ({ params: { id } }) => id,
      before: () => null,
      after: ({ event }) => ({ event }),
    },
    async present(delivery) {
      return single(await presentDeliveries([delivery]));
    },
  }),
];
