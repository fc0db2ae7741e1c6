import { RETRY_FOR_MS, retryAfterMs, retryPauseMs } from '@wayfare/shared';
import { forEachOne } from '../../platform/run/forEachOne.js';
import type { MessagesServices } from '../services.js';
import { attemptDelivery, isAccepted, type MadeAttempt } from './attemptDelivery.js';
import type { SendingWebhook, StoredDelivery } from './storedWebhook.js';

/** How long a worker has a delivery exclusively, in ms: longer than an attempt can take. */
const LEASE_MS = 60_000;
/** Concurrent requests to one webhook. */
const SENDERS = 4;
/** For how long a run takes further deliveries, in ms: others wait for its end. */
const RUN_MS = 5_000;
/**
 * How long an event waits for an earlier one of its subject before it is looked at again, at least, in ms.
 */
const BEHIND_MS = 60_000;

/**
 * Sends due events to every active webhook. An event waits for earlier ones of its subject, such as a
 * booking. If a process crashes while sending, the event is sent again with the same id. Slow webhooks delay
 * others by no more than one attempt.
 */
export async function deliverWebhooks(services: MessagesServices): Promise<void> {
  const { db, clock } = services;
  if (!(await db.webhookDeliveries.isAnyDue(clock.now()))) return;
  const runEnd = performance.now() + RUN_MS;
  const webhooks = await db.webhooks.active();
  const senders = webhooks.flatMap((webhook) => Array.from({ length: SENDERS }, () => webhook));
  const runs = await Promise.allSettled(senders.map((webhook) => deliverSome(webhook, runEnd, services)));
  await forEachOne(runs, async (run) => {
    if (run.status === 'rejected') throw run.reason;
  });
}

/** Sends due deliveries one by one until none is left, an attempt fails, or the run ends. */
async function deliverSome(
  webhook: SendingWebhook,
  runEnd: number,
  services: MessagesServices,
): Promise<void> {
  const { db, clock } = services;
  while (performance.now() < runEnd) {
    const now = clock.now();
    const delivery = await db.webhookDeliveries.takeDue(webhook.id, now, now + LEASE_MS);
    if (!delivery) return;
    if (await waitsBehind(delivery, services)) continue;
    if (!(await deliverOne(webhook, delivery, services))) return;
  }
}

/** Puts a delivery behind an earlier event of its subject, if one is not delivered yet. */
async function waitsBehind(delivery: StoredDelivery, { db, clock }: MessagesServices): Promise<boolean> {
  const dueBefore = await db.webhookDeliveries.dueBefore(delivery);
  if (dueBefore === null) return false;
  await db.webhookDeliveries.putBehind(delivery, Math.max(dueBefore, clock.now() + BEHIND_MS));
  // The earlier delivery may have ended before this one started to wait, and then it did not make this one
  // due.
  if ((await db.webhookDeliveries.dueBefore(delivery)) === null)
    await db.webhookDeliveries.callNext(delivery, clock.now());
  return true;
}

/** Sends one delivery. Returns whether it was accepted. */
async function deliverOne(
  webhook: SendingWebhook,
  delivery: StoredDelivery,
  services: MessagesServices,
): Promise<boolean> {
  const { db, clock } = services;
  const made = await attemptDelivery(webhook, delivery, services);
  const hasArrived = isAccepted(made.attempt);
  if (hasArrived) {
    await db.webhookDeliveries.finish(delivery, 'delivered', made.attempt);
    await db.webhooks.recordDelivered(webhook.id, clock.now());
  }
  if (hasArrived || !(await retry(webhook, delivery, made, services)))
    await db.webhookDeliveries.callNext(delivery, clock.now());
  services.realtime.resourceChanged('webhook-deliveries', [delivery.id]);
  return hasArrived;
}

/** Plans the next attempt after a failed one, or gives up. Returns whether there is a next one. */
async function retry(
  webhook: SendingWebhook,
  delivery: StoredDelivery,
  { attempt, retryAfter }: MadeAttempt,
  services: MessagesServices,
): Promise<boolean> {
  const { db, clock, jitter, log } = services;
  const now = clock.now();
  const failingSince = await db.webhooks.recordFailed(webhook.id, now);
  if (attempt.status === 410) await turnOff(webhook, 'gone', services);
  else if (now - failingSince >= RETRY_FOR_MS) await turnOff(webhook, 'failing', services);
  const dueAt = now + retryPauseMs(delivery.tries, jitter(), retryAfterMs(retryAfter, now));
  if (attempt.status !== 410 && dueAt <= delivery.until) {
    await db.webhookDeliveries.tryAgainAt(delivery, dueAt, attempt);
    return true;
  }
  log.warn({ delivery: delivery.id, webhook: webhook.id }, 'gave up delivering an event to a webhook');
  await db.webhookDeliveries.finish(delivery, 'failed', attempt);
  return false;
}

async function turnOff(
  { id }: SendingWebhook,
  reason: 'failing' | 'gone',
  { db, log, realtime }: MessagesServices,
): Promise<void> {
  await db.webhooks.turnOff(id, reason);
  realtime.resourceChanged('webhooks', [id]);
  log.warn({ webhook: id, reason }, 'a webhook was turned off');
}
