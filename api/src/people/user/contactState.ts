import type { ContactField, ContactRevert, Identification } from '@wayfare/shared';
import type { StoredUser } from './storedUser.js';
import type { PendingEvent } from '../../messages/webhook/pendingEvents.js';

/**
 * Account changes, other than of contacts, about which the owner is notified in case another person made
 * them.
 */
export const ownerNoticeKinds = [
  'bank',
  'passkey_added',
  'passkey_deleted',
  'authenticator_added',
  'authenticator_removed',
  'recovery_codes_renewed',
  'password_changed',
  'email_taken',
  'mobile_taken',
] as const;
export type OwnerNoticeKind = (typeof ownerNoticeKinds)[number];

/** One message about an account change, to one address. Stored with the change, sent afterwards. */
export interface ContactNotice {
  /** Identifies the message: the same id is never sent twice. */
  id: string;
  /**
   * `added`: a first contact was added; `set`: an admin set this contact; `verify`: the mail with the link
   * that confirms an address; `proposed`: someone else wants to change a contact.
   */
  kind: 'changed' | 'added' | 'undone' | 'set' | 'verify' | 'proposed' | OwnerNoticeKind;
  channel: 'mail' | 'sms' | 'push';
  /** An email address, a phone number, or a user's id. */
  to: string;
  at: number;
  field?: ContactField;
  /** The new contact, masked. */
  shown?: string | null;
  byAdmin?: boolean;
  /** The change that its link undoes. */
  revert?: string;
  /** The proposal that its link decides on. */
  proposal?: string;
}

/** New contacts; null removes one. */
export type NewContacts = { [Field in ContactField]?: string | null | undefined };

/** New contacts that someone proposed for another person's account. Times are ms timestamps. */
export interface StoredProposal {
  id: string;
  contacts: NewContacts;
  /** The contacts they replace. */
  from: NewContacts;
  by: string;
  at: number;
  expiresAt: number;
  /** The links sent to the previous contacts that the owner had proved. */
  links: { field: ContactField; hash: string }[];
  /** How staff identified the owner. */
  identified?: Identification & { by: string; at: number };
}

/** The remaining follow-up work of a change of contacts or bank details. */
export interface ContactWork {
  /** When the scheduler picks it up, a ms timestamp. */
  dueAt: number;
  /** The change that must remove every sign-in, code and link; absent once that is done. */
  ends?: string;
  notices?: ContactNotice[];
  /** Contacts that the owner has proved and that other accounts may still name. */
  proved?: ContactField[];
}

/** A user with the stored state of contact changes. */
export type UserWithContacts = StoredUser & {
  contactReverts?: ContactRevert[] | null;
  contactWork?: ContactWork | null;
  contactProposal?: StoredProposal | null;
};

/** A change that is written together with its effects. */
export interface FollowedChange {
  changes: Partial<StoredUser>;
  /** The changes that can be undone from now on; unchanged when omitted. */
  reverts?: ContactRevert[];
  /** The contacts that are proposed from now on; null ends a proposal, and it stays as it is when omitted. */
  proposal?: StoredProposal | null;
  notices: ContactNotice[];
  /** Id of the change, when it ends every sign-in, code and link. */
  ends?: string;
  /** Contacts whose owner has proved them with this change. */
  proved?: ContactField[];
  /** Events about the change for webhooks. */
  events?: readonly PendingEvent[];
}
