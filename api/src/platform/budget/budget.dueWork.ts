import type { PlatformServices } from '../services.js';
import type { DueWorkOfEntity } from '../scheduler/schedule.js';

/** Limits whose period has ended. */
export const budgetDueWork = {
  forgetExpired: {
    name: 'forget expired limits',
    run: (_limit, { db, clock }) => db.durableBudgets.sweep(clock.now()),
  },
} satisfies DueWorkOfEntity<PlatformServices>;
