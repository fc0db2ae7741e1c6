import type {
  EarningCut,
  LedgerAccount,
  LedgerType,
  Place,
  PushScreen,
  TrackingPoint,
  TranslationKey,
} from '@wayfare/shared';

/** What a changed fare adds to each amount of the earnings; below 0 it takes away. */
export interface EarningCorrection {
  trip_cost: number;
  convenience_fees: number;
  driver_share: number;
  discount_amount: number;
}

/** A message to a person about a trip: translation keys, never texts. */
export interface TripNotice {
  to: string;
  title: TranslationKey;
  body: TranslationKey;
  /** The mobile app's screen it opens (rule 2.63). */
  screen: PushScreen;
  params?: Record<string, string>;
  /** It offers the receiver the trip, and is not sent once that offer is over. */
  isOffer?: boolean;
}

/** One posting to a user's wallet or bonus money. `amount` above 0; without an `account` it is the wallet's. */
export interface Posting {
  type: LedgerType;
  amount: number;
  txRef: string;
  account?: LedgerAccount;
}

/**
 * What a transition does outside its booking. It is written with the transition and carried out
 * afterwards, again if need be: carrying it out twice is the same as once.
 */
export type Effect = { key: string } & (
  | { kind: 'freeDriver'; data: { driver: string } }
  | { kind: 'postWallet'; data: { uid: string; postings: Posting[] } }
  | { kind: 'earnings'; data: EarningCut }
  | { kind: 'payDriver'; data: { uid: string; postings: Posting[] } }
  | { kind: 'payCancelFee'; data: Record<string, never> }
  | { kind: 'earnBonus'; data: { users: string[] } }
  | { kind: 'countCancel'; data: { uid: string; at: number } }
  | { kind: 'correctEarnings'; data: EarningCut & { correction: EarningCorrection } }
  | { kind: 'returnPromo'; data: { promo: string } }
  | { kind: 'track'; data: TrackingPoint }
  | { kind: 'saveAddress'; data: { rider: string; drop: Place } }
  | { kind: 'rateDriver'; data: { driver: string; user: string; rate: number } }
  | { kind: 'rateRider'; data: { rider: string; user: string; rate: number } }
  | { kind: 'notify'; data: TripNotice }
  | { kind: 'tellOffered'; data: { drivers: string[] } }
  | { kind: 'mail'; data: { mail: 'receipt' } }
  | { kind: 'advance'; data: Record<string, never> }
  | { kind: 'settleWallet'; data: Record<string, never> }
);
