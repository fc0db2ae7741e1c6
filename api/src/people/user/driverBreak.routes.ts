import { type Actor, breakEnd, conflict, isOnBreak, type User, userSchema } from '@wayfare/shared';
import { operation } from '../../platform/operation/operation.js';
import type { Services } from '../../services.js';
import type { StoredUser } from './storedUser.js';
import { presentUser } from './user.presenter.js';

/** Breaks of drivers: they stay online, and are asked for no trip. */
export const driverBreakOperations = [
  operation({
    id: 'startBreak',
    method: 'post',
    path: '/drivers/me/break',
    summary:
      'Take a break as a driver who is online: no offers until it is ended, or until the time limit of the settings. A break that has started stays as it is',
    access: ['driver'],
    answers: userSchema.partial(),
    async act({ actor, user, services }) {
      const { db, clock } = services;
      const { breakMinutes } = await db.settings.settings();
      if (!user.driverActiveStatus || breakMinutes === 0) throw conflict();
      if (isOnBreak(user, clock.now())) return presentUser(user, actor, services);
      return changeBreak(actor, user, breakEnd(clock.now(), breakMinutes), services);
    },
  }),
  operation({
    id: 'endBreak',
    method: 'delete',
    path: '/drivers/me/break',
    summary: 'End a break as a driver',
    access: ['driver'],
    answers: userSchema.partial(),
    act: ({ actor, user, services }) => changeBreak(actor, user, null, services),
  }),
];

async function changeBreak(
  actor: Actor,
  user: StoredUser,
  breakUntil: number | null,
  services: Services,
): Promise<Partial<User>> {
  // The driver waits for a trip from the end of the break on.
  const ended =
    breakUntil === null && user.breakUntil ? Math.min(user.breakUntil, services.clock.now()) : null;
  const changes = { breakUntil, ...(ended !== null && { idleSince: ended }) };
  const updated = (await services.db.users.update(actor.uid, changes)) ?? user;
  await services.liveDrivers.refresh(actor.uid);
  services.realtime.resourceChanged('drivers', [actor.uid]);
  return presentUser(updated, actor, services);
}
