import {
  type Actor,
  idSchema,
  type Resource,
  webhookDeliverySchema,
  webhookReplayAnswerSchema,
  webhookReplayInputSchema,
  webhookSchema,
} from '@wayfare/shared';
import { z } from 'zod';
import { audited } from '../../platform/operation/audited.js';
import { operation } from '../operation.js';
import type { MessagesServices } from '../services.js';
import { replayDelivery, replayFailed, rotateSecret, testWebhook } from './manageWebhooks.js';
import { presentWebhooks } from './webhook.resource.js';
import { presentDeliveries } from './webhookDelivery.resource.js';

const byId = z.object({ id: idSchema });
const nothing = z.object({});

/** Makes a change, records in the audit log what was done, and updates open panels. */
async function noted<Result>(
  actor: Actor,
  { action, resource, record }: { action: string; resource: Resource; record: string },
  make: () => Promise<Result>,
  after: (result: Result) => object,
  services: MessagesServices,
): Promise<Result> {
  const result = await audited(
    actor,
    { action, resource, record, before: () => null, after },
    make,
    services,
  );
  services.realtime.resourceChanged(resource, [record]);
  return result;
}

/** What admins do with webhooks besides adding, changing and deleting them. */
export const webhookOperations = [
  operation({
    id: 'rotateWebhookSecret',
    method: 'post',
    path: '/webhooks/:id/secret',
    summary: 'Make a new signing secret, shown only in this response; the previous one also signs for a day',
    access: ['admin'],
    stepUp: true,
    params: byId,
    body: nothing,
    answers: webhookSchema,
    async act({ actor, params: { id }, services }) {
      const change = { action: 'rotate', resource: 'webhooks', record: id } as const;
      const rotated = await noted(
        actor,
        change,
        () => rotateSecret(actor, id, services),
        ({ newSecret }) => ({ secret: newSecret }),
        services,
      );
      return (await presentWebhooks([rotated]))[0];
    },
  }),
  operation({
    id: 'testWebhook',
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
      return (await presentDeliveries([delivery]))[0];
    },
  }),
  operation({
    id: 'replayFailedWebhookDeliveries',
    method: 'post',
    path: '/webhooks/:id/replay',
    summary: 'Send every event again that was given up since a time',
    access: ['admin'],
    params: byId,
    body: webhookReplayInputSchema,
    answers: webhookReplayAnswerSchema,
    async act({ actor, params: { id }, body: { since }, services }) {
      const change = { action: 'replay', resource: 'webhooks', record: id } as const;
      const replayed = await noted(
        actor,
        change,
        () => replayFailed(actor, id, since, services),
        (count) => ({ since, replayed: count }),
        services,
      );
      return { replayed };
    },
  }),
  operation({
    id: 'replayWebhookDelivery',
    method: 'post',
    path: '/webhook-deliveries/:id/replay',
    summary: 'Send a delivered or given-up event again, with the same id',
    access: ['admin'],
    params: byId,
    body: nothing,
    answers: webhookDeliverySchema,
    async act({ actor, params: { id }, services }) {
      const change = { action: 'replay', resource: 'webhook-deliveries', record: id } as const;
      const delivery = await noted(
        actor,
        change,
        () => replayDelivery(actor, id, services),
        ({ event }) => ({ event }),
        services,
      );
      return (await presentDeliveries([delivery]))[0];
    },
  }),
];
