import {
  type Actor,
  conflict,
  DomainError,
  drivingStatuses,
  fullName,
  hasExpiredDocument,
} from '@wayfare/shared';
import type { StoredUser } from '../../../people/user/storedUser.js';
import type { TripsServices } from '../../services.js';
import { leaveTrip } from '../next/leaveTrip.js';
import type { StoredBooking } from '../store/storedBooking.js';
import { sendUserChanged } from '../../../people/user/user.realtime.js';

/**
 * Claims the acting driver for a booking, and takes it with `take`. A driver who does not get it is free
 * again. A driver who is on the trip `after` which the booking was offered is claimed for it as the next one:
 * `take` learns whether they were.
 * @throws driver_busy (409) on another trip; driver_in_debt (409) with a wallet below 0, document_expired
 *   (409) with an expired document, if the settings do not allow it
 */
export async function asClaimedDriver(
  actor: Actor,
  { booking, after = null }: { booking: string; after?: string | null | undefined },
  take: (driver: StoredUser, after: string | null) => Promise<StoredBooking>,
  services: TripsServices,
): Promise<StoredBooking> {
  const { db, clock } = services;
  const settings = await db.settings.settings();
  const allowed = { allowDebt: settings.negativeBalance, allowExpired: !settings.expiredDocumentsBlock };
  const asFree = () => db.users.claimDriver(actor.uid, booking, { now: clock.now(), ...allowed });
  const asNext = async (trip: string) =>
    db.users.claimNextTrip(actor.uid, booking, { now: clock.now(), after: trip, ...allowed });
  const isFree = await asFree();
  const isNext = !isFree && after !== null && (await asNext(after));
  // The trip before it may have ended between the two.
  if (!isFree && !isNext && !(after !== null && (await asFree())))
    throw await refusedClaim(actor.uid, allowed, services);
  let driver: StoredUser | null = null;
  try {
    driver = (await db.users.findById(actor.uid)) as StoredUser;
    const taken = await take(driver, isNext ? after : null);
    await keepClaimed(actor.uid, booking, services);
    return taken;
  } catch (error) {
    // After a failure it is unknown whether the driver got the booking: the scheduler checks the claim.
    if (error instanceof DomainError) {
      await leaveTrip(actor.uid, booking, undefined, services);
      await keepClaimed(actor.uid, booking, services);
    }
    throw error;
  } finally {
    await services.liveDrivers.refresh(actor.uid);
    if (driver) sendUserChanged(driver, services.realtime);
  }
}

/**
 * Claims a driver again who has the booking but is free: of two attempts of the same driver at the same time,
 * one may get it while the other fails and frees the driver. Both look again at their end, so the later one
 * sees it. Next trips have `checkNextTrip` for that.
 */
async function keepClaimed(uid: string, booking: string, { db, clock }: TripsServices): Promise<void> {
  const driver = await db.users.findById(uid);
  if (driver?.activeBooking === booking || driver?.nextBooking === booking) return;
  const taken = await db.bookings.findById(booking);
  if (taken?.driver !== uid || taken.afterTrip || !drivingStatuses.includes(taken.status)) return;
  await db.users.claimDriver(uid, booking, { now: clock.now(), allowDebt: true, allowExpired: true });
}

/** Why a driver could not be claimed. */
async function refusedClaim(
  uid: string,
  { allowDebt, allowExpired }: { allowDebt: boolean; allowExpired: boolean },
  { db, clock }: TripsServices,
) {
  const { queue, walletBalance = 0, documentsEndAt } = (await db.users.findById(uid)) ?? {};
  if (queue) return conflict('driver_busy');
  if (!allowDebt && walletBalance < 0) return conflict('driver_in_debt');
  const isExpired = !allowExpired && hasExpiredDocument({ documentsEndAt }, clock.now());
  return conflict(isExpired ? 'document_expired' : 'driver_busy');
}

/** The details of a driver that a booking copies in when they take it (rule 4.3). */
export const driverFields = (driver: StoredUser) =>
  ({
    driver: driver.id,
    driver_name: fullName(driver),
    driver_image: driver.profile_image,
    driver_contact: driver.mobile,
    driver_token: driver.pushToken,
    vehicle_number: driver.vehicleNumber,
    vehicle_make: driver.vehicleMake,
    vehicle_model: driver.vehicleModel,
    vehicle_color: driver.vehicleColor,
    driverRating: driver.ratings?.userrating ?? 0,
    fleetadmin: driver.fleetadmin,
  }) satisfies Partial<StoredBooking>;
