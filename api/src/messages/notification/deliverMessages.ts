import { type PushPayload, type RetryPauses, retryPause } from '@wayfare/shared';
import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock.js';
import type { PushChannel, PushChannels, PushItem, PushOutcome } from '../push/pushChannel.js';
import type { DeviceKind, PushDevice } from '../push/pushDevice.js';
import type { MessagesServices } from '../services.js';
import type { Metrics } from '../../platform/run/metrics.js';
import type { MessageAttempt, QueuedMessage } from './outboxMessage.js';

/** A message is outdated after failing for this long, in ms. */
const GIVE_UP_MS = 60 * 60_000;
/** How long a push service keeps a message for an offline device, in ms. */
const KEPT_MS = 60 * 60_000;
/** The pauses after failures. */
const PAUSES: RetryPauses = { firstMs: 30_000, longestMs: 30 * 60_000 };
/** How long a worker keeps messages leased, in ms: longer than services can take to answer. */
const TAKEN_MS = 2 * 60_000;
/** When the receipts of accepted messages are read first, in ms. */
const RECEIPT_AFTER_MS = 15 * 60_000;
/** Messages per batch, and the batches that are sent at once and per run. */
const BATCH = 100;
const CONCURRENT = 4;
const BATCHES_PER_RUN = 20;
/**
 * The batches of a notification to many users per run, one after the other: Expo accepts 600 messages per
 * second.
 */
const BATCHES_OF_NOTIFICATION = 5;

/** The dependencies of sending messages. */
export interface MessageSending {
  db: Pick<MessagesServices['db'], 'outbox' | 'devices' | 'pushReceipts'>;
  clock: Clock;
  /** A random factor from 0 up to 1 that lengthens a pause. */
  jitter(): number;
  log: Logger;
  metrics: Pick<Metrics, 'pushSent'>;
  newId(): string;
  channels: PushChannels;
  /**
   * The offer of a booking that a driver can still accept; null if there is none. `expiresAt` is null for one
   * without end.
   */
  openOfferOf(booking: string, driver: string): Promise<{ expiresAt: number | null } | null>;
}

/**
 * Sends due messages: those of a notification to many users, or all others. If a process crashes while
 * sending, its messages are sent again: devices recognize them by their ids.
 */
export async function deliverMessages(sending: MessageSending, notification?: string): Promise<void> {
  const running = new Set<Promise<void>>();
  const [most, concurrent] = notification ? [BATCHES_OF_NOTIFICATION, 1] : [BATCHES_PER_RUN, CONCURRENT];
  for (let count = 0; count < most; count += 1) {
    // One batch is taken at a time: workers that take at once would find the same messages.
    const batch = await takeBatch(sending, notification);
    if (batch.messages.length === 0) break;
    const work = deliverBatch(batch, sending).finally(() => running.delete(work));
    running.add(work);
    if (running.size >= concurrent) await Promise.race(running);
    if (batch.messages.length < BATCH) break;
  }
  await Promise.all(running);
}

/** The devices that a message can be sent to: of the wanted platform, and with a channel. */
export const reachable = (
  devices: readonly PushDevice[] | undefined,
  platform: string | undefined,
  channels: PushChannels,
) =>
  (devices ?? []).filter(
    (device) => channels[device.kind] !== null && (!platform || device.platform === platform),
  );

/** Messages taken by this process under a claim. */
interface Batch {
  claim: string;
  messages: QueuedMessage[];
}

async function takeBatch({ db, clock, newId }: MessageSending, notification?: string): Promise<Batch> {
  const now = clock.now();
  const claim = newId();
  const due = { now, until: now + TAKEN_MS, claim, limit: BATCH, ...(notification && { notification }) };
  return { claim, messages: await db.outbox.takeDue(due) };
}

async function deliverBatch({ claim, messages }: Batch, sending: MessageSending): Promise<void> {
  await sending.db.outbox.settle(claim, await attempt(messages, sending));
}

/** One device of a message, and the outcome for it. */
interface Sent {
  message: QueuedMessage;
  device: PushDevice;
  outcome: PushOutcome;
}

async function attempt(
  messages: readonly QueuedMessage[],
  sending: MessageSending,
): Promise<MessageAttempt[]> {
  const items = await itemsOf(messages, sending);
  const kinds = Object.entries(sending.channels) as [DeviceKind, PushChannel | null][];
  const sent = await Promise.all(
    kinds.map(async ([kind, channel]) => {
      const own = items.filter(({ device }) => device.kind === kind);
      const outcomes = channel && own.length > 0 ? await outcomesOf(kind, channel, own, sending) : [];
      return outcomes.map((outcome, index): Sent => ({ ...(own[index] as Item), outcome }));
    }),
  );
  const all = sent.flat();
  await recordDevices(all, sending);
  const byMessage = new Map<string, Sent[]>();
  for (const one of all) byMessage.set(one.message.id, [...(byMessage.get(one.message.id) ?? []), one]);
  return messages.map((message) => attemptOf(message, byMessage.get(message.id) ?? [], sending));
}

type Item = PushItem & { message: QueuedMessage };

/** The devices that still have to get each message. An outdated message has none. */
async function itemsOf(messages: readonly QueuedMessage[], sending: MessageSending): Promise<Item[]> {
  const devices = await sending.db.devices.devicesOf(messages.map(({ to }) => to));
  const items = await Promise.all(
    messages.map(async (message) => {
      const keptMs = await worthMs(message, sending);
      if (keptMs <= 0) return [];
      return reachable(devices.get(message.to), message.platform, sending.channels)
        .filter(({ id }) => !message.done?.includes(id))
        .map((device) => ({ message, device, payload: payloadOf(message), keptMs }));
    }),
  );
  return items.flat();
}

/** How long a message stays useful, in ms: for an offer, as long as it can be accepted. */
async function worthMs({ isOffer, to, params }: QueuedMessage, sending: MessageSending): Promise<number> {
  if (!isOffer) return KEPT_MS;
  const offer = params?.bookingId ? await sending.openOfferOf(params.bookingId, to) : null;
  return offer ? Math.min(KEPT_MS, (offer.expiresAt ?? Number.POSITIVE_INFINITY) - sending.clock.now()) : 0;
}

async function outcomesOf(
  kind: DeviceKind,
  channel: PushChannel,
  items: readonly Item[],
  { log, metrics }: MessageSending,
): Promise<PushOutcome[]> {
  try {
    const outcomes = await channel.send(items);
    for (const outcome of outcomes) metrics.pushSent(kind, outcome.kind);
    return outcomes;
  } catch (error) {
    log.error({ err: error, kind }, 'push messages could not be sent and will be retried');
    return items.map(() => ({ kind: 'later', reason: 'error' }));
  }
}

/** Removes devices that no longer exist, and notes the receipts of accepted messages. */
async function recordDevices(sent: readonly Sent[], { db, clock }: MessageSending): Promise<void> {
  const at = clock.now();
  const receipts = sent.flatMap(({ device: { uid, kind, address }, outcome }) =>
    outcome.kind === 'accepted' && outcome.receipt
      ? [{ id: outcome.receipt, device: { uid, kind, address }, at, dueAt: at + RECEIPT_AFTER_MS }]
      : [],
  );
  if (receipts.length > 0) await db.pushReceipts.add(receipts);
  for (const { device, outcome } of sent) if (outcome.kind === 'gone') await db.devices.removeDevice(device);
}

function attemptOf(
  message: QueuedMessage,
  sent: readonly Sent[],
  { clock, jitter, log }: MessageSending,
): MessageAttempt {
  const { id, at, tries } = message;
  for (const { device, outcome } of sent)
    if (outcome.kind === 'refused' || outcome.kind === 'later')
      log.warn({ id, kind: device.kind, reason: outcome.reason, tries }, REPORTS[outcome.kind]);
  const open = sent.flatMap(({ outcome }) => (outcome.kind === 'later' ? [outcome] : []));
  const isAccepted = message.outcome === 'reached' || sent.some(({ outcome }) => outcome.kind === 'accepted');
  const now = clock.now();
  const isOver = open.length === 0 || now - at > GIVE_UP_MS;
  if (isOver && open.length > 0) log.error({ id }, 'gave up sending a push message');
  const pause = Math.max(retryPause(tries - 1, PAUSES, jitter()), ...open.map(({ afterMs = 0 }) => afterMs));
  return {
    id,
    done: sent.filter(({ outcome }) => outcome.kind !== 'later').map(({ device }) => device.id),
    ...(message.notification && { outcome: isAccepted ? 'reached' : isOver ? 'failed' : 'waiting' }),
    again: isOver ? null : now + pause,
  };
}

const REPORTS = {
  refused: 'a push service rejected a message',
  later: 'a push message could not be sent and will be retried',
} as const;

/** The payload sent to a device (rule 7.37). */
const payloadOf = ({ id, title, body, screen, params }: QueuedMessage): PushPayload => ({
  id,
  title,
  msg: body,
  ...(screen && { screen }),
  ...(params && { params }),
});
