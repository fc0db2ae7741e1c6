import { idSchema, moneyTimelineSchema } from '@wayfare/shared';
import { z } from 'zod';
import { operation } from '../../operation.js';
import { readMoneyTimeline } from './readMoneyTimeline.js';

/** The money of one trip, for the office. */
export const moneyTimelineOperations = [
  operation({
    id: 'getBookingMoney',
    method: 'get',
    path: '/bookings/:id/money',
    summary: 'List everything that happened with the money of a trip, oldest first: who caused it, and why',
    permission: 'wallets',
    access: ['admin'],
    params: z.object({ id: idSchema }),
    answers: moneyTimelineSchema,
    act: ({ actor, params, services }) => readMoneyTimeline(actor, params.id, services),
  }),
];
