import { type AssignCandidate, type LatLng, periodStarts } from '@wayfare/shared';
import type { Services } from '../../services.js';

/** How many of the nearest drivers are ranked by driving time: each costs a question to the map service. */
export const RANKED_AT_MOST = 12;

/**
 * The nearest candidates by driving minutes to the pickup, with their load and rating; the others follow by distance.
 * @param candidates nearest first
 */
export async function rankCandidates(
  pickup: LatLng,
  candidates: readonly AssignCandidate[],
  services: Pick<Services, 'db' | 'clock' | 'approaches'>,
): Promise<AssignCandidate[]> {
  const nearest = candidates.slice(0, RANKED_AT_MOST);
  const ids = nearest.map(({ id }) => id);
  const { db, clock, approaches } = services;
  const { timeZone } = await db.settings.settings();
  const [ratings, trips, minutes] = await Promise.all([
    db.users.ratingsOf(ids),
    db.bookings.tripsSince(ids, periodStarts(clock.now(), timeZone).day),
    Promise.all(
      nearest.map(async ({ location }) => (location ? approaches.minutes(location, pickup) : null)),
    ),
  ]);
  const ranked = nearest.map((candidate, index) => ({
    ...candidate,
    minutes: minutes[index] ?? null,
    rating: ratings.get(candidate.id) ?? null,
    tripsToday: trips.get(candidate.id) ?? 0,
  }));
  ranked.sort((a, b) => (a.minutes ?? Number.POSITIVE_INFINITY) - (b.minutes ?? Number.POSITIVE_INFINITY));
  return [...ranked, ...candidates.slice(RANKED_AT_MOST)];
}
