import {
  driverStatementSchema,
  earnedQuerySchema,
  earnedReportSchema,
  idSchema,
  statementQuerySchema,
} from '@wayfare/shared';
import { z } from 'zod';
import { operation } from '../operation.js';
import { readDriverStatement } from './readDriverStatement.js';
import { readEarned } from './readEarned.js';

/** The report of earnings over any period, and the statements of drivers. */
export const earnedOperations = [
  operation({
    id: 'getEarnings',
    importance: 'canWait',
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
  operation({
    id: 'getDriverStatement',
    importance: 'canWait',
    method: 'get',
    path: '/drivers/:id/statement',
    summary:
      'What moved a driver’s wallet in a period: opening balance, trips with fare, commission, share, cash, tips and fees, corrections, payouts, closing balance. For admins, the driver’s fleet admin, and the driver',
    permission: ['wallets', 'reports'],
    access: ['driver', 'fleetadmin', 'admin'],
    params: z.object({ id: idSchema }),
    query: statementQuerySchema,
    answers: driverStatementSchema,
    act: ({ actor, params, query, services }) => readDriverStatement(actor, params.id, query, services),
  }),
];
