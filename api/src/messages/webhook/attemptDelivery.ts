import type { WebhookAttempt } from '@wayfare/shared';
import type { MessagesServices } from '../services.js';
import type { PostOutcome } from './postWebhook.js';
import type { SendingWebhook, StoredDelivery } from './storedWebhook.js';
import { signedHeaders, signingSecrets } from './webhookSecret.js';

/** One attempt, with the pause that the receiver asked for. */
export interface MadeAttempt {
  attempt: WebhookAttempt;
  retryAfter?: string;
}

/** Whether the receiver accepted the event. */
export const isAccepted = ({ status = 0 }: WebhookAttempt): boolean => status >= 200 && status < 300;

/** Sends a signed event once. */
export async function attemptDelivery(
  webhook: SendingWebhook,
  { event, body }: Pick<StoredDelivery, 'event' | 'body'>,
  services: MessagesServices,
): Promise<MadeAttempt> {
  const at = services.clock.now();
  const started = performance.now();
  const { retryAfter, ...outcome } = await post(webhook, { event, body, at }, services);
  const ms = Math.round(performance.now() - started);
  return { attempt: { at, ms, ...outcome }, ...(retryAfter !== undefined && { retryAfter }) };
}

async function post(
  webhook: SendingWebhook,
  { event, body, at }: { event: string; body: string; at: number },
  services: MessagesServices,
): Promise<PostOutcome> {
  const secrets = await signingSecrets(webhook, at, services);
  if (secrets.length === 0) return { error: 'secret' };
  return services.postWebhook(
    webhook.url,
    {
      'content-type': 'application/json',
      'user-agent': 'Wayfare-Webhooks/1',
      ...signedHeaders(event, at, body, secrets),
    },
    body,
  );
}
