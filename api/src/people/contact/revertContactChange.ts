import {
  conflict,
  contactFields,
  type ContactRevert,
  invalid,
  isPayoutHeld,
  isSentToRestored,
  maskedContact,
  openReverts,
  payoutHeldUntil,
  phoneRules,
  phoneNumber,
  restoredContacts,
  type RevertPreview,
  revertsAfter,
  type Settings,
} from '@wayfare/shared';
import { linkFor } from './mailedLink.js';
import { hashOf, isSameSecret } from '../../platform/secret.js';
import { isDuplicateKey } from '../../platform/database/duplicateKey.js';
import type { PeopleServices } from '../services.js';
import { PROOF } from '../user/provenContact.repository.js';
import type { ContactNotice, FollowedChange, UserWithContacts } from '../user/contactState.js';
import type { StoredUser } from '../user/storedUser.js';
import { finishContactWork } from './finishContactWork.js';

/**
 * Passkeys and authenticators added up to this long before a change, in ms, may belong to the person who made
 * the change.
 */
const BEFORE_CHANGE_MS = 60 * 60_000;
/**
 * An account created up to this long before a change, in ms, may have been created to take the previous
 * contact.
 */
const TAKEN_AROUND_MS = 60_000;

/**
 * Returns a preview of what a link would undo. @throws link_invalid (400) for a link that is unknown, used or
 * expired, or whose change was undone along with an older one
 */
export async function previewRevert(token: string, services: PeopleServices): Promise<RevertPreview> {
  const { user, revert } = await findRevert(token, services);
  return {
    field: revert.field,
    restored: maskedContact(revert.from),
    removed: maskedContact(user[revert.field]),
    until: revert.until,
  };
}

/**
 * Undoes a change of a contact, once: the owner of the previous contact decides. The contact is restored,
 * newer links become invalid, and every sign-in ends. The password ends too, since the person who made the
 * change may know it. Social accounts, passkeys and authenticators added since then are removed, and a payout
 * hold starts over.
 * @returns for an email address, the secret of a link to choose a new password
 * @throws link_invalid (400); user_exists (409) when the contact now belongs to another user
 */
export async function revertContactChange(
  token: string,
  services: PeopleServices,
): Promise<{ resetToken: string | null }> {
  const { db, clock, newId } = services;
  const hash = hashOf(token);
  const { user: found, revert } = await findRevert(token, services);
  const settings = await db.settings.settings();
  const parts = { id: newId(), now: clock.now(), settings };
  // Comes first: if the process crashes here, the link still works.
  await db.credentials.endPassword(found.id);
  await db.passkeys.removeSince(found.id, revert.at - BEFORE_CHANGE_MS);
  await db.secondFactors.removeSince(found.id, revert.at - BEFORE_CHANGE_MS);
  const undo = () =>
    db.users.changeFollowed(
      found.id,
      parts.now,
      (user) => revertOf(user, openRevert(user, hash, parts.now), parts),
      ['payoutHeldUntil', 'socialIds'],
    );
  let user: Awaited<ReturnType<typeof undo>>;
  try {
    user = await undo();
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    const restored = restoredContacts(openReverts(found.contactReverts, parts.now), revert);
    for (const field of contactFields) {
      const contact = restored[field];
      if (contact) await db.users.takeFromNewcomers(field, contact, revert.at - TAKEN_AROUND_MS);
    }
    user = await undo().catch((again: unknown) => {
      throw isDuplicateKey(again) ? conflict('user_exists') : again;
    });
  }
  if (!user) throw invalid('link_invalid');
  await finishContactWork(user.id, services);
  services.log.info({ uid: user.id, field: revert.field }, 'a contact change was undone');
  const isMailed = revert.field === 'email' && isSentToRestored(revert);
  return { resetToken: isMailed ? await linkFor('reset', user, services) : null };
}

async function findRevert(token: string, { db, clock }: PeopleServices) {
  const hash = hashOf(token);
  const user = await db.users.findByRevert(hash);
  if (!user) throw invalid('link_invalid');
  return { user, revert: openRevert(user, hash, clock.now()) };
}

/** @throws link_invalid (400) */
function openRevert(user: UserWithContacts, hash: string, now: number): ContactRevert {
  const revert = openReverts(user.contactReverts, now).find((open) => isSameSecret(open.hash, hash));
  if (!revert) throw invalid('link_invalid');
  return revert;
}

function revertOf(
  user: UserWithContacts,
  revert: ContactRevert,
  { id, now, settings }: { id: string; now: number; settings: Settings },
): FollowedChange {
  const { field, socialIds } = revert;
  const reverts = openReverts(user.contactReverts, now);
  const restored = restoredContacts(reverts, revert);
  // Earlier versions stored numbers in other spellings.
  if (restored.mobile)
    restored.mobile = phoneNumber(restored.mobile, phoneRules(settings)) ?? restored.mobile;
  const kept = (user.socialIds ?? []).filter((socialId) => socialIds.includes(socialId));
  const notices = contactFields.flatMap((other): ContactNotice[] => {
    const removed = user[other];
    if (!(other in restored) || !removed || removed === restored[other]) return [];
    const notice = { id: `${id}:undone:${other}`, kind: 'undone', at: now, field: other } as const;
    return [{ ...notice, channel: other === 'email' ? 'mail' : 'sms', to: removed }];
  });
  const changes: Partial<StoredUser> = {
    ...restored,
    // Only a link for an address is opened at the address that is restored, unless there was no verified
    // one.
    ...('email' in restored && { emailVerified: field === 'email' && isSentToRestored(revert) }),
    // The owner had proved the number before another person replaced it.
    ...('mobile' in restored && {
      mobileVerified: field === 'mobile' && isSentToRestored(revert),
      guestMobile: null,
    }),
    socialIds: kept.length > 0 ? kept : null,
    signedOutAt: now,
    ...(isPayoutHeld(user, now) && { payoutHeldUntil: payoutHeldUntil(user, now, settings) }),
  };
  return {
    changes,
    proved: contactFields.filter((other) => changes[other] && changes[PROOF[other]]),
    reverts: revertsAfter(reverts, revert),
    proposal: null,
    notices,
    ends: id,
  };
}
