import { type Amount, sumAmounts, toWire } from '../../basics/decimals/money.js';
import type { TrackEvidence, TrackFlag } from '../tracking/trackEvidence.js';
import type { TrackFix } from '../tracking/trackGate.js';
import { type OfKind, rulesOf } from './tripKind.js';
import type { FareReview } from './fareReview.js';

/**
 * Why a trip is not believed: its track has flags, shows less than half of its time or of its way, or it was
 * faster than anyone drives. Or its parties used more promos than the caps allow (`promoCaps.ts`).
 */
export const tripDoubts = ['track_flags', 'not_tracked', 'too_short', 'too_fast', 'promo_caps'] as const;
export type TripDoubt = (typeof tripDoubts)[number];

/** The share of the estimated time that the fastest driver needs, and of the way that a thin track shows. */
const FASTEST_SHARE = 0.5;
const SHORTEST_SHARE = 0.4;
/**
 * The share of a trip's time that its track may leave out, and how much it always may: a tunnel is no fraud.
 */
const UNSEEN_SHARE = 0.5;
const UNSEEN_SECONDS = 180;

/**
 * The doubts about a trip as its driver ended it. Without any, the trip is believed.
 * @param trip its estimate in km and seconds, and the seconds it took
 */
export function doubtsOf(
  trip: {
    estimateDistance: number;
    estimateTime: number;
    seconds: number;
    flags: readonly TrackFlag[];
  } & OfKind,
  { km, seenSeconds }: Pick<TrackEvidence<TrackFix>, 'km' | 'seenSeconds'>,
): TripDoubt[] {
  const { estimateDistance, estimateTime, seconds, flags } = trip;
  return [
    ...(flags.length > 0 ? (['track_flags'] as const) : []),
    ...(seconds - seenSeconds > Math.max(UNSEEN_SECONDS, seconds * UNSEEN_SHARE)
      ? (['not_tracked'] as const)
      : []),
    ...(km < estimateDistance * SHORTEST_SHARE ? (['too_short'] as const) : []),
    // Hours are bought to be there, not to get somewhere.
    ...(rulesOf(trip).fare !== 'hours' && seconds < estimateTime * FASTEST_SHARE
      ? (['too_fast'] as const)
      : []),
  ];
}

/** The parts of a booking that decide whether its trip is believed. */
interface JudgedTrip {
  /** Missing for trips that ended before doubts were recorded. */
  doubts?: readonly TripDoubt[] | null | undefined;
  fareReview?: Pick<FareReview, 'status'> | null | undefined;
}

/**
 * Whether the business credits its own money for a trip: nothing is in doubt or under review, or staff
 * approved.
 */
export const isBelieved = ({ doubts, fareReview }: JudgedTrip): boolean =>
  fareReview?.status === 'approved' || (!doubts?.length && fareReview?.status !== 'open');

/** What the business itself pays the driver for a trip: the rider's discount, and the raise. */
export const businessMoney = (trip: { discount_amount: Amount; raise?: Amount | null | undefined }): number =>
  toWire(sumAmounts([trip.discount_amount, trip.raise ?? 0]));

/**
 * The business's money in a trip that was not believed when it was paid: `held` until staff decide the
 * review, then `released` to the driver or `kept` by the business.
 */
export interface HeldMoney {
  amount: number;
  state: 'held' | 'released' | 'kept';
}

/**
 * The state of held money after the decision of a trip's review: staff who approve believe the trip. If they
 * reject a fare beyond its bounds of a trip without doubts, the rest of it is still believed.
 */
export const heldAfter = (decision: FareReview['status'], { doubts }: JudgedTrip): HeldMoney['state'] => {
  if (decision === 'open') return 'held';
  return decision === 'approved' || !doubts?.length ? 'released' : 'kept';
};

/**
 * The driver's entries about money held from a trip: taken from the pay, and given back once it is believed.
 */
export function heldPostings({ id, heldMoney }: { id: string; heldMoney?: HeldMoney | null | undefined }) {
  if (!heldMoney) return [];
  const { amount, state } = heldMoney;
  const held = { type: 'Debit', amount, txRef: `booking:${id}:held` } as const;
  const back = { type: 'Credit', amount, txRef: `booking:${id}:held-back` } as const;
  return state === 'released' ? [held, back] : [held];
}
