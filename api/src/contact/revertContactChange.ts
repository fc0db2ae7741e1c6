import {
  conflict,
  type ContactRevert,
  invalid,
  isPayoutHeld,
  maskedContact,
  openReverts,
  payoutHeldUntil,
  type RevertPreview,
  revertsAfter,
  type Settings,
} from '@wayfare/shared';
import { linkFor } from '../auth/mailedLink.js';
import { hashOf } from '../auth/secret.js';
import { isDuplicateKey } from '../database/duplicateKey.js';
import type { Services } from '../services.js';
import type { ContactNotice, FollowedChange, UserWithContacts } from './contactState.js';
import { finishContactWork } from './finishContactWork.js';

/** What was set up this long before a change, in ms, may have been set up by whoever made the change. */
const BEFORE_CHANGE_MS = 60 * 60_000;
/** How long before a change an account may have been opened for taking the previous contact over, in ms. */
const TAKEN_AROUND_MS = 60_000;

/**
 * What a link would undo, to be shown first.
 * @throws link_invalid (400) for a link that is unknown, used, too old, or overtaken by the undoing of an older change
 */
export async function previewRevert(token: string, services: Services): Promise<RevertPreview> {
  const { user, revert } = await findRevert(token, services);
  return {
    field: revert.field,
    restored: maskedContact(revert.from),
    removed: maskedContact(user[revert.field]),
    until: revert.until,
  };
}

/**
 * Undoes a change of a contact, once: whoever has the previous contact decides. The contact comes back, newer links are worth
 * nothing, every sign-in ends, and so does the password: whoever made the change may know it. Outside accounts, passkeys and
 * authenticators added since then are taken off, and a payout hold begins again.
 * @returns for an email address, the secret of a link that chooses a new password
 * @throws link_invalid (400); user_exists (409) when the contact is another user's by now
 */
export async function revertContactChange(
  token: string,
  services: Services,
): Promise<{ resetToken: string | null }> {
  const { db, clock, newId } = services;
  const hash = hashOf(token);
  const { user: found, revert } = await findRevert(token, services);
  const settings = await db.settings.settings();
  const parts = { id: newId(), now: clock.now(), settings };
  // First: should this process die now, the link is still good.
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
    if (!isDuplicateKey(error) || !revert.from) throw error;
    await db.users.takeFromNewcomers(revert.field, revert.from, revert.at - TAKEN_AROUND_MS);
    user = await undo().catch((again: unknown) => {
      throw isDuplicateKey(again) ? conflict('user_exists') : again;
    });
  }
  if (!user) throw invalid('link_invalid');
  await finishContactWork(user.id, services);
  services.log.info({ uid: user.id, field: revert.field }, 'a change of a contact was undone');
  const isMailed = revert.field === 'email' && revert.from !== null;
  return { resetToken: isMailed ? await linkFor('reset', user, services) : null };
}

async function findRevert(token: string, { db, clock }: Services) {
  const hash = hashOf(token);
  const user = await db.users.findByRevert(hash);
  if (!user) throw invalid('link_invalid');
  return { user, revert: openRevert(user, hash, clock.now()) };
}

/** @throws link_invalid (400) */
function openRevert(user: UserWithContacts, hash: string, now: number): ContactRevert {
  const revert = openReverts(user.contactReverts, now).find((open) => open.hash === hash);
  if (!revert) throw invalid('link_invalid');
  return revert;
}

function revertOf(
  user: UserWithContacts,
  revert: ContactRevert,
  { id, now, settings }: { id: string; now: number; settings: Settings },
): FollowedChange {
  const { field, from, socialIds } = revert;
  const removed = user[field];
  const kept = (user.socialIds ?? []).filter((socialId) => socialIds.includes(socialId));
  const notice = { id: `${id}:undone`, kind: 'undone', at: now, field } as const;
  const told: ContactNotice[] =
    removed && removed !== from
      ? [{ ...notice, channel: field === 'email' ? 'mail' : 'sms', to: removed }]
      : [];
  return {
    changes: {
      [field]: from,
      // The link was opened where it was sent: at the address that comes back, unless there was none.
      ...(field === 'email' && { emailVerified: from !== null }),
      // The link is mailed as well: it proves nothing of the number.
      ...(field === 'mobile' && { mobileVerified: false }),
      socialIds: kept.length > 0 ? kept : null,
      signedOutAt: now,
      ...(isPayoutHeld(user, now) && { payoutHeldUntil: payoutHeldUntil(user, now, settings) }),
    },
    reverts: revertsAfter(openReverts(user.contactReverts, now), revert),
    notices: told,
    ends: id,
  };
}
