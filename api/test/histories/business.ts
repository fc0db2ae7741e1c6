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
  };
  riders: { wallet: Thousandths; saved: number[]; ratings: number[] }[];
  drivers: { wallet: Thousandths; trip: number | null; isActive: boolean; ratings: number[] }[];
  trips: Trip[];
  withdraws: { processed: boolean }[];
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
  driver: number | null;
  mode: PaymentMode;
  cost: Thousandths;
  fee: Thousandths;
  /** The cost quoted to the rider when booking, and the measured amount beyond its bounds. */
  estimate: Thousandths;
  review: Thousandths | null;
  /** The way that the estimate is about, and the booked end: an index of `ENDS`; -1 if it is not known. */
  way: { metres: bigint; seconds: bigint };
  drop: number;
  changes: number;
  tripdate: number;
  /** When its driver gave it back: it waits for another one from then on. */
  waitingSince: number;
  offers: Record<number, 'offered' | 'declined' | 'expired' | 'gaveBack'>;
  requested: number[];
  /** Those of `requested` whom staff asked: a change of the trip does not end their offers. */
  byHand: number[];
  otp: string | false;
  otpTries: number;
  lockedUntil: number;
  acceptedAt: number;
  startedAt: number;
  hasArrived: boolean;
  hasStarted: boolean;
  hasEnded: boolean;
  cancelledBy: string | null;
  rating: number | null;
  /** The driver's rating of the rider. */
  riderRating: number | null;
  /** The amount reserved from the rider's wallet; 0 once it is released. */
  hold: Thousandths;
  /** When the reserved amount pays the trip after all, if the rider chose another way; 0 for never. */
  walletDueAt: number;
  /** A cancellation fee the driver gets once the rider's wallet is no longer below 0. */
  feeDue: Thousandths;
}

/** How many of the drivers, the first ones, are the fleet admin's. */
export const FLEET_DRIVERS = 2;

/** The kinds of trips that histories book. */
export type BookedKind = 'ordinary' | 'asDirected';

export type Who = { role: 'rider' | 'driver'; n: number } | { role: 'admin' | 'fleetadmin' | 'anonymous' };

export type Command = { by: Who } & (
  | { name: 'book'; kind: BookedKind; mode: PaymentMode; laterMinutes: number | null; rider: number }
  | { name: 'street' }
  | { name: 'accept' | 'decline'; trip: number }
  | { name: 'arrive'; trip: number }
  | { name: 'start'; trip: number; code: 'right' | 'wrong' | 'none' }
  | { name: 'reach'; trip: number; end: number }
  | { name: 'pay'; trip: number; mode: PaymentMode }
  | { name: 'complete' | 'cancel'; trip: number }
  | { name: 'rate'; trip: number; rate: number }
  | { name: 'change'; trip: number; end: number }
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

export const driverOf = (business: Business, who: Who) =>
  business.drivers[(who as { n: number }).n] as Business['drivers'][number];
export const isDriver = (trip: Trip, who: Who) => who.role === 'driver' && trip.driver === who.n;
/** A trip that its driver started for a passenger on the street. */
export const isStreet = (trip: Trip) => trip.rider === -1;
export const isRider = (trip: Trip, who: Who) => who.role === 'rider' && trip.rider === who.n;
