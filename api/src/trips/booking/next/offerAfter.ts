import { conflict, dispatchRulesOf } from '@wayfare/shared';
import type { TripsServices } from '../../services.js';
import { dispatchRequest } from '../offers/dispatchRequest.js';
import type { StoredBooking } from '../store/storedBooking.js';
import { nextCandidates } from './nextCandidates.js';

/**
 * The trip that a driver on a trip finishes first, if a dispatcher may offer them a booking to drive after it
 * (rule 4.83). @throws driver_busy (409) if not
 */
export async function offerAfter(
  booking: StoredBooking,
  driver: string,
  services: TripsServices,
): Promise<string> {
  const settings = await services.db.settings.settings();
  const request = await dispatchRequest(booking, [], services);
  const { radiusKm } = dispatchRulesOf(settings, booking);
  const candidates = await nextCandidates({ request, radiusKm, settings }, services);
  const found = candidates.find((candidate) => candidate.driver.id === driver);
  if (!found) throw conflict('driver_busy');
  return found.after;
}
