import type { ContactField, ContactRevert } from '@wayfare/shared';
import type { StoredUser } from '../user/user.repository.js';

/** Changes of an account, other than of its contacts, that its owner is told of in case it was somebody else. */
export const ownerNoticeKinds = ['bank', 'passkey_added', 'passkey_deleted'] as const;
export type OwnerNoticeKind = (typeof ownerNoticeKinds)[number];

/** One message about a change of an account, to one address. Written with the change, sent afterwards. */
export interface ContactNotice {
  /** Names the message: the same again sends nothing. */
  id: string;
  /** `added`: a contact where there was none; `set`: an admin set this contact; `verify`: the link that confirms an address. */
  kind: 'changed' | 'added' | 'undone' | 'set' | 'verify' | OwnerNoticeKind;
  channel: 'mail' | 'sms' | 'push';
  /** An email address, a phone number, or a user's id. */
  to: string;
  at: number;
  field?: ContactField;
  /** The new contact, masked. */
  shown?: string | null;
  byAdmin?: boolean;
  /** The change its link undoes. */
  revert?: string;
}

/** What still has to follow a change of contacts or bank details. */
export interface ContactWork {
  /** When the scheduler looks at it, a ms timestamp. */
  dueAt: number;
  /** The change after which every sign-in, code and link has to be cleared away; absent once that is done. */
  ends?: string;
  notices?: ContactNotice[];
}

/** A user together with what is kept of changes of contacts. */
export type UserWithContacts = StoredUser & {
  contactReverts?: ContactRevert[] | null;
  contactWork?: ContactWork | null;
};

/** A change that is written together with what follows from it. */
export interface FollowedChange {
  changes: Partial<StoredUser>;
  /** The changes that can be undone from now on; as before when left out. */
  reverts?: ContactRevert[];
  notices: ContactNotice[];
  /** Id of the change, when it ends every sign-in, code and link. */
  ends?: string;
}
