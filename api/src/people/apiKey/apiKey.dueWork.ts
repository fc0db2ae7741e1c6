import type { PeopleServices } from '../services.js';
import type { DueWorkOfEntity } from '../../platform/scheduler/schedule.js';
import { firstShownDay } from './useDays.js';

/** Deletes counts of calls that are no longer shown. */
export const apiKeyDueWork = {
  forgetUses: {
    name: 'forget old uses of API keys',
    run: (_limit, { db, clock }) => db.apiKeyUses.sweep(firstShownDay(clock.now())),
  },
} satisfies DueWorkOfEntity<PeopleServices>;
