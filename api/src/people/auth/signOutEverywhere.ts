import type { PeopleServices } from '../services.js';

/**
 * Ends every session and token of an account. The first write decides: from then on, no earlier sign-in is
 * accepted, even if the process crashes before the cleanup.
 */
export async function signOutEverywhere(uid: string, { db, clock, realtime }: PeopleServices): Promise<void> {
  await db.users.update(uid, { signedOutAt: clock.now() });
  await Promise.all([db.webSessions.endAllOf(uid), db.tokenFamilies.endAllOf(uid)]);
  realtime.disconnect(uid);
}
