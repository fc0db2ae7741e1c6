import type { Settings, AppCategory } from '../../basics/settings/settings.schema.js';
import type { Usertype } from '../../people/user/user.schema.js';
import type { BookingStatus } from './booking.status.js';

/*
 * The table of the kinds of trips: who makes one, what it needs, how its fare is bounded, and who rides. The
 * API and the screens read it, so that no kind is a special case of its own in them.
 */

/**
 * - `ordinary`: booked with a destination, and driven by whoever accepts it
 * - `street`: started by the driver for someone who stops the car on the street
 */
export const tripKinds = ['ordinary', 'street'] as const;
export type TripKind = (typeof tripKinds)[number];

/** A row of the table. */
export interface TripKindRules {
  /** Who makes trips of this kind. */
  madeBy: readonly Usertype[];
  /** The setting that turns the kind on; null if it is always on. */
  setting: keyof Pick<Settings, 'streetTrips'> | null;
  categories: readonly AppCategory[];
  /** The destination is known before the trip starts (rule 5.4). */
  needsDrop: boolean;
  /** The status it begins in; null if its way of payment and the category decide (rule 4.2). */
  begins: Extract<BookingStatus, 'STARTED'> | null;
  /**
   * How its fare is bounded: by the estimate that the rider agreed to, or by the meter, which counts only
   * what the positions of the driver show.
   */
  fare: 'estimate' | 'meter';
  /**
   * Its passenger has an account, or is a guest of one. Without, there is nobody to notify, rate or charge.
   */
  hasRider: boolean;
}

export const tripKindRules: Readonly<Record<TripKind, TripKindRules>> = {
  ordinary: {
    madeBy: ['rider', 'admin'],
    setting: null,
    categories: ['taxi', 'delivery'],
    needsDrop: true,
    begins: null,
    fare: 'estimate',
    hasRider: true,
  },
  street: {
    madeBy: ['driver'],
    setting: 'streetTrips',
    categories: ['taxi'],
    needsDrop: false,
    begins: 'STARTED',
    fare: 'meter',
    hasRider: false,
  },
};

/** The part of a booking that names its kind. */
export interface OfKind {
  kind?: TripKind | null | undefined;
}

/** The rules of a booking's kind. */
export const rulesOf = ({ kind }: OfKind): TripKindRules => tripKindRules[kind ?? 'ordinary'];

/** Whether someone may make trips of a kind in this business. */
export function offersKind(
  kind: TripKind,
  usertype: Usertype,
  { settings, category }: { settings: Pick<Settings, 'streetTrips'>; category: AppCategory },
): boolean {
  const { madeBy, setting, categories } = tripKindRules[kind];
  return madeBy.includes(usertype) && categories.includes(category) && (!setting || settings[setting]);
}

/** Whether the destination of a trip is known: that of some kinds is only known once they have ended. */
export const knowsDrop = (trip: OfKind & { trip_end_time?: number | null | undefined }): boolean =>
  rulesOf(trip).needsDrop || Boolean(trip.trip_end_time);

/** The passenger of a trip whose kind has no rider: an id that no account can have. */
export const passengerOf = (booking: string): string => `passenger:${booking}`;
