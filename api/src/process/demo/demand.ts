import { distanceKm, type Place } from '@wayfare/shared';
import { newYorkPlaces, type OwnPlace } from '../../basics/maps/newYork.places.js';
import { newYorkCorners } from '../../basics/maps/newYork.streets.js';
import type { DemoRandom } from './random.js';

const HOUR_MS = 3_600_000;

/** Trips requested by hour of the day, on workdays and weekends. */
const WORKING_DAY = [3, 2, 1, 1, 2, 4, 8, 14, 17, 13, 9, 9, 10, 10, 10, 11, 13, 17, 19, 17, 14, 12, 10, 7];
const WEEKEND = [14, 12, 9, 6, 4, 2, 2, 3, 5, 8, 10, 12, 13, 13, 13, 12, 12, 13, 15, 17, 17, 17, 18, 17];
/** Sunday to Saturday. */
const WEEKDAYS = [0.9, 0.8, 0.9, 1, 1.1, 1.35, 1.25];
/** Ratio of demand between the last and the first day. */
const GROWTH = 2.2;

/** A day in the demo city's time zone: it starts at `midnight`, a ms timestamp. */
export interface DemoDay {
  midnight: number;
  /** 0 is Sunday. */
  weekday: number;
}

/** `count` request times in order, distributed like the city's demand by hour; all before `until`. */
export function demandTimes(
  days: readonly DemoDay[],
  until: number,
  count: number,
  random: DemoRandom,
): number[] {
  const hours: { at: number; upTo: number }[] = [];
  let total = 0;
  days.forEach(({ midnight, weekday }, index) => {
    const growth = 1 + ((GROWTH - 1) * index) / days.length;
    const isWeekend = weekday === 0 || weekday === 6;
    (isWeekend ? WEEKEND : WORKING_DAY).forEach((share, hour) => {
      const at = midnight + hour * HOUR_MS;
      if (at + HOUR_MS > until) return;
      total += share * growth * (WEEKDAYS[weekday] ?? 1);
      hours.push({ at, upTo: total });
    });
  });
  const times = Array.from({ length: count }, () => {
    const { at } = hours[firstAbove(hours, random.next() * total)] as { at: number };
    return at + Math.floor(random.next() * 3600) * 1000;
  });
  return times.sort((a, b) => a - b);
}

function firstAbove(hours: readonly { upTo: number }[], value: number): number {
  let low = 0;
  let high = hours.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((hours[middle]?.upTo ?? 0) > value) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** How often people go somewhere, by locality. */
const LOCALITIES: Readonly<Record<string, number>> = {
  'Manhattan, New York': 1,
  'Brooklyn, New York': 0.75,
  'Queens, New York': 0.6,
  'The Bronx, New York': 0.35,
};
const AIRPORTS = new Set(['jfk', 'lga', 'ewr']);
const FAR_AIRPORTS = new Set(['jfk', 'ewr']);

const weightOf = ({ key, locality }: OwnPlace) => (AIRPORTS.has(key) ? 4 : (LOCALITIES[locality] ?? 0.15));

let weightUpTo = 0;
const destinations = [...newYorkPlaces, ...newYorkCorners].map((place) => {
  weightUpTo += weightOf(place);
  return { place, upTo: weightUpTo };
});

const destination = (random: DemoRandom) =>
  (destinations[firstAbove(destinations, random.next() * weightUpTo)] as { place: OwnPlace }).place;

/** Pickup and drop of a trip: at least 0.8 km apart, and at most `maxKm`. */
export function demandRoute(maxKm: number, random: DemoRandom): { pickup: Place; drop: Place } {
  for (;;) {
    const from = destination(random);
    const to = destination(random);
    const km = distanceKm(from, to);
    // Most trips are short: the longer, the less likely.
    if (km >= 0.8 && km <= maxKm && random.chance(1 / (1 + (km / 7) ** 2))) {
      return { pickup: placeOf(from), drop: placeOf(to) };
    }
  }
}

/** An airport as pickup, other than the drop: most drivers are far from there. */
export function farPickup(drop: Place, random: DemoRandom): Place {
  const far = newYorkPlaces.filter(({ key }) => FAR_AIRPORTS.has(key)).map(placeOf);
  return random.pick(far.filter((place) => distanceKm(place, drop) > 0.8));
}

/** A place in the form bookings use. */
export function placeOf({ lat, lng, name, locality }: OwnPlace): Place {
  return { lat, lng, add: `${name}, ${locality}` };
}

/** How much longer a drive takes than in light traffic, by hour of the day. */
export function traffic(hour: number): number {
  if (hour >= 7 && hour <= 9) return 1.3;
  if (hour >= 16 && hour <= 19) return 1.4;
  if (hour >= 23 || hour <= 5) return 0.8;
  return 1.05;
}
