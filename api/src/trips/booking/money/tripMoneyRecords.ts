import { bookingOfRef, cardRefundRefs, type LedgerEntry, reversalRef } from '@wayfare/shared';
import type { CardAuthorization } from '../../../money/payment/authorization/cardAuthorization.js';
import type { PaymentOrder } from '../../../money/payment/paymentOrder.js';
import type { StoredRefund } from '../../../money/refund/storedRefund.js';
import type { StoredAdjustment } from '../../../money/wallet/adjustment/storedAdjustment.js';
import type { TripsServices } from '../../services.js';
import type { StoredBooking } from '../store/storedBooking.js';

/** The most records of one kind that are read for a trip: far more than any trip has. */
const MOST = 100;

export type TripEntry = LedgerEntry & { id: string };

/** Every record of the money of one trip. */
export interface TripMoneyRecords {
  booking: StoredBooking;
  entries: readonly TripEntry[];
  holds: readonly CardAuthorization[];
  payments: readonly PaymentOrder[];
  refunds: readonly StoredRefund[];
  /** Manual postings and gifts for the trip, and their reversals. */
  postings: readonly StoredAdjustment[];
}

/** Reads every record of the money of a trip, by their indexes and at most `MOST` of each kind. */
export async function readTripMoney(
  booking: StoredBooking,
  { db }: TripsServices,
): Promise<TripMoneyRecords> {
  const { id } = booking;
  const [ofTrip, holds, payments, made] = await Promise.all([
    db.wallets.findOfTrip(id, MOST),
    db.cardAuthorizations.findOf(id, MOST),
    db.payments.findPaidOf(id, MOST),
    db.adjustments.findOfTrip(id, MOST),
  ]);
  const byHand = made.filter(({ booking: trip }) => trip).map(({ txRef }) => txRef);
  const [refunds, reversals] = await Promise.all([
    db.refunds.findOfAll(payments.map(({ id: order }) => order)),
    db.adjustments.findByRefs(byHand.map(reversalRef)),
  ]);
  const others = await db.wallets.findByRefs([
    ...payments.map(({ id: order }) => `payment:${order}`),
    ...refunds.flatMap((refund) => Object.values(cardRefundRefs(refund.id))),
    ...byHand.flatMap((ref) => [ref, reversalRef(ref)]),
  ]);
  const entries = [...ofTrip, ...[...others.values()].filter(({ id: ref }) => !bookingOfRef(ref))];
  return { booking, entries, holds, payments, refunds, postings: [...made, ...reversals] };
}
