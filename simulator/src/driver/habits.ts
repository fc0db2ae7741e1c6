import type { Random } from '@wayfare/shared';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Shifts start within these hours. */
const SHIFTS = [
  [6, 9],
  [14, 17],
  [6, 9],
  [20, 23],
] as const;
const SHIFT_HOURS = 10;

/** The habits of a driver. */
export interface DriverHabits {
  /** The shift's starting hour of the day, with its fraction, and how many hours it lasts. */
  shift: { from: number; hours: number };
  /** A break of this length, in ms, after so much time online. */
  breakAfterMs: number;
  breakMs: number;
  /**
   * The share of offers right at the driver's place that the driver accepts, and how far the driver likes to
   * go, in km.
   */
  accepts: number;
  farKm: number;
  /** How long the driver looks at an offer, in ms. */
  thinkMs: number;
  /** The driver's time for a drive, divided by the map service's time. */
  pace: number;
  /** How long it takes until everyone has got on or off, in ms. */
  boardingMs: number;
  /** How long the driver waits for a rider who does not come, in ms. */
  waitsMs: number;
  /** The share of accepted trips that the driver gives back on the way. */
  givesBack: number;
}

/**
 * A driver's habits. Drivers with successive indexes work in different shifts, so that some drive at every
 * hour.
 */
export function driverHabits(index: number, random: Random): DriverHabits {
  const [from, to] = SHIFTS[index % SHIFTS.length] as (typeof SHIFTS)[number];
  return {
    shift: { from: random.between(from, to), hours: SHIFT_HOURS },
    breakAfterMs: random.between(2.5, 5) * HOUR_MS,
    breakMs: random.between(15, 40) * MINUTE_MS,
    accepts: random.between(0.75, 1),
    farKm: random.between(3, 10),
    thinkMs: random.between(3, 12) * 1000,
    pace: random.between(0.95, 1.25),
    boardingMs: random.between(20, 90) * 1000,
    waitsMs: random.between(5, 8) * MINUTE_MS,
    givesBack: random.chance(0.15) ? 0.05 : 0,
  };
}

/** Whether the driver works at an hour of the day. */
export function isOnShift({ shift: { from, hours } }: DriverHabits, hour: number): boolean {
  return (hour - from + 48) % 24 < hours;
}

/**
 * Whether the driver takes an offered trip whose pickup is so far away, in km: the farther, the less likely.
 */
export function takesOffer({ accepts, farKm }: DriverHabits, km: number, random: Random): boolean {
  return random.chance(accepts / (1 + (km / farKm) ** 2));
}
