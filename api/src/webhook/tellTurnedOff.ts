import { translator } from '../language/translate.js';
import { forEachOne } from '../run/forEachOne.js';
import type { Services } from '../services.js';
import type { StoredWebhook } from './storedWebhook.js';

/** How many admins are told. */
const TOLD = 100;
const TITLE = 'notice_webhook_off_title';
const BODY = 'notice_webhook_off_body';

/** Tells the admins about webhooks that the product has turned off, each once. */
export async function tellTurnedOff(services: Services): Promise<void> {
  await forEachOne(await services.db.webhooks.findNoticesDue(), (webhook) => tellAdmins(services, webhook));
}

async function tellAdmins(services: Services, { id, failingSince }: StoredWebhook): Promise<void> {
  const { db, notifier } = services;
  const admins = await db.users.findMany(await db.users.idsOf('admin', TOLD));
  const standard = (await db.languages.findDefault())?.langLocale ?? 'en';
  const locales = [...new Set(admins.map(({ language }) => language ?? standard))];
  const translators = new Map(
    await Promise.all(locales.map(async (locale) => [locale, await translator(services, locale)] as const)),
  );
  await notifier.send(
    admins.map(({ id: to, language }) => {
      const translate = translators.get(language ?? standard) ?? ((key: string) => key);
      return {
        // A webhook that is turned on and off again is a new message.
        id: `webhook:${id}:${failingSince ?? 0}:${to}`,
        ...{ to, title: translate(TITLE), body: translate(BODY), screen: 'Webhooks' },
        inbox: { title: TITLE, body: BODY, areKeys: true as const },
      };
    }),
  );
  await db.webhooks.noteNoticed(id);
}
