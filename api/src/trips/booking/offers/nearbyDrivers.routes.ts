import { assignCandidateSchema, idSchema } from '@wayfare/shared';
import { z } from 'zod';
import { operation } from '../../operation.js';
import { nearbyDrivers } from './nearbyDrivers.js';

export const nearbyDriverOperations = [
  operation({
    id: 'listNearbyDrivers',
    method: 'get',
    path: '/drivers/nearby',
    summary:
      'List the drivers a trip can be offered to, those who are at the pickup soonest first; with leftOut also the other nearby drivers, each with the reason; distances in km',
    permission: 'dispatch',
    access: ['admin', 'fleetadmin'],
    query: z.object({ booking: idSchema, leftOut: z.enum(['0', '1']).default('0') }),
    answers: z.array(assignCandidateSchema),
    act: ({ actor, query, services }) =>
      nearbyDrivers(actor, query.booking, { leftOut: query.leftOut === '1' }, services),
  }),
];
