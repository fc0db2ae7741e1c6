import type { OfficeServices } from '../services.js';
import type { DueWorkOfEntity } from '../../platform/scheduler/schedule.js';
import { sweepUnfinishedMessages } from './writeMessage.js';

/** Messages of conversations that a crashed process stored and did nothing else about. */
export const conversationDueWork = {
  finish: { name: 'finish messages of conversations', run: sweepUnfinishedMessages },
} satisfies DueWorkOfEntity<OfficeServices>;
