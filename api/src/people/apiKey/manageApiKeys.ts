import { type Actor, API_KEY_START, type ApiKeyInput, conflict, invalid, notFound } from '@wayfare/shared';
import { permit } from '../../platform/crud/permit.js';
import { hashOf, newSecret } from '../../platform/secret.js';
import type { PeopleServices } from '../services.js';
import { notifyOfKey } from './notifyOfKey.js';
import type { StoredApiKey } from './storedApiKey.js';

/** A key with its secret, which is shown once. */
export type NewApiKey = StoredApiKey & { newKey: string };

/** How much of a key is shown later: 36 of its 256 random bits. */
const SHOWN_LENGTH = API_KEY_START.length + 6;
const HOUR = 60 * 60_000;

/**
 * Makes a key for a partner's account, and notifies its owner and the other full admins.
 * @throws validation_error (400) for an account that is not a rider's, or a time of expiry that has passed;
 *   api_key_limit (409)
 */
export async function createApiKey(
  actor: Actor,
  input: ApiKeyInput,
  id: string,
  services: PeopleServices,
): Promise<NewApiKey> {
  const { db, clock, realtime } = services;
  await permit(actor, 'create', 'apikeys', services);
  const account = await db.users.findById(input.account);
  if (account?.usertype !== 'rider') throw invalid('validation_error', { account: 'select_rider' });
  const now = clock.now();
  if (input.expiresAt && input.expiresAt <= now)
    throw invalid('validation_error', { expiresAt: 'field_invalid' });
  const { newKey, ...secret } = newKeySecret();
  const key = { ...input, id, prefix: secret.prefix, createdAt: now };
  if (!(await db.apiKeys.insert({ ...key, ...secret }))) throw conflict('api_key_limit');
  realtime.resourceChanged('apikeys', [id]);
  await notifyOfKey(actor, key, services);
  return { ...key, newKey };
}

/**
 * Gives a key a new secret, with the same notices as for a new one. The previous one can be used for some
 * more hours.
 * @throws not_found (404); wrong_state (409) for a revoked key, and for one that was rotated since it was
 *   seen
 */
export async function rotateApiKey(
  actor: Actor,
  id: string,
  { graceHours, seen }: { graceHours: number; seen?: number | null | undefined },
  services: PeopleServices,
): Promise<NewApiKey> {
  const { db, clock, realtime } = services;
  await permit(actor, 'edit', 'apikeys', services);
  if (!(await db.apiKeys.findById(id))) throw notFound();
  const { newKey, ...secret } = newKeySecret();
  const rotated = await db.apiKeys.rotate(id, secret, {
    previousUntil: clock.now() + graceHours * HOUR,
    seen,
  });
  if (!rotated) throw conflict();
  realtime.resourceChanged('apikeys', [id]);
  await notifyOfKey(actor, rotated, services);
  return { ...rotated, newKey };
}

/** Ends a key at once and for good. Revoking again changes nothing. @throws not_found (404) */
export async function revokeApiKey(
  actor: Actor,
  id: string,
  services: PeopleServices,
): Promise<StoredApiKey> {
  await permit(actor, 'edit', 'apikeys', services);
  const revoked = await services.db.apiKeys.revoke(id, services.clock.now());
  if (!revoked) throw notFound();
  services.realtime.resourceChanged('apikeys', [id]);
  return revoked;
}

function newKeySecret() {
  const newKey = API_KEY_START + newSecret();
  return { newKey, hash: hashOf(newKey), prefix: newKey.slice(0, SHOWN_LENGTH) };
}
