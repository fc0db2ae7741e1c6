import { forEachOne } from '../../scheduler/forEachOne.js';
import type { Services } from '../../services.js';
import type { StoredBooking } from '../booking.repository.js';
import { carryOut } from './carryOut.js';
import type { Effect } from './effect.js';

/** How long a sweeper has for the effects of one booking before another may try, in ms. */
const LEASE_MS = 10_000;

/** Messages to people: nothing that comes after them needs them to be out. */
export const ASIDE: readonly Effect['kind'][] = ['notify', 'tellOffered', 'mail'];

/**
 * Carries out what a booking still has to do elsewhere, in order, and forgets what is done. Safe to run
 * twice at the same time: every effect is once-only by its own key. What fails stays for the sweeper,
 * with what comes after it unless it is only a message. Answers the booking as it is afterwards.
 */
export async function runEffects(services: Services, booking: StoredBooking): Promise<StoredBooking> {
  const { db, clock, log } = services;
  let done: string[] = [];
  let hasFailed = false;
  let after: StoredBooking | null = null;
  const forget = async () => {
    if (done.length > 0) after = await db.bookings.dropEffects(booking.id, done);
    done = [];
  };
  for (const effect of booking.effects ?? []) {
    try {
      // These take the booking another step on, which has effects of its own.
      if (effect.kind === 'advance' || effect.kind === 'settleWallet') await forget();
      await carryOut(services, booking, effect);
      done.push(effect.key);
    } catch (error) {
      log.error(
        { err: error, booking: booking.id, effect: effect.key },
        'an effect failed and will be tried again',
      );
      hasFailed = true;
      if (!ASIDE.includes(effect.kind)) break;
    }
  }
  await forget();
  if (hasFailed) await db.bookings.postponeEffects(booking.id, clock.now());
  return after ?? (await db.bookings.findById(booking.id)) ?? booking;
}

/** Finishes what processes that died have left behind. Answers how many bookings it looked at. */
export async function sweepEffects(services: Services, limit = 100): Promise<number> {
  const ids = await services.db.bookings.findWithDueEffects(services.clock.now(), limit);
  await forEachOne(ids, async (id) => {
    const now = services.clock.now();
    if (!(await services.db.bookings.leaseEffects(id, now, now + LEASE_MS))) return;
    const booking = await services.db.bookings.findById(id);
    if (booking) await runEffects(services, booking);
  });
  return ids.length;
}
