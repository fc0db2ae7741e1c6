import type { TranslationKey } from '@wayfare/shared';
import { fill, translator } from '../../basics/language/translate.js';
import type { MessagesServices } from '../services.js';

/** How many admins are notified. */
const NOTIFIED_ADMINS = 100;

/** A message to admins, each in their language and once per id. */
interface AdminMessage {
  id: string;
  title: TranslationKey;
  body: TranslationKey;
  screen: string;
  /** The values of the placeholders in the texts, in the reader's language. */
  values?: (translate: (key: string) => string, locale: string) => Readonly<Record<string, string>>;
  /** Who needs no message: the admin who caused it, and whom it is about. */
  except?: readonly string[];
  /** Only full admins get it. */
  areFull?: boolean;
}

/** Sends a message to all admins, or to all full ones. */
export async function notifyAdmins(
  { id, title, body, screen, values, except = [], areFull = false }: AdminMessage,
  services: MessagesServices,
): Promise<void> {
  const { db, notifier, people } = services;
  const found = await people.admins(NOTIFIED_ADMINS, { areFull });
  const admins = found.filter((admin) => !except.includes(admin.id));
  const standard = (await db.languages.findDefault())?.langLocale ?? 'en';
  const locales = [...new Set(admins.map(({ language }) => language ?? standard))];
  const translators = new Map(
    await Promise.all(locales.map(async (locale) => [locale, await translator(locale, services)] as const)),
  );
  await notifier.send(
    admins.map(({ id: to, language }) => {
      const locale = language ?? standard;
      const translate = translators.get(locale) ?? ((key: string) => key);
      const filled = values?.(translate, locale);
      const texts = { title: translate(title), body: fill(translate(body), filled ?? {}) };
      // An inbox cannot fill in values again: such a message keeps the language it was sent in.
      const inbox = filled ? texts : { title, body, areKeys: true as const };
      return { id: `${id}:${to}`, to, ...texts, screen, inbox };
    }),
  );
}
