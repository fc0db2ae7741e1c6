import { type Actor, onlineChange, type User } from '@wayfare/shared';
import type { PeopleServices } from '../services.js';
import { readToday } from './readToday.js';
import type { StoredUser } from '../user/storedUser.js';
import { presentOwnUser } from '../user/user.presenter.js';
import { sendUserChanged } from '../user/user.realtime.js';

/**
 * A driver goes online or offline. Both end being away; going offline ends a break, and heading for a place.
 */
export async function setOnline(
  actor: Actor,
  user: StoredUser,
  driverActiveStatus: boolean,
  services: PeopleServices,
): Promise<User> {
  if (!driverActiveStatus) await services.db.users.stopHeading(actor.uid);
  const changes = {
    driverActiveStatus,
    awayAt: null,
    missedOffers: null,
    ...(!driverActiveStatus && { breakUntil: null }),
    ...onlineChange(user, driverActiveStatus, await readToday(services)),
  };
  const updated = (await services.db.users.update(actor.uid, changes)) ?? user;
  await services.liveDrivers.refresh(actor.uid);
  sendUserChanged(updated, services.realtime);
  return presentOwnUser(updated, services);
}
