import { z } from 'zod';
import type { ErrorKey } from '../../basics/errors/catalog.js';
import { type PhoneRules, phoneNumber, storedPhoneNumber } from './phoneNumber.js';
import { isEmail } from './signIn.js';
import { cleanEmail } from './typedInput.js';

/** The contacts of a user that sign-in or a password reset can depend on. */
export const contactFields = ['email', 'mobile'] as const;
export const contactFieldSchema = z.enum(contactFields);
export type ContactField = z.infer<typeof contactFieldSchema>;

/** How long the previous email address or phone number can undo a change, in ms. */
export const REVERT_MS = 72 * 60 * 60_000;
/**
 * Maximum number of a user's contact changes that can be undone at the same time. Each is kept until it
 * expires.
 */
export const MOST_OPEN_REVERTS = 10;

/** A user's request to change one of their contacts. */
export const contactChangeInputSchema = z.object({
  field: contactFieldSchema,
  value: z.string().trim().max(254),
});
export type ContactChangeInput = z.infer<typeof contactChangeInputSchema>;

/** A change that waits for confirmation of the new contact. `expiresAt` is a ms timestamp. */
export const pendingContactSchema = z.object({
  field: contactFieldSchema,
  value: z.string(),
  expiresAt: z.number().int(),
});
export type PendingContact = z.infer<typeof pendingContactSchema>;

/**
 * The preview that an undo link shows before anything is undone. Contacts are masked; null if there is none.
 */
export const revertPreviewSchema = z.object({
  field: contactFieldSchema,
  restored: z.string().nullable(),
  removed: z.string().nullable(),
  until: z.number().int(),
});
export type RevertPreview = z.infer<typeof revertPreviewSchema>;

/**
 * A contact as stored and compared: addresses in lowercase, numbers in E.164, and an empty text for an
 * impossible number. A number without country code belongs to the country of the rules.
 */
export function normalizedContact({ field, value }: ContactChangeInput, rules: PhoneRules): string {
  return field === 'email' ? cleanEmail(value) : (phoneNumber(value, rules) ?? '');
}

/** The problem with a new contact from `normalizedContact`, or null (rules 5.28, 5.30). */
export function newContactProblem({ field, value }: ContactChangeInput): ErrorKey | null {
  if (field === 'email') return isEmail(value) ? null : 'proper_email';
  return storedPhoneNumber(value) === value ? null : 'mobile_no_blank_error';
}

/** A contact as others may see it: enough for the owner to recognize it, not enough to reveal it. */
export function maskedContact(contact: string | null | undefined): string | null {
  if (!contact) return null;
  const at = contact.lastIndexOf('@');
  return at > 0 ? `${contact.slice(0, 1)}•••${contact.slice(at)}` : `•••${contact.slice(-3)}`;
}

/** A contact change that the owner of the previous contact can still undo. Times are ms timestamps. */
export interface ContactRevert {
  /** Id of the change. */
  id: string;
  field: ContactField;
  /** The contact to restore; null if there was none. */
  from: string | null;
  /**
   * Whether `from` was verified. An unverified contact gets no link, because it may belong to a stranger, for
   * example after a typing error.
   */
  isVerified?: boolean;
  at: number;
  until: number;
  /** Hash of the secret in the link. */
  hash: string;
  /** The external accounts (`google:…`) the user could sign in with before the change. */
  socialIds: string[];
}

/** The changes that can still be undone at `now`. */
export const openReverts = (
  reverts: readonly ContactRevert[] | null | undefined,
  now: number,
): ContactRevert[] => (reverts ?? []).filter(({ until }) => until > now);

/**
 * Whether the link of a change was sent to the contact that it restores, so that opening the link proves
 * ownership of that contact.
 */
export const isSentToRestored = ({ from, isVerified = true }: ContactRevert): boolean =>
  from !== null && isVerified;

/** The part of a change's id that its contacts share: an admin can change both at once. */
const changeOf = ({ id }: ContactRevert) => id.replace(/:(email|mobile)$/, '');

/**
 * Whether undoing a change also removes this one: if it is the same change, was made together with it, or is
 * newer.
 */
function isUndoneWith(reverts: readonly ContactRevert[], undone: ContactRevert) {
  const place = reverts.findIndex(({ id }) => id === undone.id);
  return (revert: ContactRevert) =>
    reverts.indexOf(revert) >= place ||
    (revert.field !== undone.field && changeOf(revert) === changeOf(undone));
}

/**
 * The contacts that undoing a change restores: its own, and the other one if that was changed with it or
 * later. Otherwise a phone number that an intruder added after the email address would stay. `reverts` are in
 * the order they were made.
 */
export function restoredContacts(
  reverts: readonly ContactRevert[],
  undone: ContactRevert,
): { [Field in ContactField]?: string | null } {
  const restored: { [Field in ContactField]?: string | null } = { [undone.field]: undone.from };
  for (const { field, from } of reverts.filter(isUndoneWith(reverts, undone)))
    if (!(field in restored)) restored[field] = from;
  return restored;
}

/**
 * The changes that can still be undone after one was. Every newer change is removed with it; older ones stay,
 * so that the first owner of a contact always has the last word. `reverts` are in the order they were made.
 */
export function revertsAfter(reverts: readonly ContactRevert[], undone: ContactRevert): ContactRevert[] {
  const isUndone = isUndoneWith(reverts, undone);
  return reverts.filter((revert) => !isUndone(revert));
}
