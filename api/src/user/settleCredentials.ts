import { forEachOne } from '../scheduler/forEachOne.js';
import { releaseImagesOf } from '../image/claimImage.js';
import type { Services } from '../services.js';

/** An account that takes longer than this, in ms, to be made or removed was left by a process that died. */
const GRACE_MS = 10_000;

/** Removes the sign-in of accounts that were never made whole or are gone, and keeps that of those that are there. */
export async function settleCredentials(services: Services, limit: number): Promise<void> {
  const { db, clock } = services;
  await forEachOne(await db.credentials.findUnsure(clock.now() - GRACE_MS, limit), async (uid) => {
    if (await db.users.findById(uid)) await db.credentials.settle(uid);
    else await forgetPerson(uid, services);
  });
}

/**
 * Removes all that somebody who is gone could sign in with, and their name, contacts, pictures and words from what stays. Sessions of the web
 * are worth nothing by now; until they expire they tell whoever comes with one that the account is gone (rule 6.16).
 */
export async function forgetPerson(uid: string, services: Services): Promise<void> {
  const { db } = services;
  await db.bookings.forgetPerson(uid);
  await db.withdraws.forgetPerson(uid);
  await db.adjustments.forgetPerson(uid);
  await db.chatMessages.forgetPerson(uid);
  await db.earnings.forgetDriver(uid);
  await db.audit.forgetRecord(uid);
  await db.emailLinks.removeOf(uid);
  await db.loginCodes.removeOf(uid);
  await db.pendingContacts.removeOf(uid);
  await db.secondFactors.removeOf(uid);
  await db.passkeys.removeAllOf(uid);
  await db.knownPlaces.removeOf(uid);
  await db.bookingLimits.removeOf(uid);
  await db.tokenFamilies.endAllOf(uid);
  await db.devices.forget(uid);
  await releaseImagesOf(uid, services);
  // Last: a process that dies before leaves what is unsure of the account, for the scheduler to find.
  await db.credentials.remove(uid);
}
