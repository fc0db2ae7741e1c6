import type { DueWorkOfEntity } from '../../platform/scheduler/schedule.js';
import type { PeopleServices } from '../services.js';

/** Contacts that can no longer be reverted, and proposals that nobody decided on. */
export const userDueWork = {
  forgetReverts: {
    name: 'forget expired reverts of contacts',
    run: (_limit, { db, clock }) => db.users.sweepReverts(clock.now()),
  },
  forgetProposals: {
    name: 'forget expired proposals of contacts',
    run: (_limit, { db, clock }) => db.users.sweepProposals(clock.now()),
  },
} satisfies DueWorkOfEntity<PeopleServices>;
