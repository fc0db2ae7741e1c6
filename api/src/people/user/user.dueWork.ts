import type { PeopleServices } from '../services.js';
import { forEachOne } from '../../platform/run/forEachOne.js';
import type { DueWorkOfEntity } from '../../platform/scheduler/schedule.js';
import { notifyAboutDocuments } from './document/notifyAboutDocuments.js';
import { payReferralBonus } from './payReferralBonus.js';

/**
 * Referral bonuses that are due, notices about drivers' documents, and contacts that can no longer be
 * reverted.
 */
export const userDueWork = {
  payBonuses: {
    name: 'pay referral bonuses',
    run: async (limit, services) =>
      forEachOne(await services.db.users.findWithBonusDue(limit), (uid) => payReferralBonus(uid, services)),
  },
  notifyAboutDocuments: {
    name: 'tell drivers about their documents',
    run: async (limit, services) =>
      forEachOne(await services.db.users.findWithDocumentNotices(services.clock.now(), limit), (uid) =>
        notifyAboutDocuments(uid, services),
      ),
  },
  forgetReverts: {
    name: 'forget expired reverts of contacts',
    run: (_limit, { db, clock }) => db.users.sweepReverts(clock.now()),
  },
} satisfies DueWorkOfEntity<PeopleServices>;
