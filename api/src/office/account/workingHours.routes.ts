import { idSchema, presentedUserSchema, userSchema, workingHoursInputSchema } from '@wayfare/shared';
import { z } from 'zod';
import { presentOwnUser, presentUser } from '../../people/user/user.presenter.js';
import { operation } from '../operation.js';
import { saveHours, setHours } from './setHours.js';
import { noProof } from '../../platform/operation/noProof.js';

/** When drivers work: for the planner, and for the ranking of candidates. */
export const workingHoursOperations = [
  operation({
    id: 'setMyWorkingHours',
    noProof: noProof.ownRecord,
    method: 'put',
    path: '/drivers/me/hours',
    summary: 'As a driver, say when you usually work: each day of the week, and dates that differ',
    access: ['driver'],
    body: workingHoursInputSchema,
    answers: userSchema,
    async act({ user, body, services }) {
      const saved = await saveHours(user, body.workingHours, services);
      return presentOwnUser(saved, services);
    },
  }),
  operation({
    id: 'setWorkingHours',
    noProof: noProof.deskWork,
    method: 'put',
    path: '/drivers/:id/hours',
    summary: 'Set when a driver usually works: each day of the week, and dates that differ',
    permission: ['changeUsers', 'blockDrivers'],
    access: ['admin', 'fleetadmin'],
    params: z.object({ id: idSchema }),
    body: workingHoursInputSchema,
    answers: presentedUserSchema,
    act: ({ actor, params, body, services }) => setHours(actor, params.id, body, services),
    audit: {
      action: 'edit',
      resource: 'drivers',
      record: ({ params }) => params.id,
      before: ({ params, services }) => services.db.users.findById(params.id),
      after: (driver) => driver,
      only: ['workingHours'],
    },
    present: (driver, { actor, services }) => presentUser(driver, actor, services),
  }),
];
