import type { TripsServices } from '../services.js';
import type { DueWorkOfEntity } from '../../platform/scheduler/schedule.js';
import { finishRenames } from './renameCarType.js';

/** Renames of car types left behind. */
export const carTypeDueWork = {
  finishRenames: { name: 'finish renaming car types', run: (_limit, services) => finishRenames(services) },
} satisfies DueWorkOfEntity<TripsServices>;
