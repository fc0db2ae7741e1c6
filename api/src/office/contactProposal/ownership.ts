import { contactFields, isSomebodys } from '@wayfare/shared';
import { isVerified } from '../../people/contact/contactChange.js';
import { hasWayIn } from '../../people/contact/provenContact.js';
import type { StoredUser } from '../../people/user/storedUser.js';
import type { OfficeServices } from '../services.js';

/** Whether whoever gets the contacts of an account becomes another person: see `isSomebodys`. */
export async function belongsToSomebody(user: StoredUser, services: OfficeServices): Promise<boolean> {
  return isSomebodys({
    proved: contactFields.filter((field) => isVerified(user, field)),
    isMadeByStaff: user.createdByAdmin === true,
    hasWayIn: await hasWayIn(user, services),
    hasHistory:
      user.walletBalance !== 0 ||
      (user.bonusBalance ?? 0) !== 0 ||
      (await services.db.bookings.hasAny(user.id)),
  });
}
