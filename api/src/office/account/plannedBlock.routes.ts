import { type Actor, conflict, idSchema, notFound, userSchema } from '@wayfare/shared';
import { z } from 'zod';
import { permit } from '../../platform/crud/resourceOperations.js';
import { audited } from '../../platform/operation/audited.js';
import { operation } from '../operation.js';
import type { OfficeServices } from '../services.js';
import type { StoredUser } from '../../people/user/storedUser.js';
import { presentUser } from '../../people/user/user.presenter.js';

const permission = ['changeUsers', 'blockDrivers'] as const;
const params = z.object({ id: idSchema });

/** Blocks that take effect when a driver's current trip ends. */
export const plannedBlockOperations = [
  operation({
    id: 'planDriverBlock',
    method: 'post',
    path: '/drivers/:id/planned-block',
    summary: 'Block a driver as soon as the current trip ends; refused if the driver is on none',
    permission,
    access: ['admin'],
    params,
    answers: userSchema.partial(),
    act: ({ actor, params: { id }, services }) => planBlock(actor, id, true, services),
  }),
  operation({
    id: 'cancelPlannedBlock',
    method: 'delete',
    path: '/drivers/:id/planned-block',
    summary: 'Do not block a driver after the current trip after all',
    permission,
    access: ['admin'],
    params,
    answers: userSchema.partial(),
    act: ({ actor, params: { id }, services }) => planBlock(actor, id, false, services),
  }),
];

/** @throws not_found (404); driver_is_free (409) for a driver who is not on a trip, or not approved */
async function planBlock(actor: Actor, id: string, isPlanned: boolean, services: OfficeServices) {
  const { clock, db, realtime } = services;
  await permit(actor, 'edit', 'drivers', services);
  const before = await db.users.findById(id);
  if (before?.usertype !== 'driver') throw notFound();
  const change = {
    action: 'edit',
    resource: 'drivers',
    record: id,
    before: () => before,
    after: (now: StoredUser) => now,
    only: ['blockAfterTrip'],
  } as const;
  const driver = await audited(
    actor,
    change,
    async () => {
      // The trip may have ended while the planned block kept the driver on it.
      if (!isPlanned) await db.users.recheckClaim(id, clock.now());
      const planned = await db.users.planBlock(id, isPlanned);
      if (!planned) throw conflict('driver_is_free');
      return planned;
    },
    services,
  );
  realtime.resourceChanged('drivers', [id]);
  return presentUser(driver, actor, services);
}
