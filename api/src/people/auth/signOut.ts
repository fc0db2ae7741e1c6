import { intentOf, USER_HEADER } from '@wayfare/shared';
import type { Request } from 'express';
import { bearerToken } from './authenticate.js';
import type { PeopleServices } from '../services.js';
import { verifyAccessToken } from './accessToken.js';
import { hashOf } from '../../platform/secret.js';
import { endSession } from './session.js';

/**
 * Signs out the credentials of a request: the session of its cookie, and the whole token families of its
 * bearer token and its refresh token, so that all of their tokens stop working. Tokens that are already
 * invalid are ignored.
 */
export async function signOut(
  { request, refreshToken }: { request: Request; refreshToken?: string | undefined },
  services: PeopleServices,
): Promise<void> {
  // A page that shows nobody cancels its own attempt to sign in, not the session of whoever signed in since.
  const isOthers = intentOf(request.get(USER_HEADER), request.session.uid) !== 'caller';
  const uid = isOthers ? undefined : request.session.uid;
  if (!isOthers || request.session.uid === undefined) await endSession(request);
  const families = [await familyOfBearer(request, services), await familyOfRefresh(refreshToken, services)];
  for (const family of families) if (family) await services.db.tokenFamilies.end(family.uid, family.family);
  // Sockets know their account, not their sign-in: clients that are still signed in reconnect.
  const uids = [uid, ...families.map((family) => family?.uid)];
  for (const ended of new Set(uids)) if (ended !== undefined) services.realtime.disconnect(ended);
}

async function familyOfBearer(request: Request, services: PeopleServices) {
  const token = bearerToken(request.get('authorization'));
  return token === null ? null : verifyAccessToken(token, services).catch(() => null);
}

const familyOfRefresh = async (refreshToken: string | undefined, { db, clock }: PeopleServices) =>
  refreshToken === undefined ? null : db.tokenFamilies.findRefreshToken(hashOf(refreshToken), clock.now());
