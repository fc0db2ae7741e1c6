import { paysByItself } from '@wayfare/shared';
import { payWithOnlyCard } from '../../../money/payment/saved/onlyCard.js';
import type { TripsServices } from '../../services.js';
import type { Effect } from '../effects/effect.js';
import { notifyRider } from '../notifyRider.js';
import type { StoredBooking } from '../store/storedBooking.js';
import { cardDue } from './cardDue.js';

/**
 * The effect that pays a trip by itself once it awaits payment: its rider chose card when booking, and
 * nothing is held on a card that would pay it. Nobody chose it for a trip that an admin or a partner booked,
 * and nobody has shown that the rider made a trip that started without their code.
 */
export const payOnArrivalEffects = ({
  payment_mode: mode,
  cardHold,
  booking_type_admin: byAdmin,
  apiKey,
  startProven,
}: Pick<
  StoredBooking,
  'payment_mode' | 'cardHold' | 'booking_type_admin' | 'apiKey' | 'startProven'
>): Effect[] =>
  mode === 'card' && cardHold?.state !== 'held' && !byAdmin && !apiKey && paysByItself({ startProven })
    ? [{ key: 'pending:card', kind: 'payByCard', data: {} }]
    : [];

/**
 * Pays a trip that awaits payment with the card its rider keeps. If that is not possible, the rider is
 * notified that the fare is due. The order has the same id each time: a process that takes over does not
 * charge the card again.
 */
export async function payOnArrival(id: string, services: TripsServices): Promise<void> {
  const { db, clock, effectHandlers } = services;
  const booking = await db.bookings.findById(id);
  const amount = booking?.status === 'PENDING' && booking.payment_mode === 'card' ? cardDue(booking) : null;
  if (!booking || amount === null) return;
  const { code: currency } = await db.settings.settings();
  const order = await db.payments.insertOnce({
    id: `${id}-arrival-${currency}`,
    purpose: 'booking',
    payer: booking.customer,
    booking: id,
    amount,
    currency,
    status: 'OPEN',
    createdAt: clock.now(),
  });
  const result = await payWithOnlyCard(order, services);
  if (result === 'paid' || result === 'underWay') return;
  // Not an effect of the booking: this runs as one, and would be carried out again by a change of it.
  const text = result === 'none' ? 'notice_reached_body' : 'notice_card_refused_body';
  const { key, data } = notifyRider(booking, 'card-due', 'notice_hold_failed_title', text);
  await effectHandlers.notify(booking, { key, data }, services);
}
