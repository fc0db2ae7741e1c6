import type { CountedEnd } from '@wayfare/shared';
import type { PeopleServices } from '../services.js';
import { sendUserChanged } from '../user/user.realtime.js';

/** How an offer to a driver ended. `at` is when it was made, a ms timestamp. */
interface AnsweredOffer {
  driver: string;
  at: number;
  end: CountedEnd;
}

/**
 * Follows how drivers answer the offers of a booking: one who leaves as many in a row unanswered as the
 * settings say is away, and gets no more until they are back. An answer starts the row over; an offer that
 * was withdrawn says nothing. May be repeated after a crash.
 */
export async function followAnswers(
  booking: string,
  offers: readonly AnsweredOffer[],
  services: PeopleServices,
): Promise<void> {
  const { db } = services;
  for (const { driver, at, end } of offers) {
    if (end === 'expired') await countMissed(driver, `${booking}:${at}`, services);
    else if ((end === 'accepted' || end === 'declined') && (await db.users.answerOffer(driver))) {
      await announceDriver(driver, services);
    }
  }
}

async function countMissed(driver: string, offer: string, services: PeopleServices): Promise<void> {
  const { db, clock, notifier } = services;
  const { missedOffersAway: least } = await db.settings.settings();
  if (least === 0) return;
  const missed = await db.users.missOffer(driver, offer, clock.now());
  if (missed < least) return;
  const awayAt = await db.users.setAway(driver, { now: clock.now(), least });
  if (awayAt === null) return;
  await announceDriver(driver, services);
  await notifier.push(`${driver}:away:${awayAt}`, {
    to: driver,
    title: 'notice_away_title',
    body: 'notice_away_body',
    screen: 'DriverTrips',
  });
}

/** Makes dispatch and open pages know a driver who is away, or back. */
async function announceDriver(id: string, { db, liveDrivers, realtime }: PeopleServices): Promise<void> {
  await liveDrivers.refresh(id);
  const driver = await db.users.findById(id);
  if (driver) sendUserChanged(driver, realtime);
}
