import { type AssignCandidate, type LatLng, periodStarts, shiftEndAt } from '@wayfare/shared';
import type { TripsServices } from '../../services.js';
import type { StoredBooking } from '../store/storedBooking.js';

/** How many of the nearest drivers are ranked by driving time. Each costs a request to the map service. */
const RANKED_AT_MOST = 12;

/**
 * The nearest candidates by driving minutes to the pickup, with their load, rating and end of shift: those
 * whose shift ends before the trip would come last. The others follow by distance.
 * @param candidates nearest first
 * @param from where the trips end of those who are on one: they come from there
 */
export async function rankCandidates(
  { pickup, estimateTime }: Pick<StoredBooking, 'pickup' | 'estimateTime'>,
  { candidates, from }: { candidates: readonly AssignCandidate[]; from: ReadonlyMap<string, LatLng> },
  services: Pick<TripsServices, 'db' | 'clock' | 'approaches'>,
): Promise<AssignCandidate[]> {
  const nearest = candidates.slice(0, RANKED_AT_MOST);
  const ids = nearest.map(({ id }) => id);
  const { db, clock, approaches } = services;
  const { timeZone } = await db.settings.settings();
  const [ratings, hours, trips, minutes] = await Promise.all([
    db.users.ratingsOf(ids),
    db.users.workingHoursOf(ids),
    db.bookings.tripsSince(ids, periodStarts(clock.now(), timeZone).day),
    Promise.all(
      nearest.map(async ({ id, location, freeIn }) => {
        const start = from.get(id) ?? location;
        const drive = start ? await approaches.minutes(start, pickup) : null;
        return drive === null ? null : drive + (freeIn ?? 0);
      }),
    ),
  ]);
  const shiftEndOf = (id: string) => {
    const own = hours.get(id);
    return own ? shiftEndAt(own, clock.now(), timeZone) : null;
  };
  const ranked = nearest.map((candidate, index) => ({
    ...candidate,
    shiftEnd: shiftEndOf(candidate.id),
    minutes: minutes[index] ?? null,
    rating: ratings.get(candidate.id) ?? null,
    tripsToday: trips.get(candidate.id) ?? 0,
  }));
  const goesHomeFirst = ({ shiftEnd, minutes: drive }: AssignCandidate) =>
    shiftEnd !== null && clock.now() + ((drive ?? 0) * 60 + estimateTime) * 1000 > shiftEnd;
  ranked.sort(
    (a, b) =>
      Number(goesHomeFirst(a)) - Number(goesHomeFirst(b)) ||
      (a.minutes ?? Number.POSITIVE_INFINITY) - (b.minutes ?? Number.POSITIVE_INFINITY),
  );
  return [...ranked, ...candidates.slice(RANKED_AT_MOST)];
}
