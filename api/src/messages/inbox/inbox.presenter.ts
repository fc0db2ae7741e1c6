import type { InboxEntry } from '@wayfare/shared';
import { fill, translator } from '../../basics/language/translate.js';
import { timeWriter } from '../../basics/language/writeTime.js';
import type { MessagesServices } from '../services.js';
import type { StoredInboxEntry } from './inbox.repository.js';

/** The only way notifications leave the API: in the reader's language. */
export async function presentInbox(
  entries: readonly StoredInboxEntry[],
  locale: string,
  sources: Pick<MessagesServices, 'db' | 'config'>,
): Promise<InboxEntry[]> {
  const [translate, { timeZone }] = await Promise.all([
    translator(locale, sources),
    sources.db.settings.settings(),
  ]);
  const writeTime = timeWriter(locale, timeZone, translate);
  return entries.map(({ id, at, title, body, isRead, screen, bookingId, areKeys, times = {} }) => {
    const values = Object.fromEntries(Object.entries(times).map(([name, ms]) => [name, writeTime(ms)]));
    const textOf = (text: string) => (areKeys ? fill(translate(text), values) : text);
    return {
      id,
      at,
      title: textOf(title),
      body: textOf(body),
      isRead,
      ...(screen && { screen }),
      ...(bookingId && { bookingId }),
    };
  });
}
