import type {
  Booking,
  FareReview,
  Handover,
  LatLng,
  NoShow,
  PaymentMode,
  PaymentSettlement,
  RideCheck,
  TripDoubt,
} from '@wayfare/shared';
import type { StoredChange } from '../change/storedChange.js';
import type { Effect } from '../effects/effect.js';
import type { StoredStop } from '../stop/storedStop.js';
import type { PastOffer } from '../offers/endedOffers.js';

/** One offer of a booking to a driver. `expiresAt` is null for one an admin made manually. */
export interface Offer {
  driver: string;
  at: number;
  expiresAt: number | null;
  /**
   * `recalled`: taken back by a dispatcher after the driver had accepted; `gaveBack`: given back by the
   * driver; `withdrawn`: another driver was asked instead.
   */
  state: 'offered' | 'declined' | 'expired' | 'recalled' | 'gaveBack' | 'withdrawn';
  /** The trip that the driver finishes first. */
  after?: string | null;
}

/** A booking as the API uses it internally. */
export type StoredBooking = Omit<
  Booking,
  'changes' | 'fareReview' | 'handover' | 'noShow' | 'reference' | 'rideCheck' | 'stops'
> & {
  /** Missing while a booking of an earlier version waits for the migration. */
  reference?: string;
  changes?: StoredChange[] | null;
  fareReview?: FareReview | null;
  rideCheck?: RideCheck | null;
  noShow?: NoShow | null;
  /**
   * The part of what staff gave back of a no-show's fee that is never posted because an account was deleted:
   * all of it, or only the driver's.
   */
  noShowVoid?: 'all' | 'driver' | null;
  /** Where the driver was when they accepted the trip: an approach begins there. */
  acceptedFrom?: LatLng | null;
  /** When the rider was told that the driver of a next trip comes, a ms timestamp. */
  nextPromisedAt?: number | null;
  /** When to check whether the driver of a next trip comes in time, a ms timestamp. */
  nextLookAt?: number | null;
  /** Since when the driver heads for the pickup, if they took the trip during another one, a ms timestamp. */
  headingSince?: number | null;
  /** Why the ended trip is not believed; missing for trips that ended in earlier versions. */
  doubts?: readonly TripDoubt[] | null;
  /** Only of parcels. */
  handover?: Handover | null;
  /** The stops before the drop, in order. */
  stops?: StoredStop[] | null;
  /** Handover codes entered so far: set by `countCodeTry`, removed when a stop is confirmed. */
  handoverTries?: null;
  /** `searchedKm`: how far from the pickup drivers have been asked so far. */
  dispatch?: { nextAt: number | null; round: number; offers: Offer[]; searchedKm?: number } | null;
  /** How its latest offers ended. Only written: reading a booking leaves it out. */
  pastOffers?: PastOffer[];
  /** Who canceled it: missing if the system did, or an earlier version that stored only the role. */
  cancelledByUid?: string | null;
  paymentClaim?: { mode: PaymentMode; amount: number; by: string; at: number } | null;
  /** The amount that an abandoned claim took from the wallet beyond `usedWalletMoney`; it was returned. */
  walletChargedBack?: number | null;
  /** The same for bonus money. */
  bonusChargedBack?: number | null;
  /**
   * When to check again whether the rider's wallet can pay the driver a cancellation fee or a reviewed fare,
   * a ms timestamp.
   */
  feeDueAt?: number | null;
  /**
   * The part of the fee that is never posted because an account was deleted: all of it, or only the driver's.
   */
  feeVoid?: 'all' | 'driver' | null;
  /**
   * When the reserved wallet money pays the trip, if the way of payment that its rider chose instead has not
   * by then. A ms timestamp.
   */
  walletDueAt?: number | null;
  /** When a paid trip closes by itself, a ms timestamp. */
  closesAt?: number | null;
  /** When to try again to pay the tip, a ms timestamp. */
  tipDueAt?: number | null;
  /** The driver's account was deleted before the tip was credited. */
  tipLost?: boolean | null;
  /** When to check whether an abandoned claim took money after all, a ms timestamp. */
  walletCheckAt?: number | null;
  /** The record of the amount held on the rider's card, in `card_authorizations`. */
  cardAuthorization?: string;
  /** What a hold on the card had paid of a trip that staff canceled: it went back to the rider. */
  captureRefund?: number | null;
  /** Card payments received, by order, and where each one went. */
  payments?: { order: string; as: PaymentSettlement }[];
  /** Which part of its series of recurring trips it follows: when the part was entered, a ms timestamp. */
  seriesPart?: number | null;
  /** When to look at the lead time of a prebooking again, a ms timestamp. */
  leadLookAt?: number | null;
  /** When the driver planned for it is to be asked, a ms timestamp. */
  planDueAt?: number | null;
  effects?: Effect[];
};

/** Fields to set; null removes one. */
export type BookingChanges = Partial<Omit<StoredBooking, 'id' | 'version' | 'effects'>>;
