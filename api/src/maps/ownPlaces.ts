import { distanceKm, type LatLng } from '@wayfare/shared';
import { newYorkPlaces, type OwnPlace } from './newYork.places.js';
import { newYorkBoroughs, newYorkCorners, newYorkNeighbourhoods } from './newYork.streets.js';
import { matches, searchForm } from './placeText.js';

/** A point this near to a place has its name, in kilometres. */
const AT_PLACE_KM = 0.3;
/** A point this near to the middle of a neighbourhood is in it. */
const IN_NEIGHBOURHOOD_KM = 1.2;

const ID_PREFIX = 'nyc-';

interface IndexedPlace extends OwnPlace {
  id: string;
  country: string;
  nameForm: string;
  /** Name and locality as they are searched. */
  form: string;
}

const indexed = (places: readonly OwnPlace[]): IndexedPlace[] =>
  places.map((place) => ({
    ...place,
    id: `${ID_PREFIX}${place.key}`,
    country: 'US',
    nameForm: searchForm(place.name),
    form: searchForm(place.name) + searchForm(place.locality),
  }));

/** The demo city's own places, searched by name and by point. What is larger is suggested first. */
export function indexOwnPlaces() {
  const addresses = indexed([...newYorkPlaces, ...newYorkCorners]);
  const neighbourhoods = indexed(newYorkNeighbourhoods);
  const all = [...indexed(newYorkBoroughs), ...neighbourhoods, ...addresses];
  const byId = new Map(all.map((place) => [place.id, place]));

  return {
    /** Places whose name begins with what was typed, then those with the words anywhere in it. */
    search(words: readonly string[], country: string | null, limit: number): IndexedPlace[] {
      const found = all.filter(
        (place) =>
          (!country || place.country === country) &&
          words.some((word) => place.nameForm.includes(` ${word}`)) &&
          matches(place.form, words),
      );
      const beginning = ` ${words.join(' ')}`;
      const first = found.filter((place) => place.nameForm.startsWith(beginning));
      const rest = found.filter((place) => !place.nameForm.startsWith(beginning));
      return [...first, ...rest].slice(0, limit);
    },

    /** The place a point is at, else the neighbourhood it is in. */
    nearest(point: LatLng): OwnPlace | null {
      return (
        nearestWithin(addresses, point, AT_PLACE_KM) ??
        nearestWithin(neighbourhoods, point, IN_NEIGHBOURHOOD_KM)
      );
    },

    byId: (id: string): OwnPlace | null => byId.get(id) ?? null,
  };
}

function nearestWithin(places: readonly OwnPlace[], point: LatLng, km: number): OwnPlace | null {
  let best: OwnPlace | null = null;
  let bestKm = km;
  for (const place of places) {
    const away = distanceKm(point, place);
    if (away <= bestKm) {
      best = place;
      bestKm = away;
    }
  }
  return best;
}
