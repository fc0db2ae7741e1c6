import type { Settings } from '../settings/settings.schema.js';
import type { User, Usertype } from '../user/user.schema.js';
import { bankFields } from '../withdraw/payoutHold.js';
import type { Actor } from './resources.js';

/** Shown in place of a contact in demo mode (rule 6.22). */
export const HIDDEN = 'Hidden';
/** Shown in place of an admin's email in demo mode (rule 6.20). */
export const HIDDEN_FOR_DEMO = 'Hidden for Demo';

type DemoMode = Pick<Settings, 'AllowCriticalEditsAdmin'>;

/** The fields of a user record that an actor may not see. */
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

/** Contacts of other users that demo mode replaces with placeholders. They cannot be sorted by or searched either. */
export const standInContacts = ({ AllowCriticalEditsAdmin }: DemoMode): readonly ('email' | 'mobile')[] =>
  AllowCriticalEditsAdmin ? [] : ['email', 'mobile'];

/**
 * A contact of a user with the given role as the panel may show it: the value itself, or a placeholder
 * in demo mode (rules 6.20 to 6.22).
 */
export function shownContact(contact: string | null | undefined, usertype: Usertype, settings: DemoMode) {
  if (settings.AllowCriticalEditsAdmin || !contact) return contact;
  return usertype === 'admin' ? HIDDEN_FOR_DEMO : HIDDEN;
}
