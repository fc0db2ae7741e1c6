import type { TranslationKey } from '@wayfare/shared';
import { translator } from '../../basics/language/translate.js';
import type { MessagesServices } from '../services.js';

/** How many admins are notified. */
const NOTIFIED_ADMINS = 100;

/** A message to all admins, each in their language and once per id. */
export async function notifyAdmins(
  { id, title, body, screen }: { id: string; title: TranslationKey; body: TranslationKey; screen: string },
  services: MessagesServices,
): Promise<void> {
  const { db, notifier, people } = services;
  const admins = await people.admins(NOTIFIED_ADMINS);
  const standard = (await db.languages.findDefault())?.langLocale ?? 'en';
  const locales = [...new Set(admins.map(({ language }) => language ?? standard))];
  const translators = new Map(
    await Promise.all(locales.map(async (locale) => [locale, await translator(locale, services)] as const)),
  );
  await notifier.send(
    admins.map(({ id: to, language }) => {
      const translate = translators.get(language ?? standard) ?? ((key: string) => key);
      return {
        id: `${id}:${to}`,
        to,
        title: translate(title),
        body: translate(body),
        screen,
        inbox: { title, body, areKeys: true as const },
      };
    }),
  );
}
