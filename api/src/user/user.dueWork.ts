import { forEachOne } from '../run/forEachOne.js';
import type { DueWorkOfEntity } from '../scheduler/schedule.js';
import { payReferralBonus } from './payReferralBonus.js';

/** Referral bonuses that are due, and contacts that can no longer be reverted. */
export const userDueWork = {
  payBonuses: {
    name: 'pay referral bonuses',
    run: async (services, limit) =>
      forEachOne(await services.db.users.findWithBonusDue(limit), (uid) => payReferralBonus(services, uid)),
  },
  forgetReverts: {
    name: 'forget expired reverts of contacts',
    run: ({ db, clock }) => db.users.sweepReverts(clock.now()),
  },
} satisfies DueWorkOfEntity;
