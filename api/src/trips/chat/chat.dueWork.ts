import type { TripsServices } from '../services.js';
import type { DueWorkOfEntity } from '../../platform/scheduler/schedule.js';
import { sweepUntoldMessages } from './sendMessage.js';

/** Chat messages whose receiver was not notified. */
export const chatDueWork = {
  notify: { name: 'notify users of chat messages', run: sweepUntoldMessages },
} satisfies DueWorkOfEntity<TripsServices>;
