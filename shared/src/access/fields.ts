import type { Settings } from '../settings/settings.schema.js';
import type { User, Usertype } from '../user/user.schema.js';
import { bankFields } from '../withdraw/payoutHold.js';
import type { Actor } from './canAccess.js';

/** What stands in a contact's place in demo mode (rule 6.22). */
export const HIDDEN = 'Hidden';
/** What stands in an admin's email's place in demo mode (rule 6.20). */
export const HIDDEN_FOR_DEMO = 'Hidden for Demo';

type DemoMode = Pick<Settings, 'AllowCriticalEditsAdmin'>;

/** The fields of a user record someone may not see. */
export function hiddenUserFields(actor: Actor, user: Pick<User, 'id'>): readonly (keyof User)[] {
  if (actor.uid === user.id || actor.usertype === 'admin') return ['pushToken'];
  return [
    ...bankFields,
    'payoutHeldUntil',
    'pushToken',
    'savedAddresses',
    'signupViaReferral',
    'walletBalance',
    'bonusBalance',
    'mobileVerified',
  ];
}

/** Contacts of other people that only stand-ins are shown of in demo mode: nobody may sort by them or search in them. */
export const standInContacts = ({ AllowCriticalEditsAdmin }: DemoMode): readonly ('email' | 'mobile')[] =>
  AllowCriticalEditsAdmin ? [] : ['email', 'mobile'];

/** A contact of someone of a role as the panel may show it: itself, or a stand-in in demo mode (rules 6.20 to 6.22). */
export function shownContact(contact: string | null | undefined, usertype: Usertype, settings: DemoMode) {
  if (settings.AllowCriticalEditsAdmin || !contact) return contact;
  return usertype === 'admin' ? HIDDEN_FOR_DEMO : HIDDEN;
}
