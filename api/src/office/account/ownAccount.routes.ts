import { z } from 'zod';
import { endSession } from '../../people/auth/session.js';
import { operation } from '../operation.js';
import { exportOwnData } from './exportOwnData.js';
import { removeOwnAccount } from './removeAccount.js';

/** Operations of users on their own data. */
export const ownAccountOperations = [
  operation({
    id: 'exportOwnData',
    method: 'get',
    path: '/users/me/export',
    beforeApproval: true,
    summary: 'Export all data stored about the signed-in user, as one JSON document',
    access: 'signedIn',
    limit: 'exportData',
    stepUp: true,
    answers: z.record(z.string(), z.unknown()),
    act: ({ actor, user, response, services }) =>
      services.jobs.ownDataExports.enter(actor.uid, 1, (turn) =>
        turn(() => exportOwnData(user, actor, response, services)),
      ),
  }),
  operation({
    id: 'deleteOwnAccount',
    method: 'delete',
    path: '/users/me',
    beforeApproval: true,
    summary: 'Delete the signed-in user’s account; its bookings stay, without the name',
    access: ['rider', 'driver'],
    stepUp: true,
    answers: z.object({ ok: z.literal(true) }),
    async act({ user, request, services }) {
      await removeOwnAccount(user, services);
      await endSession(request);
      return { ok: true } as const;
    },
  }),
];
