import type { PushPayload } from '@wayfare/shared';
import type { Logger } from 'pino';
import type { Clock } from '../clock.js';
import type { TripNotice } from '../booking/effects/effect.js';
import { type InboxTexts, toInbox } from '../inbox/toInbox.js';
import { type TextSources, translator } from '../language/translate.js';
import type { SendToBrowser } from '../push/webPush.js';
import type { Realtime } from '../realtime/realtime.js';
import type { Repositories } from '../repositories.js';
import { deliverQueue } from './deliverQueue.js';
import type { QueuedMessage } from './outboxMessage.js';

/** A message is outdated after failing for this long, in ms. */
const GIVE_UP_MS = 60 * 60_000;
/** How long a push service keeps a message for an offline browser, in ms. */
const KEPT_MS = 60 * 60_000;

/** A message to a user's devices, in their language. Messages with the same id are the same message. */
export interface PersonMessage {
  id: string;
  to: string;
  title: string;
  body: string;
  screen?: string;
  params?: Record<string, string>;
  /** It offers the receiver a trip, and is not sent once the offer has ended. */
  isOffer?: boolean;
  /** The texts that the receiver's inbox keeps; omitted for a message that it does not keep. */
  inbox?: InboxTexts;
}

/** Notifies users outside the pages they have open. */
export interface Notifier {
  /** Sends a message about a trip to a user's devices, in their language. Does nothing if the id was already used. */
  push(id: string, notice: TripNotice): Promise<void>;
  /** Queues messages, each once per id. Never waits for a push service. */
  send(messages: readonly PersonMessage[]): Promise<void>;
  /** Sends due messages to the receivers' browsers. */
  deliverDue(): Promise<void>;
}

/** Stores every message in the outbox, and sends it from there to its receiver's browsers. */
export function deviceNotifier(parts: {
  db: Repositories;
  config: TextSources['config'];
  clock: Clock;
  log: Logger;
  realtime: Realtime;
  sendToBrowser: SendToBrowser;
  /** The offer of a booking that a driver can still accept; null if there is none. `expiresAt` is null for one without end. */
  openOfferOf(booking: string, driver: string): Promise<{ expiresAt: number | null } | null>;
}): Notifier {
  const { db, config, clock, log, realtime, sendToBrowser, openOfferOf } = parts;

  async function send(messages: readonly PersonMessage[]) {
    const at = clock.now();
    const withBrowsers = await db.devices.withBrowsers(messages.map(({ to }) => to));
    await db.outbox.add(
      ...messages.map(({ inbox: _kept, ...message }) => ({
        ...message,
        channel: 'push' as const,
        at,
        ...(withBrowsers.has(message.to) && { dueAt: at }),
      })),
    );
    await toInbox(messages, at, { db, realtime });
  }

  /** How long a message stays useful, in ms: for an offer, as long as it can be accepted. */
  async function worthMs({ isOffer, to, params }: QueuedMessage): Promise<number> {
    if (!isOffer) return KEPT_MS;
    const offer = params?.bookingId ? await openOfferOf(params.bookingId, to) : null;
    return offer ? Math.min(KEPT_MS, (offer.expiresAt ?? Number.POSITIVE_INFINITY) - clock.now()) : 0;
  }

  /** @throws when a push service is unavailable: on retry, browsers that already got the message recognize its id */
  async function deliver(message: QueuedMessage) {
    const keptMs = await worthMs(message);
    if (keptMs <= 0) return;
    const failures: unknown[] = [];
    for (const browser of await db.devices.browsersOf(message.to)) {
      try {
        const outcome = await sendToBrowser(browser, payloadOf(message), keptMs);
        if (outcome === 'gone') await db.devices.removeBrowser(browser.uid, browser.endpoint);
        if (outcome === 'refused') log.warn({ id: message.id }, 'a push service rejected a message');
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
  }

  return {
    send,
    async push(id, { to, title, body, ...notice }) {
      const user = await db.users.findById(to);
      const translate = await translator(
        { db, config },
        user?.language ?? (await db.languages.findDefault())?.langLocale ?? 'en',
      );
      // An offer ends within seconds: the inbox would fill up with trips of other drivers. A deleted user has no inbox.
      const inbox = notice.isOffer || !user ? undefined : { title, body, areKeys: true as const };
      await send([{ id, to, title: translate(title), body: translate(body), ...notice, inbox }]);
    },
    deliverDue: () =>
      deliverQueue({
        queue: db.outbox,
        clock,
        log,
        what: 'a push message',
        send: deliver,
        giveUpMs: GIVE_UP_MS,
      }),
  };
}

/** The payload sent to a device (rule 7.37). */
const payloadOf = ({ id, title, body, screen, params }: QueuedMessage): PushPayload => ({
  id,
  title,
  msg: body,
  ...(screen && { screen }),
  ...(params && { params }),
});
