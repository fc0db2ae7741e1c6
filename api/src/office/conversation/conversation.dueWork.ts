import type { OfficeServices } from '../services.js';
import { DAY, type DueWorkOfEntity } from '../../platform/scheduler/schedule.js';
import { sweepUnfinishedMessages } from './writeMessage.js';

/**
 * Messages of conversations: those that a crashed process stored and did nothing else about, and old ones.
 */
export const conversationDueWork = {
  finish: { name: 'finish messages of conversations', run: sweepUnfinishedMessages },
  forgetOld: {
    name: 'delete old messages of conversations',
    async run(limit, { db, clock }) {
      const { keepChatsDays } = await db.settings.settings();
      if (keepChatsDays === 0) return;
      const before = clock.now() - keepChatsDays * DAY;
      await db.conversationMessages.removeBefore(before, limit);
      await db.conversations.removeBefore(before);
    },
  },
} satisfies DueWorkOfEntity<OfficeServices>;
