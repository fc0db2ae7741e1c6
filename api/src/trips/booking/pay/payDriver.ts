import { driverBonusPart, driverBonusPostings } from '@wayfare/shared';
import type { TripsServices } from '../../services.js';
import type { StoredBooking } from '../store/storedBooking.js';
import type { Posting } from '../../../money/wallet/posting.js';

/** How often to retry when another trip has used the driver's bonus money in the meantime. */
const TRIES = 5;

/**
 * Posts a settled trip to its driver's wallet. Repeating it posts nothing twice. For a cash trip, the driver
 * keeps the cash and the wallet pays the fee; the driver's bonus money pays as much of the fee as it can.
 */
export async function payDriver(
  booking: StoredBooking,
  { uid, postings }: { uid: string; postings: readonly Posting[] },
  services: TripsServices,
): Promise<void> {
  const { db, clock } = services;
  for (let attempt = 1; ; attempt += 1) {
    const bonus = (await db.users.findById(uid))?.bonusBalance ?? 0;
    // The last try uses no bonus money, because the driver's share must not wait for it.
    const part = attempt < TRIES ? driverBonusPart(booking, bonus) : 0;
    const outcome = await db.wallets.post(uid, [...postings, ...driverBonusPostings(booking.id, part)], {
      date: clock.now(),
    });
    if (outcome === 'no_user') throw new Error(`there is no user to post to: ${uid}`);
    if (outcome !== 'balance_low') break;
  }
  await services.liveDrivers.refresh(uid);
}
