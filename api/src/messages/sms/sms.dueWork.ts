import type { DueWorkOfEntity } from '../../platform/scheduler/schedule.js';
import type { MessagesServices } from '../services.js';

/** Deletes records of SMS that are no longer needed. */
export const smsDueWork = {
  forgetOld: { name: 'forget old SMS', run: (_limit, { db, clock }) => db.sms.sweep(clock.now()) },
} satisfies DueWorkOfEntity<MessagesServices>;
