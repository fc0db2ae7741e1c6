import { forEachOne } from '../../../platform/run/forEachOne.js';
import type { Services } from '../../../services.js';
import type { StoredBooking } from '../store/storedBooking.js';
import type { EffectKind, EffectOf } from './effect.js';

/** How long a sweeper has for the effects of one booking before another may take over, in ms. */
const LEASE_MS = 10_000;

/** Messages to users and other systems, and counts of offers: later effects do not depend on them. */
export const ASIDE: readonly EffectKind[] = [
  'notify',
  'tellOffered',
  'tellRecipient',
  'tellGuest',
  'mail',
  'webhook',
  'countOffers',
];

/**
 * Carries out a booking's pending effects in order, and removes those that are done. Safe to run
 * twice concurrently: each effect happens only once, by its own key. A failed effect is left for the sweeper,
 * along with the effects after it unless it is only a message. Returns the updated booking.
 */
export async function runEffects(booking: StoredBooking, services: Services): Promise<StoredBooking> {
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
      // These move the booking another step ahead, which has effects of its own.
      if (effect.kind === 'advance' || effect.kind === 'settleWallet') await forget();
      await carryOut(booking, effect, services);
      done.push(effect.key);
    } catch (error) {
      log.error(
        { err: error, booking: booking.id, effect: effect.key },
        'an effect failed and will be retried',
      );
      hasFailed = true;
      if (!ASIDE.includes(effect.kind)) break;
    }
  }
  await forget();
  if (hasFailed) await db.bookings.postponeEffects(booking.id, clock.now());
  return after ?? (await db.bookings.findById(booking.id)) ?? booking;
}

function carryOut<Kind extends EffectKind>(
  booking: StoredBooking,
  effect: EffectOf<Kind>,
  services: Services,
): Promise<void> {
  return services.effectHandlers[effect.kind](booking, effect, services);
}

/** Finishes effects that crashed processes left behind. Returns how many bookings it processed. */
export async function sweepEffects(limit = 100, services: Services): Promise<number> {
  const ids = await services.db.bookings.findWithDueEffects(services.clock.now(), limit);
  await forEachOne(ids, async (id) => {
    const now = services.clock.now();
    if (!(await services.db.bookings.leaseEffects(id, now, now + LEASE_MS))) return;
    const booking = await services.db.bookings.findById(id);
    if (booking) await runEffects(booking, services);
  });
  return ids.length;
}
