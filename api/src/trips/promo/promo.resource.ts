import type { TripsServices } from '../services.js';
import { type Promo, type PromoInput, promoInputSchema, promoSchema } from '@wayfare/shared';
import { presentAs } from '../../platform/crud/onlyFields.js';
import type { ResourceDefinition } from '../../platform/crud/resource.js';
import { noProof } from '../../platform/operation/noProof.js';
import { requirePlausiblePromo } from './plausibleAmounts.js';

/** Promos (rule 3.28). Only the server counts how many users have used one. */
export const promoResource: ResourceDefinition<Promo, PromoInput, TripsServices> = {
  name: 'promos',
  record: promoSchema,
  input: promoInputSchema,
  filters: { promo_name: 'text', promo_discount_type: 'text' },
  sorts: ['createdAt', 'DESC', 'promo_name', 'promo_validity', 'user_avail'],
  reads: (services) => services.db.promos,
  present: presentAs(promoSchema),
  async create(_actor, input, id, services) {
    const { db, clock } = services;
    await requirePlausiblePromo(input, null, services);
    const record = { ...input, id, user_avail: 0, createdAt: clock.now() };
    await db.promos.insert(record);
    return record;
  },
  async update(_actor, before, changes, seen, services) {
    await requirePlausiblePromo(changes, before, services);
    return (await services.db.promos.update(before.id, changes, seen)) ?? before;
  },
  async remove(_actor, record, { db }) {
    await db.promos.remove(record.id);
  },
  stepUp: { create: true, update: true, remove: true, export: noProof.reads },
};
