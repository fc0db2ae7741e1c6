import { forEachOne } from '../../platform/run/forEachOne.js';
import type { ContactField } from '@wayfare/shared';
import type { PeopleServices } from '../services.js';
import { PROOF } from '../user/provenContact.repository.js';
import { takeFromNamers } from './takeFromNamers.js';
import { sendContactNotice } from './sendContactNotice.js';
import { sendUserChanged } from '../user/user.realtime.js';

/** How long one process holds the follow-up work of a change exclusively, in ms. */
const TAKEN_MS = 60_000;
/** A message that could not be sent for this long, in ms, is dropped. */
const GIVE_UP_MS = 24 * 60 * 60_000;

/** Finishes follow-up work of contact changes that a crash or a failed service left behind. */
export async function sweepContactWork(limit: number, services: PeopleServices): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  await forEachOne(await db.users.takeContactWork(now, now + TAKEN_MS, limit), (uid) =>
    followUp(uid, services),
  );
}

/**
 * Runs the follow-up work of a change that was just written, and makes open pages show it. The scheduler
 * retries failed steps.
 */
export async function finishContactWork(uid: string, services: PeopleServices): Promise<void> {
  try {
    await followUp(uid, services);
    const changed = await services.db.users.findById(uid);
    if (changed) sendUserChanged(changed, services.realtime);
  } catch (error) {
    services.log.warn({ err: error, uid }, 'the follow-up of a contact change failed and will be retried');
  }
}

async function followUp(uid: string, services: PeopleServices): Promise<void> {
  const { db, clock, log } = services;
  const work = await db.users.contactWorkOf(uid);
  if (!work) return;
  // Must come before sending: otherwise this would remove the links that are sent below.
  if (work.ends) {
    await endEverything(uid, services);
    await db.users.recordEnded(uid, work.ends);
  }
  await forEachOne(work.notices ?? [], async (notice) => {
    try {
      await sendContactNotice(uid, notice, services);
    } catch (error) {
      if (notice.at > clock.now() - GIVE_UP_MS) throw error;
      log.warn({ err: error, uid, kind: notice.kind }, 'gave up sending a message about a contact change');
    }
    await db.users.recordNoticeSent(uid, notice.id);
  });
  await finishProofs(uid, work.proved ?? [], services);
  await db.users.forgetContactWork(uid);
}

/** Takes contacts that the owner has proved from all accounts that only name them, and notifies those. */
async function finishProofs(
  uid: string,
  proved: readonly ContactField[],
  services: PeopleServices,
): Promise<void> {
  const { db } = services;
  if (proved.length === 0) return;
  const user = await db.users.findById(uid);
  for (const field of proved) {
    const value = user?.[PROOF[field]] ? user[field] : null;
    const lost = value ? await takeFromNamers(field, value, services) : [];
    await db.users.recordProofDone(uid, field);
    await forEachOne(lost, (namer) => finishContactWork(namer, services));
  }
}

/**
 * Removes every sign-in, code, link and pending change of an account. None is still valid: `signedOutAt` is
 * later.
 */
async function endEverything(uid: string, { db, realtime, liveDrivers }: PeopleServices): Promise<void> {
  await Promise.all([
    db.webSessions.endAllOf(uid),
    db.tokenFamilies.endAllOf(uid),
    db.emailLinks.removeOf(uid),
    db.loginCodes.removeOf(uid),
    db.pendingContacts.cancelAllOf(uid),
  ]);
  realtime.disconnect(uid);
  await liveDrivers.refresh(uid);
}
