import {
  type Actor,
  cleanEmail,
  contactProblems,
  passwordProblem,
  requireNoProblems,
  userInputSchema,
  userSchema,
} from '@wayfare/shared';
import { z } from 'zod';
import { hashPassword } from '../../people/auth/passwords.js';
import { withAudit } from '../../platform/operation/withAudit.js';
import { parse } from '../../platform/operation/validation.js';
import type { OfficeServices } from '../services.js';
import { freeReferralId } from '../../people/user/freeReferralId.js';
import { insertUser, requireFree } from '../../people/user/insertUser.js';
import { withStoredMobile } from '../../people/user/storedMobile.js';
import type { StoredUser } from '../../people/user/storedUser.js';

/** An admin with a password, as the operator of the installation enters it. */
export const newAdminSchema = z.object({
  firstName: userSchema.shape.firstName,
  lastName: userInputSchema.shape.lastName,
  email: z.string().overwrite(cleanEmail).max(254),
  password: z.string().max(100),
  mobile: userSchema.shape.mobile,
});
export type NewAdmin = z.input<typeof newAdminSchema>;

/** Who creates an admin: not a user, so that the audit log needs a name. */
export interface Operator {
  uid: string;
  name: string;
}

/** Checks a new admin's fields. @throws the key of the first broken rule (400); user_exists (409) */
export async function checkedAdmin(
  given: NewAdmin,
  services: OfficeServices,
): Promise<z.output<typeof newAdminSchema>> {
  const rules = await services.db.settings.settings();
  const password = passwordProblem(given.password, rules.passwordRule);
  requireNoProblems([
    ...contactProblems(given, rules),
    ...(password ? [{ key: password, field: 'password' }] : []),
  ]);
  const input = await withStoredMobile(parse(newAdminSchema, given), undefined, services);
  await requireFree(input, undefined, services);
  return input;
}

/**
 * Creates an admin who can sign in at once. Only for operators of the installation: the address counts as
 * confirmed, because they could confirm it themselves.
 * @throws the key of the first broken rule (400); user_exists (409)
 */
export async function createAdmin(
  given: NewAdmin,
  by: Operator,
  givenId: string | undefined,
  services: OfficeServices,
): Promise<StoredUser> {
  const { db, clock } = services;
  const id = givenId ?? services.newId();
  const { password, mobile, ...person } = await checkedAdmin(given, services);
  const admin: StoredUser = {
    ...person,
    ...(mobile && { mobile }),
    id,
    usertype: 'admin',
    approved: true,
    emailVerified: true,
    loginType: 'email',
    createdByAdmin: true,
    createdAt: clock.now(),
    referralId: await freeReferralId(person.firstName, services),
    walletBalance: 0,
  };
  // The password comes first: an account without one would be useless, while a password without an account
  // gets removed.
  await db.credentials.addPasswordHash(id, await hashPassword(password), clock.now());
  const actor: Actor = { uid: by.uid, usertype: 'admin' };
  const creation = {
    action: 'create',
    resource: 'alladmin',
    record: id,
    actorName: by.name,
    before: () => null,
    after: (stored: StoredUser) => stored,
  } as const;
  return withAudit(actor, creation, () => insertUser(admin, services), services);
}
