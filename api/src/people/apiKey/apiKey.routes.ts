import {
  type Actor,
  type ApiKey,
  apiKeyInputSchema,
  apiKeySchema,
  idSchema,
  rotateApiKeyInputSchema,
} from '@wayfare/shared';
import { z } from 'zod';
import { idempotentRequest } from '../../platform/idempotency/idempotentRequest.js';
import { audited } from '../../platform/operation/audited.js';
import { operation } from '../operation.js';
import type { PeopleServices } from '../services.js';
import { presentApiKeys } from './apiKey.presenter.js';
import { createApiKey, revokeApiKey, rotateApiKey } from './manageApiKeys.js';
import type { StoredApiKey } from './storedApiKey.js';

const byId = z.object({ id: idSchema });

/**
 * Changes a key, records the change in the audit log, and updates open panels. Returns the key as admins see
 * it.
 */
async function changed(
  actor: Actor,
  action: 'create' | 'rotate' | 'revoke',
  id: string,
  make: () => Promise<StoredApiKey>,
  services: PeopleServices,
): Promise<ApiKey> {
  const change = {
    ...({ action, resource: 'apikeys', record: id } as const),
    before: () => services.db.apiKeys.findById(id),
    after: (key: StoredApiKey) => key,
  };
  const key = await audited(actor, change, make, services);
  services.realtime.resourceChanged('apikeys', [id]);
  return (await presentApiKeys([key], services))[0] as ApiKey;
}

/** What admins do with the keys of partners. */
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
    async act({ actor, body, request, services }) {
      const { id, isAgain } = await idempotentRequest(request, actor, services);
      const made = isAgain ? await services.db.apiKeys.findById(id) : null;
      if (made) return (await presentApiKeys([made], services))[0];
      return changed(actor, 'create', id, () => createApiKey(actor, body, id, services), services);
    },
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
    act: ({ actor, params: { id }, body: { graceHours }, services }) =>
      changed(actor, 'rotate', id, () => rotateApiKey(actor, id, graceHours, services), services),
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
    act: ({ actor, params: { id }, services }) =>
      changed(actor, 'revoke', id, () => revokeApiKey(actor, id, services), services),
  }),
];
