import { endsWhenIdle, INPUT_AGE_HEADER, isIdle, notSignedIn, SEEN_EVERY_MS } from '@wayfare/shared';
import type { Request } from 'express';
import { forEachOne } from '../../platform/run/forEachOne.js';
import type { SignIn } from '../../platform/operation/caller.js';
import type { PeopleServices } from '../services.js';
import type { StoredUser } from '../user/storedUser.js';

/**
 * Rejects a sign-in of staff that was idle longer than the settings allow.
 * @param seenAt when it was last used, a ms timestamp
 * @throws not_logged_in (401)
 */
export async function requireInUse(
  { usertype }: Pick<StoredUser, 'usertype'>,
  seenAt: number,
  { db, clock }: PeopleServices,
): Promise<void> {
  if (!endsWhenIdle(usertype)) return;
  if (isIdle({ usertype, seenAt }, await db.settings.settings(), clock.now())) throw notSignedIn();
}

/** Methods a browser uses on its own; they change nothing. */
const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * When the user behind a request was last active, a ms timestamp, as far as the request shows: pages state
 * it, and apps send requests only for their users. Null for requests a browser may send on its own, such as
 * for a picture.
 */
function usedAt(request: Request, form: SignIn['form'], now: number): number | null {
  const age = request.get(INPUT_AGE_HEADER) ?? '';
  if (/^\d{1,9}$/.test(age)) return now - Number(age) * 1000;
  return form === 'tokens' || !READS.has(request.method) ? now : null;
}

/**
 * Records when a sign-in was last used, if it is one that ends when idle: at most one write a minute.
 * Requests that a page sends without user activity do not count.
 */
export async function recordUse(
  request: Request,
  { uid, form, id, seenAt }: SignIn,
  { usertype }: Pick<StoredUser, 'usertype'>,
  { db, clock }: PeopleServices,
): Promise<void> {
  const at = usedAt(request, form, clock.now());
  if (!endsWhenIdle(usertype) || at === null || at < seenAt + SEEN_EVERY_MS) return;
  if (form === 'tokens') await db.tokenFamilies.touch(id, at, SEEN_EVERY_MS);
  else await db.webSessions.touch(uid, id, at, SEEN_EVERY_MS);
}

/** Ends sign-ins of staff that were idle longer than the settings allow, along with their sockets. */
export async function endIdleSignIns(limit: number, { db, clock, realtime }: PeopleServices): Promise<void> {
  const { staffIdleMinutes } = await db.settings.settings();
  const since = clock.now() - staffIdleMinutes * 60_000;
  const [sessions, families] = await Promise.all([
    db.webSessions.findIdle(since, limit),
    db.tokenFamilies.findIdle(since, limit),
  ]);
  const end = (ends: typeof db.webSessions.endIdle) => async (signIn: { uid: string; id: string }) => {
    // Sockets know their account, not their sign-in: clients that are still signed in reconnect.
    if (await ends(signIn, since)) realtime.disconnect(signIn.uid);
  };
  await forEachOne(sessions, end(db.webSessions.endIdle));
  await forEachOne(families, end(db.tokenFamilies.endIdle));
}
