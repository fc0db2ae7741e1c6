import { createHmac } from 'node:crypto';
import {
  type ContactField,
  contactFields,
  type ContactRevert,
  isSentToRestored,
  maskedContact,
  MOST_OPEN_REVERTS,
  openReverts,
  REVERT_MS,
  TooManyRequests,
} from '@wayfare/shared';
import { hashOf } from '../../platform/secret.js';
import type { PeopleServices } from '../services.js';
import type { ContactNotice, FollowedChange, NewContacts, UserWithContacts } from '../user/contactState.js';

/** The inputs of a contact change. */
export interface ChangeParts {
  /** Id of the change. */
  id: string;
  now: number;
  /** An owner has proven ownership of the new contact; an admin has not. */
  by: 'owner' | 'admin';
}

/**
 * The secret of the link that undoes a change. It is derived, so that a message can be rebuilt after a crash.
 */
export const revertToken = (revert: string, { tokenKey }: Pick<PeopleServices, 'tokenKey'>): string =>
  createHmac('sha256', tokenKey).update(`contact revert ${revert}`).digest('base64url');

/** The contacts whose value actually changes. Null, empty and missing are the same. */
export const changedContacts = (
  user: { [Field in ContactField]?: string | null },
  wanted: NewContacts,
): ContactField[] =>
  contactFields.filter((field) => field in wanted && (wanted[field] || null) !== (user[field] || null));

/**
 * A change of a user's contacts with all its effects: every sign-in ends, the previous contacts are notified
 * and can undo it, and an address set by an admin must be confirmed.
 * @throws too_many_requests (429) when too many changes can still be undone; a newer change never replaces
 *   one of those
 */
export function contactChangeOf(
  user: UserWithContacts,
  wanted: NewContacts,
  { id, now, by }: ChangeParts,
  services: Pick<PeopleServices, 'tokenKey' | 'sms'>,
): FollowedChange {
  const fields = changedContacts(user, wanted);
  if (fields.length === 0) return { changes: {}, notices: [] };
  const open = openReverts(user.contactReverts, now);
  if (open.length + fields.length > MOST_OPEN_REVERTS) {
    const first = Math.min(...open.map(({ until }) => until));
    throw new TooManyRequests(Math.ceil((first - now) / 1000));
  }
  const reverts = fields.map((field): ContactRevert => {
    const revert = `${id}:${field}`;
    const hash = hashOf(revertToken(revert, services));
    const socialIds = user.socialIds ?? [];
    return {
      id: revert,
      field,
      from: user[field] || null,
      isVerified: isVerified(user, field),
      at: now,
      until: now + REVERT_MS,
      hash,
      socialIds,
    };
  });
  const notices = fields.flatMap((field) => noticesOf(user, field, wanted[field] || null, { id, now, by }));
  return {
    changes: {
      ...Object.fromEntries(fields.map((field) => [field, wanted[field] || null])),
      ...(fields.includes('email') && { emailVerified: by === 'owner' && Boolean(wanted.email) }),
      ...(fields.includes('mobile') && {
        mobileVerified: by === 'owner' && Boolean(wanted.mobile),
        guestMobile: null,
      }),
      signedOutAt: now,
    },
    reverts: [...open, ...reverts],
    // What was proposed before is about contacts that have changed.
    proposal: null,
    notices: services.sms ? notices : notices.filter(({ channel }) => channel !== 'sms'),
    proved: by === 'owner' ? fields.filter((field) => wanted[field]) : [],
    ends: id,
  };
}

/** Whether the owner of an account has proved a contact of theirs. */
export const isVerified = (user: UserWithContacts, field: ContactField) =>
  Boolean(user[field] && (field === 'email' ? user.emailVerified : user.mobileVerified));

/**
 * Who is notified of a contact change: the previous contact, or the other one if there was none. Number
 * changes are mailed too. So are contacts that were replaced within the last 72 hours, each with the link
 * that restores it: an intruder replaces them first. Only verified contacts get a link. Otherwise a stranger
 * whose address was entered by mistake could take over the account. An unverified address is still notified
 * of the change, because it may be the owner's.
 */
function noticesOf(
  user: UserWithContacts,
  field: ContactField,
  value: string | null,
  { id, now, by }: ChangeParts,
): ContactNotice[] {
  const about = { field, at: now, shown: maskedContact(value), byAdmin: by === 'admin' };
  const undo = { ...about, revert: `${id}:${field}` };
  const kind = user[field] ? 'changed' : 'added';
  const notices: ContactNotice[] = [];
  const mailed = isVerified(user, 'email') ? undo : { ...about, shown: null };
  if (user.email)
    notices.push({ ...mailed, id: `${id}:${field}:mail`, kind, channel: 'mail', to: user.email });
  const texted = (field === 'mobile' || !isVerified(user, 'email')) && isVerified(user, 'mobile');
  if (texted && user.mobile)
    notices.push({ ...undo, id: `${id}:${field}:sms`, kind, channel: 'sms', to: user.mobile });
  for (const open of openReverts(user.contactReverts, now)) {
    const { id: revert, field: replaced, from } = open;
    if (!from || !isSentToRestored(open) || notices.some(({ to }) => to === from)) continue;
    const channel = replaced === 'email' ? 'mail' : 'sms';
    notices.push({ ...about, revert, id: `${id}:${field}:${revert}`, kind, channel, to: from });
  }
  if (by === 'admin' && value) {
    notices.push(
      field === 'email'
        ? { ...about, id: `${id}:verify`, kind: 'verify', channel: 'mail', to: value }
        : { ...about, id: `${id}:set`, kind: 'set', channel: 'sms', to: value },
    );
  }
  return notices;
}
