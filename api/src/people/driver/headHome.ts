import { type Actor, conflict, earningCut, type Place, type User } from '@wayfare/shared';
import type { PeopleServices } from '../services.js';
import type { StoredUser } from '../user/storedUser.js';
import { presentOwnUser } from '../user/user.presenter.js';
import { sendUserChanged } from '../user/user.realtime.js';

/**
 * A driver wants only trips toward a place. Repeating it for the same place changes nothing.
 * @throws heading_used_up (409) beyond the times per day that the settings allow
 */
export async function headHome(
  actor: Actor,
  user: StoredUser,
  place: Place,
  services: PeopleServices,
): Promise<User> {
  const { db, clock } = services;
  const { heading } = user;
  if (heading?.isOn && heading.lat === place.lat && heading.lng === place.lng)
    return presentOwnUser(user, services);
  const { headingsPerDay: most, timeZone } = await db.settings.settings();
  const { day } = earningCut(clock.now(), timeZone);
  if (!(await db.users.headHome(actor.uid, place, { day, most }))) throw conflict('heading_used_up');
  return presentChanged(actor, user, services);
}

/** A driver wants all offers again. The place stays stored for the next time. */
export async function stopHeadingHome(
  actor: Actor,
  user: StoredUser,
  services: PeopleServices,
): Promise<User> {
  await services.db.users.stopHeading(actor.uid);
  return presentChanged(actor, user, services);
}

async function presentChanged(actor: Actor, user: StoredUser, services: PeopleServices) {
  const { db, liveDrivers, realtime } = services;
  await liveDrivers.refresh(actor.uid);
  const updated = (await db.users.findById(actor.uid)) ?? user;
  sendUserChanged(updated, realtime);
  return presentOwnUser(updated, services);
}
