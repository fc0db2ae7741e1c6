import { API_KEY_START, apiKeyState, type ApiScope, forbidden, notSignedIn } from '@wayfare/shared';
import type { Request } from 'express';
import { bearerToken } from '../auth/authenticate.js';
import { hashOf } from '../../platform/secret.js';
import type { PeopleServices } from '../services.js';
import { admit } from '../user/admit.js';
import type { StoredUser } from '../user/storedUser.js';
import type { StoredApiKey } from './storedApiKey.js';
import { dayOf } from './useDays.js';

/** How often a key's last use is written, in ms. */
const SEEN_EVERY_MS = 60_000;

/** A key and the account it acts for. */
export interface KeyCaller {
  key: StoredApiKey;
  user: StoredUser;
}

/**
 * Returns the API key of a request, if it has the scope. @throws not_logged_in (401) without a token;
 * api_key_invalid (401) for a token that is not a key, and for an unknown, expired or revoked key;
 * user_issue_contact_admin (401) if the account is no longer a rider's; require_approval (403) for an account
 * that is not approved; api_key_scope (403)
 */
export async function keyCallerOf(
  request: Request,
  scope: ApiScope,
  { db, clock }: PeopleServices,
): Promise<KeyCaller> {
  const token = bearerToken(request.get('authorization'));
  if (token === null) throw notSignedIn();
  const now = clock.now();
  const key = token.startsWith(API_KEY_START) ? await db.apiKeys.findByHash(hashOf(token), now) : null;
  if (!key || apiKeyState(key, now) !== 'active') throw notSignedIn('api_key_invalid');
  const user = await db.users.findById(key.account);
  if (user?.usertype !== 'rider') throw notSignedIn('user_issue_contact_admin');
  admit(user);
  if (!key.scopes.includes(scope)) throw forbidden('api_key_scope');
  return { key, user };
}

/** Counts a successful call of a key, and records its last use to the minute. */
export async function recordKeyUse(
  { id, lastUsedAt }: StoredApiKey,
  { db, clock }: PeopleServices,
): Promise<void> {
  const now = clock.now();
  await db.apiKeyUses.count(id, dayOf(now));
  if (now >= (lastUsedAt ?? 0) + SEEN_EVERY_MS) await db.apiKeys.touch(id, now);
}
