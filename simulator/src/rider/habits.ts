import { distanceKm, type LatLng, type Place, type PaymentMode, type Random } from '@wayfare/shared';

/** Wishes for trips by hour of the day, relative to the busiest one. */
const RHYTHMS = {
  commuter: [0, 0, 0, 0, 0, 2, 6, 10, 10, 5, 2, 2, 3, 3, 2, 3, 6, 10, 10, 6, 3, 2, 1, 0],
  errands: [0, 0, 0, 0, 0, 0, 1, 3, 5, 8, 10, 10, 9, 8, 8, 9, 9, 8, 6, 4, 3, 2, 1, 0],
  nightlife: [8, 7, 5, 3, 1, 0, 0, 0, 1, 1, 1, 2, 2, 2, 2, 2, 3, 4, 6, 8, 10, 10, 10, 9],
} as const;
const KINDS = ['commuter', 'errands', 'nightlife'] as const;
/** Wishes of one rider in the busiest hour. */
const BUSIEST = 1.6;
/** Even at the quietest hour, some people are on their way. */
const QUIETEST = 0.5;
/** Trips shorter than this are walked, in km. */
const WALK_KM = 0.6;
const MINUTE_MS = 60_000;

/** The habits of a rider. */
export interface RiderHabits {
  kind: (typeof KINDS)[number];
  home: Place;
  work: Place;
  favorites: readonly Place[];
  payment: PaymentMode;
  /** How long the rider waits for a driver to accept, in ms. */
  patienceMs: number;
  /** The share of trips canceled after a driver has accepted. */
  secondThoughts: number;
  /** The share of trips whose rider does not come to the pickup. */
  noShow: number;
  /** The share of the rider's parcels whose recipient is not at home. */
  closedDoors: number;
  /** The most the rider pays for a km. */
  mostPerKm: number;
  /** The share of trips the rider rates, and how generously: the mean of the stars. */
  rates: number;
  stars: number;
  /** The share of trips whose rider writes to the driver. */
  writes: number;
}

/** A rider's habits. `takesCards`: the business takes card payments. */
export function riderHabits(places: readonly Place[], takesCards: boolean, random: Random): RiderHabits {
  const modes: readonly (readonly [PaymentMode, number])[] = [
    ['cash', 5],
    ['wallet', 3],
    ['card', takesCards ? 2 : 0],
  ];
  return {
    kind: random.weighted(KINDS, (kind) => (kind === 'commuter' ? 5 : kind === 'errands' ? 3 : 2)),
    home: random.pick(places),
    work: random.pick(places),
    favorites: [random.pick(places), random.pick(places), random.pick(places)],
    payment: random.weighted(modes, ([, weight]) => weight)[0],
    patienceMs: random.between(2, 9) * MINUTE_MS,
    secondThoughts: random.chance(0.2) ? 0.2 : 0.02,
    noShow: random.chance(0.1) ? 0.1 : 0,
    mostPerKm: random.between(8, 60),
    rates: random.between(0.3, 1),
    stars: random.between(3.8, 5),
    writes: random.between(0, 0.4),
    closedDoors: random.chance(0.3) ? 0.3 : 0,
  };
}

/** Whether the rider wants to go somewhere within the next minutes, at an hour of the day. */
export function wantsTrip({ kind }: RiderHabits, hour: number, minutes: number, random: Random): boolean {
  const rhythm = RHYTHMS[kind][Math.floor(hour) % 24] ?? 0;
  const perHour = (BUSIEST * Math.max(rhythm, QUIETEST)) / 10;
  return random.chance(1 - Math.exp((-perHour * minutes) / 60));
}

/**
 * Where the rider goes from a place: commuters to work in the morning and home later, others to a favorite
 * place and back. Never so close that they would walk; null if everything is.
 */
export function nextPlace(habits: RiderHabits, from: LatLng, hour: number, random: Random): Place | null {
  const { kind, home, work, favorites } = habits;
  const usual = kind === 'commuter' ? (hour < 12 ? work : home) : random.pick(favorites);
  const wanted = random.chance(0.8) ? usual : random.pick(favorites);
  return [wanted, home, work, ...favorites].find((place) => distanceKm(from, place) > WALK_KM) ?? null;
}

/** The stars a rider gives, 1 to 5. */
export const starsOf = ({ stars }: RiderHabits, random: Random): number =>
  Math.min(5, Math.max(1, Math.round(stars + random.between(-1.2, 0.8))));
