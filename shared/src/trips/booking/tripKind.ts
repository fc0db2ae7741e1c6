import type { Settings } from '../../basics/settings/settings.schema.js';
import type { AppCategory } from '../../basics/settings/publicSettings.schema.js';
import type { Usertype } from '../../people/user/user.schema.js';
import type { PaymentMode } from './farePayment.schema.js';
import type { BookingStatus } from './booking.status.js';
import { type ChangeField, changeFields } from './changeFields.js';

/*
 * The table of the kinds of trips: who makes one, what it needs, how its fare is bounded, and who rides. The
 * API and the screens read it, so that no kind is a special case of its own in them.
 */

/**
 * - `ordinary`: booked with a destination, and driven by whoever accepts it
 * - `street`: started by the driver for someone who stops the car on the street
 * - `asDirected`: booked without a destination, which becomes known during the trip
 * - `fleetCall`: booked by a fleet admin for a caller, who has no account
 * - `hourly`: booked for some hours, which are bought ahead, wherever it goes
 * - `return`: booked there and back: the driver waits, or a second trip comes back at a time
 */
export const tripKinds = ['ordinary', 'street', 'asDirected', 'fleetCall', 'hourly', 'return'] as const;
export type TripKind = (typeof tripKinds)[number];

/** The settings that turn kinds on. */
type KindSettings = Pick<
  Settings,
  | 'streetTrips'
  | 'asDirectedTrips'
  | 'asDirectedByPartners'
  | 'hourlyByRiders'
  | 'hourlyByStaff'
  | 'hourlyByPartners'
  | 'returnByRiders'
  | 'returnByStaff'
  | 'returnByPartners'
>;

/** Who makes a trip: a user by their role, or a partner, which acts for the account of a rider. */
export type TripMaker = Usertype | 'partner';

/** A row of the table. */
export interface TripKindRules {
  /** Who makes trips of this kind, each with the setting that lets them. */
  madeBy: Readonly<Partial<Record<TripMaker, keyof KindSettings | 'always'>>>;
  categories: readonly AppCategory[];
  /** The destination is known before the trip starts (rule 5.4). Without one, there are no stops either. */
  needsDrop: boolean;
  /** A destination can be named beforehand. */
  mayNameDrop: boolean;
  /** Its passenger comes back to where it begins: see `returnTrip.ts`. */
  comesBack: boolean;
  /** The status it begins in; null if its way of payment and the category decide (rule 4.2). */
  begins: Extract<BookingStatus, 'STARTED'> | null;
  /**
   * How its fare is bounded: by the estimate that the rider agreed to, by the meter, which counts only what
   * the positions of the driver show, or by the hours that were bought and what the positions show beyond.
   */
  fare: 'estimate' | 'meter' | 'hours';
  /**
   * The ways of payment that it can be booked with: money that is set aside, and a promo, follow from an
   * estimate.
   */
  paidBy: readonly PaymentMode[];
  /** The fields that can be changed after it was made, as far as its status allows. */
  changes: readonly ChangeField[];
  /**
   * Its passenger has an account, or is a guest of one. Without, there is nobody to notify, rate or charge.
   */
  hasRider: boolean;
  /** The name and the number of the passenger are known: the driver sees and calls them. */
  namesPassenger: boolean;
}

const withoutMoney = changeFields.filter(
  (field) => !['payment_mode', 'promo', 'riderExtra', 'hours'].includes(field),
);

export const tripKindRules: Readonly<Record<TripKind, TripKindRules>> = {
  ordinary: {
    madeBy: { rider: 'always', admin: 'always', partner: 'always' },
    categories: ['taxi', 'delivery'],
    needsDrop: true,
    mayNameDrop: true,
    comesBack: false,
    begins: null,
    fare: 'estimate',
    paidBy: ['cash', 'wallet', 'card'],
    changes: changeFields.filter((field) => field !== 'hours'),
    hasRider: true,
    namesPassenger: true,
  },
  street: {
    madeBy: { driver: 'streetTrips' },
    categories: ['taxi'],
    needsDrop: false,
    mayNameDrop: false,
    comesBack: false,
    begins: 'STARTED',
    fare: 'meter',
    paidBy: ['cash'],
    // Nothing was agreed on that could change: the meter follows the car.
    changes: [],
    hasRider: false,
    namesPassenger: false,
  },
  asDirected: {
    madeBy: { admin: 'asDirectedTrips', partner: 'asDirectedByPartners' },
    categories: ['taxi'],
    needsDrop: false,
    mayNameDrop: false,
    comesBack: false,
    begins: null,
    fare: 'meter',
    paidBy: ['cash'],
    changes: withoutMoney,
    hasRider: true,
    namesPassenger: true,
  },
  hourly: {
    madeBy: { rider: 'hourlyByRiders', admin: 'hourlyByStaff', partner: 'hourlyByPartners' },
    categories: ['taxi'],
    needsDrop: false,
    mayNameDrop: true,
    comesBack: false,
    begins: null,
    fare: 'hours',
    paidBy: ['cash', 'wallet', 'card'],
    changes: changeFields,
    hasRider: true,
    namesPassenger: true,
  },
  return: {
    madeBy: { rider: 'returnByRiders', admin: 'returnByStaff', partner: 'returnByPartners' },
    categories: ['taxi'],
    needsDrop: true,
    mayNameDrop: true,
    comesBack: true,
    begins: null,
    fare: 'estimate',
    paidBy: ['cash', 'wallet', 'card'],
    changes: changeFields.filter((field) => field !== 'hours'),
    hasRider: true,
    namesPassenger: true,
  },
  fleetCall: {
    madeBy: { fleetadmin: 'always' },
    categories: ['taxi'],
    needsDrop: true,
    mayNameDrop: true,
    comesBack: false,
    begins: null,
    fare: 'estimate',
    // Nobody could be charged later: the caller pays the driver.
    paidBy: ['cash'],
    changes: withoutMoney,
    hasRider: false,
    namesPassenger: true,
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
  maker: TripMaker,
  { settings, category }: { settings: Partial<KindSettings>; category: AppCategory },
): boolean {
  const { madeBy, categories } = tripKindRules[kind];
  const setting = madeBy[maker];
  if (!setting || !categories.includes(category)) return false;
  return setting === 'always' || settings[setting] === true;
}

/**
 * Whether the destination of a trip is known: that of some kinds only becomes known during the trip, or when
 * it ends. Until then its address is empty, and the place of its drop is that of the pickup.
 */
export const knowsDrop = (trip: OfKind & { dropAddress?: string | null | undefined }): boolean =>
  rulesOf(trip).needsDrop || Boolean(trip.dropAddress);

/** The statuses of trips whose end is still to come. */
const beforeEnd: readonly BookingStatus[] = ['PAYMENT_PENDING', 'NEW', 'ACCEPTED', 'ARRIVED', 'STARTED'];

/** Whether the price of a trip is still open, because its meter is read at the end. */
export const isPriceOpen = (trip: OfKind & { status: BookingStatus }): boolean =>
  rulesOf(trip).fare === 'meter' && beforeEnd.includes(trip.status);

/** The passenger of a trip whose kind has no rider: an id that no account can have. */
export const passengerOf = (booking: string): string => `passenger:${booking}`;
