import type { Services } from '../services.js';

/**
 * Ends every session and every token of an account. The first write decides: from then on nothing that began before is
 * believed, even if the process dies before the rest is tidied away.
 */
export async function signOutEverywhere(uid: string, { db, clock, realtime }: Services): Promise<void> {
  await db.users.update(uid, { signedOutAt: clock.now() });
  await Promise.all([db.webSessions.endAllOf(uid), db.tokenFamilies.endAllOf(uid)]);
  realtime.disconnect(uid);
}
