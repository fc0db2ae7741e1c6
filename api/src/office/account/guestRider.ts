import {
  type Actor,
  conflict,
  DomainError,
  forbidden,
  type GuestRider,
  type GuestRiderInput,
  invalid,
  standInContacts,
} from '@wayfare/shared';
import { withAudit } from '../../platform/operation/withAudit.js';
import type { OfficeServices } from '../services.js';
import { accountOfContact } from '../../people/contact/provenContact.js';
import { freeReferralId } from '../../people/user/freeReferralId.js';
import { insertUser, requireFree } from '../../people/user/insertUser.js';
import { storedMobile } from '../../people/user/storedMobile.js';
import type { StoredUser } from '../../people/user/storedUser.js';

/**
 * The rider of a booking by phone: the one whom the number identifies, under the name they have, or a new
 * one. An account that only names the number is not that rider. So a guest needs neither an account of their
 * own nor a permission to add users.
 * @throws mobile_no_blank_error (400) for an impossible number; user_exists (409) if the number belongs to a
 *   driver or to staff, or may still be restored to its owner; demo_mode (403) where contacts are hidden: the
 *   answer would reveal them
 */
export async function guestRider(
  actor: Actor,
  { mobile: typed, ...name }: GuestRiderInput,
  services: OfficeServices,
): Promise<GuestRider> {
  if (standInContacts(await services.db.settings.settings()).length > 0) throw forbidden('demo_mode');
  const mobile = await storedMobile(typed, services);
  if (mobile === null) throw invalid('mobile_no_blank_error', { mobile: 'mobile_no_blank_error' });
  return answerOf(
    (await riderWith(mobile, services)) ?? (await addRider(actor, { mobile, ...name }, services)),
  );
}

/** @throws user_exists (409) if the number belongs to someone who is no rider */
async function riderWith(mobile: string, services: OfficeServices): Promise<StoredUser | null> {
  const known = await accountOfContact('mobile', mobile, services);
  if (known && known.usertype !== 'rider') throw conflict('user_exists');
  return known;
}

async function addRider(
  actor: Actor,
  person: Pick<StoredUser, 'firstName' | 'lastName'> & { mobile: string },
  services: OfficeServices,
): Promise<StoredUser> {
  await requireFree({ mobile: person.mobile }, undefined, services);
  const { clock, newId } = services;
  const rider: StoredUser = {
    ...person,
    id: newId(),
    usertype: 'rider',
    approved: true,
    emailVerified: false,
    loginType: 'phone',
    guestMobile: person.mobile,
    createdByAdmin: true,
    createdAt: clock.now(),
    referralId: await freeReferralId(person.firstName, services),
    walletBalance: 0,
  };
  const change = {
    action: 'create',
    resource: 'riders',
    record: rider.id,
    before: () => null,
    after: (made: StoredUser) => made,
    only: ['firstName', 'lastName', 'mobile'],
  } as const;
  try {
    return await withAudit(
      actor,
      change,
      async () => {
        const stored = await insertUser(rider, services);
        services.realtime.resourceChanged('riders', [stored.id]);
        return stored;
      },
      services,
    );
  } catch (error) {
    // A colleague may have been faster.
    const made =
      error instanceof DomainError && error.status === 409 && (await riderWith(person.mobile, services));
    if (!made) throw error;
    return made;
  }
}

const answerOf = ({ id, firstName, lastName, mobile }: StoredUser): GuestRider => ({
  id,
  firstName,
  lastName,
  mobile: mobile ?? null,
});
