import { usablePromoSchema } from '@wayfare/shared';
import { z } from 'zod';
import { operation } from '../operation.js';
import { findUsablePromos } from './findUsablePromos.js';

/** The promos riders can see: only those they can use now. */
export const promoOperations = [
  operation({
    id: 'listUsablePromos',
    method: 'get',
    path: '/promos/usable',
    summary: 'List the promos the rider can use now',
    access: ['rider'],
    answers: z.array(usablePromoSchema),
    act: ({ actor, services }) => findUsablePromos(actor, services),
  }),
];
