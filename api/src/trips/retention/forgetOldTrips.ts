import type { Settings } from '@wayfare/shared';
import { DAY } from '../../platform/scheduler/schedule.js';
import type { TripsServices } from '../services.js';
import type { TripRemains } from './sweptTrips.repository.js';

/** How many batches of trips a run takes: the rest waits for the next hour, and traffic comes first. */
const BATCHES = 20;

interface Remains {
  /** The setting with the days after which it is deleted; 0 keeps it. */
  days: 'keepPositionsDays' | 'keepChatsDays' | 'keepPeopleDays';
  /** Deletes it for these bookings; repeating it changes nothing. */
  forget(ids: string[], services: TripsServices): Promise<unknown>;
}

const remains: Record<TripRemains, Remains> = {
  positions: { days: 'keepPositionsDays', forget: (ids, { db }) => db.tracking.removeOf(ids) },
  chats: { days: 'keepChatsDays', forget: (ids, { db }) => db.chatMessages.removeOf(ids) },
  people: { days: 'keepPeopleDays', forget: (ids, { db }) => db.bookings.forgetPeopleIn(ids) },
};

/**
 * Deletes what old trips have left behind, in order of their pickup times, as long ago as the settings say
 * (rule 4.97). Places, times, fares and states of trips stay, for reports and books.
 */
export async function forgetOldTrips(limit: number, services: TripsServices): Promise<void> {
  const settings = await services.db.settings.settings();
  for (const kind of Object.keys(remains) as TripRemains[])
    await forgetRemains(kind, limit, settings, services);
}

async function forgetRemains(
  kind: TripRemains,
  limit: number,
  settings: Settings,
  services: TripsServices,
): Promise<void> {
  const { db, clock } = services;
  const { days, forget } = remains[kind];
  if (settings[days] === 0) return;
  const before = clock.now() - settings[days] * DAY;
  let last = await db.sweptTrips.upTo(kind);
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const trips = await db.bookings.tripsBefore(before, last, limit);
    const end = trips.at(-1);
    if (!end) return;
    await forget(
      trips.map(({ booking }) => booking),
      services,
    );
    await db.sweptTrips.record(kind, end);
    last = end;
  }
}
