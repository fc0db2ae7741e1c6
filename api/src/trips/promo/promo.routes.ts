import { usablePromoSchema } from '@wayfare/shared';
import { z } from 'zod';
import { presentAs } from '../../platform/crud/onlyFields.js';
import { operation } from '../../platform/operation/operation.js';

/** The promos riders can see: only those they can use now. */
export const promoOperations = [
  operation({
    id: 'listUsablePromos',
    method: 'get',
    path: '/promos/usable',
    summary: 'List the promos the rider can use now',
    access: ['rider'],
    answers: z.array(usablePromoSchema),
    async act({ actor, services: { db, clock, config } }) {
      // Rule 9.10: a delivery has no promo.
      if (config.APP_CATEGORY === 'delivery') return [];
      return presentUsable(await db.promos.findUsable(actor.uid, clock.now()));
    },
  }),
];

const presentUsable = presentAs(usablePromoSchema);
