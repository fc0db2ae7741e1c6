import type {
  ApiKey,
  ApiKeyInput,
  Webhook,
  WebhookDelivery,
  WebhookInput,
  WebhookReplayAnswer,
} from '@wayfare/shared';
import { api, idempotent } from '@wayfare/web/http';

/** Calls about API keys of partners and about webhooks. */
export const integrationCalls = {
  createApiKey: (input: ApiKeyInput, key: string) => api.post<ApiKey>('apikeys', input, idempotent(key)),
  rotateApiKey: (id: string, graceHours: number) =>
    api.post<ApiKey>(`apikeys/${encodeURIComponent(id)}/rotate`, { graceHours }),
  revokeApiKey: (id: string) => api.post<ApiKey>(`apikeys/${encodeURIComponent(id)}/revoke`),
  addWebhook: (input: WebhookInput) => api.post<Webhook>('webhooks', input),
  rotateWebhookSecret: (id: string) => api.post<Webhook>(`webhooks/${encodeURIComponent(id)}/secret`, {}),
  testWebhook: (id: string) => api.post<WebhookDelivery>(`webhooks/${encodeURIComponent(id)}/test`, {}),
  /** `since` is a ms timestamp. */
  replayFailedDeliveries: (id: string, since: number) =>
    api.post<WebhookReplayAnswer>(`webhooks/${encodeURIComponent(id)}/replay`, { since }),
  replayDelivery: (id: string) =>
    api.post<WebhookDelivery>(`webhook-deliveries/${encodeURIComponent(id)}/replay`, {}),
};
