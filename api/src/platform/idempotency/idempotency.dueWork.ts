import type { PlatformServices } from '../services.js';
import type { DueWorkOfEntity } from '../scheduler/schedule.js';

/** Idempotency keys that have expired. */
export const idempotencyDueWork = {
  forgetExpired: {
    name: 'forget expired idempotency keys',
    run: (_limit, { db, clock }) => db.idempotency.sweep(clock.now()),
  },
} satisfies DueWorkOfEntity<PlatformServices>;
