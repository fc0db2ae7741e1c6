import {
  type Actor,
  conflict,
  invalid,
  notFound,
  PING,
  RETRY_FOR_MS,
  SECRET_GRACE_MS,
  type Webhook,
  type WebhookInput,
} from '@wayfare/shared';
import { permit } from '../../platform/crud/permit.js';
import type { MessagesServices } from '../services.js';
import { attemptDelivery, isAccepted } from './attemptDelivery.js';
import { addressIn, isAllowedAddress, reachOf } from './publicAddress.js';
import { deliveryId } from './recordEvents.js';
import type { StoredDelivery, StoredWebhook } from './storedWebhook.js';
import { newSecret } from './webhookSecret.js';

/**
 * Adds a webhook. The result has its secret, which is not shown again.
 * @throws webhook_url_refused (400) for a URL without https or to a private address; webhook_limit (409)
 */
export async function addWebhook(
  _actor: Actor,
  input: WebhookInput,
  id: string,
  services: MessagesServices,
): Promise<Webhook> {
  const { db, clock } = services;
  requireTarget(input.url, services);
  const { secret, seal } = await newSecret(services);
  const webhook: StoredWebhook = { ...input, id, createdAt: clock.now() };
  if (!(await db.webhooks.insert({ ...webhook, secret: seal }))) throw conflict('webhook_limit');
  return { ...webhook, newSecret: secret };
}

/**
 * Changes a webhook. Turning it on clears what turned it off.
 * @throws webhook_url_refused (400); changed_meanwhile (409)
 */
export async function changeWebhook(
  _actor: Actor,
  before: StoredWebhook,
  changes: Partial<WebhookInput>,
  seen: Partial<StoredWebhook> | undefined,
  services: MessagesServices,
): Promise<Webhook> {
  if (changes.url !== undefined) requireTarget(changes.url, services);
  const cleared = changes.active ? { offReason: null, failingSince: null } : {};
  return (await services.db.webhooks.update(before.id, { ...changes, ...cleared }, seen)) ?? before;
}

/** @throws webhook_url_refused (400) */
function requireTarget(target: string, { config }: Pick<MessagesServices, 'config'>): void {
  const url = new URL(target);
  const allowsLoopback = config.WEBHOOKS_ALLOW_LOOPBACK;
  const address = addressIn(url);
  const isSecure =
    url.protocol === 'https:' || (allowsLoopback && address !== null && reachOf(address) === 'loopback');
  // The address behind a name is checked at every connection, because it may change at any time.
  if (!isSecure || (address !== null && !isAllowedAddress(address, allowsLoopback)))
    throw invalid('webhook_url_refused', { url: 'webhook_url_refused' });
}

/**
 * Gives a webhook a new secret. The previous one also signs for a day.
 * @throws not_found (404); demo_mode (403); wrong_state (409) if that was done since it was `seen`
 */
export async function rotateSecret(
  actor: Actor,
  id: string,
  seen: number | null | undefined,
  services: MessagesServices,
): Promise<Webhook> {
  await permit(actor, 'edit', 'webhooks', services);
  if (!(await services.db.webhooks.findById(id))) throw notFound();
  const { secret, seal } = await newSecret(services);
  const previousUntil = services.clock.now() + SECRET_GRACE_MS;
  const webhook = await services.db.webhooks.rotate(id, seal, { previousUntil, seen });
  if (!webhook) throw conflict();
  services.realtime.resourceChanged('webhooks', [id]);
  return { ...webhook, newSecret: secret };
}

/**
 * Sends a `ping` event once and records it in the log, whether or not the webhook is active. @throws
 * not_found (404)
 */
export async function testWebhook(
  actor: Actor,
  id: string,
  services: MessagesServices,
): Promise<StoredDelivery> {
  await permit(actor, 'edit', 'webhooks', services);
  const { db, clock, newId } = services;
  const webhook = await db.webhooks.findSending(id);
  if (!webhook) throw notFound();
  const at = clock.now();
  const event = `evt_${newId()}`;
  const body = JSON.stringify({ type: PING, timestamp: new Date(at).toISOString(), data: { webhook: id } });
  const { attempt } = await attemptDelivery(webhook, { event, body }, services);
  const hasArrived = isAccepted(attempt);
  const delivery: StoredDelivery = {
    id: deliveryId(event, id),
    webhook: id,
    event,
    body,
    at,
    type: PING,
    subject: `webhook:${id}`,
    position: at,
    state: hasArrived ? 'delivered' : 'failed',
    createdAt: at,
    until: at,
    tries: 1,
    attempts: [attempt],
    lastStatus: attempt.status ?? null,
    ...(hasArrived && { deliveredAt: attempt.at + attempt.ms }),
  };
  await db.webhookDeliveries.add([delivery]);
  return delivery;
}

/** Sends a finished delivery again, with the same id. @throws not_found (404); wrong_state (409) */
export async function replayDelivery(
  actor: Actor,
  id: string,
  services: MessagesServices,
): Promise<StoredDelivery> {
  await permit(actor, 'edit', 'webhooks', services);
  const { db, clock, realtime } = services;
  if (!(await db.webhookDeliveries.findById(id))) throw notFound();
  const now = clock.now();
  const replayed = await db.webhookDeliveries.replay(id, now, now + RETRY_FOR_MS);
  if (!replayed) throw conflict();
  realtime.resourceChanged('webhook-deliveries', [id]);
  return replayed;
}

/**
 * Sends again all deliveries that were given up since a time. Returns their number. @throws not_found (404)
 */
export async function replayFailed(
  actor: Actor,
  id: string,
  since: number,
  services: MessagesServices,
): Promise<number> {
  const { db, clock, realtime } = services;
  await permit(actor, 'edit', 'webhooks', services);
  if (!(await db.webhooks.findById(id))) throw notFound();
  const now = clock.now();
  const replayed = await db.webhookDeliveries.replayFailed(id, since, { now, until: now + RETRY_FOR_MS });
  realtime.resourceChanged('webhooks', [id]);
  return replayed;
}
