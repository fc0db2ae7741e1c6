import type { PeopleServices } from '../services.js';
import type { DueWorkOfEntity } from '../../platform/scheduler/schedule.js';
import { sweepContactWork } from './finishContactWork.js';

/** Contact changes left behind or never confirmed. */
export const contactDueWork = {
  finish: { name: 'finish contact changes', run: sweepContactWork },
  forgetExpired: {
    name: 'forget expired contact changes',
    run: (_limit, { db, clock }) => db.pendingContacts.sweep(clock.now()),
  },
} satisfies DueWorkOfEntity<PeopleServices>;
