import type {
  BookingStatus,
  EarningCut,
  LedgerAccount,
  LedgerType,
  OfferEnd,
  Place,
  PushScreen,
  RefundReason,
  TrackingPoint,
  TranslationKey,
} from '@wayfare/shared';

/** What a changed fare adds to each earnings amount; negative values subtract. */
export interface EarningCorrection {
  trip_cost: number;
  convenience_fees: number;
  driver_share: number;
  discount_amount: number;
}

/** A message to a user about a trip: translation keys, never texts. */
export interface TripNotice {
  to: string;
  title: TranslationKey;
  body: TranslationKey;
  /** The mobile app screen it opens (rule 2.63). */
  screen: PushScreen;
  params?: Record<string, string>;
  /** The message offers the receiver the trip; it is not sent once the offer has ended. */
  isOffer?: boolean;
}

/** One posting to a user's wallet or bonus money. `amount` is above 0; without `account` it goes to the wallet. */
export interface Posting {
  type: LedgerType;
  amount: number;
  txRef: string;
  account?: LedgerAccount;
}

/** An offer that has ended. `at` is when it was made, a ms timestamp; `day` the one it is counted on, yyyymmdd. */
export interface CountedOffer {
  driver: string;
  at: number;
  end: OfferEnd;
  day: number;
}

/** A change of a booking's status, for webhooks. */
export interface StatusChange {
  /** The booking's version since the change. */
  version: number;
  status: BookingStatus;
  /** Null for a new booking. */
  previousStatus: BookingStatus | null;
  /** ms timestamp */
  at: number;
}

/** What each kind of effect carries. */
interface EffectData {
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
  correctEarnings: EarningCut & { correction: EarningCorrection };
  returnPromo: { promo: string };
  track: TrackingPoint;
  saveAddress: { rider: string; drop: Place };
  rateDriver: { driver: string; user: string; rate: number };
  rateRider: { rider: string; user: string; rate: number };
  notify: TripNotice;
  /** A message to the office in the conversation of the rider or driver, about the trip. */
  writeToOffice: { user: string; id: string; message: string };
  tellOffered: { drivers: string[] };
  mail: { mail: 'receipt' };
  /** Without a stop, the recipient at the drop. */
  tellRecipient: { stop?: number };
  tellGuest: Record<string, never>;
  advance: Record<string, never>;
  settleWallet: Record<string, never>;
  webhook: StatusChange;
  captureCard: { authorization: string; amount: number };
  releaseCard: { authorization: string };
  refundCard: { order: string; reason: Exclude<RefundReason, 'admin'> };
}

export type EffectKind = keyof EffectData;

/** An effect of one of these kinds. */
export type EffectOf<Kind extends EffectKind> = {
  [K in Kind]: { key: string; kind: K; data: EffectData[K] };
}[Kind];

/**
 * What a transition does outside its booking. It is written with the transition and carried out
 * afterward, with retries if needed: carrying it out twice has the same result as once.
 */
export type Effect = EffectOf<EffectKind>;
