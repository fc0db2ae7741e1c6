import {
  type Actor,
  changesBankDetails,
  nameProblems,
  onlineChange,
  payoutHeldUntil,
  requireNoProblems,
  type UserInput,
  type Usertype,
} from '@wayfare/shared';
import type { OfficeServices } from '../services.js';
import { claimUserImages } from '../../people/user/claimUserImages.js';
import { freeReferralId } from '../../people/user/freeReferralId.js';
import { insertUser, requireFree, requireNotMade } from '../../people/user/insertUser.js';
import { readToday } from '../../people/driver/readToday.js';
import { withStoredMobile } from '../../people/user/storedMobile.js';
import type { StoredUser } from '../../people/user/storedUser.js';
import { beginOnboarding } from '../onboarding/onboardingChange.js';
import { mailInvitation } from './mailInvitation.js';
import { notifyOfRights } from './notifyOfRights.js';
import { requireBankInRole, withoutIdleRole } from './staffRules.js';

/**
 * Adds a user by hand. A mail lets them choose their password, and "forgot password" sends another one. Of a
 * new member of staff, the other full admins are notified. New
 * drivers are approved, active and free if nothing is missing, and begin with the onboarding otherwise; a
 * fleet admin's drivers belong to that fleet admin (rule 5.42).
 */
export async function addUser(
  actor: Actor,
  usertype: Usertype,
  sent: UserInput,
  id: string,
  services: OfficeServices,
): Promise<StoredUser> {
  requireNoProblems(nameProblems(sent, await services.db.settings.settings()));
  requireBankInRole(actor, sent);
  const input = await withStoredMobile(withoutIdleRole(actor, { usertype }, sent), undefined, services);
  await requireFree(input, undefined, services);
  await requireNotMade(input, undefined, services);
  // Before anything is stored: otherwise, a client could make the product send mail to many made-up
  // addresses.
  if (input.email)
    await services.budgets.spend(actor.usertype === 'admin' ? 'inviteByAdmin' : 'invite', {
      account: actor.uid,
    });
  const driver = usertype === 'driver' && {
    driverActiveStatus: true,
    queue: false,
    fleetadmin: actor.usertype === 'fleetadmin' ? actor.uid : input.fleetadmin,
    ...onlineChange({}, true, await readToday(services)),
  };
  const pictures = await claimUserImages({ id }, input, services);
  const user: StoredUser = {
    ...pictures,
    id,
    usertype,
    approved: usertype === 'driver' ? true : (input.approved ?? true),
    // Until the invitation is opened, the address is not proven to be the user's.
    emailVerified: false,
    loginType: input.email ? 'email' : 'phone',
    createdByAdmin: true,
    createdAt: services.clock.now(),
    referralId: await freeReferralId(input.firstName, services),
    walletBalance: 0,
    ...(input.email && { inviteDue: true }),
    ...driver,
    ...(changesBankDetails({}, input) && {
      payoutHeldUntil: payoutHeldUntil({}, services.clock.now(), await services.db.settings.settings()),
    }),
  };
  const account = driver ? { ...user, ...(await beginOnboarding(user, services)) } : user;
  const stored = await insertUser(account, services);
  if (user.inviteDue) await mailInvitation(user.id, services);
  if (usertype === 'admin') await notifyOfRights(actor, stored, services);
  return stored;
}
