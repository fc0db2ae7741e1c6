import type { DueWorkOfEntity } from '../../platform/scheduler/schedule.js';
import type { MessagesServices } from '../services.js';

/** SMS that nobody needs anymore. */
export const smsDueWork = {
  forgetOld: { name: 'forget old SMS', run: (_limit, { db, clock }) => db.sms.sweep(clock.now()) },
} satisfies DueWorkOfEntity<MessagesServices>;
