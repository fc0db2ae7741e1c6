import type { MessagesServices } from '../services.js';
import type { DueWorkOfEntity } from '../../platform/scheduler/schedule.js';
import { checkReceipts } from './checkReceipts.js';

/** Reports of push services about messages that they accepted. */
export const pushDueWork = {
  checkReceipts: { name: 'read the receipts of push messages', batch: 300, run: checkReceipts },
} satisfies DueWorkOfEntity<MessagesServices>;
