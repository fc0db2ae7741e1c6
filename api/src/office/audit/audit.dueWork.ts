import { DAY, type DueWorkOfEntity } from '../../platform/scheduler/schedule.js';
import type { OfficeServices } from '../services.js';

/** How many entries are deleted at a time. */
const BATCH = 500;

/** The end of the audit log. */
export const auditDueWork = {
  forgetOld: {
    name: 'delete old entries of the audit log',
    batch: BATCH,
    async run(limit, { db, clock }) {
      const { keepAuditDays } = await db.settings.settings();
      if (keepAuditDays === 0) return;
      await db.audit.removeBefore(clock.now() - keepAuditDays * DAY, limit);
    },
  },
} satisfies DueWorkOfEntity<OfficeServices>;
