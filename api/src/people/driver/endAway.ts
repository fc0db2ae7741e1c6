import type { Actor, User } from '@wayfare/shared';
import type { PeopleServices } from '../services.js';
import type { StoredUser } from '../user/storedUser.js';
import { presentOwnUser } from '../user/user.presenter.js';
import { sendUserChanged } from '../user/user.realtime.js';

/** A driver who was away gets offers again, and waits for a trip from now on. Changes nothing for others. */
export async function endAway(actor: Actor, user: StoredUser, services: PeopleServices): Promise<User> {
  const { db, clock, liveDrivers, realtime } = services;
  if (!(await db.users.answerOffer(actor.uid))) return presentOwnUser(user, services);
  const back = (await db.users.update(actor.uid, { idleSince: clock.now() })) ?? user;
  await liveDrivers.refresh(actor.uid);
  sendUserChanged(back, realtime);
  return presentOwnUser(back, services);
}
