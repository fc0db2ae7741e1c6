import {
  captureOrderId,
  exact,
  type Finding,
  finding,
  type LedgerEntry,
  paidByCardHold,
} from '@wayfare/shared';
import type { StoredBooking } from '../../trips/booking/store/storedBooking.js';
import type { PaymentOrder } from '../../money/payment/paymentOrder.js';
import type { OfficeServices } from '../services.js';

const PAGE = 500;
const PREFIX = 'payment:';

type Database = OfficeServices['db'];

/**
 * Discrepancies in card payments: every order's money must be in exactly one place, its booking or its
 * payer's wallet, and no wallet may hold money without an order. Money that has just arrived may still be in
 * transit.
 */
export async function paymentProblems(db: Database): Promise<Finding[]> {
  const problems: Finding[] = [];
  let last: string | null = null;
  for (;;) {
    const page: PaymentOrder[] = await db.payments.findPaidAfter(last, PAGE);
    if (page.length === 0) break;
    problems.push(...(await orderProblems(db, page)));
    last = page.at(-1)?.id ?? null;
  }
  return [...problems, ...(await strayEntries(db))];
}

async function orderProblems(db: Database, orders: readonly PaymentOrder[]): Promise<Finding[]> {
  const bookings = new Map(
    (await db.bookings.findMany(orders.flatMap(({ booking }) => booking ?? []))).map((booking) => [
      booking.id,
      booking,
    ]),
  );
  const entries = await db.wallets.findByRefs(orders.map(({ id }) => PREFIX + id));
  const problems: Finding[] = [];
  for (const order of orders) {
    const { id, amount, payer: owner } = order;
    if (order.status !== 'SETTLED') {
      if (order.settleTries) problems.push(finding('payment', id, 'unsettled', { amount, owner }));
      continue;
    }
    // A tip goes through the payer's wallet, not into the fare.
    const pays = order.purpose === 'booking' ? order.booking : null;
    const booking = pays ? bookings.get(pays) : undefined;
    const recordedAs = booking?.payments?.find((payment) => payment.order === order.id)?.as;
    const as = order.settledAs ?? 'none';
    if (booking && recordedAs !== order.settledAs)
      problems.push(
        finding('payment', id, 'settled_as', { as, trip: booking.id, noted: recordedAs ?? 'none' }),
      );
    if (order.settledAs === 'booking' && !isPaidBy(booking, order)) {
      const [provider, trip] = [order.provider ?? '', order.booking ?? ''];
      problems.push(finding('payment', id, 'not_paid', { amount, provider, trip }));
    }
    const entry = entries.get(PREFIX + order.id);
    const belongs = order.settledAs === 'wallet';
    if (belongs && !isCreditOf(order, entry) && !(await isOnItsWay(db, order)))
      problems.push(finding('payment', id, 'not_credited', { amount, owner }));
    if (!belongs && entry) problems.push(finding('payment', id, 'doubled', {}));
  }
  return problems;
}

/** A hold on the card may have paid a part of the fare before another payment paid the rest. */
function isPaidBy(booking: StoredBooking | undefined, { id, amount, provider }: PaymentOrder): boolean {
  if (!booking) return false;
  const byHold = paidByCardHold(booking);
  if (byHold > 0 && isCaptureOf(booking, id))
    return byHold === amount && booking.cardHold?.provider === provider;
  return exact(booking.cardPaymentAmount).minus(byHold).eq(amount) && booking.gateway === provider;
}

const isCaptureOf = ({ cardAuthorization: held }: StoredBooking, order: string): boolean =>
  held !== undefined && order === captureOrderId(held);

const isCreditOf = ({ payer, amount }: PaymentOrder, entry: LedgerEntry | undefined) =>
  entry?.type === 'Credit' && entry.uid === payer && exact(entry.amount).eq(amount);

/**
 * The order is decided and the booking has a pending effect to post it, or it was posted after the first
 * entry lookup.
 */
async function isOnItsWay(db: Database, order: PaymentOrder): Promise<boolean> {
  const key = PREFIX + order.id;
  const found = order.booking ? await db.bookings.findById(order.booking) : null;
  if (found?.effects?.some((effect) => effect.key === key)) return true;
  return isCreditOf(order, (await db.wallets.findByRefs([key])).get(key));
}

/** Payment credits without an order. */
async function strayEntries(db: Database): Promise<Finding[]> {
  const problems: Finding[] = [];
  let last = PREFIX;
  for (;;) {
    const refs = await db.wallets.findRefsAfter(last, PREFIX, PAGE);
    if (refs.length === 0) return problems;
    const orders = await db.payments.findMany(refs.map((ref) => ref.slice(PREFIX.length)));
    const known = new Set(orders.filter(({ reference }) => reference).map(({ id }) => PREFIX + id));
    for (const ref of refs) if (!known.has(ref)) problems.push(finding('entry', ref, 'no_payment', {}));
    last = refs.at(-1) as string;
  }
}

/**
 * Finds trips marked as paid by card that do not have exactly the payments they need: one, or one besides the
 * payment by a hold.
 */
export async function cardProblems(db: Database, trips: readonly StoredBooking[]): Promise<Finding[]> {
  const paidBy = ({ payments = [] }: StoredBooking) => payments.filter(({ as }) => as === 'booking');
  const orders = await db.payments.findMany(trips.flatMap(paidBy).map(({ order }) => order));
  const known = new Set(orders.filter(({ reference }) => reference).map(({ id }) => id));
  return trips.flatMap((trip) => {
    const byHold = trip.status === 'CANCELLED' ? (trip.captureRefund ?? 0) : paidByCardHold(trip);
    const isByCard = trip.prepaid || trip.status !== 'CANCELLED';
    const rest = isByCard && exact(trip.cardPaymentAmount).gt(byHold) ? 1 : 0;
    const needed = rest + (byHold > 0 ? 1 : 0);
    const found = paidBy(trip).filter(({ order }) => known.has(order)).length;
    return found === needed
      ? []
      : [finding('trip', trip.id, 'cards', { amount: trip.cardPaymentAmount, payments: found })];
  });
}
