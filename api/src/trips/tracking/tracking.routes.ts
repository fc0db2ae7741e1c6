import { positionInputSchema, positionsInputSchema } from '@wayfare/shared';
import { z } from 'zod';
import { operation } from '../operation.js';
import { recordPosition, recordPositions } from './recordPosition.js';

const taken = z.object({ taken: z.boolean() });

/** Positions that drivers report. */
export const trackingOperations = [
  operation({
    id: 'updateLocation',
    method: 'put',
    path: '/drivers/me/location',
    summary: 'Update the driver’s position',
    access: ['driver'],
    body: positionInputSchema,
    answers: taken,
    act: async ({ actor, body, services, signIn }) => ({
      taken: await recordPosition(actor, body, signIn.id, services),
    }),
  }),
  operation({
    id: 'addLocations',
    method: 'post',
    path: '/drivers/me/locations',
    summary: 'Report positions that the driver’s device took while it had no network, oldest first',
    access: ['driver'],
    body: positionsInputSchema,
    answers: z.object({ taken: z.number().int() }),
    act: async ({ actor, body, services, signIn }) => ({
      taken: await recordPositions(actor, body.positions, signIn.id, services),
    }),
  }),
];
