import {
  cardHoldAmount,
  exact,
  HOLD_AHEAD_MS,
  needsStartCode,
  bookingOtp,
  priceFields,
  riderExtraOf,
  toWire,
  walletParts,
} from '@wayfare/shared';
import { maybeKeepsCard } from '../../../money/payment/saved/ownCards.js';
import type { TripsServices } from '../../services.js';
import type { Effect } from '../effects/effect.js';
import { holdWithMore, requireCoverOfMore } from '../pay/addToWalletHold.js';
import { cardHoldAtEnd, wantedCardHold } from '../pay/cardHold.js';
import { walletHoldRelease } from '../pay/walletHold.js';
import type { BookingChanges, StoredBooking } from '../store/storedBooking.js';
import type { ChangedPrice } from './changedPrice.js';
import { changes, type ChangedTrip, refusedChange } from './wantedFields.js';

/** What a change does to the money that is set aside for the trip. Amounts are exact. */
export interface ChangedHolds {
  set: BookingChanges;
  effects: Effect[];
  held: number;
  released: number;
  /** What is added to the amount in the wallet, just before the change is written. */
  added: number;
}

const PAID_BY = [...priceFields, 'payment_mode', 'promo', 'riderExtra'] as const;
const HELD_UNTIL = ['tripdate', 'payment_mode'] as const;

/**
 * Decides about the money set aside for a changed trip. An amount that still covers it stays as it is: what
 * the trip does not need is released when it is paid. One that the trip no longer needs is released at once.
 * What the rider adds to the price is added to the one in the wallet, and has to be covered by the one on the
 * card. Any other change that needs more, or an amount on a card that has none, is refused: it cannot be set
 * aside in the same write as the change.
 * @throws change_needs_reserve, change_needs_card_hold, wallet_balance_low (409), with the fields
 */
export async function changedHolds(
  booking: StoredBooking,
  trip: ChangedTrip,
  price: ChangedPrice,
  services: TripsServices,
): Promise<ChangedHolds> {
  const after: StoredBooking = { ...booking, ...price.set, tripdate: trip.tripdate, payment_mode: trip.mode };
  const added = await addedReserve(booking, after, trip, services);
  await requireCardHold(booking, after, trip, services);
  const { hold, cardHold } = booking;
  const inWallet = hold?.open ? toWire(exact(hold.wallet).plus(hold.bonus)) : 0;
  const onCard = cardHold?.state === 'held' ? cardHold.amount : 0;
  const none = { set: {}, effects: [] };
  const wallet = trip.mode === 'wallet' ? none : walletHoldRelease(booking);
  const card = trip.mode === 'card' ? none : cardHoldAtEnd(booking, 0);
  const kept = toWire(exact(trip.mode === 'wallet' ? inWallet : 0).plus(trip.mode === 'card' ? onCard : 0));
  return {
    set: {
      ...wallet.set,
      ...card.set,
      ...(added > 0 && { hold: holdWithMore(booking, added) }),
      ...(await startCode(booking, after, services)),
    },
    effects: [...wallet.effects, ...card.effects],
    held: toWire(exact(kept).plus(added)),
    added,
    released: toWire(exact(inWallet).plus(onCard).minus(kept)),
  };
}

/**
 * What has to be added to the reserve of a wallet trip: at most what the rider adds to the price. Refuses one
 * whose reserve would still not cover its fare. Hours that are added during the trip only need to be in the
 * wallet: like extra time, which is driven anyway, they are due at the end.
 */
async function addedReserve(
  before: StoredBooking,
  after: StoredBooking,
  trip: ChangedTrip,
  services: TripsServices,
): Promise<number> {
  if (trip.mode !== 'wallet' || !changes(trip, PAID_BY)) return 0;
  const { db } = services;
  const held = after.hold?.open ? after.hold : { wallet: 0, bonus: 0 };
  const { wallet } = walletParts(after, held.bonus);
  const lacking = exact(wallet).minus(held.wallet);
  const isUnderWay = after.status === 'STARTED' && changes(trip, ['hours']);
  const balance = isUnderWay ? ((await db.users.findById(after.customer))?.walletBalance ?? 0) : 0;
  const more = exact(trip.riderExtra).minus(riderExtraOf(before));
  const added = lacking.gt(more) ? more : lacking;
  if (lacking.minus(added.gt(0) ? added : 0).gt(Math.max(0, balance)))
    throw refusedChange('change_needs_reserve', trip, PAID_BY);
  if (added.lte(0)) return 0;
  await requireCoverOfMore(after.customer, toWire(added), services);
  return toWire(added);
}

/**
 * Refuses a card trip that would have started with an amount on the card if it had been booked as it is now,
 * one whose amount on the card is too small, and one later than the provider guarantees the amount.
 */
async function requireCardHold(
  booking: StoredBooking,
  after: StoredBooking,
  trip: ChangedTrip,
  services: TripsServices,
): Promise<void> {
  if (trip.mode !== 'card') return;
  const { cardHold, bookingDate } = booking;
  if (cardHold?.state === 'held') {
    const needed = await neededOnCard(after, trip, services);
    const isUnderWay = after.status === 'STARTED' && changes(trip, ['hours']);
    if (changes(trip, PAID_BY) && !isUnderWay && exact(needed).gt(cardHold.amount))
      throw refusedChange('change_needs_card_hold', trip, PAID_BY);
    const isTooLate = trip.tripdate > Math.max(booking.tripdate, bookingDate + HOLD_AHEAD_MS);
    if (isTooLate) throw refusedChange('change_needs_card_hold', trip, ['tripdate']);
    return;
  }
  if (!changes(trip, HELD_UNTIL)) return;
  const wants = (one: StoredBooking) =>
    wantedCardHold(
      one,
      { isForSelf: isForSelf(booking) },
      { ...services, clock: { now: () => bookingDate } },
    );
  const hadNone = booking.payment_mode === 'card' && (await wants(booking)) !== null;
  if (!hadNone && (await wants(after))) throw refusedChange('change_needs_card_hold', trip, HELD_UNTIL);
}

/**
 * The amount that a card has to hold for a changed trip. For what the rider only adds to the price, the one
 * that it holds serves as far as it covers that price: it was set aside for a higher fare.
 */
async function neededOnCard(
  { estimate, tariff, promo_terms: promo = null, riderExtra, customer_paid }: StoredBooking,
  trip: ChangedTrip,
  { db }: TripsServices,
): Promise<number> {
  if (trip.fields.every(({ field }) => field === 'riderExtra')) return customer_paid;
  return cardHoldAmount({ estimate, tariff, promo, riderExtra }, await db.settings.settings());
}

/** A trip whose card is now charged without its rider gets the code for the start, like a new one. */
async function startCode(
  booking: StoredBooking,
  after: StoredBooking,
  services: TripsServices,
): Promise<Pick<BookingChanges, 'otp'>> {
  if (booking.otp !== false || after.payment_mode !== 'card' || booking.payment_mode === 'card') return {};
  const { db, config, random } = services;
  const facts = {
    category: config.APP_CATEGORY,
    mode: after.payment_mode,
    isForSelf: isForSelf(booking),
    holdsCard: false,
    keepsCard: isForSelf(booking) && (await maybeKeepsCard({ uid: booking.customer }, services)),
  };
  return needsStartCode(facts, await db.settings.settings()) ? { otp: bookingOtp(random) } : {};
}

const isForSelf = ({ booking_type_admin, apiKey }: StoredBooking) => !booking_type_admin && !apiKey;
