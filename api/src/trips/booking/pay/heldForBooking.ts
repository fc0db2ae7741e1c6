import type { CardAuthorization } from '../../../money/payment/authorization/cardAuthorization.js';
import type { HeldPayable } from '../../../money/payment/payable.js';
import type { TripsServices } from '../../services.js';
import { firstDispatch } from '../create/newBooking.js';
import { startDispatch } from '../offers/dispatchBooking.js';
import type { StoredBooking } from '../store/storedBooking.js';
import { notifyRider } from '../notifyRider.js';
import { amend, onLatest, transition } from '../transition.js';
import { waitsForCardHold } from './cardDue.js';

/** The handlers of an amount held on the rider's card for a trip. */
export const heldForBooking: HeldPayable<TripsServices> = {
  async start(held, services) {
    const booking = await onLatest(() => startedWith(held, services));
    return booking && (async () => (booking.status === 'NEW' ? startDispatch(booking, services) : undefined));
  },
  giveUp: giveUpHold,
};

/**
 * Returns the booking that has started with an amount, now or before; null if the booking did not wait for
 * it.
 */
async function startedWith(held: CardAuthorization, services: TripsServices): Promise<StoredBooking | null> {
  const { db, clock } = services;
  const booking = await db.bookings.findById(held.booking);
  if (booking?.cardAuthorization === held.id) return booking;
  const { cardHold } = booking ?? {};
  const isWanted = booking && waitsForCardHold(booking) && cardHold?.amount === held.amount;
  if (!isWanted || held.currency !== (await db.settings.settings()).code) return null;
  // Its wait for a driver starts now.
  const tripdate = Math.max(booking.tripdate, clock.now());
  return transition(
    booking,
    {
      name: 'authorize',
      by: 'system',
      set: {
        cardHold: { ...cardHold, state: 'held', provider: held.provider },
        cardAuthorization: held.id,
        tripdate,
        dispatch: firstDispatch({ ...booking, tripdate }),
      },
    },
    services,
  );
}

/**
 * Makes the fare due as for any other trip. A cancellation fee needs no change, because the rider's wallet
 * already owes it.
 */
async function giveUpHold(held: CardAuthorization, failure: string, services: TripsServices): Promise<void> {
  await onLatest(async () => {
    const booking = await services.db.bookings.findById(held.booking);
    if (booking?.cardAuthorization !== held.id || booking.cardHold?.state !== 'capturing') return;
    const cardHold = { ...booking.cardHold, state: 'failed', failure } as const;
    const isDue = booking.status === 'PENDING';
    const notice = notifyRider(booking, 'hold-failed', 'notice_hold_failed_title', 'notice_hold_failed_body');
    await amend(booking, { cardHold, paymentClaim: null }, { effects: isDue ? [notice] : [] }, services);
  });
}
