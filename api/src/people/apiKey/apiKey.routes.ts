import { apiKeyInputSchema, apiKeySchema, idSchema, rotateApiKeyInputSchema } from '@wayfare/shared';
import { z } from 'zod';
import { operation } from '../operation.js';
import type { PeopleServices } from '../services.js';
import { presentApiKeys } from './apiKey.presenter.js';
import { createApiKey, revokeApiKey, rotateApiKey } from './manageApiKeys.js';
import type { StoredApiKey } from './storedApiKey.js';
import { single } from '../../platform/crud/single.js';

const byId = z.object({ id: idSchema });

/** How the audit log records a change of a key, and how the response shows the key. */
const changesKey = (action: 'rotate' | 'revoke') => ({
  audit: {
    action,
    resource: 'apikeys' as const,
    record: ({ params }: KeyCall) => params.id,
    before: ({ params, services }: KeyCall) => services.db.apiKeys.findById(params.id),
    after: (key: StoredApiKey) => key,
  },
  present: presentKey,
});

interface KeyCall {
  params: { id: string };
  services: PeopleServices;
}

const presentKey = async (key: StoredApiKey, { services }: { services: PeopleServices }) =>
  single(await presentApiKeys([key], services));

/** Operations of admins on the keys of partners. */
export const apiKeyOperations = [
  operation({
    id: 'createApiKey',
    method: 'post',
    path: '/apikeys',
    summary: 'Create a key for a partner; only this response has it in `newKey`',
    access: ['admin'],
    stepUp: true,
    honorsIdempotencyKey: true,
    body: apiKeyInputSchema,
    answers: apiKeySchema,
    status: 201,
    async act({ actor, body, claimId, services }) {
      const { id, isAgain } = await claimId();
      const before = isAgain ? await services.db.apiKeys.findById(id) : null;
      return before ?? createApiKey(actor, body, id, services);
    },
    audit: {
      action: 'create',
      resource: 'apikeys',
      record: async ({ claimId }) => (await claimId()).id,
      before: async ({ claimId, services }) => services.db.apiKeys.findById((await claimId()).id),
      after: (key: StoredApiKey) => key,
    },
    present: presentKey,
  }),
  operation({
    id: 'rotateApiKey',
    method: 'post',
    path: '/apikeys/:id/rotate',
    summary:
      'Replace a key; only this response has the new one. The previous key works for `graceHours` more',
    access: ['admin'],
    stepUp: true,
    params: byId,
    body: rotateApiKeyInputSchema,
    answers: apiKeySchema,
    act: ({ actor, params: { id }, body, services }) => rotateApiKey(actor, id, body, services),
    ...changesKey('rotate'),
  }),
  operation({
    id: 'revokeApiKey',
    method: 'post',
    path: '/apikeys/:id/revoke',
    summary: 'End a key at once and for good',
    access: ['admin'],
    stepUp: true,
    params: byId,
    body: z.object({}),
    answers: apiKeySchema,
    act: ({ actor, params: { id }, services }) => revokeApiKey(actor, id, services),
    ...changesKey('revoke'),
  }),
];
