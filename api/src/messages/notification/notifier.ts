import type { TripNotice } from './tripNotice.js';
import { type InboxTexts, toInbox } from '../inbox/toInbox.js';
import { type TextSources, translator } from '../../basics/language/translate.js';
import type { MessagesServices } from '../services.js';
import { deliverMessages, type MessageSending, reachable } from './deliverMessages.js';

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
  /**
   * Sends a message about a trip to a user's devices, in their language. Does nothing if the id was already
   * used.
   */
  push(id: string, notice: TripNotice): Promise<void>;
  /**
   * Queues messages, each once per id: those of a notification to many users, or others. Never waits for a
   * push service.
   */
  send(messages: readonly PersonMessage[], broadcast?: Broadcast): Promise<void>;
  /** Sends due messages to the receivers' devices: those of a notification to many users, or all others. */
  deliverDue(notification?: string): Promise<void>;
}

/**
 * The notification to many users that messages belong to, and the platform of the devices it is for; all if
 * omitted.
 */
export interface Broadcast {
  notification: string;
  platform?: 'ANDROID' | 'IOS';
}

/** Stores every message in the outbox, and sends it from there to its receiver's devices. */
export function deviceNotifier(
  parts: MessageSending &
    Pick<MessagesServices, 'people' | 'realtime'> & {
      db: MessagesServices['db'];
      config: TextSources['config'];
    },
): Notifier {
  const { db, config, clock, realtime, channels, people } = parts;

  async function send(messages: readonly PersonMessage[], broadcast?: Broadcast) {
    const at = clock.now();
    const devices = await db.devices.devicesOf(messages.map(({ to }) => to));
    await db.outbox.add(
      ...messages.map(({ inbox: _kept, ...message }) => {
        const isReachable = reachable(devices.get(message.to), broadcast?.platform, channels).length > 0;
        return {
          ...message,
          ...(broadcast && {
            ...broadcast,
            outcome: isReachable ? ('waiting' as const) : ('failed' as const),
          }),
          channel: 'push' as const,
          at,
          ...(isReachable && { dueAt: at }),
        };
      }),
    );
    await toInbox(messages, at, { db, realtime });
  }

  return {
    send,
    async push(id, { to, title, body, ...notice }) {
      const user = await people.find(to);
      const translate = await translator(
        user?.language ?? (await db.languages.findDefault())?.langLocale ?? 'en',
        { db, config },
      );
      // An offer ends within seconds: the inbox would fill up with trips of other drivers. A deleted user has
      // no inbox.
      const inbox = notice.isOffer || !user ? undefined : { title, body, areKeys: true as const };
      await send([{ id, to, title: translate(title), body: translate(body), ...notice, inbox }]);
    },
    deliverDue: (notification) => deliverMessages(parts, notification),
  };
}
