import { driverBonusPart, driverBonusPostings } from '@wayfare/shared';
import type { Services } from '../services.js';
import type { StoredBooking } from './booking.repository.js';
import type { Posting } from './effects/effect.js';

/** How often the driver's bonus money is looked at again because another trip has used it meanwhile. */
const TRIES = 5;

/**
 * Posts a settled trip to its driver's wallet, once however often it is run. The fee of a cash trip, which the wallet
 * pays for the cash the driver keeps, is paid by the driver's bonus money as far as there is some.
 */
export async function payDriver(
  services: Services,
  booking: StoredBooking,
  { uid, postings }: { uid: string; postings: readonly Posting[] },
): Promise<void> {
  const { db, clock } = services;
  for (let attempt = 1; ; attempt += 1) {
    const bonus = (await db.users.findById(uid))?.bonusBalance ?? 0;
    // After several tries without it: the share is not to wait for a bonus.
    const part = attempt < TRIES ? driverBonusPart(booking, bonus) : 0;
    const outcome = await db.wallets.post(uid, [...postings, ...driverBonusPostings(booking.id, part)], {
      date: clock.now(),
    });
    if (outcome === 'no_user') throw new Error(`nobody is there to be posted to: ${uid}`);
    if (outcome !== 'balance_low') break;
  }
  await services.liveDrivers.refresh(uid);
}
