import type { OfficeServices } from '../services.js';
import type { DueWorkOfEntity } from '../../platform/scheduler/schedule.js';
import { sweepUnfinishedMessages } from './writeMessage.js';

const DAY_MS = 24 * 60 * 60_000;

/**
 * Messages of conversations: those that a crashed process stored and did nothing else about, and old ones.
 */
export const conversationDueWork = {
  finish: { name: 'finish messages of conversations', run: sweepUnfinishedMessages },
  forgetOld: {
    name: 'delete old messages of conversations',
    async run(_limit, { db, clock }) {
      const { keepChatsDays } = await db.settings.settings();
      if (keepChatsDays === 0) return;
      const before = clock.now() - keepChatsDays * DAY_MS;
      await db.conversationMessages.removeBefore(before);
      await db.conversations.removeBefore(before);
    },
  },
} satisfies DueWorkOfEntity<OfficeServices>;
