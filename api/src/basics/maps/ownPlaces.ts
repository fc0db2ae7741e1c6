import type { LatLng } from '@wayfare/shared';
import { newYorkPlaces, type OwnPlace } from './newYork.places.js';
import { newYorkBoroughs, newYorkCorners, newYorkNeighbourhoods } from './newYork.streets.js';
import { arabicLocalities, arabicNewYork } from './arabic/arabicNewYork.js';
import { type ArabicForms, arabicFormsOf, arabicMismatch, type TypedWord } from './arabic/arabicSearch.js';
import { nearestWithin } from './nearestWithin.js';
import { matches, searchForm } from './placeText.js';

/** A point within this distance is at a place: the places are that accurate, in kilometers. */
const AT_PLACE_KM = 0.1;
/** A point within this distance of a place gets its name if it is on no street, in kilometers. */
const NEAR_PLACE_KM = 0.3;
/** A point within this distance of a neighborhood's center is in it, in kilometers. */
const IN_NEIGHBOURHOOD_KM = 1.2;

const ID_PREFIX = 'nyc-';

interface IndexedPlace extends OwnPlace {
  id: string;
  country: string;
  nameForm: string;
  /** Name and locality in search form. */
  form: string;
  /** Name and locality as Arabic speakers may type them; the name's own come first. */
  arabicForms: ArabicForms;
  around: ArabicForms;
}

const indexPlaces = (places: readonly OwnPlace[]): IndexedPlace[] =>
  places.map((place) => ({
    ...place,
    id: `${ID_PREFIX}${place.key}`,
    country: 'US',
    nameForm: searchForm(place.name),
    form: searchForm(place.name) + searchForm(place.locality),
    arabicForms: arabicFormsOf(place.name, arabicNewYork[place.key]),
    around: arabicFormsOf(place.locality, arabicLocalities[place.locality]),
  }));

/** The demo city's own places, searchable by name and by point. Larger ones are suggested first. */
export function indexOwnPlaces() {
  const addresses = indexPlaces([...newYorkPlaces, ...newYorkCorners]);
  const neighbourhoods = indexPlaces(newYorkNeighbourhoods);
  const all = [...indexPlaces(newYorkBoroughs), ...neighbourhoods, ...addresses];
  const byId = new Map(all.map((place) => [place.id, place]));

  return {
    /** The words of the names and localities, folded. */
    words: (): string[] => all.flatMap(({ form }) => form.trim().split(' ')),

    /** Places whose name starts with the typed text, then those that contain the words anywhere. */
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

    /** Places that match words typed in Arabic, the best first. At least one word is of the name itself. */
    searchArabic(typed: readonly TypedWord[], country: string | null, limit: number) {
      return all
        .flatMap((place) => {
          if (country && place.country !== country) return [];
          const own = typed.filter((word) => arabicMismatch([word], place.arabicForms) !== null);
          const rest = typed.filter((word) => !own.includes(word));
          const away = arabicMismatch(rest, place.around);
          if (own.length === 0 || away === null) return [];
          return [{ place, score: (arabicMismatch(own, place.arabicForms) ?? 0) + away + rest.length }];
        })
        .sort((a, b) => a.score - b.score)
        .slice(0, limit);
    },

    /** The place at a point. */
    at: (point: LatLng): OwnPlace | null => nearestWithin(addresses, point, AT_PLACE_KM),

    /** The place near a point, or else its neighborhood. */
    around(point: LatLng): OwnPlace | null {
      return (
        nearestWithin(addresses, point, NEAR_PLACE_KM) ??
        nearestWithin(neighbourhoods, point, IN_NEIGHBOURHOOD_KM)
      );
    },

    byId: (id: string): OwnPlace | null => byId.get(id) ?? null,
  };
}
