import {
  type AssignCandidate,
  distanceKm,
  type LatLng,
  lineTime,
  periodStarts,
  shiftEndAt,
} from '@wayfare/shared';
import type { TripsServices } from '../../services.js';
import type { StoredBooking } from '../store/storedBooking.js';

/** How many of the nearest drivers are ranked by driving time: as many as in a round of dispatch. */
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
  services: Pick<TripsServices, 'db' | 'clock' | 'pickupTimes'>,
): Promise<AssignCandidate[]> {
  const nearest = candidates.slice(0, RANKED_AT_MOST);
  const ids = nearest.map(({ id }) => id);
  const { db, clock, pickupTimes } = services;
  const { timeZone } = await db.settings.settings();
  const [ratings, hours, trips, minutes] = await Promise.all([
    db.users.ratingsOf(ids),
    db.users.workingHoursOf(ids),
    db.bookings.tripsSince(ids, periodStarts(clock.now(), timeZone).day),
    minutesTo(pickup, { nearest, from }, pickupTimes),
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

/**
 * The minutes until each candidate can be at the pickup, as dispatch would rank them: by straight lines if
 * the maps do not answer. Null for those without a position or a way.
 */
async function minutesTo(
  pickup: LatLng,
  { nearest, from }: { nearest: readonly AssignCandidate[]; from: ReadonlyMap<string, LatLng> },
  pickupTimes: TripsServices['pickupTimes'],
): Promise<(number | null)[]> {
  const starts = nearest.flatMap(({ id, location, freeIn }) => {
    const start = from.get(id) ?? location;
    return start ? [{ id, start, freeIn: freeIn ?? 0 }] : [];
  });
  const places = starts.map(({ start }) => start);
  const times = places.length > 0 ? await pickupTimes.shownTo(pickup, places) : null;
  const minutes = new Map(
    starts.map(({ id, start, freeIn }, index) => {
      const { seconds } = times?.[index] ?? lineTime(distanceKm(start, pickup));
      return [id, seconds === null ? null : seconds / 60 + freeIn];
    }),
  );
  return nearest.map(({ id }) => minutes.get(id) ?? null);
}
