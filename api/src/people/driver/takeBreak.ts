import { type Actor, breakEnd, conflict, isOnBreak, type User } from '@wayfare/shared';
import type { PeopleServices } from '../services.js';
import type { StoredUser } from '../user/storedUser.js';
import { presentOwnUser } from '../user/user.presenter.js';
import { sendUserChanged } from '../user/user.realtime.js';

/**
 * A driver takes a break until the time limit of the settings. A break that has started stays as it is.
 * @throws conflict (409) for a driver who is offline, or if the settings allow no breaks
 */
export async function startBreak(actor: Actor, user: StoredUser, services: PeopleServices): Promise<User> {
  const { db, clock } = services;
  const { breakMinutes } = await db.settings.settings();
  if (!user.driverActiveStatus || breakMinutes === 0) throw conflict();
  if (isOnBreak(user, clock.now())) return presentOwnUser(user, services);
  return changeBreak(actor, user, { breakUntil: breakEnd(clock.now(), breakMinutes) }, services);
}

/** A driver ends a break, and waits for a trip from then on. */
export function endBreak(actor: Actor, user: StoredUser, services: PeopleServices): Promise<User> {
  const idleSince = user.breakUntil ? Math.min(user.breakUntil, services.clock.now()) : null;
  const changes = { breakUntil: null, ...(idleSince !== null && { idleSince }) };
  return changeBreak(actor, user, changes, services);
}

async function changeBreak(
  actor: Actor,
  user: StoredUser,
  changes: Pick<Partial<StoredUser>, 'breakUntil' | 'idleSince'>,
  services: PeopleServices,
): Promise<User> {
  const updated = (await services.db.users.update(actor.uid, changes)) ?? user;
  await services.liveDrivers.refresh(actor.uid);
  sendUserChanged(updated, services.realtime);
  return presentOwnUser(updated, services);
}
