import { createHash } from 'node:crypto';
import type { MessagesServices } from '../services.js';
import { sendInboxChanged } from './inbox.realtime.js';

/**
 * The texts of a notification: as written, or as translation keys, which each reader reads in their own
 * language.
 */
export interface InboxTexts {
  title: string;
  body: string;
  areKeys?: true;
  /** Times that the texts contain, in ms, by placeholder. */
  times?: Readonly<Record<string, number>>;
}

/** A message to a user that their inbox may keep. */
interface Keepable {
  id: string;
  to: string;
  screen?: string | undefined;
  params?: Record<string, string> | undefined;
  inbox?: InboxTexts | undefined;
}

/**
 * Puts messages into their receivers' inboxes, each once per id, and notifies the pages that the receivers
 * have open.
 */
export async function toInbox(
  messages: readonly Keepable[],
  at: number,
  { db, realtime }: Pick<MessagesServices, 'db' | 'realtime'>,
): Promise<void> {
  const entries = messages.flatMap(({ id, to, screen, params, inbox }) =>
    inbox
      ? [
          {
            id: entryId(id),
            uid: to,
            at,
            isRead: false,
            ...inbox,
            ...(screen && { screen }),
            ...(params?.bookingId && { bookingId: params.bookingId }),
          },
        ]
      : [],
  );
  if (entries.length === 0) return;
  await db.inbox.add(entries);
  sendInboxChanged(
    entries.map(({ uid }) => uid),
    realtime,
  );
}

/** Ids of messages may be longer than those of records. */
const entryId = (message: string) => createHash('sha256').update(message).digest('hex').slice(0, 32);
