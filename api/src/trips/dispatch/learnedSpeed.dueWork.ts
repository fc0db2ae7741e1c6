import type { DueWorkOfEntity } from '../../platform/scheduler/schedule.js';
import type { TripsServices } from '../services.js';

/** How long an area and hour without new trips is remembered, in ms. */
const SPEEDS_KEPT_MS = 120 * 24 * 60 * 60_000;

/** Forgets old speeds. */
export const learnedSpeedDueWork = {
  forgetOld: {
    name: 'delete speeds of which no trip showed anything for long',
    run: (_limit, { db, clock }) => db.learnedSpeeds.removeBefore(clock.now() - SPEEDS_KEPT_MS),
  },
} satisfies DueWorkOfEntity<TripsServices>;
