import type { TripsServices } from '../services.js';
import { type Promo, type PromoInput, promoInputSchema, promoSchema } from '@wayfare/shared';
import { presentAs } from '../../platform/crud/onlyFields.js';
import type { ResourceDefinition } from '../../platform/crud/resource.js';
import { noGift } from '../../platform/operation/noGift.js';
import { noProof } from '../../platform/operation/noProof.js';
import { changePromo, createPromo } from './givePromo.js';

/** Promos (rule 3.28). Only the server counts how many users have used one. */
export const promoResource: ResourceDefinition<Promo, PromoInput, TripsServices> = {
  name: 'promos',
  record: promoSchema,
  input: promoInputSchema,
  filters: { promo_name: 'text', promo_discount_type: 'text' },
  sorts: ['createdAt', 'DESC', 'promo_name', 'promo_validity', 'user_avail'],
  reads: (services) => services.db.promos,
  present: presentAs(promoSchema),
  create: createPromo,
  update: changePromo,
  async remove(_actor, record, { db }) {
    await db.promos.remove(record.id);
  },
  // Each booking keeps the terms it was made with.
  uses: { count: async ({ user_avail }) => ({ bookings: user_avail }) },
  gifts: { create: ['promo'], update: ['promo'], remove: noGift.noAmount },
  stepUp: { create: true, update: true, remove: true, export: noProof.reads },
};
