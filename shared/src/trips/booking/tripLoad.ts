import { type TripNeed, tripNeeds } from '../../people/user/driverNeeds.js';

/** The most passengers, and pieces of luggage, of a trip or a car. */
export const MOST_PASSENGERS = 60;
export const MOST_LUGGAGE = 60;

/** Whom and what a trip takes (rule 4.110). What is missing is one passenger and nothing special. */
export interface TripLoad {
  passengers?: number | null | undefined;
  /** Pieces of luggage. */
  luggage?: number | null | undefined;
  needs?: readonly TripNeed[] | null | undefined;
}

/** What a car has room for; no number is no limit. */
export interface CarRoom {
  seats?: number | null | undefined;
  luggage?: number | null | undefined;
}

/** Why a car has no room for a trip: it names the field of the trip that is too much. Null if it has. */
export function lackingRoom(
  { seats, luggage }: CarRoom,
  load: Pick<TripLoad, 'passengers' | 'luggage'>,
): 'passengers' | 'luggage' | null {
  if (typeof seats === 'number' && (load.passengers ?? 1) > seats) return 'passengers';
  return typeof luggage === 'number' && (load.luggage ?? 0) > luggage ? 'luggage' : null;
}

/** The load of a trip without the rest of it. */
export const loadOf = <Trip extends TripLoad>({
  passengers,
  luggage,
  needs,
}: Trip): Pick<Trip, keyof TripLoad> => ({ passengers, luggage, needs });

/** The load of a trip, with what it leaves out; its needs are in the order of their table. */
export const fullLoad = ({ passengers, luggage, needs }: TripLoad) => ({
  passengers: passengers ?? 1,
  luggage: luggage ?? 0,
  needs: tripNeeds.filter((need) => needs?.includes(need)),
});
