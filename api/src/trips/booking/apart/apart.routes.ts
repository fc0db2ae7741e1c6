import { idSchema, keptApartSchema } from '@wayfare/shared';
import { z } from 'zod';
import { noProof } from '../../../platform/operation/noProof.js';
import { operation } from '../../operation.js';
import { allowAgain, isKeptApart, keepApart } from './keepApart.js';

const params = z.object({ id: idSchema });
const access = ['rider', 'driver'] as const;

/** How riders and drivers ask never to meet someone again. */
export const apartOperations = [
  operation({
    id: 'getKeptApart',
    method: 'get',
    path: '/bookings/:id/apart',
    summary: 'Get whether you asked never to meet the other person of this trip again',
    access,
    params,
    answers: keptApartSchema,
    act: async ({ actor, params: { id }, services }) => ({ isApart: await isKeptApart(actor, id, services) }),
  }),
  operation({
    id: 'keepApart',
    noProof: noProof.ownTrip,
    method: 'put',
    path: '/bookings/:id/apart',
    summary: 'Never be matched again with the other person of this trip, who is not told',
    access,
    limit: 'step',
    params,
    answers: keptApartSchema,
    async act({ actor, params: { id }, services }) {
      await keepApart(actor, id, services);
      return { isApart: true };
    },
  }),
  operation({
    id: 'allowAgain',
    noProof: noProof.ownTrip,
    method: 'delete',
    path: '/bookings/:id/apart',
    summary: 'Allow trips with the other person of this trip again',
    access,
    limit: 'step',
    params,
    answers: keptApartSchema,
    async act({ actor, params: { id }, services }) {
      await allowAgain(actor, id, services);
      return { isApart: false };
    },
  }),
];
