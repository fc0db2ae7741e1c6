import { type Actor, idSchema, presentedUserSchema } from '@wayfare/shared';
import { z } from 'zod';
import { operation } from '../operation.js';
import type { OfficeServices } from '../services.js';
import type { StoredUser } from '../../people/user/storedUser.js';
import { planBlock } from './planBlock.js';
import { presentUser } from '../../people/user/user.presenter.js';
import { noProof } from '../../platform/operation/noProof.js';

const permission = ['changeUsers', 'blockDrivers'] as const;
const params = z.object({ id: idSchema });

/** How the audit log records a planned block, and how the response shows the driver. */
const changesBlock = {
  audit: {
    action: 'edit',
    resource: 'drivers' as const,
    record: ({ params: { id } }: BlockCall) => id,
    before: ({ params: { id }, services }: BlockCall) => services.db.users.findById(id),
    after: (driver: StoredUser) => driver,
    only: ['blockAfterTrip'],
  },
  present: (driver: StoredUser, { actor, services }: BlockCall) => presentUser(driver, actor, services),
};

interface BlockCall {
  actor: Actor;
  params: { id: string };
  services: OfficeServices;
}

/** Blocks that take effect when a driver's current trip ends. */
export const plannedBlockOperations = [
  operation({
    id: 'planDriverBlock',
    noProof: noProof.deskWork,
    method: 'post',
    path: '/drivers/:id/planned-block',
    summary: 'Block a driver as soon as the current trip ends; refused if the driver is on none',
    permission,
    access: ['admin'],
    params,
    answers: presentedUserSchema,
    act: ({ actor, params: { id }, services }) => planBlock(actor, id, true, services),
    ...changesBlock,
  }),
  operation({
    id: 'cancelPlannedBlock',
    noProof: noProof.deskWork,
    method: 'delete',
    path: '/drivers/:id/planned-block',
    summary: 'Do not block a driver after the current trip after all',
    permission,
    access: ['admin'],
    params,
    answers: presentedUserSchema,
    act: ({ actor, params: { id }, services }) => planBlock(actor, id, false, services),
    ...changesBlock,
  }),
];
