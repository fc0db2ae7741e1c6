import type { Services } from '../../services.js';
import type { StoredBooking } from '../booking.repository.js';
import { carryOut } from './carryOut.js';

/**
 * Carries out what a booking still has to do elsewhere, in order, and forgets what is done. Safe to run
 * twice at the same time: every effect is once-only by its own key. What fails stays for the sweeper.
 * Answers the booking as it is afterwards.
 */
export async function runEffects(services: Services, booking: StoredBooking): Promise<StoredBooking> {
  let done: string[] = [];
  const forget = async () => {
    if (done.length > 0) await services.db.bookings.dropEffects(booking.id, done);
    done = [];
  };
  try {
    for (const effect of booking.effects ?? []) {
      // These take the booking another step on, which has effects of its own.
      if (effect.kind === 'advance' || effect.kind === 'settleWallet') await forget();
      await carryOut(services, booking, effect);
      done.push(effect.key);
    }
  } catch (error) {
    services.log.error({ err: error, booking: booking.id }, 'an effect failed and will be tried again');
  }
  await forget();
  return (await services.db.bookings.findById(booking.id)) ?? booking;
}

/** Finishes what processes that died have left behind. Answers how many bookings it looked at. */
export async function sweepEffects(services: Services, limit = 100): Promise<number> {
  const ids = await services.db.bookings.findWithDueEffects(services.clock.now(), limit);
  for (const id of ids) {
    const booking = await services.db.bookings.findById(id);
    if (booking) await runEffects(services, booking);
  }
  return ids.length;
}
