import { type Actor, isOnBreak, shownContact, type User, visibleUserFields } from '@wayfare/shared';
import { onlyFields } from '../../platform/crud/onlyFields.js';
import type { PeopleServices } from '../services.js';
import { licenseImagePath } from './licenseImage.js';
import type { StoredUser } from './storedUser.js';

/** The only way to return users: decides which fields of a user each role sees. */
export async function presentUsers(
  users: readonly StoredUser[],
  actor: Actor,
  services: PeopleServices,
): Promise<Partial<User>[]> {
  const settings = await services.db.settings.settings();
  return users.map((user) => {
    const shown: Partial<User> = onlyFields(user, visibleUserFields(actor, user));
    if (shown.ratings) {
      shown.ratings = {
        userrating: shown.ratings.userrating ?? 0,
        details: (shown.ratings.details ?? []).map(({ user: rider, rate }) => ({ user: rider, rate })),
      };
    }
    if (!isOnBreak(user, services.clock.now())) delete shown.breakUntil;
    if (shown.licenseImage) shown.licenseImage = licenseImagePath(user.id, shown.licenseImage);
    if (actor.uid !== user.id) {
      shown.email = shownContact(user.email, user.usertype, settings);
      shown.mobile = shownContact(user.mobile, user.usertype, settings);
    }
    return shown;
  });
}

export async function presentUser(
  user: StoredUser,
  actor: Actor,
  services: PeopleServices,
): Promise<Partial<User>> {
  const [presented] = await presentUsers([user], actor, services);
  return presented as Partial<User>;
}
