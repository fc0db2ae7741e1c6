import { driverBoardSchema } from '@wayfare/shared';
import { z } from 'zod';
import { operation } from '../../operation.js';
import { askedDriversSchema } from './askedDrivers.js';
import { readDriverBoard } from './readDriverBoard.js';

/** The state of drivers that the driver board shows next to their records. */
export const driverBoardOperations = [
  operation({
    id: 'getDriverBoard',
    method: 'get',
    path: '/drivers/board',
    summary:
      'What several drivers are doing, where they are, their trips and hours of today, and their acceptance rates; `drivers` is a list of ids with commas. Fleet admins get their own drivers only',
    permission: 'users',
    access: ['admin', 'fleetadmin'],
    query: z.object({ drivers: askedDriversSchema }),
    answers: driverBoardSchema,
    act: ({ actor, query, services }) => readDriverBoard(actor, query.drivers, services),
  }),
];
