import type { LatLng } from '@wayfare/shared';
import { isInCity } from './city.js';
import { between, type Spot, toPlane } from './plane.js';
import { buildStreetGraph, type LineNode, wayOn } from './streetGraph.js';
import type { NearLine, StreetLine } from './streetLines.js';
import { type StreetMap, streetMap } from './streetMap.js';
import { linksOf, searchFrom, type SearchStart } from './streetSearch.js';
import { besideWay, hasNodeBetween, isBeside, neighbors, placesBeside } from './streetsBeside.js';

/** Cars without a trip stand where people get in, not on expressways. */
const OPTIONS = { isTracked: false };

let times: ReturnType<typeof createStreetTimes> | null = null;

/**
 * The driving seconds from several starts to one place along the demo city's streets, by one search for all.
 * Null for a start outside the city, and where the streets are too far away for the length of the drive.
 */
export function streetSecondsTo(dest: LatLng, starts: readonly LatLng[]): (number | null)[] {
  if (!isInCity(dest)) return starts.map(() => null);
  times ??= createStreetTimes(streetMap());
  const inCity = starts.map((start) => (isInCity(start) ? toPlane(start) : null));
  return times(toPlane(dest), inCity);
}

/** Finds driving times along the streets of a map. Building its graph takes about 50 ms. */
function createStreetTimes(map: StreetMap) {
  const built = buildStreetGraph(map);
  const { nodes } = built;
  const links = linksOf(built);

  /** The corners before and after each place, with the time from the point there. */
  const cornersOf = (places: readonly NearLine[]): SearchStart[] =>
    places.flatMap((place) =>
      neighbors(nodes[place.line] as LineNode[], place.along).map(({ id, along }) => ({
        corner: id,
        cost: besideWay(place, OPTIONS).seconds + alongSeconds(place, along),
      })),
    );

  const alongSeconds = (place: NearLine, to: number) =>
    wayOn(map.lines[place.line] as StreetLine, place.along, to).seconds;

  /** The drive between two places of the same street without a corner between them. */
  function directSeconds(starts: readonly NearLine[], dests: readonly NearLine[]): number {
    const direct = starts.flatMap((start) => {
      const dest = dests.find(({ line }) => line === start.line);
      if (!dest || hasNodeBetween(nodes[start.line] as LineNode[], start.along, dest.along)) return [];
      return [
        besideWay(start, OPTIONS).seconds +
          alongSeconds(start, dest.along) +
          besideWay(dest, OPTIONS).seconds,
      ];
    });
    return Math.min(Number.POSITIVE_INFINITY, ...direct);
  }

  return (dest: Spot, starts: readonly (Spot | null)[]): (number | null)[] => {
    const dests = placesBeside(map, dest, OPTIONS);
    const found = starts.map((start) => {
      const places = start ? placesBeside(map, start, OPTIONS) : [];
      if (!start || isBeside(places, dests, between(start, dest))) return null;
      return { corners: cornersOf(places), direct: directSeconds(places, dests) };
    });
    const wanted = new Set(found.flatMap((start) => start?.corners.map(({ corner }) => corner) ?? []));
    const { cost } = searchFrom(cornersOf(dests), links, links.seconds, (corner) => {
      wanted.delete(corner);
      return wanted.size === 0;
    });
    return found.map((start) => {
      if (!start) return null;
      const seconds = Math.min(
        start.direct,
        ...start.corners.map((one) => one.cost + (cost[one.corner] as number)),
      );
      return Number.isFinite(seconds) ? seconds : null;
    });
  };
}
