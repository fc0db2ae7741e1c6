import {
  type Actor,
  conflict,
  type DecideRideCheckInput,
  earningCut,
  RIDE_CHECK_MS,
  type RideCheck,
  type RideCheckStatus,
} from '@wayfare/shared';
import { decidedMeanwhile } from '../../../people/user/decidedMeanwhile.js';
import { giveGift } from '../../../money/wallet/adjustment/giveGift.js';
import type { StoredAdjustment } from '../../../money/wallet/adjustment/storedAdjustment.js';
import { forEachOne } from '../../../platform/run/forEachOne.js';
import type { TripsServices } from '../../services.js';
import type { Effect } from '../effects/effect.js';
import { findVisibleBooking } from '../findBooking.js';
import { cardHoldAtEnd } from '../pay/cardHold.js';
import { firstLookAtFee } from '../pay/payCancelFee.js';
import { walletHoldRelease } from '../pay/walletHold.js';
import type { StoredBooking } from '../store/storedBooking.js';
import { amend, onLatest } from '../transition.js';

interface Decision {
  status: Exclude<RideCheckStatus, 'open'>;
  by: string | null;
  note?: string | null | undefined;
}

/**
 * Staff decide whether the rider was in the car. If not, nothing is charged, and it counts against the
 * driver. If so, the rider pays the driver what was due: from what the card holds, as far as it reaches, and
 * the wallet. Repeating the same decision changes nothing. Either decision changes what people owe: see
 * `giveGift`.
 * @throws not_found (404) without a check; decided_meanwhile (409) naming who was faster, or
 *   wrong_state (409); gift_waits (409)
 */
export async function decideRideCheck(
  actor: Actor,
  id: string,
  { inCar, note }: DecideRideCheckInput,
  services: TripsServices,
): Promise<StoredBooking> {
  const booking = await findVisibleBooking(actor, id, services);
  const status = inCar ? 'overruled' : 'upheld';
  if (booking.rideCheck?.status === status && booking.rideCheck.decidedBy === actor.uid) return booking;
  if (booking.rideCheck?.status !== 'open')
    throw await decidedMeanwhile(actor, booking.rideCheck ?? {}, 'wrong_state', services);
  const decided = () => decide(booking, { status, by: actor.uid, note }, services);
  const { due } = booking.rideCheck;
  const act = { rideCheck: status, note };
  const gift = { kind: 'fareReview', uid: booking.customer, amount: due, subject: id, note, act } as const;
  return giveGift(actor, gift, decided, services);
}

/** Whether an approved gift is the decision of a ride check. */
export const isRideDecision = ({ act }: Pick<StoredAdjustment, 'act'>): boolean =>
  act?.rideCheck !== undefined;

/** Decides a check once a second person has approved that too; safe to repeat. */
export const makeApprovedRideDecision = ({ by, subject, act }: StoredAdjustment, services: TripsServices) =>
  onLatest(async () => {
    const booking = await services.db.bookings.findById(subject ?? '');
    const status = act?.rideCheck as Decision['status'];
    if (booking?.rideCheck?.status === status) return booking;
    if (booking?.rideCheck?.status !== 'open') throw conflict();
    return decide(booking, { status, by, note: act?.note as Decision['note'] }, services);
  });

/** Ends the checks that nobody has decided in time: nobody's money stays held for longer. */
export async function expireRideChecks(limit: number, services: TripsServices): Promise<void> {
  const { db, clock } = services;
  const left = await db.bookings.findRideChecks(clock.now() - RIDE_CHECK_MS, limit);
  await forEachOne(left, (id) =>
    onLatest(async () => {
      const booking = await db.bookings.findById(id);
      if (booking?.rideCheck?.status === 'open')
        await decide(booking, { status: 'expired', by: null }, services);
    }),
  );
}

/** One write: the decision, what it charges, and what is no longer held. */
async function decide(
  booking: StoredBooking,
  { status, by, note }: Decision,
  services: TripsServices,
): Promise<StoredBooking> {
  const now = services.clock.now();
  const check = booking.rideCheck as RideCheck;
  const due = status === 'overruled' ? check.due : 0;
  const card = cardHoldAtEnd(booking, due);
  const wallet = walletHoldRelease(booking);
  return amend(
    booking,
    {
      rideCheck: { ...check, status, decidedAt: now, decidedBy: by, note: note ?? null },
      ...wallet.set,
      ...card.set,
      ...(due > 0 && { cancel_fee: due, feeDueAt: firstLookAtFee(now) }),
    },
    {
      effects: [
        ...wallet.effects,
        ...card.effects,
        ...(due > 0 ? [{ key: 'ride:fee', kind: 'payCancelFee', data: {} } as const] : []),
        ...(status === 'upheld' ? await countedForDriver(booking, services) : []),
        ...decisionNotices(booking, status),
      ],
    },
    services,
  );
}

/** Counts the trip against the driver, as one that they gave back. */
async function countedForDriver({ driver }: StoredBooking, services: TripsServices): Promise<Effect[]> {
  if (!driver) return [];
  const at = services.clock.now();
  const { timeZone } = await services.db.settings.settings();
  const { day } = earningCut(at, timeZone);
  return [
    { key: 'ride:driver-count', kind: 'countCancel', data: { uid: driver, at } },
    {
      key: 'ride:driver-offers',
      kind: 'countOffers',
      data: { offers: [{ driver, at, end: 'givenBack', day }] },
    },
  ];
}

/** Notifies both parties of the decision. */
function decisionNotices({ id, customer, driver }: StoredBooking, status: Decision['status']): Effect[] {
  const notice = {
    title: 'notice_ride_decided_title',
    body: status === 'overruled' ? 'notice_ride_charged_body' : 'notice_ride_free_body',
    params: { bookingId: id },
  } as const;
  return [
    { key: 'ride:notice:rider', kind: 'notify', data: { ...notice, to: customer, screen: 'BookedCab' } },
    ...(driver
      ? [
          {
            key: 'ride:notice:driver',
            kind: 'notify',
            data: { ...notice, to: driver, screen: 'DriverTrips' },
          } as const,
        ]
      : []),
  ];
}
