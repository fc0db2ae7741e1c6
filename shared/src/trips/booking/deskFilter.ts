import { foldedWords } from '../../basics/language/foldText.js';
import type { LatLng } from '../../basics/geo/geo.schema.js';
import { isInBounds, type MapBounds } from '../../basics/geo/mapBounds.js';
import type { DeskLane } from './desk.js';
import type { DeskTrip } from './desk.schema.js';

/** What a dispatcher limits the desk to; each part left out or empty limits nothing. */
export interface DeskFilter {
  /** Words of a reference, a person, a place or a car type, in any order, as people type them. */
  text: string;
  /** The name of a car type. */
  carType: string;
  /** The part of the map that the pickup is in. */
  area: MapBounds | null;
  /** Lanes whose trips are not shown. */
  hiddenLanes: readonly DeskLane[];
}

/**
 * Creates the check whether a trip starts in the area, has the car type, and contains each typed word, at the
 * beginning of its own.
 */
export function tripMatcher({
  text,
  carType,
  area,
}: Pick<DeskFilter, 'text' | 'carType' | 'area'>): (trip: DeskTrip) => boolean {
  const typed = foldedWords(text);
  const isInArea = (pickup: LatLng) => area === null || isInBounds(area, pickup);
  return (trip) =>
    isInArea(trip.pickup) && (carType === '' || trip.carType === carType) && containsWords(trip, typed);
}

function containsWords(trip: DeskTrip, typed: readonly string[]): boolean {
  if (typed.length === 0) return true;
  const { reference, customer_name, driver_name, pickup, drop } = trip;
  const own = foldedWords(
    [
      reference,
      customer_name,
      driver_name,
      pickup.add,
      pickup.otherScript,
      drop.add,
      drop.otherScript,
      trip.carType,
    ].join(' '),
  );
  return typed.every((word) => own.some((each) => each.startsWith(word)));
}
