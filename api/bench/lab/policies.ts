import type { NamedStandIn, Settings } from '@wayfare/shared';
import type { LabCarType } from './demand.js';

/** The car types of the lab that may stand in for each one. */
type LabStandIns = Partial<Record<LabCarType, readonly (NamedStandIn & { carType: LabCarType })[]>>;

/** A way to bring trips and drivers together, with the settings that make the product follow it. */
export interface LabPolicy {
  /** Its letter in the results. */
  key: string;
  title: string;
  settings: Partial<Settings>;
  /** As car types name them in the product; none if missing. */
  standIns?: LabStandIns;
  /**
   * Trips are collected for so long and matched together, in ms; null if each trip is offered by itself. In
   * windows, the offers come from `matchTogether`; everything else is the product's.
   */
  windowMs: number | null;
  /** How the arrival that is promised at acceptance is estimated: by a straight line, or by the streets. */
  promise: 'line' | 'streets';
}

/** Prebookings enter dispatch 15 minutes before their time, wherever the cars are. */
const fixedLead = { leadMinutes: 15, leadMostMinutes: 15 } as const satisfies Partial<Settings>;

/** Prebookings enter dispatch by the drive of the cars around, 20 minutes before their time at least. */
const lead = { leadMinutes: 20 } as const satisfies Partial<Settings>;

/** How many minutes before the current trip ends a driver is offered the next one. */
const forward = { forwardMinutes: 12 } as const satisfies Partial<Settings>;

/** Better cars also take simpler trips: special ones only after no other driver was found at once. */
const standIns: LabStandIns = {
  Economy: [
    { carType: 'Comfort', afterSeconds: 0 },
    { carType: 'XL', afterSeconds: 20 },
    { carType: 'Access', afterSeconds: 20 },
  ],
  Comfort: [{ carType: 'XL', afterSeconds: 20 }],
};

const newRules = {
  autoDispatch: true,
  offersAtATime: 1,
  driverOrder: 'lowestEarner',
  fairSeconds: 60,
  ...forward,
  ...lead,
} as const satisfies Partial<Settings>;

/** The policies that are compared. The first one is the one that others are measured against. */
export const policies: readonly LabPolicy[] = [
  {
    key: 'a',
    title: 'Nearest by straight line, one at a time',
    settings: { autoDispatch: true, offersAtATime: 1, rankByMinutes: false, ...fixedLead },
    windowMs: null,
    promise: 'line',
  },
  {
    key: 'b',
    title: 'Three at once',
    settings: { autoDispatch: true, rankByMinutes: false, ...fixedLead },
    windowMs: null,
    promise: 'streets',
  },
  {
    key: 'c',
    title: 'All new rules together',
    settings: newRules,
    standIns,
    windowMs: null,
    promise: 'streets',
  },
  {
    key: 'd',
    title: 'Optimal assignment in batches',
    settings: { autoDispatch: false, ...forward, ...lead },
    standIns,
    windowMs: 5_000,
    promise: 'streets',
  },
  {
    key: 'f',
    title: 'All new rules together, in windows where drivers are scarce',
    settings: { ...newRules, matchSeconds: 5 },
    standIns,
    windowMs: null,
    promise: 'streets',
  },
];
