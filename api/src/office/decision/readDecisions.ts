import {
  type Actor,
  acceptanceRate,
  coolDownUntil,
  driverDecisions,
  type DriverDecisions,
  lastDays,
  SHOWN_DAYS,
  sumOfOffers,
} from '@wayfare/shared';
import type { StoredUser } from '../../people/user/storedUser.js';
import type { OfficeServices } from '../services.js';

/** The automatic decisions about the acting driver, and which apply now (rule 4.79). */
export async function readDecisions(
  { uid }: Actor,
  user: StoredUser,
  { db, clock }: OfficeServices,
): Promise<DriverDecisions> {
  const settings = await db.settings.settings();
  const now = clock.now();
  const [since] = lastDays(now, settings.timeZone, SHOWN_DAYS);
  const [cancels, offers, heldFares] = await Promise.all([
    db.bookingLimits.cancelsOf(uid),
    db.offerDays.ofDriver(uid, since as number),
    db.bookings.fareReviews.countOpenOf(uid),
  ]);
  const decisions = driverDecisions({
    now,
    driverOrder: settings.driverOrder,
    fairSeconds: settings.fairSeconds,
    matchSeconds: settings.matchSeconds,
    missedOffersAway: settings.missedOffersAway,
    maxCancellations: settings.maxCancellations,
    negativeBalance: settings.negativeBalance,
    expiredDocumentsBlock: settings.expiredDocumentsBlock,
    awayAt: user.awayAt ?? null,
    coolDownUntil: coolDownUntil(cancels, settings.maxCancellations, now),
    documentsEndAt: user.documentsEndAt ?? null,
    walletBalance: user.walletBalance,
    heldFares,
    acceptanceRate: acceptanceRate(sumOfOffers([...offers.values()])),
  });
  return { decisions, answerDays: settings.explanationDays };
}
