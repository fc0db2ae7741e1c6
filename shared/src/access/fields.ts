import type { Settings } from '../basics/settings/settings.schema.js';
import { type User, userSchema, type Usertype } from '../people/user/user.schema.js';
import { bankFields } from '../money/withdraw/payoutHold.js';
import { isPermitted } from './permissions.js';
import type { Actor } from './resources.js';

/** Shown in place of a contact in demo mode (rule 6.22). */
export const HIDDEN = 'Hidden';
/** Shown in place of an admin's email in demo mode (rule 6.20). */
export const HIDDEN_FOR_DEMO = 'Hidden for Demo';

type DemoMode = Pick<Settings, 'AllowCriticalEditsAdmin'>;

/** User fields that everyone who may read a user sees. A stored field that is in no list is never sent. */
const sharedUserFields = [
  'id',
  'usertype',
  'firstName',
  'lastName',
  'email',
  'mobile',
  'profile_image',
  'vehicleMake',
  'vehicleModel',
  'vehicleColor',
  'vehicleNumber',
  'other_info',
  'carType',
  'driverActiveStatus',
  'licenseImage',
  'fleetadmin',
  'approved',
  'loginType',
  'createdAt',
  'createdByAdmin',
  'emailVerified',
  'userPlatform',
  'referralId',
  'queue',
  'breakUntil',
  'awayAt',
  'location',
  'ratings',
  'language',
] as const satisfies readonly (keyof User)[];
/** The fields that the user and admins see too. Push tokens are for internal use only. */
const privateUserFields: readonly (keyof User)[] = [
  ...sharedUserFields,
  ...bankFields,
  'payoutHeldUntil',
  'contactHeldUntil',
  'savedAddresses',
  'signupViaReferral',
  'walletBalance',
  'bonusBalance',
  'mobileVerified',
  'staffRole',
  'creditLimit',
];
/** Fields about payouts, hidden from staff who do not pay out. */
const payoutFields: readonly (keyof User)[] = [...bankFields, 'payoutHeldUntil'];

/** The fields that staff see in addition. */
const staffUserFields: readonly (keyof User)[] = ['blockAfterTrip', 'workingHours', 'onboarding', 'needs'];

/** The fields that the user sees in addition. */
const ownUserFields: readonly (keyof User)[] = ['places', 'heading', 'workingHours', 'onboarding', 'needs'];

/** The fields of a user record that an actor may see. */
export function visibleUserFields(actor: Actor, user: Pick<User, 'id'>): readonly (keyof User)[] {
  if (actor.uid === user.id) return [...privateUserFields, ...ownUserFields];
  if (actor.usertype === 'fleetadmin') return [...sharedUserFields, ...staffUserFields];
  if (actor.usertype !== 'admin') return sharedUserFields;
  const shown = [...privateUserFields, ...staffUserFields];
  return isPermitted(actor, 'payouts') ? shown : shown.filter((field) => !payoutFields.includes(field));
}

/** The fields of a user record that an actor may not see. */
export function hiddenUserFields(actor: Actor, user: Pick<User, 'id'>): readonly (keyof User)[] {
  const visible = new Set(visibleUserFields(actor, user));
  return userSchema.keyof().options.filter((field) => !visible.has(field));
}

/**
 * Contacts of other users that demo mode replaces with placeholders. They cannot be sorted by or searched
 * either.
 */
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
