import {
  type Actor,
  conflict,
  earningCut,
  forbidden,
  mayTransition,
  dispatchStartsAt,
} from '@wayfare/shared';
import type { TripsServices } from '../../services.js';
import type { Effect } from '../effects/effect.js';
import { findVisibleBooking } from '../findBooking.js';
import { notifyRider } from '../notifyRider.js';
import { startDispatch } from '../offers/dispatchBooking.js';
import { requireFittingReason } from '../finish/requireFittingReason.js';
import type { StoredBooking } from '../store/storedBooking.js';
import { transition } from '../transition.js';
import { announceTakenBack, offersWithout, withoutItsDriver } from './takenBack.js';

/**
 * A driver gives an accepted trip back before it starts (rule 4.34): others are asked at once, the rider is
 * notified, and the driver is not asked for it again. It lowers the acceptance rate and counts toward the
 * cool-down of drivers who give back many. Price, payment, holds and promo stay; nobody pays a fee. Repeating
 * it returns the same booking while it waits for another driver.
 * @throws forbidden (403) for other roles; wrong_state (409) once it has started, or for another driver's
 *   trip
 */
export async function giveBack(
  actor: Actor,
  id: string,
  reason: string,
  services: TripsServices,
): Promise<StoredBooking> {
  if (actor.usertype !== 'driver') throw forbidden();
  const known = await services.db.bookings.findById(id);
  if (known?.status === 'NEW' && wasGivenBackBy(known, actor.uid)) return known;
  return giveBackAsRead(await findVisibleBooking(actor, id, services), actor, reason, services);
}

/**
 * Gives a trip back if it is still as it was read.
 * @throws cancel_reason_unfit (400) for a listed reason that does not fit; wrong_state (409) once it has
 *   started, for another driver's trip, or if it has changed since
 */
export async function giveBackAsRead(
  booking: StoredBooking,
  actor: Actor,
  reason: string,
  services: TripsServices,
): Promise<StoredBooking> {
  if (booking.driver !== actor.uid || !mayTransition('giveBack', booking.status, 'driver')) throw conflict();
  await requireFittingReason(actor, booking, reason, services);
  const at = services.clock.now();
  const key = `giveBack:${booking.version}`;
  const back = withoutItsDriver(
    booking,
    key,
    [notifyRider(booking, key, 'notice_gave_back_title', 'notice_gave_back_body')],
    services,
  );
  const given = await transition(
    booking,
    {
      name: 'giveBack',
      by: 'driver',
      set: {
        ...back.set,
        dispatch: {
          round: booking.dispatch?.round ?? 0,
          nextAt: Math.max(at, dispatchStartsAt(booking)),
          offers: offersWithout(booking, [actor.uid], { at, state: 'gaveBack' }),
        },
      },
      effects: [...back.effects, ...(await counted(actor.uid, key, services))],
      searched: back.searched,
      trace: [{ driver: actor.uid, at, outcome: 'gave_back', reason: null, distance: null, note: reason }],
      announce: () => announceTakenBack(booking, [], services),
    },
    services,
  );
  return startDispatch(given, services);
}

const wasGivenBackBy = ({ dispatch }: StoredBooking, uid: string): boolean =>
  dispatch?.offers.some(({ driver, state }) => driver === uid && state === 'gaveBack') ?? false;

/** A trip given back counts against its driver, however early: a rider relied on it. */
async function counted(uid: string, key: string, { db, clock }: TripsServices): Promise<Effect[]> {
  const at = clock.now();
  const { timeZone } = await db.settings.settings();
  const { day } = earningCut(at, timeZone);
  return [
    { key: `${key}:cancels`, kind: 'countCancel', data: { uid, at } },
    {
      key: `${key}:offers`,
      kind: 'countOffers',
      data: { offers: [{ driver: uid, at, end: 'givenBack', day }] },
    },
  ];
}
