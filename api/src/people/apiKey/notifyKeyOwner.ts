import { FALLBACK_LOCALE } from '@wayfare/shared';
import { translator } from '../../basics/language/translate.js';
import type { PeopleServices } from '../services.js';
import type { StoredApiKey } from './storedApiKey.js';

const NOTICE = { title: 'notice_api_key_title', body: 'notice_api_key_body' } as const;

/**
 * Notifies the owner of an account that staff made a key or gave it a new secret, once for each secret: with
 * a key, others act for the account.
 */
export async function notifyKeyOwner(
  { id, account, prefix }: Pick<StoredApiKey, 'id' | 'account' | 'prefix'>,
  services: PeopleServices,
): Promise<void> {
  const { db, notifier } = services;
  const owner = await db.users.findById(account);
  const locale = owner?.language ?? (await db.languages.findDefault())?.langLocale ?? FALLBACK_LOCALE;
  const translate = await translator(locale, services);
  await notifier.send([
    {
      id: `apikey:${id}:${prefix}`,
      to: account,
      title: translate(NOTICE.title),
      body: translate(NOTICE.body),
      screen: 'Profile',
      inbox: { ...NOTICE, areKeys: true },
    },
  ]);
}
