import type { Services } from '../services.js';
import { paidEffects } from './paidEffects.js';
import { transition } from './transition.js';

/** Moves a trip on after it reached its drop: to PAID if it was prepaid, else it awaits payment (rule 4.7). */
export async function advanceReached(services: Services, id: string): Promise<void> {
  const booking = await services.db.bookings.findById(id);
  if (booking?.status !== 'REACHED') return;
  if (booking.prepaid) {
    await transition(services, booking, {
      name: 'settlePrepaid',
      by: 'system',
      effects: paidEffects(booking, await services.db.settings.settings()),
    });
    return;
  }
  await transition(services, booking, {
    name: 'awaitPayment',
    by: 'system',
    effects: booking.driver
      ? [{ key: 'pending:free', kind: 'freeDriver', data: { driver: booking.driver } }]
      : [],
  });
}
