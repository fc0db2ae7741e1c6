import type { LatLng, PlaceSuggestion } from '@wayfare/shared';
import { builtInLocales } from '../language/builtInLanguages.js';
import { arabicLocalities, arabicNewYork } from './arabic/arabicNewYork.js';
import { inEnglish, typedArabic } from './arabic/arabicSearch.js';
import { isArabic } from './arabic/arabicWords.js';
import { type Cities, type City, loadCities, outerName } from './cities.js';
import type { MapsProvider, MapsWish } from './mapsProvider.js';
import { isOnGlobe } from './offlineRoute.js';
import { indexOwnPlaces } from './ownPlaces.js';
import { matchedSubstrings, wordsOf } from './placeText.js';
import { routeOffline, timesOffline } from './routeOffline.js';
import { correctedText, readingsOf, type Vocabulary, vocabularyOf } from './typedAddress.js';
import { indexStreetPlaces, type StreetPlace } from './streets/streetPlaces.js';

const MAX_SUGGESTIONS = 8;
/** The demo city's places leave at least this many slots for cities. */
const ROOM_FOR_CITIES = 2;
/** Streets that only begin with the typed words leave room for places and cities. */
const MAX_STREETS_BESIDE = 3;
const MAX_WORDS = 8;
/** The demo city's country. */
const COUNTRY = 'US';
const CITY_ID = /^geonames-(\d{1,12})$/;
const OFFLINE_ID = /^(geonames|nyc)-/;

/** Whether a place id is one of these maps, not of a map service. */
export const isOfflinePlace = (placeId: string): boolean => OFFLINE_ID.test(placeId);

/**
 * Maps that need no external service: the demo city's own places, streets and corners, the cities of the
 * world from GeoNames, and routes along the demo city's streets or estimated from the straight line. Streets
 * and cities are loaded on first use.
 */
export function offlineMaps(): MapsProvider {
  const ownPlaces = indexOwnPlaces();
  let loaded: Cities | null = null;
  const cities = () => (loaded ??= loadCities());
  let indexed: ReturnType<typeof indexStreetPlaces> | null = null;
  const streets = () => (indexed ??= indexStreetPlaces());
  /** The words of the names that typing errors are compared with. */
  let vocabulary: Vocabulary | null = null;

  /** The demo city's own: streets and corners typed completely, then places, then other streets. */
  function suggest(text: string, words: readonly string[], country: string | null): StreetPlace[] {
    const places = ownPlaces.search(words, country, MAX_SUGGESTIONS);
    if (country && country !== COUNTRY) return places;
    const { first, rest } = streets().search(text, words, MAX_SUGGESTIONS);
    const found = [...first, ...places, ...rest.slice(0, MAX_STREETS_BESIDE)];
    const described = new Set<string>();
    return found.filter(({ name, locality }) => {
      const description = `${name}, ${locality}`;
      return !described.has(description) && described.add(description);
    });
  }

  /**
   * Places and cities for a text in Arabic, the best matches first. Streets are found where the words have
   * translations, such as avenue and fifth.
   */
  function suggestedInArabic(text: string, country: string | null, wish?: MapsWish): PlaceSuggestion[] {
    const typed = typedArabic(text, MAX_WORDS);
    const words = typed.map(({ arabic }) => arabic);
    const places = ownPlaces.searchArabic(typed, country, MAX_SUGGESTIONS);
    const english = inEnglish(typed);
    const known = new Set(places.map(({ place }) => place.id));
    const translated = english === null ? [] : suggest(english, wordsOf(english), country);
    return [
      ...places.map(({ place, score }) => ({ id: place.id, named: namedPlace(place, wish), score })),
      ...translated
        .filter(({ id }) => !known.has(id))
        .map((street) => ({ id: street.id, named: namedPlace(street, wish), score: typed.length })),
      ...cities()
        .searchArabic(typed, country, MAX_SUGGESTIONS)
        .map(({ city, score }) => ({ id: `geonames-${city.id}`, named: namedCity(city, wish), score })),
    ]
      .sort((a, b) => a.score - b.score)
      .slice(0, MAX_SUGGESTIONS)
      .map(({ id, named }) => suggestion(id, named, words, wish));
  }

  /** Places and cities for a text: the demo city's own come first. */
  function suggestedFor(text: string, country: string | null, wish?: MapsWish): PlaceSuggestion[] {
    const words = wordsOf(text).slice(0, MAX_WORDS);
    if (words.length === 0) return [];
    const places = suggest(text, words, country);
    const room = Math.max(ROOM_FOR_CITIES, MAX_SUGGESTIONS - places.length);
    const found = cities().search(words, country, room);
    return [
      ...places
        .slice(0, MAX_SUGGESTIONS - found.length)
        .map((place) => suggestion(place.id, namedPlace(place, wish), words, wish)),
      ...found.map((city) => suggestion(`geonames-${city.id}`, namedCity(city, wish), words, wish)),
    ];
  }

  /** The readings of a text, then those with its misspelled words corrected. */
  function* allReadings(text: string): Generator<string> {
    yield* readingsOf(text);
    vocabulary ??= vocabularyOf([...ownPlaces.words(), ...streets().words(), ...cities().largeCityWords()]);
    const corrected = correctedText(text, vocabulary);
    if (corrected !== null) yield* readingsOf(corrected);
  }

  /**
   * What is at a point and around it, from the nearest to the widest: each is found only if it is asked for.
   */
  function* namesAround(point: LatLng): Generator<(wish: MapsWish) => Named> {
    for (const find of [ownPlaces.at, streets().nearest, ownPlaces.around]) {
      const place = find(point);
      if (place) yield (wish) => namedPlace(place, wish);
    }
    const city = cities().nearest(point);
    if (city) yield (wish) => namedCity(city, wish);
  }

  return {
    route: async (start, dest, waypoints) => routeOffline(start, dest, waypoints),
    timesTo: async (dest, starts) => timesOffline(dest, starts),

    async address(point, wish) {
      if (!isOnGlobe(point)) return null;
      const place = ownPlaces.at(point) ?? streets().nearest(point) ?? ownPlaces.around(point);
      if (place) return addressOf(namedPlace(place, wish), wish);
      const city = cities().nearest(point);
      return city ? addressOf(namedCity(city, wish), wish) : null;
    },

    async addressAgain(place, language) {
      if (!isOnGlobe(place)) return null;
      for (const named of namesAround(place))
        if (isNamed(place.add, named)) return addressOf(named({ language }), { language });
      return null;
    },

    async autocomplete(text, country, wish) {
      const within = country?.trim().toUpperCase() || null;
      if (isArabic(text)) return wordsOf(text).length === 0 ? [] : suggestedInArabic(text, within, wish);
      return firstFound(allReadings(text), (reading) => suggestedFor(reading, within, wish));
    },

    async placeOf(placeId, wish) {
      const cityId = CITY_ID.exec(placeId)?.[1];
      if (!cityId) {
        const place = ownPlaces.byId(placeId) ?? streets().byId(placeId);
        return place && foundPlace(placeId, place, namedPlace(place, wish), wish);
      }
      const city = cities().byId(Number(cityId));
      return city && foundPlace(placeId, city, namedCity(city, wish), wish);
    },
  };
}

/** A language for each way in which names are written. */
const NAMING_LANGUAGES = ['en', 'ar'] as const;

/** Whether a text is the name or the address of something in a language of the product. */
function isNamed(text: string, named: (wish: MapsWish) => Named): boolean {
  // An address begins with its name, so most texts need not be compared in all languages.
  if (!NAMING_LANGUAGES.some((language) => text.startsWith(named({ language }).name))) return false;
  return builtInLocales.some((language) => {
    const { name, within } = named({ language });
    return text === name || text === addressOf({ name, within }, { language });
  });
}

/** What the first text finds that finds something. */
function firstFound(texts: Iterable<string>, find: (text: string) => PlaceSuggestion[]): PlaceSuggestion[] {
  for (const text of texts) {
    const found = find(text);
    if (found.length > 0) return found;
  }
  return [];
}

/**
 * The names of a place and of the city or country around it, in the language of the caller if known.
 */
interface Named {
  name: string;
  within: string;
}

function namedPlace(place: { name: string; locality: string; key?: string }, wish?: MapsWish): Named {
  if (!wantsArabic(wish)) return { name: place.name, within: place.locality };
  return {
    name: arabicNewYork[place.key ?? ''] ?? place.name,
    within: arabicLocalities[place.locality] ?? place.locality,
  };
}

const namedCity = (city: City, wish?: MapsWish): Named => ({
  name: (wantsArabic(wish) && city.arabic) || city.name,
  within: outerName(city, wish?.language),
});

const wantsArabic = (wish?: MapsWish) => wish?.language?.split('-')[0] === 'ar';

const addressOf = ({ name, within }: Named, wish?: MapsWish) =>
  `${name}${wantsArabic(wish) ? '،' : ','} ${within}`;

function foundPlace(placeId: string, { lat, lng }: LatLng, named: Named, wish?: MapsWish) {
  return {
    coords: { lat, lng },
    placeDetails: { place_id: placeId, name: named.name, formatted_address: addressOf(named, wish) },
  };
}

function suggestion(
  placeId: string,
  named: Named,
  words: readonly string[],
  wish?: MapsWish,
): PlaceSuggestion {
  return {
    description: addressOf(named, wish),
    place_id: placeId,
    structured_formatting: {
      main_text: named.name,
      secondary_text: named.within,
      main_text_matched_substrings: matchedSubstrings(named.name, words),
    },
  };
}
