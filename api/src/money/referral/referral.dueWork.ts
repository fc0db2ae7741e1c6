import { forEachOne } from '../../platform/run/forEachOne.js';
import type { DueWorkOfEntity } from '../../platform/scheduler/schedule.js';
import type { MoneyServices } from '../services.js';
import { payReferralBonus } from './payReferralBonus.js';

/** Referral bonuses that are due. */
export const referralDueWork = {
  payBonuses: {
    name: 'pay referral bonuses',
    run: async (limit, services) =>
      forEachOne(await services.db.users.findWithBonusDue(limit), (uid) => payReferralBonus(uid, services)),
  },
} satisfies DueWorkOfEntity<MoneyServices>;
