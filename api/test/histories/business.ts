import type { BookingStatus, PaymentMode } from '@wayfare/shared';
import type { Thousandths } from './fareModel.js';

export const MINUTE_MS = 60_000;

/**
 * A model of how the rules say a business of a few riders and drivers behaves, in the simplest form: one
 * record, changed by one command after another. It shares no code with the product.
 */
export interface Business {
  /** ms timestamp */
  now: number;
  settings: {
    negativeBalance: boolean;
    autoDispatch: boolean;
    otp_secure: boolean;
    RiderWithDraw: boolean;
    decimal: number;
    /** Trips that end in so many minutes may have a next one. */
    forwardMinutes: number;
  };
  riders: { wallet: Thousandths; saved: number[]; ratings: number[] }[];
  drivers: {
    wallet: Thousandths;
    trip: number | null;
    /** The trip that they drive after that one. */
    next: number | null;
    isActive: boolean;
    ratings: number[];
  }[];
  trips: Trip[];
  /** Recurring trips: their days, each with its trip if it has one. */
  series: { days: { at: number; trip: number | null; isSkipped: boolean }[] }[];
  withdraws: { processed: boolean }[];
  /**
   * The HTTP status that the product answered to the command under way, where the model knows only what is
   * allowed: it does not measure how soon a trip ends.
   */
  told: number | null;
  /** Every posting: its owner, type and amount. */
  entries: string[];
}

/**
 * Drivers are numbers; `offers` has every driver who was ever asked, `requested` those who may accept now.
 */
export interface Trip {
  status: BookingStatus;
  /** -1 for a passenger on the street. */
  rider: number;
  /** Its fare is what the meter shows: it was booked without a destination, or began on the street. */
  isMetered: boolean;
  /** The hours of a trip by the hour: those that are planned, and those that its rider bought. */
  hire: { hours: number; bought: number } | null;
  /** Minutes that its driver waits at its only stop before it goes back; 0 for any trip without stops. */
  wait: number;
  isStopDone: boolean;
  /** The other trip of a return whose passenger comes back at a time. */
  linked: number | null;
  /** Where it begins: an index of `ENDS`. */
  from: number;
  /** Where its driver was when it started, if that is known. */
  startedFrom: number | null;
  driver: number | null;
  mode: PaymentMode;
  /** With what the rider added to it, all of which is the driver's. */
  cost: Thousandths;
  fee: Thousandths;
  extra: Thousandths;
  /** The cost of the tariff that was quoted to the rider, and the measured amount beyond its bounds. */
  estimate: Thousandths;
  review: Thousandths | null;
  /** The way that the estimate is about, and the booked end: an index of `ENDS`; -1 if it is not known. */
  way: { metres: bigint; seconds: bigint };
  drop: number;
  changes: number;
  tripdate: number;
  /** When drivers are searched: some time before a prebooking. */
  searchAt: number;
  /** When its driver gave it back: it waits for another one from then on. */
  waitingSince: number;
  offers: Record<number, 'offered' | 'declined' | 'expired' | 'gaveBack'>;
  requested: number[];
  /** The trip that a driver who is offered this one finishes first. */
  after: Record<number, number>;
  /** The trip that its driver finishes first. */
  afterTrip: number | null;
  /** When its driver was done with that one; 0 for a driver who was free. */
  headingAt: number;
  /** Those of `requested` whom staff asked: a change of the trip does not end their offers. */
  byHand: number[];
  otp: string | false;
  otpTries: number;
  lockedUntil: number;
  acceptedAt: number;
  arrivedAt: number;
  /** When the rider who did not come was warned and called; 0 for never. */
  warnedAt: number;
  calledAt: number;
  /** The rider did not come: what became of the fee. */
  noShow: { status: 'charged' | 'disputed' | 'kept' | 'refunded'; fee: Thousandths } | null;
  startedAt: number;
  hasArrived: boolean;
  hasStarted: boolean;
  hasEnded: boolean;
  cancelledBy: string | null;
  /** Staff canceled it under way: nothing is due from the wallet anymore. */
  isCalledOff: boolean;
  rating: number | null;
  /** The driver's rating of the rider. */
  riderRating: number | null;
  /** The amount reserved from the rider's wallet; 0 once it is released. */
  hold: Thousandths;
  /** When the reserved amount pays the trip after all, if the rider chose another way; 0 for never. */
  walletDueAt: number;
  /** A cancellation fee the driver gets once the rider's wallet is no longer below 0. */
  feeDue: Thousandths;
  /** A fee that staff gave back to the rider, which the driver returns once it was paid. */
  backDue: Thousandths;
}

/** How many of the drivers, the first ones, are the fleet admin's. */
export const FLEET_DRIVERS = 2;

/** The kinds of trips that histories book. A return has a driver who waits, or a second trip. */
export type BookedKind = 'ordinary' | 'asDirected' | 'hourly' | 'waiting' | 'return';

export type Who = { role: 'rider' | 'driver'; n: number } | { role: 'admin' | 'fleetadmin' | 'anonymous' };

export type Command = { by: Who } & (
  | {
      name: 'book';
      kind: BookedKind;
      mode: PaymentMode;
      laterMinutes: number | null;
      rider: number;
      /**
       * The hours of a trip by the hour, and how long after its start the passenger of a return goes back.
       */
      hours: number;
      backMinutes: number;
    }
  | { name: 'street' }
  | { name: 'series'; rider: number; mode: PaymentMode; minutesAhead: number; days: number }
  | { name: 'skip'; series: number; day: number }
  | { name: 'accept' | 'decline'; trip: number }
  | { name: 'arrive'; trip: number }
  | { name: 'start'; trip: number; code: 'right' | 'wrong' | 'none' }
  | { name: 'reach'; trip: number; end: number }
  | { name: 'pay'; trip: number; mode: PaymentMode }
  | { name: 'stop'; trip: number }
  | { name: 'complete'; trip: number }
  | { name: 'cancel'; trip: number; both: boolean }
  | { name: 'tryToReach'; trip: number; way: 'call' | 'message' }
  | { name: 'noShow' | 'dispute'; trip: number }
  | { name: 'decide'; trip: number; decision: 'keep' | 'refund' }
  | { name: 'rate'; trip: number; rate: number }
  | { name: 'change'; trip: number; end: number }
  | { name: 'hours'; trip: number; hours: number }
  | { name: 'extra'; trip: number; extra: Thousandths }
  | { name: 'callOff'; trip: number }
  | { name: 'assign'; trip: number; driver: number }
  | { name: 'credit'; to: { role: 'rider' | 'driver'; n: number }; amount: Thousandths }
  | { name: 'withdraw'; amount: Thousandths }
  | { name: 'process'; withdraw: number }
  | { name: 'online'; isActive: boolean }
  | { name: 'set'; change: Partial<Business['settings']> }
);

/** The expected HTTP status of a response. */
export type Answer = 200 | 201 | 400 | 401 | 403 | 404 | 409 | 429;

/**
 * Whether a driver can be offered a trip (rule 5.8): the wallet must not be negative unless the settings
 * allow it.
 */
export const isEligible = ({ settings, drivers }: Business, n: number) => {
  const driver = drivers[n];
  return !!driver?.isActive && driver.trip === null && (settings.negativeBalance || driver.wallet >= 0n);
};

/**
 * Whether a driver may be asked to drive another trip after the one they are on (rule 4.83): its passenger is
 * in the car, its end is known, and no stop is left. How soon it ends is the product's to measure.
 */
export function mayBeNext({ settings, drivers, trips }: Business, n: number): boolean {
  const driver = drivers[n];
  const trip = trips[driver?.trip ?? -1];
  if (!driver?.isActive || !trip || driver.next !== null || settings.forwardMinutes === 0) return false;
  const isEndKnown = trip.drop !== -1 && !isStreet(trip) && !trip.hire;
  const isLastLeg = trip.wait === 0 || trip.isStopDone;
  const isAllowed = settings.negativeBalance || driver.wallet >= 0n;
  return trip.status === 'STARTED' && isEndKnown && isLastLeg && isAllowed;
}

export const driverOf = (business: Business, who: Who) =>
  business.drivers[(who as { n: number }).n] as Business['drivers'][number];
export const isDriver = (trip: Trip, who: Who) => who.role === 'driver' && trip.driver === who.n;
/** A trip that its driver started for a passenger on the street. */
export const isStreet = (trip: Trip) => trip.rider === -1;
export const isRider = (trip: Trip, who: Who) => who.role === 'rider' && trip.rider === who.n;
