import { apiKeySchema } from '@wayfare/shared';
import type { ResourceDefinition } from '../../platform/crud/resource.js';
import { presentApiKeys } from './apiKey.presenter.js';
import type { StoredApiKey } from './storedApiKey.js';
import type { PeopleServices } from '../services.js';

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
