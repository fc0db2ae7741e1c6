import {
  cancelFee,
  earningCut,
  isDriversFault,
  metresToKm,
  roundAmount,
  showsApproach,
  toWire,
  type TrackFix,
} from '@wayfare/shared';
import type { TripsServices } from '../../services.js';
import { approachedPickups, expectedSince } from '../change/acceptedTrip.js';
import { tripTrack } from '../drive/tripTrack.js';
import type { Effect } from '../effects/effect.js';
import type { StoredBooking } from '../store/storedBooking.js';

/** What follows from a rider's cancellation now. */
interface RiderCancellation {
  /** The fee that the rider pays the driver. */
  fee: number;
  /** The driver had time to come, and did not: it counts against the driver and not against the rider. */
  isDriversFault: boolean;
  /** Counts it against the driver. */
  effects: Effect[];
}

/** A cancellation that costs nobody anything. */
export const nothingDue: RiderCancellation = { fee: 0, isDriversFault: false, effects: [] };

/**
 * What follows from the rider's cancellation now (rule 3.27). The driver is paid for the drive to the pickup:
 * nothing before acceptance, and nothing unless their positions show that drive. Rounded to the settings'
 * decimals (rule 9.8). An unproven arrival does not change the fee.
 */
export async function riderCancellation(
  booking: StoredBooking,
  services: TripsServices,
): Promise<RiderCancellation> {
  const { status, arrivalUnproven, cancelSlab, driver } = booking;
  // A driver who finished another trip first drives for this one only since then.
  const acceptedAt = booking.headingSince ?? booking.driver_accept_time;
  const isOnTheWay = status === 'ACCEPTED' || (status === 'ARRIVED' && arrivalUnproven);
  if (!isOnTheWay || booking.afterTrip || !acceptedAt || !driver) return nothingDue;
  const now = services.clock.now();
  const { decimal, timeZone, arrivalRadius } = await services.db.settings.settings();
  const track = await approachTrack(booking, acceptedAt, services);
  // Whoever drove to a pickup that was moved since drove for this trip.
  const hasApproached = approachedPickups(booking).some((pickup) =>
    showsApproach(pickup, track, metresToKm(arrivalRadius)),
  );
  if (hasApproached) {
    const fee = cancelFee(cancelSlab, (now - acceptedAt) / 60_000);
    return { ...nothingDue, fee: toWire(roundAmount(fee, decimal)) };
  }
  if (!isDriversFault({ acceptedAt: Math.max(acceptedAt, expectedSince(booking) ?? 0), hasApproached }, now))
    return nothingDue;
  const { day } = earningCut(now, timeZone);
  return {
    fee: 0,
    isDriversFault: true,
    effects: [
      { key: 'cancel:driver-count', kind: 'countCancel', data: { uid: driver, at: now } },
      {
        key: 'cancel:driver-offers',
        kind: 'countOffers',
        data: { offers: [{ driver, at: now, end: 'givenBack', day }] },
      },
    ],
  };
}

/** The driver's positions since accepting the trip, in order of time, up to the last one. */
async function approachTrack(
  booking: StoredBooking,
  acceptedAt: number,
  services: TripsServices,
): Promise<TrackFix[]> {
  const { acceptedFrom: from, driver } = booking;
  const live = services.liveDrivers.get(driver as string);
  const track = await tripTrack(booking, {}, services);
  return [
    ...(from ? [{ ...from, at: acceptedAt }] : []),
    ...track.filter(({ at }) => at >= acceptedAt),
    // A position from before the acceptance still shows where the driver is: they have sent no other.
    ...(live ? [{ ...live.location, at: Math.max(live.at, acceptedAt) }] : []),
  ].toSorted((a, b) => a.at - b.at);
}
