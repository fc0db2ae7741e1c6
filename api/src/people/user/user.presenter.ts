import {
  type Actor,
  actorOf,
  isOnBreak,
  shownContact,
  type PresentedUser,
  type User,
  visibleUserFields,
} from '@wayfare/shared';
import { onlyFields } from '../../platform/crud/onlyFields.js';
import { single } from '../../platform/crud/single.js';
import type { PeopleServices } from '../services.js';
import { licenseImagePath } from './licenseImage.js';
import type { StoredUser } from './storedUser.js';

/** The only way to return users: decides which fields of a user each role sees. */
export async function presentUsers(
  users: readonly StoredUser[],
  actor: Actor,
  services: PeopleServices,
): Promise<PresentedUser[]> {
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
    return shown as PresentedUser;
  });
}

export async function presentUser(
  user: StoredUser,
  actor: Actor,
  services: PeopleServices,
): Promise<PresentedUser> {
  return single(await presentUsers([user], actor, services));
}

/** The actor's own record, with every field that users see of themselves. */
export async function presentOwnUser(user: StoredUser, services: PeopleServices): Promise<User> {
  return (await presentUser(user, actorOf(user), services)) as User;
}
