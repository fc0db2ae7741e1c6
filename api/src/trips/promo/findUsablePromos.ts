import { type Actor, usablePromoSchema } from '@wayfare/shared';
import { presentAs } from '../../platform/crud/onlyFields.js';
import type { TripsServices } from '../services.js';

const present = presentAs(usablePromoSchema);

/** The promos that the acting rider can use now. A delivery has no promo (rule 9.10). */
export async function findUsablePromos({ uid }: Actor, { db, clock, config }: TripsServices) {
  if (config.APP_CATEGORY === 'delivery') return [];
  return present(await db.promos.findUsable(uid, clock.now()));
}
