import { driverDaysSchema } from '@wayfare/shared';
import { operation } from '../operation.js';
import { readDriverDays } from './readDriverDays.js';

/** Operations of drivers on their earnings. */
export const driverDaysOperations = [
  operation({
    id: 'getDriverDays',
    importance: 'canWait',
    method: 'get',
    path: '/drivers/me/earnings',
    summary: 'The driver’s earnings of the last four weeks by day, with tips, fees and cancellation fees',
    access: ['driver'],
    answers: driverDaysSchema,
    act: ({ actor, services }) => readDriverDays(actor, services),
  }),
];
