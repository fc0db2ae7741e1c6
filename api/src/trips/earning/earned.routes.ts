import { earnedQuerySchema, earnedReportSchema } from '@wayfare/shared';
import { operation } from '../operation.js';
import { readEarned } from './readEarned.js';

/** The report of earnings over any period. */
export const earnedOperations = [
  operation({
    id: 'getEarnings',
    method: 'get',
    path: '/earnings',
    summary:
      'What the trips that ended in a period earned, in the business’s time, by day, week, month, car type or payment method. Fleet admins get the trips of their own drivers, without the fees of the business',
    permission: 'reports',
    access: ['admin', 'fleetadmin'],
    query: earnedQuerySchema,
    answers: earnedReportSchema,
    act: ({ actor, query, services }) => readEarned(actor, query, services),
  }),
];
