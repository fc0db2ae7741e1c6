import type { ApiKeyInput, WebhookInput } from '@wayfare/shared';
import { call, idempotent } from '@wayfare/web/http';

/** Calls about API keys of partners and about webhooks. */
export const integrationCalls = {
  createApiKey: (input: ApiKeyInput, key: string) =>
    call.post('/apikeys', { body: input, headers: idempotent(key) }),
  /** `seen` is `previousUntil` as the admin read it. */
  rotateApiKey: (id: string, graceHours: number, seen: number | null) =>
    call.post('/apikeys/{id}/rotate', { path: { id }, body: { graceHours, seen } }),
  revokeApiKey: (id: string) => call.post('/apikeys/{id}/revoke', { path: { id } }),
  addWebhook: (input: WebhookInput) => call.post('/webhooks', { body: input }),
  /** `seen` is `previousSecretUntil` as the admin read it. */
  rotateWebhookSecret: (id: string, seen: number | null) =>
    call.post('/webhooks/{id}/secret', { path: { id }, body: { seen } }),
  testWebhook: (id: string) => call.post('/webhooks/{id}/test', { path: { id } }),
  /** `since` is a ms timestamp. */
  replayFailedDeliveries: (id: string, since: number) =>
    call.post('/webhooks/{id}/replay', { path: { id }, body: { since } }),
  replayDelivery: (id: string) => call.post('/webhook-deliveries/{id}/replay', { path: { id } }),
};
