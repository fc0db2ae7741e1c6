import type { Settings } from '@wayfare/shared';

/** A way to bring trips and drivers together, with the settings that make the product follow it. */
export interface LabPolicy {
  /** Its letter in the results. */
  key: string;
  title: string;
  settings: Partial<Settings>;
  /**
   * Trips are collected for so long and matched together, in ms; null if each trip is offered by itself. In
   * windows, the offers come from `matchTogether`; everything else is the product's.
   */
  windowMs: number | null;
  /** How the arrival that is promised at acceptance is estimated: by a straight line, or by the streets. */
  promise: 'line' | 'streets';
}

/** The policies that are compared. The first one is the one that others are measured against. */
export const policies: readonly LabPolicy[] = [
  {
    key: 'a',
    title: 'Nearest by straight line, one at a time',
    settings: { autoDispatch: true, offersAtATime: 1, rankByMinutes: false },
    windowMs: null,
    promise: 'line',
  },
  {
    key: 'b',
    title: 'Three at once',
    settings: { autoDispatch: true, rankByMinutes: false },
    windowMs: null,
    promise: 'streets',
  },
  {
    key: 'c',
    title: 'Time and fairness',
    settings: { autoDispatch: true, offersAtATime: 1, driverOrder: 'lowestEarner', fairSeconds: 120 },
    windowMs: null,
    promise: 'streets',
  },
  {
    key: 'd',
    title: 'Optimal assignment in batches',
    settings: { autoDispatch: false },
    windowMs: 5_000,
    promise: 'streets',
  },
];
