import { forEachOne } from '../../platform/run/forEachOne.js';
import { releaseImagesOf } from '../../basics/image/claimImage.js';
import type { OfficeServices } from '../services.js';

/** If an account takes longer than this to be created or removed, in ms, its process has crashed. */
const GRACE_MS = 10_000;

/**
 * Removes the credentials of accounts that were not fully created or were deleted, and keeps those of
 * existing accounts.
 */
export async function settleCredentials(limit: number, services: OfficeServices): Promise<void> {
  const { db, clock } = services;
  await forEachOne(await db.credentials.findUnsure(clock.now() - GRACE_MS, limit), async (uid) => {
    if (await db.users.findById(uid)) await db.credentials.settle(uid);
    else await forgetPerson(uid, services);
  });
}

/**
 * Removes all credentials of a deleted user, and their name, contacts, pictures and messages from the records
 * that stay. Their web sessions are already invalid; until they expire, they let the API say that the account
 * was deleted (rule 6.16).
 */
export async function forgetPerson(uid: string, services: OfficeServices): Promise<void> {
  const { db, clock } = services;
  await db.paymentCustomers.forget(uid, clock.now());
  await db.bookings.forgetPerson(uid, (ids) => db.shiftNotes.removeOfTrips(ids));
  await db.withdraws.forgetPerson(uid);
  await db.adjustments.forgetPerson(uid);
  await db.refunds.forgetPerson(uid);
  await db.chatMessages.forgetPerson(uid);
  await db.conversationMessages.removeOf(uid);
  await db.conversations.removeOf(uid);
  await db.decisionRequests.removeOf(uid);
  await db.pairBlocks.removeAbout(uid);
  await db.series.forgetPerson(uid);
  await db.bookings.forgetPlans(uid);
  await db.apiKeys.revokeOf(uid, clock.now());
  await db.alerts.releaseOf(uid);
  await db.personNotes.removeAbout(uid);
  await db.shiftNotes.removeAbout(uid);
  await db.earnings.forgetDriver(uid);
  await db.audit.forgetRecord(uid);
  await db.savedViews.forgetPerson(uid);
  await db.emailLinks.removeOf(uid);
  await db.loginCodes.removeOf(uid);
  await db.pendingContacts.removeOf(uid);
  await db.secondFactors.removeOf(uid);
  await db.passkeys.removeAllOf(uid);
  await db.knownPlaces.removeOf(uid);
  await db.bookingLimits.removeOf(uid);
  await db.offerDays.removeOf(uid);
  await db.passedTrips.removeOf(uid);
  await db.driverTracks.removeOf(uid);
  await db.tokenFamilies.endAllOf(uid);
  await db.devices.forget(uid);
  await db.pushReceipts.forget(uid);
  await db.inbox.removeOf(uid);
  await releaseImagesOf(uid, services);
  // Last: after a crash before this, the record still marks the account as unsettled, for the scheduler to
  // find.
  await db.credentials.remove(uid);
}
