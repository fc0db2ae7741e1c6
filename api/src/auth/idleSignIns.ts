import { endsWhenIdle, INPUT_AGE_HEADER, isIdle, notSignedIn, SEEN_EVERY_MS } from '@wayfare/shared';
import type { Request } from 'express';
import { forEachOne } from '../scheduler/forEachOne.js';
import type { SignIn } from '../http/authenticate.js';
import type { Services } from '../services.js';
import type { StoredUser } from '../user/user.repository.js';

/**
 * Refuses a sign-in of staff that nobody has used for as long as the settings say.
 * @param seenAt when it was last used, a ms timestamp
 * @throws not_logged_in (401)
 */
export async function requireInUse(
  { usertype }: Pick<StoredUser, 'usertype'>,
  seenAt: number,
  { db, clock }: Services,
): Promise<void> {
  if (!endsWhenIdle(usertype)) return;
  if (isIdle({ usertype, seenAt }, await db.settings.settings(), clock.now())) throw notSignedIn();
}

/** What a browser asks for by itself changes nothing. */
const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * When the user of a request last did something, a ms timestamp, as far as the request shows: pages say it, apps send requests
 * for their users. Null for what a browser may have sent by itself, such as for a picture.
 */
function usedAt(request: Request, form: SignIn['form'], now: number): number | null {
  const age = request.get(INPUT_AGE_HEADER) ?? '';
  if (/^\d{1,9}$/.test(age)) return now - Number(age) * 1000;
  return form === 'tokens' || !READS.has(request.method) ? now : null;
}

/**
 * Notes when a sign-in was last used, where idle ones end: one write a minute, however many requests come. What a page asks for
 * without its user counts for nothing.
 */
export async function noteUse(
  request: Request,
  { uid, form, id, seenAt }: SignIn,
  { usertype }: Pick<StoredUser, 'usertype'>,
  { db, clock }: Services,
): Promise<void> {
  const at = usedAt(request, form, clock.now());
  if (!endsWhenIdle(usertype) || at === null || at < seenAt + SEEN_EVERY_MS) return;
  if (form === 'tokens') await db.tokenFamilies.touch(id, at, SEEN_EVERY_MS);
  else await db.webSessions.touch(uid, id, at, SEEN_EVERY_MS);
}

/** Ends the sign-ins of staff that nobody has used for as long as the settings say, with their sockets. */
export async function endIdleSignIns({ db, clock, realtime }: Services, limit: number): Promise<void> {
  const { staffIdleMinutes } = await db.settings.settings();
  const since = clock.now() - staffIdleMinutes * 60_000;
  const [sessions, families] = await Promise.all([
    db.webSessions.findIdle(since, limit),
    db.tokenFamilies.findIdle(since, limit),
  ]);
  const end = (ends: typeof db.webSessions.endIdle) => async (signIn: { uid: string; id: string }) => {
    // Sockets know their account, not their sign-in: those that are still signed in come back.
    if (await ends(signIn, since)) realtime.disconnect(signIn.uid);
  };
  await forEachOne(sessions, end(db.webSessions.endIdle));
  await forEachOne(families, end(db.tokenFamilies.endIdle));
}
