import {
  conflict,
  exact,
  type Fare,
  type FareReview,
  farePayment,
  isWrittenOff,
  paidByCardHold,
  reviewMove,
  reviewPostings,
  toWire,
  tripRefs,
} from '@wayfare/shared';
import { runLeftBehind } from '../../../platform/operation/staffPosting.js';
import type { TripsServices } from '../../services.js';
import { promoOnCost } from '../create/tripPromo.js';
import type { Effect } from '../effects/effect.js';
import { MESSAGES_AND_COUNTS, runEffects } from '../effects/runEffects.js';
import { cardRefundEffects } from '../pay/cardRefund.js';
import { fareFields } from '../pay/fareFields.js';
import { firstLookAtFee } from '../pay/payCancelFee.js';
import { reviewEarningsOf } from '../store/earningRows.js';
import type { BookingChanges, StoredBooking } from '../store/storedBooking.js';
import { amend, BookingMovedOn } from '../transition.js';

/** What is written together with another fare. */
interface FareChange {
  /** The review that states the change, with the money it moves. */
  closeReview(moved: FareReview['moved']): FareReview;
  /** What becomes of the money that the business holds from the trip. */
  held: { set: BookingChanges; effects: readonly Effect[] };
  notices: readonly Effect[];
}

/**
 * Gives a paid trip other amounts, in one write: the amounts, the review that states them, and the postings
 * and reports that follow.
 * @throws wrong_state (409) when the trip is not paid
 */
export async function changePaidFare(
  booking: StoredBooking,
  paid: Awaited<ReturnType<typeof amountsOf>>['paid'],
  { closeReview, held, notices }: FareChange,
  services: TripsServices,
): Promise<StoredBooking> {
  if (booking.status !== 'PAID' && booking.status !== 'COMPLETE') throw conflict();
  const moved = reviewMove({ ...booking, driverBonus: await driverBonusOf(booking, services) }, paid);
  // The driver gets more only once the rider's wallet has it. Otherwise two accounts could agree on money
  // that neither has.
  const payment =
    reviewPostings({ ...booking, moved }).length > 0
      ? ([{ key: 'review:pay', kind: 'payCancelFee', data: {} }] as const)
      : [];
  const returned = moved.rider < 0 ? await cardRefundEffects(booking, 'review', undefined, services) : [];
  const { timeZone } = await services.db.settings.settings();
  return amend(
    booking,
    {
      ...paid,
      fareReview: closeReview(moved),
      ...held.set,
      ...(payment.length > 0 && { feeDueAt: firstLookAtFee(services.clock.now()) }),
    },
    {
      effects: [
        ...payment,
        ...returned,
        ...held.effects,
        ...reviewEarningsOf(booking, { ...booking, ...paid }, timeZone),
        ...notices,
      ],
    },
    services,
  );
}

/**
 * Without the rider's account, no wallet can pay or receive the difference. Without the driver's account,
 * only the driver's part is void.
 */
export async function requireRider({ customer }: StoredBooking, { db }: TripsServices): Promise<void> {
  if (!(await db.users.findById(customer))) throw conflict('review_rider_gone');
}

/**
 * No other process may be about to read or move the booking's amounts: no payment is in progress, no
 * abandoned payment can still go through, the fare is not paid in part, and all effects of the payment are
 * done.
 */
export async function requireAtRest(booking: StoredBooking, services: TripsServices): Promise<void> {
  const isPartlyPaid = booking.walletCheckAt || paidByCardHold(booking) > 0;
  if (booking.paymentClaim || (booking.status === 'PENDING' && isPartlyPaid))
    throw conflict('payment_in_progress');
  if (!booking.effects?.some(({ kind }) => !MESSAGES_AND_COUNTS.includes(kind))) return;
  await runLeftBehind(() => runEffects(booking, services));
  throw new BookingMovedOn();
}

/** The amounts of another fare: `due` while the trip awaits payment, `paid` once it has been paid. */
export async function amountsOf(booking: StoredBooking, fare: Fare, { db, config }: TripsServices) {
  const { decimal } = await db.settings.settings();
  const payment = farePayment({
    category: config.APP_CATEGORY,
    tripCost: fare.trip_cost,
    mode: booking.payment_mode,
    promo: promoOnCost(booking, { cost: fare.trip_cost, decimal }),
  });
  // The business pays a fare that was written off, whatever it is.
  const { customer_paid, discount_amount } = isWrittenOff(booking)
    ? { ...booking, discount_amount: toWire(exact(fare.trip_cost).minus(booking.customer_paid)) }
    : payment;
  // The original payment stays as it was: the decision's difference is settled separately, by wallet.
  const paid = { ...fare, customer_paid, discount_amount, discount: discount_amount };
  return {
    due: { ...fare, ...fareFields(payment) } satisfies BookingChanges,
    paid: paid satisfies BookingChanges,
  };
}

/** How much of a paid trip's fee the driver's bonus money paid. */
async function driverBonusOf({ id }: StoredBooking, { db }: TripsServices): Promise<number> {
  const { wallet } = tripRefs(id).driverBonus;
  return (await db.wallets.findByRefs([wallet])).get(wallet)?.amount ?? 0;
}
