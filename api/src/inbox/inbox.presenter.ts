import type { InboxEntry } from '@wayfare/shared';
import { filled, knownLocale, translator } from '../language/translate.js';
import type { Services } from '../services.js';
import type { StoredInboxEntry } from './inbox.repository.js';

/** The only way notifications leave the API: in the reader's language. */
export async function presentInbox(
  entries: readonly StoredInboxEntry[],
  locale: string,
  { db }: Pick<Services, 'db'>,
): Promise<InboxEntry[]> {
  const [translate, { timeZone }] = await Promise.all([translator({ db }, locale), db.settings.settings()]);
  const time = new Intl.DateTimeFormat(knownLocale(locale), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  });
  return entries.map(({ id, at, title, body, isRead, screen, bookingId, areKeys, times = {} }) => {
    const values = Object.fromEntries(Object.entries(times).map(([name, ms]) => [name, time.format(ms)]));
    const textOf = (text: string) => (areKeys ? filled(translate(text), values) : text);
    return {
      ...{ id, at, title: textOf(title), body: textOf(body), isRead },
      ...(screen && { screen }),
      ...(bookingId && { bookingId }),
    };
  });
}
