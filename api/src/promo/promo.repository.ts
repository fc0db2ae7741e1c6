import type { Promo } from '@wayfare/shared';
import type { Connection } from 'mongoose';
import { collectionLists } from '../crud/collectionLists.js';
import { collectionWrites } from '../crud/collectionWrites.js';
import { promoModel } from './promo.model.js';

/** Every query on promos. */
export function promoRepository(connection: Connection) {
  const model = promoModel(connection);
  return { ...collectionLists<Promo>(model, {}), ...collectionWrites<Promo>(model) };
}

export type PromoRepository = ReturnType<typeof promoRepository>;
