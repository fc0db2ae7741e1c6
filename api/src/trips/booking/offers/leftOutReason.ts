import {
  type DispatchRequest,
  ineligibleReason,
  type LeftOutReason,
  searchRadiusKm,
  type Settings,
} from '@wayfare/shared';
import type { NearbyDriver } from '../../../people/liveDrivers/liveDrivers.js';
import type { Offer, StoredBooking } from '../store/storedBooking.js';

const lost: Partial<Record<string, LeftOutReason>> = { recalled: 'recalled', gaveBack: 'gave_back' };

/**
 * Creates a function that says why a driver around the pickup is not asked to take a trip. `request` is what
 * the trip asks of drivers.
 */
export function leftOutReasonOf(
  booking: StoredBooking,
  {
    offers,
    request,
    after = new Map(),
    isTogether = false,
  }: {
    offers: readonly Offer[];
    request: DispatchRequest;
    /** Drivers who could have taken it after the trip that they are on. */
    after?: ReadonlyMap<string, string>;
    /** Whether the trip was matched with others and got no driver: those who are free are kept for them. */
    isTogether?: boolean;
  },
  settings: Settings,
): (near: NearbyDriver) => LeftOutReason {
  const before = new Map(offers.map(({ driver, state }) => [driver, state]));
  const radius = searchRadiusKm(booking, settings);
  return ({ driver, distance }) => {
    const reason = after.has(driver.id) ? null : ineligibleReason(driver, request, settings);
    const state = before.get(driver.id);
    const able: LeftOutReason =
      distance > radius && !after.has(driver.id)
        ? 'too_far'
        : isTogether
          ? 'other_trip'
          : state === 'expired'
            ? 'let_pass'
            : 'others_first';
    return lost[state ?? ''] ?? (reason && reason !== 'not_driver' ? reason : able);
  };
}
