import { invalid, isReferralIdFor, roundAmount, toWire, type User } from '@wayfare/shared';
import type { OfficeServices } from '../services.js';
import { finishContactWork } from '../../people/contact/finishContactWork.js';
import { freeReferralId } from '../../people/user/freeReferralId.js';
import { insertUser } from '../../people/user/insertUser.js';
import { beginOnboarding } from '../onboarding/onboardingChange.js';
import type { SignUpField } from './signUpFields.js';
import type { StoredUser } from '../../people/user/storedUser.js';

/**
 * A user who signs up, already validated. `referralId` is the one their app has made, `signupViaReferral` the
 * referrer's uid.
 */
export type NewPerson = Pick<User, 'firstName' | 'lastName' | 'mobile' | 'loginType' | 'emailVerified'> &
  Partial<Pick<User, 'referralId' | 'signupViaReferral' | 'mobileVerified' | SignUpField>> & {
    email?: string;
    usertype: 'rider' | 'driver';
    socialIds?: string[];
    signUpKey?: string;
  };

/**
 * Creates the account of a user who signs up (rules 3.3, 5.33). Records a referral; its bonus is paid after
 * the first paid trip (`payReferralBonus`). Drivers begin with the onboarding. `before` is called with the id
 * before the account exists, and returns additional fields.
 * @throws referer_not_found (400); user_exists (409)
 */
export async function openAccount(
  { referralId, signupViaReferral, ...person }: NewPerson,
  before: (uid: string) => Promise<Pick<User, 'licenseImage'>> = async () => ({}),
  services: OfficeServices,
): Promise<StoredUser> {
  const { db, clock, newId } = services;
  const settings = await db.settings.settings();
  const referrer = signupViaReferral ? await db.users.findById(signupViaReferral) : null;
  if (signupViaReferral && !referrer)
    throw invalid('referer_not_found', { signupViaReferral: 'referer_not_found' });

  const bonus = toWire(roundAmount(settings.bonus, settings.decimal));
  const isDriver = person.usertype === 'driver';
  const id = newId();
  const user: StoredUser = {
    ...person,
    ...(await before(id)),
    id,
    firstName: person.firstName.trim(),
    lastName: person.lastName.trim(),
    approved: true,
    walletBalance: 0,
    createdAt: clock.now(),
    referralId: await ownReferralId(person.firstName, referralId, services),
    signupViaReferral: referrer?.id,
    ...(isDriver && { driverActiveStatus: false, queue: false }),
    ...(referrer && bonus > 0 && { bonusDue: { referrer: referrer.id, amount: bonus } }),
  };
  const account = isDriver ? { ...user, ...(await beginOnboarding(user, services)) } : user;
  const stored = await insertUser(account, services);
  await finishContactWork(stored.id, services);
  return stored;
}

/**
 * A new user's own referral id: the one their app has made, if it is unused and has the form of one;
 * otherwise a new one.
 */
async function ownReferralId(
  firstName: string,
  made: string | null | undefined,
  services: OfficeServices,
): Promise<string> {
  const wanted = made?.toLowerCase() ?? '';
  const isUsable = isReferralIdFor(firstName, wanted) && !(await services.db.users.findByReferralId(wanted));
  return isUsable ? wanted : freeReferralId(firstName, services);
}
