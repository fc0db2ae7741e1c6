import { type ApiKey, apiKeySchema, fullName } from '@wayfare/shared';
import type { ResourceDefinition } from '../../platform/crud/resource.js';
import type { PeopleServices } from '../services.js';
import type { NewApiKey } from './manageApiKeys.js';
import type { StoredApiKey } from './storedApiKey.js';
import { dayOf, firstShownDay } from './useDays.js';

/** The keys of partners. Their own operations create, rotate and revoke them. */
export const apiKeyResource: ResourceDefinition<StoredApiKey, never, PeopleServices> = {
  name: 'apikeys',
  entity: 'ApiKey',
  record: apiKeySchema,
  filters: { account: 'text' },
  sorts: ['createdAt', 'DESC', 'name', 'lastUsedAt'],
  reads: ({ db }) => db.apiKeys,
  present: (keys, _actor, services) => presentApiKeys(keys, services),
};

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
