import type { TripsServices } from '../services.js';
import { forEachOne } from '../../platform/run/forEachOne.js';
import type { DueWorkOfEntity } from '../../platform/scheduler/schedule.js';

/** A promo use without a booking that is older than this, in ms, was left by a crashed process. */
const PROMO_GRACE_MS = 5 * 60_000;

/** Promo uses left behind by crashed processes. */
export const promoDueWork = {
  settleUses: {
    name: 'settle promo uses',
    async run(limit, { db, clock }) {
      const before = clock.now() - PROMO_GRACE_MS;
      await forEachOne(await db.promos.findWithOpenUses(before, limit), (id) =>
        db.promos.settleUses(id, before),
      );
    },
  },
} satisfies DueWorkOfEntity<TripsServices>;
