import {
  type Actor,
  type AssignInput,
  conflict,
  distanceKm,
  invalid,
  isOnBreak,
  notFound,
} from '@wayfare/shared';
import type { TripsServices } from '../../services.js';
import { offerAfter } from '../next/offerAfter.js';
import type { StoredBooking } from '../store/storedBooking.js';
import { offerNotice } from './notifyOffered.js';
import { findVisibleBooking } from '../findBooking.js';
import { requireDispatcher, requireFleetOf } from '../override/requireSeen.js';
import { amend } from '../transition.js';
import { sendOffer } from '../booking.realtime.js';

/**
 * A dispatcher offers a NEW booking to a driver while auto dispatch is off (rule 4.28). The driver still
 * has to accept it. One whose trip ends soon and nearby is asked to take it next (rule 4.83).
 * @throws assign_not_allowed (409) in another status or with auto dispatch on; no_user_match (400) for an
 *   ineligible user; wrong_state (409) if a colleague has offered it since; pair_kept_apart (409) if rider
 *   and driver are kept apart
 */
export async function assignDriver(
  actor: Actor,
  id: string,
  { driver: driverId, asked }: AssignInput,
  services: TripsServices,
): Promise<StoredBooking> {
  const { db, clock, realtime } = services;
  const booking = await findVisibleBooking(actor, id, services);
  requireDispatcher(actor, booking);
  const { autoDispatch } = await db.settings.settings();
  if (booking.status !== 'NEW' || autoDispatch) throw conflict('assign_not_allowed');
  const driver = await db.users.findById(driverId);
  if (!driver) throw notFound();
  requireFleetOf(actor, booking, driver);
  if (driver.usertype !== 'driver' || !driver.approved || !driver.driverActiveStatus)
    throw invalid('no_user_match');
  const offered = Object.keys(booking.requestedDrivers ?? {});
  if (offered.includes(driverId)) return booking;
  if (asked && offered.some((other) => !asked.includes(other))) throw conflict();
  if (await db.pairBlocks.areApart({ rider: booking.customer, driver: driverId }))
    throw conflict('pair_kept_apart');
  const after = driver.queue ? await offerAfter(booking, driverId, services) : null;
  if (isOnBreak(driver, clock.now())) throw conflict('driver_on_break');

  const at = clock.now();
  const distance = driver.location ? distanceKm(booking.pickup, driver.location) : null;
  const offers = [
    ...(booking.dispatch?.offers ?? []).filter((offer) => offer.driver !== driverId),
    { driver: driverId, at, expiresAt: null, state: 'offered' as const, ...(after && { after }) },
  ];
  return amend(
    booking,
    {
      requestedDrivers: { ...booking.requestedDrivers, [driverId]: true },
      dispatch: { nextAt: booking.dispatch?.nextAt ?? null, round: booking.dispatch?.round ?? 0, offers },
    },
    {
      effects: [
        {
          key: `assign:${driverId}:${booking.version}`,
          kind: 'notify',
          data: offerNotice(driverId, id),
        },
      ],
      trace: [
        { driver: driverId, at, outcome: 'offered', reason: null, distance, ...(after && { next: true }) },
      ],
      announce: () => sendOffer(driverId, { id, expiresAt: null }, realtime),
    },
    services,
  );
}
