import type { TranslationKey } from '../../basics/language/texts.js';
import { tripState, type TripRole, type TripStateFacts } from './tripState.js';
import { type TripDue } from './tripViews.js';
import { tripView } from './tripView.js';

/** An unpaid booking is canceled this long after it was made, in ms. */
export const UNPAID_MS = 30 * 60_000;

/** The facts about a booking that decide what happens next. Times are ms timestamps. */
export interface TripNextFacts extends TripStateFacts {
  bookingDate?: number | undefined;
  prepaid?: boolean | null | undefined;
  /** When the wallet pays by itself, if nothing else has paid by then. */
  walletPaysAt?: number | null | undefined;
}

/** What happens next without anyone asking, and when, if that is known. */
export interface TripNext {
  text: TranslationKey;
  at: number | null;
}

/** By what is due: each text says what happens next, and what the reader need not do. */
const riderTexts: Partial<Record<TripDue, TranslationKey>> = {
  pay_first: 'trip_next_pay_first',
  hold_first: 'trip_next_pay_first',
  go_to_pickup: 'trip_next_go_to_pickup',
  board: 'trip_next_board',
  ride: 'trip_next_ride',
  wait_fare: 'trip_next_wait_fare',
  pay_wallet: 'trip_next_pay',
  pay_card: 'trip_next_pay',
  wait_charge: 'trip_next_wait_charge',
};
const driverTexts: Partial<Record<TripDue, TranslationKey>> = {
  wait_fare: 'console_next_wait_fare',
  wait_payment: 'console_next_wait_payment',
};

/**
 * What happens next on a trip, for its rider, guest or driver; null where the headline or a panel says it.
 * The text never names another way of payment than the one that is due.
 */
export function tripNext(role: Exclude<TripRole, 'recipient'>, facts: TripNextFacts): TripNext | null {
  const { due } = tripView(role, facts);
  const state = tripState(facts);
  if (role === 'driver') return textOf(driverTexts[due], null);
  if (state === 'CANCELLED' && facts.prepaid) return textOf('trip_next_refund', null);
  if (due === 'go_to_pickup' && facts.finishingTrip) return textOf('trip_finishing_text', null);
  if (due === 'pay_first' || due === 'hold_first')
    return facts.bookingDate ? textOf(riderTexts[due], facts.bookingDate + UNPAID_MS) : null;
  if (facts.walletPaysAt && (due === 'give_cash' || due === 'pay_card'))
    return textOf('trip_next_wallet_pays', facts.walletPaysAt);
  return textOf(riderTexts[due], null);
}

const textOf = (text: TranslationKey | undefined, at: number | null): TripNext | null =>
  text ? { text, at } : null;
