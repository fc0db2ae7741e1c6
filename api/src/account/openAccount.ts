import { invalid, referralIdFor, roundAmount, toWire, type User } from '@wayfare/shared';
import type { Services } from '../services.js';
import { insertUser } from '../user/insertUser.js';
import type { StoredUser } from '../user/storedUser.js';

const REFERRAL_ID_TRIES = 20;

/** A user who signs up, already validated; `referralId` is the referrer's. */
export type NewPerson = Pick<User, 'firstName' | 'lastName' | 'mobile' | 'loginType' | 'emailVerified'> & {
  email: string;
  usertype: 'rider' | 'driver';
  referralId?: string | null | undefined;
  socialIds?: string[];
};

/**
 * Creates the account of a user who signs up (rules 3.3, 5.33). Records a referral; its bonus is paid after the first paid trip
 * (`payReferralBonus`). `before` is called with the id before the account exists, and returns additional fields.
 * @throws referer_not_found (400); user_exists (409)
 */
export async function openAccount(
  { referralId, ...person }: NewPerson,
  services: Services,
  before: (uid: string) => Promise<Pick<User, 'licenseImage'>> = async () => ({}),
): Promise<StoredUser> {
  const { db, clock, newId } = services;
  const settings = await db.settings.settings();
  const referrer = referralId ? await db.users.findByReferralId(referralId) : null;
  if (referralId && !referrer) throw invalid('referer_not_found', { referralId: 'referer_not_found' });

  const bonus = toWire(roundAmount(settings.bonus, settings.decimal));
  const isDriver = person.usertype === 'driver';
  const id = newId();
  const user: StoredUser = {
    ...person,
    ...(await before(id)),
    id,
    firstName: person.firstName.trim(),
    lastName: person.lastName.trim(),
    approved: !(isDriver && settings.driver_approval),
    walletBalance: 0,
    createdAt: clock.now(),
    referralId: await freeReferralId(person.firstName, services),
    signupViaReferral: referrer?.id,
    ...(isDriver && { driverActiveStatus: false, queue: false }),
    ...(referrer && bonus > 0 && { bonusDue: { referrer: referrer.id, amount: bonus } }),
  };
  await insertUser(user, services);
  return user;
}

/** An unused referral id (rule 9.6). */
export async function freeReferralId(firstName: string, { db, random }: Services): Promise<string> {
  for (let attempt = 0; attempt < REFERRAL_ID_TRIES; attempt += 1) {
    const candidate = referralIdFor(firstName, random);
    if (!(await db.users.findByReferralId(candidate))) return candidate;
  }
  throw new Error('no referral id is free');
}
