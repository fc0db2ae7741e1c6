import { type ApiKey, fullName } from '@wayfare/shared';
import type { PeopleServices } from '../services.js';
import type { NewApiKey } from './manageApiKeys.js';
import type { StoredApiKey } from './storedApiKey.js';
import { dayOf, firstShownDay } from './useDays.js';

/** Every response with keys is built here: with the account's name and how often each was used. */
export async function presentApiKeys(
  keys: readonly (StoredApiKey | NewApiKey)[],
  { db, clock }: PeopleServices,
): Promise<ApiKey[]> {
  const now = clock.now();
  const [accounts, calls] = await Promise.all([
    db.users.findMany([...new Set(keys.map(({ account }) => account))]),
    db.apiKeyUses.callsOf(
      keys.map(({ id }) => id),
      firstShownDay(now),
      dayOf(now),
    ),
  ]);
  const nameOf = new Map(accounts.map((account) => [account.id, fullName(account)]));
  return keys.map((key) => ({
    ...key,
    accountName: nameOf.get(key.account) ?? '',
    ...(calls.get(key.id) ?? { calls: 0, callsToday: 0 }),
  }));
}
