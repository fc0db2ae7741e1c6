import { ineligibleReason, type LeftOutReason, searchRadiusKm, type Settings } from '@wayfare/shared';
import type { NearbyDriver } from '../../../people/liveDrivers/liveDrivers.js';
import type { Offer, StoredBooking } from '../store/storedBooking.js';

const lost: Partial<Record<string, LeftOutReason>> = { recalled: 'recalled', gaveBack: 'gave_back' };

/**
 * Creates a function that says why a driver around the pickup is not asked to take a trip. `at` is a ms
 * timestamp.
 */
export function leftOutReasonOf(
  booking: StoredBooking,
  offers: readonly Offer[],
  settings: Settings,
  at: number,
): (near: NearbyDriver) => LeftOutReason {
  const { pickup, drop, carType } = booking;
  const before = new Map(offers.map(({ driver, state }) => [driver, state]));
  const declinedBy = offers.filter(({ state }) => state === 'declined').map(({ driver }) => driver);
  const radius = searchRadiusKm(booking, settings);
  const request = { pickup, drop, carType, declinedBy, at };
  return ({ driver, distance }) => {
    const reason = ineligibleReason(driver, request, settings);
    const state = before.get(driver.id);
    const able: LeftOutReason =
      distance > radius ? 'too_far' : state === 'expired' ? 'let_pass' : 'others_first';
    return lost[state ?? ''] ?? (reason && reason !== 'not_driver' ? reason : able);
  };
}
