import { exact, type LedgerEntry } from '@wayfare/shared';
import type { StoredBooking } from '../booking/booking.repository.js';
import type { PaymentOrder } from '../payment/payment.repository.js';
import type { Services } from '../services.js';

const PAGE = 500;
const PREFIX = 'payment:';

type Database = Services['db'];

/**
 * What is off with card payments, one sentence each: every order's money is in one place, its booking or its payer's
 * wallet, and no wallet has money of an order that is not there. Money that has just come is still on its way.
 */
export async function paymentProblems(db: Database): Promise<string[]> {
  const problems: string[] = [];
  let last: string | null = null;
  for (;;) {
    const page: PaymentOrder[] = await db.payments.findPaidAfter(last, PAGE);
    if (page.length === 0) break;
    problems.push(...(await orderProblems(db, page)));
    last = page.at(-1)?.id ?? null;
  }
  return [...problems, ...(await strayEntries(db))];
}

async function orderProblems(db: Database, orders: readonly PaymentOrder[]): Promise<string[]> {
  const bookings = new Map(
    (await db.bookings.findMany(orders.flatMap(({ booking }) => booking ?? []))).map((booking) => [
      booking.id,
      booking,
    ]),
  );
  const entries = await db.wallets.findByRefs(orders.map(({ id }) => PREFIX + id));
  const problems: string[] = [];
  for (const order of orders) {
    const say = (what: string) => problems.push(`payment ${order.id}: ${what}`);
    if (order.status !== 'SETTLED') {
      if (order.settleTries) say(`${order.amount} of ${order.payer} came in and could not be settled`);
      continue;
    }
    const booking = order.booking ? bookings.get(order.booking) : undefined;
    const noted = booking?.payments?.find((payment) => payment.order === order.id)?.as;
    if (booking && noted !== order.settledAs)
      say(`is settled as ${order.settledAs}, and its trip ${booking.id} says ${noted ?? 'nothing'}`);
    if (order.settledAs === 'booking' && !isPaidBy(booking, order))
      say(`${order.amount} by ${order.provider} paid trip ${order.booking}, which does not have it`);
    const entry = entries.get(PREFIX + order.id);
    const belongs = order.settledAs === 'wallet';
    if (belongs && !isCreditOf(order, entry) && !(await isOnItsWay(db, order)))
      say(`should be a Credit ${order.amount} of ${order.payer} in the ledger`);
    if (!belongs && entry) say('paid its trip, and is in the ledger besides');
  }
  return problems;
}

const isPaidBy = (booking: StoredBooking | undefined, { amount, provider }: PaymentOrder) =>
  booking !== undefined && booking.cardPaymentAmount === amount && booking.gateway === provider;

const isCreditOf = ({ payer, amount }: PaymentOrder, entry: LedgerEntry | undefined) =>
  entry?.type === 'Credit' && entry.uid === payer && exact(entry.amount).eq(amount);

/** Decided, and written down in the booking to be posted; or posted since its entry was looked for. */
async function isOnItsWay(db: Database, order: PaymentOrder): Promise<boolean> {
  const key = PREFIX + order.id;
  const found = order.booking ? await db.bookings.findById(order.booking) : null;
  if (found?.effects?.some((effect) => effect.key === key)) return true;
  return isCreditOf(order, (await db.wallets.findByRefs([key])).get(key));
}

/** Credits of payments that no order has brought. */
async function strayEntries(db: Database): Promise<string[]> {
  const problems: string[] = [];
  let last = PREFIX;
  for (;;) {
    const refs = await db.wallets.findRefsAfter(last, PREFIX, PAGE);
    if (refs.length === 0) return problems;
    const orders = await db.payments.findMany(refs.map((ref) => ref.slice(PREFIX.length)));
    const known = new Set(orders.filter(({ reference }) => reference).map(({ id }) => PREFIX + id));
    for (const ref of refs) if (!known.has(ref)) problems.push(`entry ${ref}: no payment has brought it`);
    last = refs.at(-1) as string;
  }
}

/** Trips that say they are paid by card without one payment that has paid them. */
export async function cardProblems(db: Database, trips: readonly StoredBooking[]): Promise<string[]> {
  const paidBy = ({ payments = [] }: StoredBooking) => payments.filter(({ as }) => as === 'booking');
  const orders = await db.payments.findMany(trips.flatMap(paidBy).map(({ order }) => order));
  const known = new Set(orders.filter(({ reference }) => reference).map(({ id }) => id));
  return trips.flatMap((trip) => {
    const needed = trip.cardPaymentAmount > 0 && (trip.prepaid || trip.status !== 'CANCELLED') ? 1 : 0;
    const found = paidBy(trip).filter(({ order }) => known.has(order)).length;
    return found === needed
      ? []
      : [`trip ${trip.id}: ${trip.cardPaymentAmount} by card, and ${found} payments that paid it`];
  });
}
