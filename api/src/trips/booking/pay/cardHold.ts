import { cardHoldAmount, type CardHold, cardCapture, isHeldOnCard } from '@wayfare/shared';
import type { TripsServices } from '../../services.js';
import type { Effect } from '../effects/effect.js';
import type { BookingChanges, StoredBooking } from '../store/storedBooking.js';

/** A new booking before the decision whether it starts with a hold. */
type NewTrip = Pick<
  StoredBooking,
  'estimate' | 'riderExtra' | 'tariff' | 'promo_terms' | 'payment_mode' | 'tripdate' | 'customer_paid'
>;

/**
 * Returns the amount that a new booking holds on its rider's card before it starts; null if it holds none.
 */
export async function wantedCardHold(
  trip: NewTrip,
  { isForSelf }: { isForSelf: boolean },
  { db, clock, config, payments }: TripsServices,
): Promise<CardHold | null> {
  const settings = await db.settings.settings();
  const {
    estimate,
    riderExtra,
    tariff,
    promo_terms: promo = null,
    payment_mode: mode,
    tripdate,
    customer_paid: payable,
  } = trip;
  const isHeld = isHeldOnCard(
    { category: config.APP_CATEGORY, mode, tripdate, payable },
    {
      isForSelf,
      isOffered: settings.holdCards && payments.some(({ authorizations }) => authorizations !== undefined),
      now: clock.now(),
    },
  );
  return isHeld
    ? { state: 'wanted', amount: cardHoldAmount({ estimate, tariff, promo, riderExtra }, settings) }
    : null;
}

/**
 * Decides how much of the amount held on the card is captured when the booking ends. It is a part of the step
 * that ends the booking. `due` is the amount that the rider then owes: the fare or a cancellation fee.
 */
export function cardHoldAtEnd(
  { cardHold, cardAuthorization: authorization }: Pick<StoredBooking, 'cardHold' | 'cardAuthorization'>,
  due: number,
): { set: BookingChanges; effects: Effect[]; capture: number } {
  if (cardHold?.state === 'wanted')
    return { set: { cardHold: { ...cardHold, state: 'released' } }, effects: [], capture: 0 };
  if (cardHold?.state !== 'held' || authorization === undefined) return { set: {}, effects: [], capture: 0 };
  if (due <= 0)
    return {
      set: { cardHold: { ...cardHold, state: 'released' } },
      effects: [{ key: 'hold:release-card', kind: 'releaseCard', data: { authorization } }],
      capture: 0,
    };
  const capture = cardCapture(cardHold, due);
  return {
    set: { cardHold: { ...cardHold, state: 'capturing', capture } },
    effects: [{ key: 'hold:capture', kind: 'captureCard', data: { authorization, amount: capture } }],
    capture,
  };
}
