import { driverOffersSchema, ownOffersSchema } from '@wayfare/shared';
import { z } from 'zod';
import { operation } from '../../operation.js';
import { askedDriversSchema } from '../board/askedDrivers.js';
import { countOffers, countOwnOffers } from './countOffers.js';

/** How drivers answer their offers. */
export const offerCountOperations = [
  operation({
    id: 'getOwnOffers',
    method: 'get',
    path: '/drivers/me/offers',
    summary: 'The driver’s offers of the last four weeks by day, how they ended, and the acceptance rate',
    access: ['driver'],
    answers: ownOffersSchema,
    act: ({ actor, services }) => countOwnOffers(actor, services),
  }),
  operation({
    id: 'listDriverOffers',
    method: 'get',
    path: '/drivers/offers',
    summary:
      'How the offers of several drivers ended in the last four weeks, and their acceptance rates; `drivers` is a list of ids with commas. Fleet admins get their own drivers only',
    access: ['admin', 'fleetadmin'],
    query: z.object({ drivers: askedDriversSchema }),
    answers: z.array(driverOffersSchema),
    act: ({ actor, query, services }) => countOffers(actor, query.drivers, services),
  }),
];
