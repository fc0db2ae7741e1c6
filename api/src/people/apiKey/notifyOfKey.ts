import { type Actor, FALLBACK_LOCALE, fullName } from '@wayfare/shared';
import { translator } from '../../basics/language/translate.js';
import { notifyAdmins } from '../../messages/notification/notifyAdmins.js';
import type { PeopleServices } from '../services.js';
import type { StoredApiKey } from './storedApiKey.js';

type Key = Pick<StoredApiKey, 'id' | 'name' | 'account' | 'prefix'>;

const NOTICE = { title: 'notice_api_key_title', body: 'notice_api_key_body' } as const;

/**
 * Notifies the owner of an account and the other full admins that the actor made a key or gave it a new
 * secret, once for each secret: with a key, others act for the account.
 */
export async function notifyOfKey(actor: Actor, key: Key, services: PeopleServices): Promise<void> {
  await notifyOwner(key, services);
  await notifyStaff(actor, key, services);
}

async function notifyOwner({ id, account, prefix }: Key, services: PeopleServices): Promise<void> {
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

async function notifyStaff({ uid }: Actor, key: Key, services: PeopleServices): Promise<void> {
  const people = await services.db.users.findMany([uid, key.account]);
  const nameOf = (id: string) => people.filter((person) => person.id === id).map(fullName)[0] ?? '';
  await notifyAdmins(
    {
      id: `apikey:${key.id}:${key.prefix}`,
      title: 'notice_api_key_staff_title',
      body: 'notice_api_key_staff_body',
      screen: 'ApiKeys',
      values: () => ({ name: nameOf(uid), key: key.name, account: nameOf(key.account) }),
      except: [uid],
      areFull: true,
    },
    services,
  );
}
