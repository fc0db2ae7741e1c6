import { bookingOtp, type BookingStatus, type DispatchTrace, type Override } from '@wayfare/shared';
import type { TripNotice } from '../../../messages/notification/tripNotice.js';
import type { TripsServices } from '../../services.js';
import { bookingTokens } from '../store/bookingSearch.js';
import type { Effect } from '../effects/effect.js';
import { withdrawOffer } from '../offers/withdrawOffer.js';
import type { BookingChanges, Offer, StoredBooking } from '../store/storedBooking.js';
import { withoutFirstTrip } from '../next/beginNextTrip.js';
import { notifyRider } from '../notifyRider.js';
import { sendTakenBack } from '../booking.realtime.js';

/** Statuses of an accepted trip that the driver can still lose. */
export const recallableStatuses: readonly BookingStatus[] = ['ACCEPTED', 'ARRIVED'];

/** The changes that remove the driver from a trip. */
const withoutDriver = {
  driver: null,
  driver_name: null,
  driver_image: null,
  driver_contact: null,
  driver_token: null,
  vehicle_number: null,
  vehicle_make: null,
  vehicle_model: null,
  vehicle_color: null,
  driverRating: null,
  driver_accept_time: null,
  acceptedFrom: null,
  ...withoutFirstTrip,
  longerTrip: null,
  headingSince: null,
  driver_arrive_time: null,
  arrivalUnproven: null,
  arrivalReason: null,
  pickupWait: null,
} as const satisfies BookingChanges;

/** Returns the changes that take a trip from its driver for a dispatcher, with effects and messages. */
export function takenBack(booking: StoredBooking, services: Pick<TripsServices, 'clock' | 'random'>) {
  const key = `recall:${booking.version}`;
  const notice: TripNotice = {
    to: booking.driver as string,
    title: 'notice_recalled_title',
    body: 'notice_recalled_body',
    screen: 'DriverTrips',
    params: { bookingId: booking.id },
  };
  return withoutItsDriver(
    booking,
    key,
    [
      { key: `${key}:driver`, kind: 'notify', data: notice },
      notifyRider(booking, key, 'notice_other_driver_title', 'notice_other_driver_body'),
    ],
    services,
  );
}

/**
 * Returns the changes that take a trip from the driver who accepted it, with the effects. The rider's code
 * for the start is a new one: the former driver may know it.
 * @param notices the messages about it
 */
export function withoutItsDriver(
  booking: StoredBooking,
  key: string,
  notices: readonly Effect[],
  { clock, random }: Pick<TripsServices, 'clock' | 'random'>,
) {
  const driver = booking.driver as string;
  const effects: Effect[] = [{ key: `${key}:free`, kind: 'freeDriver', data: { driver } }, ...notices];
  return {
    set: {
      ...withoutDriver,
      // The trip of a fleet's caller stays with the fleet.
      fleetadmin: booking.fleet ?? null,
      ...(booking.otp && { otp: bookingOtp(random) }),
      // The trip's waiting time starts over: it is not canceled as overdue at once.
      waitingSince: clock.now(),
    } satisfies BookingChanges,
    effects,
    // Searches for the driver's name and plate no longer find the trip.
    searched: bookingTokens({ ...booking, ...withoutDriver }),
  };
}

/** Returns the offers of a booking after the offers of these drivers got a new state. */
export const offersWithout = (
  booking: StoredBooking,
  drivers: readonly string[],
  { at, state }: Pick<Offer, 'at' | 'state'>,
): Offer[] => [
  ...(booking.dispatch?.offers ?? []).filter(({ driver }) => !drivers.includes(driver)),
  ...drivers.map((driver): Offer => ({ driver, at, expiresAt: at, state })),
];

/** A new override of a booking. */
export const nextOverride = ({ override }: StoredBooking, made: Omit<Override, 'count'>): Override => ({
  ...made,
  count: (override?.count ?? 0) + 1,
});

/** The trace entry of an override. */
export const overrideTrace = (
  driver: string,
  outcome: Extract<DispatchTrace['outcome'], 'asked' | 'recalled'>,
  { at, by, distance }: { at: number; by: string; distance: number | null },
): DispatchTrace => ({ driver, at, outcome, reason: null, distance, by });

/** Notifies everyone who no longer has the trip or its offer, after it was written. */
export function announceTakenBack(
  before: StoredBooking,
  drivers: readonly string[],
  services: TripsServices,
): void {
  for (const driver of drivers) withdrawOffer(driver, before.id, services);
  if (!before.driver) return;
  services.liveTrips.forget(before.driver);
  sendTakenBack(before, services.realtime);
}
