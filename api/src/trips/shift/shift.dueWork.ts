import type { TripsServices } from '../services.js';
import type { DueWorkOfEntity } from '../../platform/scheduler/schedule.js';

const DAY_MS = 24 * 60 * 60_000;

/** The recording of shifts. */
export const shiftDueWork = {
  record: { name: 'record where drivers are', run: (_limit, { recorder }) => recorder.sample() },
  finish: { name: 'write the rest of the recording', run: (_limit, { recorder }) => recorder.stop() },
  forgetOld: {
    name: 'delete old recordings',
    async run(_limit, { db, clock }) {
      const { replayDays } = await db.settings.settings();
      const before = clock.now() - replayDays * DAY_MS;
      await db.driverTracks.removeBefore(before);
      await db.shiftPeriods.removeBefore(before);
    },
  },
} satisfies DueWorkOfEntity<TripsServices>;
