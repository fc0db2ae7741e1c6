import type { LatLng } from '@wayfare/shared';
import type { OwnPlace } from '../newYork.places.js';
import { newYorkCorners } from '../newYork.streets.js';
import { wordsOf } from '../placeText.js';
import { type Corner, cornersOf } from './corners.js';
import { between, roundToGlobe, type Spot, toPlane } from './plane.js';
import { slice, type StreetLine } from './streetLines.js';
import { streetMap } from './streetMap.js';
import { cornerWords, formsOf, mismatch, type WordForms, wordForms } from './streetWords.js';

/** A street or a corner that can be found by its name. */
export interface StreetPlace extends LatLng {
  id: string;
  name: string;
  locality: string;
}

/** The results of a search. Corners, and streets whose names were typed completely, come first. */
export interface FoundStreets {
  first: StreetPlace[];
  rest: StreetPlace[];
}

/** A point this close to a corner is at it, and this close to a street is on it, in meters. */
const AT_CORNER_M = 50;
const ON_STREET_M = 60;
/**
 * A point on a street is described by its nearest corner, if that is no farther away than this, in meters.
 */
const NEAR_CORNER_M = 500;

interface NamedStreet extends StreetPlace {
  forms: readonly WordForms[];
  around: WordForms;
  meters: number;
}

/** The name of a street at one of the demo city's own corners counts as a street, but has no lines. */
type CornerStreet = Pick<NamedStreet, 'name' | 'forms' | 'around'>;

interface NamedCorner extends StreetPlace {
  spot: Spot;
  streets: readonly [CornerStreet, CornerStreet];
}

const localityOf = (borough: string) => `${borough}, New York`;
const slug = (text: string) => wordsOf(text).join('-');

/** The demo city's streets and corners, searchable by name and by point. */
export function indexStreetPlaces() {
  const { lines, index, meetings } = streetMap();
  const streets = namedStreets(lines);
  const mapped = namedCorners(cornersOf(lines, meetings), streets);
  const corners = [...newYorkCorners.map((place) => ownCorner(place, streets)), ...mapped];
  const named: readonly CornerStreet[] = [
    ...new Set([...streets.values(), ...corners.flatMap((corner) => corner.streets)]),
  ];
  const all: readonly StreetPlace[] = [...streets.values(), ...mapped];
  const byId = new Map(all.map((place) => [place.id, place]));
  const cornersByStreet = new Map<CornerStreet, NamedCorner[]>();
  for (const corner of corners) {
    for (const street of corner.streets) {
      cornersByStreet.set(street, [...(cornersByStreet.get(street) ?? []), corner]);
    }
  }

  /** How well each street matches typed words; streets that don't are missing. */
  function matching<T extends CornerStreet>(typed: readonly string[], among: Iterable<T>): Map<T, number> {
    const found = new Map<T, number>();
    for (const street of among) {
      const scores = street.forms
        .map((forms) => mismatch(typed, forms, street.around))
        .filter((score) => score !== null);
      if (scores.length > 0) found.set(street, Math.min(...scores));
    }
    return found;
  }

  function cornersMatching(first: readonly string[], second: readonly string[], limit: number) {
    const one = matching(first, named);
    const other = second.length > 0 ? matching(second, named) : null;
    const score = ([a, b]: NamedCorner['streets']) => {
      const ways = [one.get(a), one.get(b)].map((own, position) => {
        const rest = other ? other.get(position === 0 ? b : a) : 0;
        return own === undefined || rest === undefined ? Number.POSITIVE_INFINITY : own + rest;
      });
      return Math.min(...ways);
    };
    return corners
      .map((corner) => ({ corner, score: score(corner.streets) }))
      .filter((found) => Number.isFinite(found.score))
      .sort((a, b) => a.score - b.score)
      .slice(0, limit)
      .map(({ corner }) => corner);
  }

  return {
    /** The words of the names of streets and boroughs, folded, in all of their spellings. */
    words: (): string[] => named.flatMap(({ forms, around }) => [...forms, around].flat(2)),

    /**
     * Streets and corners with the typed names: "Broadway & W 42 St", "bway and west 42nd street", "w 42".
     */
    search(text: string, words: readonly string[], limit: number): FoundStreets {
      const pair = cornerWords(text);
      const atCorner = pair ? cornersMatching(...pair, limit) : [];
      const found = [...matching(words, streets.values())].sort(
        ([a, one], [b, other]) => one - other || b.meters - a.meters,
      );
      const first = found.filter(([, score]) => score === 0).map(([street]) => street);
      const rest = found.filter(([, score]) => score > 0).map(([street]) => street);
      if (found.length + atCorner.length === 0) {
        return { first: [], rest: pair ? eitherOf(pair, limit) : cornersOfSplit(words, limit) };
      }
      return { first: [...first, ...atCorner].slice(0, limit), rest: rest.slice(0, limit) };
    },

    /** The corner at a point, or the street it is on with the nearest corner; null away from them. */
    nearest(point: LatLng): Pick<StreetPlace, 'name' | 'locality'> | null {
      const spot = toPlane(point);
      const corner = nearestCorner(mapped, spot, AT_CORNER_M);
      if (corner) return corner;
      const near = index.linesNear(
        spot,
        ON_STREET_M,
        ({ street }) => street.name !== '' && street.kind !== 'expressway' && !street.isApart,
      )[0];
      const street = near && streets.get(keyOf(lines[near.line] as StreetLine));
      if (!street) return null;
      const beside = nearestCorner(cornersByStreet.get(street) ?? [], spot, NEAR_CORNER_M);
      const cross = beside?.streets.find((other) => other !== street)?.name;
      return { name: cross ? `${street.name} near ${cross}` : street.name, locality: street.locality };
    },

    byId: (id: string): StreetPlace | null => byId.get(id) ?? null,
  };

  /** Each of two streets that don't cross. */
  function eitherOf(pair: readonly (readonly string[])[], limit: number): StreetPlace[] {
    return pair.flatMap((typed) =>
      [...matching(typed, streets.values())]
        .sort(([a, one], [b, other]) => one - other || b.meters - a.meters)
        .slice(0, limit)
        .map(([street]) => street),
    );
  }

  /** Two streets typed without anything between them: "broadway w 42 st". */
  function cornersOfSplit(words: readonly string[], limit: number): StreetPlace[] {
    for (let cut = 1; cut < words.length; cut += 1) {
      const found = cornersMatching(words.slice(0, cut), words.slice(cut), limit);
      if (found.length > 0) return found;
    }
    return [];
  }
}

const keyOf = ({ street: { name, borough } }: StreetLine) => `${name},${borough}`;

/** One entry for the lines of a name in a borough, in the middle of its longest line. */
function namedStreets(lines: readonly StreetLine[]): Map<string, NamedStreet> {
  const byKey = new Map<string, StreetLine[]>();
  for (const line of lines) {
    if (line.street.name) byKey.set(keyOf(line), [...(byKey.get(keyOf(line)) ?? []), line]);
  }
  return new Map(
    [...byKey].map(([key, parts]) => {
      const longest = parts.reduce((a, b) => (b.length > a.length ? b : a));
      const { name, borough } = longest.street;
      const middle = slice(longest, 0, longest.length / 2).at(-1) as Spot;
      const street: NamedStreet = {
        id: `nyc-street-${slug(borough)}-${slug(name)}`,
        name,
        locality: localityOf(borough),
        ...roundToGlobe(middle),
        forms: formsOf(name),
        around: wordForms(`${borough} New York NY NYC`),
        meters: parts.reduce((sum, { length }) => sum + length, 0),
      };
      return [key, street];
    }),
  );
}

function namedCorners(corners: readonly Corner[], streets: ReadonlyMap<string, NamedStreet>): NamedCorner[] {
  const used = new Map<string, number>();
  return corners.flatMap((corner) => {
    const both = corner.names.map((name) => streetIn(streets, name, corner.borough));
    const [a, b] = both;
    if (!a || !b) return [];
    const id = `nyc-corner-${slug(corner.borough)}-${corner.names.map(slug).join('-and-')}`;
    const count = (used.get(id) ?? 0) + 1;
    used.set(id, count);
    return [
      {
        id: count === 1 ? id : `${id}-${count}`,
        name: corner.names.join(' & '),
        locality: localityOf(corner.borough),
        ...roundToGlobe(corner.at),
        spot: corner.at,
        streets: [a, b] as const,
      },
    ];
  });
}

/** A corner of the demo city's own list, found by the same words as the others. */
function ownCorner({ key, ...place }: OwnPlace, streets: ReadonlyMap<string, NamedStreet>): NamedCorner {
  const borough = place.locality.replace(', New York', '');
  const street = (name: string): CornerStreet =>
    streets.get(`${name},${borough}`) ?? { name, forms: formsOf(name), around: wordForms(place.locality) };
  const [first = '', second = ''] = place.name.split(' & ');
  return { ...place, id: `nyc-${key}`, spot: toPlane(place), streets: [street(first), street(second)] };
}

/** A street of a name in a borough, or in another one if it only touches this one. */
function streetIn(streets: ReadonlyMap<string, NamedStreet>, name: string, borough: string) {
  return (
    streets.get(`${name},${borough}`) ?? [...streets.values()].find((street) => street.name === name) ?? null
  );
}

function nearestCorner(corners: readonly NamedCorner[], spot: Spot, meters: number): NamedCorner | null {
  let best: NamedCorner | null = null;
  let bestMeters = meters;
  for (const candidate of corners) {
    // Most corners are far away north or south, which is cheaper to see than their distance.
    if (Math.abs(candidate.spot.y - spot.y) > bestMeters) continue;
    const away = between(candidate.spot, spot);
    if (away > bestMeters) continue;
    best = candidate;
    bestMeters = away;
  }
  return best;
}
