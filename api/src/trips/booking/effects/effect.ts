import type {
  Actor,
  BookingStatus,
  ChangeField,
  CountedEnd,
  EarningCut,
  Place,
  RefundReason,
  SpeedSample,
  TrackingPoint,
} from '@wayfare/shared';
import type { TripNotice } from '../../../messages/notification/tripNotice.js';
import type { Posting } from '../../../money/wallet/posting.js';
import type { StoredBooking } from '../store/storedBooking.js';
import type { EffectOf as KindOf } from '../../../platform/effects/effect.js';

/** The amounts that a changed fare adds to the earnings; negative amounts are subtracted. */
export interface EarningCorrection {
  trip_cost: number;
  convenience_fees: number;
  driver_share: number;
  discount_amount: number;
}

/**
 * An offer that has ended, or a trip that was given back. `at` is when it was made, a ms timestamp. `day` is
 * the day on which it counts, yyyymmdd.
 */
export interface CountedOffer {
  driver: string;
  at: number;
  end: CountedEnd;
  day: number;
}

/** A driver who was asked to take a trip, when (ms timestamp), and the state of the offer. */
export interface AskedDriver {
  driver: string;
  at: number;
  state: string;
}

/** A change of a booking's status, for webhooks. */
export interface StatusChange {
  /** The booking's version since the change. */
  version: number;
  status: BookingStatus;
  /** Null for a new booking. */
  previousStatus: BookingStatus | null;
  /** The fields of a change that left the status as it is, or took the trip from its driver. */
  changed?: readonly ChangeField[];
  /** Staff decided about its no-show. */
  noShowDecided?: true;
  /** ms timestamp */
  at: number;
}

/** The kinds of effects of a booking's steps, each with the type of its data. */
export interface BookingEffects {
  /** `awaitsPayment`: the trip ended, but is still to be paid. */
  freeDriver: { driver: string; awaitsPayment?: boolean };
  postWallet: { uid: string; postings: Posting[] };
  earnings: EarningCut;
  payDriver: { uid: string; postings: Posting[] };
  payCancelFee: Record<string, never>;
  payTip: Record<string, never>;
  earnBonus: { users: string[] };
  countCancel: { uid: string; at: number };
  countOffers: { offers: CountedOffer[] };
  /** Stores why others than its new driver did not get the trip: `driver` is null if nobody got it. */
  recordPassed: { driver: string | null; offers: AskedDriver[] };
  correctEarnings: EarningCut & { correction: EarningCorrection };
  returnPromo: { promo: string };
  track: TrackingPoint;
  /** What its drive showed, for these areas and hours; `at` is when it began, a ms timestamp. */
  learnSpeed: SpeedSample & { keys: string[]; at: number };
  saveAddress: { rider: string; drop: Place };
  rateDriver: { driver: string; user: string; rate: number };
  rateRider: { rider: string; user: string; rate: number };
  notify: TripNotice;
  /** A message to the office in the conversation of the rider or driver, about the trip. */
  writeToOffice: { user: string; id: string; message: string };
  notifyOffered: { drivers: string[] };
  mail: { mail: 'receipt' };
  /** Without a stop, the recipient at the drop. */
  notifyRecipient: { stop?: number };
  /** Without a text, the link of a trip that was just booked. */
  notifyGuest: { text?: 'sms_guest_waiting' | 'sms_guest_no_show' };
  textReceipt: Record<string, never>;
  /** Books the second trip of a return. */
  bookBack: { booking: StoredBooking; notices: Effect[] };
  /** Cancels the other trip of a return, too. */
  cancelLinked: { booking: string; by: Pick<Actor, 'uid' | 'usertype'>; reason: string };
  advance: Record<string, never>;
  settleWallet: Record<string, never>;
  /** Pays with the rider's saved card. */
  payByCard: Record<string, never>;
  webhook: StatusChange;
  captureCard: { authorization: string; amount: number };
  releaseCard: { authorization: string };
  refundCard: { order: string; reason: Exclude<RefundReason, 'admin'> };
}

export type EffectKind = keyof BookingEffects;

/** An effect of one of these kinds. */
export type EffectOf<Kind extends EffectKind> = KindOf<BookingEffects, Kind>;

/** Work outside a booking that follows from a step of it. */
export type Effect = EffectOf<EffectKind>;
