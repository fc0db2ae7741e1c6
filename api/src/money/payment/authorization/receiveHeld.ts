import type { ProviderName } from '@wayfare/shared';
import { firstDispatch } from '../../../trips/booking/create/createBooking.js';
import { startDispatch } from '../../../trips/booking/offers/dispatchBooking.js';
import type { StoredBooking } from '../../../trips/booking/store/storedBooking.js';
import { onLatest, transition } from '../../../trips/booking/transition.js';
import type { MoneyServices } from '../../services.js';
import { asksToHold } from '../cardDue.js';
import type { PaymentOrder } from '../paymentOrder.js';
import type { CardAuthorization } from './cardAuthorization.js';

/** How long a process has to place an amount that is newly held before the scheduler takes over, in ms. */
const PLACE_GRACE_MS = 10_000;

/**
 * Processes the verified message that a provider holds an order's amount, no matter how often it arrives. The
 * amount is recorded first, then its trip starts with it, or it is released.
 */
export async function receiveHeld(
  { id: order, booking, payer, amount, currency }: PaymentOrder,
  provider: ProviderName,
  authorization: string,
  services: MoneyServices,
): Promise<void> {
  const { db, clock } = services;
  if (!booking) throw new Error(`order ${order} holds an amount without a booking`);
  const now = clock.now();
  const known = await db.cardAuthorizations.insertOnce({
    id: authorization,
    order,
    booking,
    payer,
    provider,
    amount,
    currency,
    state: 'new',
    createdAt: now,
    due: now + PLACE_GRACE_MS,
    checks: 0,
  });
  if (known.state === 'new') await placeHeld(known, services);
}

/**
 * Starts the trip that waits for an amount, or has the amount released. One conditional write to the booking
 * decides which.
 */
export async function placeHeld(held: CardAuthorization, services: MoneyServices): Promise<void> {
  const { db, clock } = services;
  const booking = await onLatest(() => startedWith(held, services));
  if (!booking) {
    await db.payments.decline(held.order, held.provider, held.id);
    await db.cardAuthorizations.decideRelease(held.id, clock.now());
    return;
  }
  await db.payments.recordHeld(held.order, held.provider);
  await db.cardAuthorizations.keep(held.id);
  if (booking.status === 'NEW') await startDispatch(booking, services);
}

/** The booking that has started with an amount, now or before; null if it did not wait for it. */
async function startedWith(held: CardAuthorization, services: MoneyServices): Promise<StoredBooking | null> {
  const { db, clock } = services;
  const booking = await db.bookings.findById(held.booking);
  if (booking?.cardAuthorization === held.id) return booking;
  const { cardHold } = booking ?? {};
  const isWanted = booking && asksToHold(booking) && cardHold?.amount === held.amount;
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
        dispatch: firstDispatch(tripdate, booking.bookLater),
      },
    },
    services,
  );
}
