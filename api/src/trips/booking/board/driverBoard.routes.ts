import { driverBoardSchema, idSchema } from '@wayfare/shared';
import { z } from 'zod';
import { operation } from '../../operation.js';
import { readDriverBoard } from './readDriverBoard.js';

/** How many drivers one request may ask about. */
const MOST_DRIVERS = 100;

const driversSchema = z
  .string()
  .max(MOST_DRIVERS * 65)
  .transform((text) => text.split(','))
  .pipe(z.array(idSchema).min(1).max(MOST_DRIVERS));

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
    query: z.object({ drivers: driversSchema }),
    answers: driverBoardSchema,
    act: ({ actor, query, services }) => readDriverBoard(actor, query.drivers, services),
  }),
];
