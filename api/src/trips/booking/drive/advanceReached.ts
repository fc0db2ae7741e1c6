import { paysByItself } from '@wayfare/shared';
import type { TripsServices } from '../../services.js';
import { cardHoldAtEnd } from '../pay/cardHold.js';
import { settledStep } from '../pay/settledStep.js';
import { payOnArrivalEffects } from '../pay/payOnArrival.js';
import { transition } from '../transition.js';

/**
 * Moves a trip on after it reached its drop: to PAID if it was prepaid, otherwise to PENDING, where it awaits
 * payment (rule 4.7). An amount held on the card, or the rider's saved card, pays it immediately if the
 * driver has given the rider's code.
 */
export async function advanceReached(id: string, services: TripsServices): Promise<void> {
  const booking = await services.db.bookings.findById(id);
  if (booking?.status !== 'REACHED') return;
  if (booking.prepaid) {
    const settled = await settledStep(booking, services);
    await transition(booking, { name: 'settlePrepaid', by: 'system', ...settled }, services);
    return;
  }
  // What a card holds for a trip that started without the rider's code is released: the rider pays.
  const held = cardHoldAtEnd(booking, paysByItself(booking) ? booking.customer_paid : 0);
  const { driver } = booking;
  await transition(
    booking,
    {
      name: 'awaitPayment',
      by: 'system',
      set: {
        ...held.set,
        // Until the provider has answered, nothing else may pay the trip.
        ...(held.capture > 0 && {
          paymentClaim: { mode: 'card', amount: held.capture, by: 'system', at: services.clock.now() },
        }),
      },
      effects: [
        ...held.effects,
        ...(driver
          ? [{ key: 'pending:free', kind: 'freeDriver', data: { driver, awaitsPayment: true } } as const]
          : []),
        // The driver is free first: a provider may take its time.
        ...payOnArrivalEffects(booking),
      ],
    },
    services,
  );
}
