import { rulesOf } from '@wayfare/shared';
import type { TripsServices } from '../../services.js';
import type { Effect } from '../effects/effect.js';
import type { BookingChanges, StoredBooking } from '../store/storedBooking.js';
import { holdUnbelieved } from './holdUnbelieved.js';
import { receiptTextOf } from '../street/textReceipt.js';
import { paidEffects } from './paidEffects.js';

/**
 * What the step that settles a trip adds to it: money of the business that is held, and the effects.
 * @param booking the trip with the amounts that are paid
 */
export async function settledStep(
  booking: StoredBooking,
  services: TripsServices,
): Promise<{ set: BookingChanges; effects: Effect[] }> {
  const held = booking.driver ? await holdUnbelieved(booking, services) : {};
  const effects = paidEffects({ ...booking, ...held }, await services.db.settings.settings());
  return {
    set: held,
    effects: rulesOf(booking).hasRider ? effects : [...effects, ...receiptTextOf(booking)],
  };
}
