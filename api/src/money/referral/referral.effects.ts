import type { CarriedEffect } from '../../platform/effects/effect.js';
import type { MoneyServices } from '../services.js';
import { earnReferralBonus } from './payReferralBonus.js';

/** Referral bonuses that a trip earns. */
export const referralEffects = {
  async earnBonus(_trip: object, { data }: CarriedEffect<{ users: string[] }>, services: MoneyServices) {
    for (const uid of data.users) await earnReferralBonus(uid, services);
  },
};
