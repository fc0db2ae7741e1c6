import type {
  EarningCut,
  LedgerAccount,
  LedgerType,
  Place,
  PushScreen,
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

/**
 * What a transition does outside its booking. It is written with the transition and carried out
 * afterward, with retries if needed: carrying it out twice has the same result as once.
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
