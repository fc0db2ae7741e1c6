import { DomainError, endsWhenIdle, notSignedIn } from '@wayfare/shared';
import type { PeopleServices } from '../services.js';
import type { StoredUser } from '../user/storedUser.js';
import { ACCESS_TOKEN_SECONDS, signAccessToken } from './accessToken.js';
import { admit } from '../user/admit.js';
import { requireInUse } from './idleSignIns.js';
import { hashOf, newSecret } from '../../platform/secret.js';

/** How long a refresh token is valid, in ms. */
const REFRESH_TOKEN_MS = 30 * 24 * 60 * 60_000;

export interface TokenPair {
  accessToken: string;
  refreshToken: string;
  /** How long the access token is valid, in seconds. */
  expiresIn: number;
}

/**
 * A new token pair that starts its own family, and the id of that.
 * @param agent the app or browser that gets it
 * @param provenAt when its owner proved their identity; null for a sign-in that is no proof
 */
export async function beginTokens(
  { id: uid, usertype }: Pick<StoredUser, 'id' | 'usertype'>,
  { agent, provenAt }: { agent: string; provenAt: number | null },
  services: PeopleServices,
): Promise<TokenPair & { family: string }> {
  const now = services.clock.now();
  const family = services.newId();
  const seenAt = endsWhenIdle(usertype) ? now : null;
  const expiresAt = now + REFRESH_TOKEN_MS;
  await services.db.tokenFamilies.begin({ id: family, uid, startedAt: now, agent, seenAt, expiresAt });
  return { ...(await issueTokens({ uid, family, provenAt }, services)), family };
}

/** @throws not_logged_in (401) when the family has ended */
async function issueTokens(
  { uid, family, provenAt }: { uid: string; family: string; provenAt: number | null },
  services: PeopleServices,
): Promise<TokenPair> {
  const refreshToken = newSecret();
  const expiresAt = services.clock.now() + REFRESH_TOKEN_MS;
  const added = { hash: hashOf(refreshToken), uid, family, expiresAt };
  if (!(await services.db.tokenFamilies.addRefreshToken(added))) throw notSignedIn();
  const accessToken = await signAccessToken(uid, services, { family, provenAt });
  return { accessToken, refreshToken, expiresIn: ACCESS_TOKEN_SECONDS };
}

/**
 * Exchanges a refresh token for a new pair. A token that was used before must have been stolen: its whole
 * family ends. The new access token carries no proof of identity, because having a refresh token is none.
 * @throws user_token_error (401, rules 7.1 and 8.13) for a token that is unknown, expired or already used,
 *   and for a sign-in that has ended or is idle
 */
export async function rotateTokens(refreshToken: string, services: PeopleServices): Promise<TokenPair> {
  try {
    return await nextTokens(refreshToken, services);
  } catch (error) {
    const hasEnded = error instanceof DomainError && error.key === 'not_logged_in';
    throw hasEnded ? notSignedIn('user_token_error') : error;
  }
}

/** @throws not_logged_in (401) when there is no sign-in to renew */
async function nextTokens(refreshToken: string, services: PeopleServices): Promise<TokenPair> {
  const { db, clock } = services;
  const hash = hashOf(refreshToken);
  const known = await db.tokenFamilies.findRefreshToken(hash, clock.now());
  if (!known) throw notSignedIn();
  if (known.isUsed) return endStolenFamily(known, services);
  const [user, family] = await Promise.all([
    db.users.findById(known.uid),
    db.tokenFamilies.find(known.family),
  ]);
  if (!user || !family || family.startedAt < (user.signedOutAt ?? 0)) throw notSignedIn();
  admit(user);
  await requireInUse(user, family.seenAt ?? family.startedAt, services);
  // The new pair comes first: after a crash in between, the owner still has a valid token.
  const pair = await issueTokens({ ...known, provenAt: null }, services);
  return (await db.tokenFamilies.useRefreshToken(hash, clock.now()))
    ? pair
    : endStolenFamily(known, services);
}

async function endStolenFamily(
  { family, uid }: { family: string; uid: string },
  { db, log, realtime }: PeopleServices,
): Promise<never> {
  await db.tokenFamilies.end(uid, family);
  // Connections know their account, not their family: clients that are still signed in reconnect.
  realtime.disconnect(uid);
  log.warn({ uid }, 'a refresh token was reused: its token family is revoked');
  throw notSignedIn();
}
