import type { DueWorkOfEntity } from '../../platform/scheduler/schedule.js';
import type { OfficeServices } from '../services.js';

const DAY_MS = 24 * 60 * 60_000;
/** Entries deleted at a time, and how often in a row: the rest waits for the next hour. */
const BATCH = 500;
const BATCHES = 20;

/** The end of the audit log. */
export const auditDueWork = {
  forgetOld: {
    name: 'delete old entries of the audit log',
    batch: BATCH,
    async run(limit, { db, clock }) {
      const { keepAuditDays } = await db.settings.settings();
      if (keepAuditDays === 0) return;
      const before = clock.now() - keepAuditDays * DAY_MS;
      for (let batch = 0; batch < BATCHES; batch += 1)
        if ((await db.audit.removeOldest(before, limit)) < limit) return;
    },
  },
} satisfies DueWorkOfEntity<OfficeServices>;
