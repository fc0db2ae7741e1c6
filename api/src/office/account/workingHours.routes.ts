import {
  type Actor,
  canAccess,
  dayOf,
  idSchema,
  notFound,
  userSchema,
  type WorkingHours,
  workingHoursInputSchema,
} from '@wayfare/shared';
import { z } from 'zod';
import { permit } from '../../platform/crud/resourceOperations.js';
import { audited } from '../../platform/operation/audited.js';
import { operation } from '../operation.js';
import type { OfficeServices } from '../services.js';
import type { StoredUser } from '../../people/user/storedUser.js';
import { presentUser } from '../../people/user/user.presenter.js';

/** When drivers work: for the planner, and for the ranking of candidates. */
export const workingHoursOperations = [
  operation({
    id: 'setMyWorkingHours',
    method: 'put',
    path: '/drivers/me/hours',
    summary: 'As a driver, say when you usually work: each day of the week, and dates that differ',
    access: ['driver'],
    body: workingHoursInputSchema,
    answers: userSchema.partial(),
    async act({ actor, user, body, services }) {
      const saved = await saveHours(user, body.workingHours, services);
      return presentUser(saved, actor, services);
    },
  }),
  operation({
    id: 'setWorkingHours',
    method: 'put',
    path: '/drivers/:id/hours',
    summary: 'Set when a driver usually works: each day of the week, and dates that differ',
    permission: ['changeUsers', 'blockDrivers'],
    access: ['admin', 'fleetadmin'],
    params: z.object({ id: idSchema }),
    body: workingHoursInputSchema,
    answers: userSchema.partial(),
    act: ({ actor, params, body, services }) => setHours(actor, params.id, body.workingHours, services),
  }),
];

/** @throws not_found (404) for a driver whom the actor may not change */
async function setHours(actor: Actor, id: string, hours: WorkingHours | null, services: OfficeServices) {
  await permit(actor, 'edit', 'drivers', services);
  const before = await services.db.users.findById(id);
  if (before?.usertype !== 'driver' || !canAccess(actor, 'edit', 'drivers', before)) throw notFound();
  const change = {
    action: 'edit',
    resource: 'drivers',
    record: id,
    before: () => before,
    after: (now: StoredUser) => now,
    only: ['workingHours'],
  } as const;
  const driver = await audited(actor, change, () => saveHours(before, hours, services), services);
  return presentUser(driver, actor, services);
}

/** Stores a driver's hours, without exceptions of the past. */
async function saveHours(
  driver: StoredUser,
  hours: WorkingHours | null,
  { db, clock, realtime }: OfficeServices,
): Promise<StoredUser> {
  const { timeZone } = await db.settings.settings();
  const today = dayOf(clock.now(), timeZone);
  const workingHours = hours && {
    ...hours,
    exceptions: hours.exceptions.filter(({ day }) => day >= today).toSorted((a, b) => a.day - b.day),
  };
  const saved = await db.users.update(driver.id, { workingHours });
  if (!saved) throw notFound();
  realtime.resourceChanged('drivers', [driver.id]);
  return saved;
}
