import { userSchema } from '@wayfare/shared';
import { z } from 'zod';
import { operation } from '../operation.js';
import { setOnline } from './setOnline.js';
import { noProof } from '../../platform/operation/noProof.js';

/** Whether drivers are online. */
export const driverStatusOperations = [
  operation({
    id: 'setDriverStatus',
    importance: 'first',
    noProof: noProof.ownRecord,
    method: 'put',
    path: '/drivers/me/status',
    summary: 'Go online or offline as a driver',
    access: ['driver'],
    body: z.object({ driverActiveStatus: z.boolean() }),
    answers: userSchema,
    act: ({ actor, user, body, services }) => setOnline(actor, user, body.driverActiveStatus, services),
  }),
];
