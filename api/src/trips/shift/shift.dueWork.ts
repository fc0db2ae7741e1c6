import type { TripsServices } from '../services.js';
import { DAY, type DueWorkOfEntity } from '../../platform/scheduler/schedule.js';

/** The recording of shifts. */
export const shiftDueWork = {
  record: { name: 'record where drivers are', run: (_limit, { recorder }) => recorder.sample() },
  finish: { name: 'write the rest of the recording', run: (_limit, { recorder }) => recorder.stop() },
  forgetOld: {
    name: 'delete old recordings',
    async run(_limit, { db, clock }) {
      const { replayDays } = await db.settings.settings();
      const before = clock.now() - replayDays * DAY;
      await db.driverTracks.removeBefore(before);
      await db.shiftPeriods.removeBefore(before);
    },
  },
} satisfies DueWorkOfEntity<TripsServices>;
