import type { TripsServices } from '../services.js';
import type { DueWorkOfEntity } from '../../platform/scheduler/schedule.js';
import { sweepUnnotifiedMessages } from './sendMessage.js';

/** Chat messages whose receiver was not notified. */
export const chatDueWork = {
  notify: { name: 'notify users of chat messages', run: sweepUnnotifiedMessages },
} satisfies DueWorkOfEntity<TripsServices>;
