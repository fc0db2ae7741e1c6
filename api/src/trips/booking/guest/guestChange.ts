import {
  type ChangePreview,
  conflict,
  type GuestChangeInput,
  type GuestTrip,
  type NearerCar,
  type WantedGuestChange,
} from '@wayfare/shared';
import type { TripsServices } from '../../services.js';
import { changeBooking, previewChange } from '../change/changeBooking.js';
import { nearerCarsOf } from '../change/findNearerCars.js';
import type { StoredBooking } from '../store/storedBooking.js';
import { bookingOfGuest, presentGuestTrip, riderOf } from './followGuestTrip.js';

/**
 * A trip that its guest may change. A partner answers for its customers, so only the partner changes its
 * bookings.
 * @throws as `followGuestTrip`; wrong_state (409)
 */
async function ownTrip(token: string, services: TripsServices): Promise<StoredBooking> {
  const booking = await bookingOfGuest(token, services);
  if (booking.apiKey) throw conflict();
  return booking;
}

/** The car types that are nearer while a driver is searched (rule 4.108). @throws as `followGuestTrip` */
export async function findGuestNearerCars(token: string, services: TripsServices): Promise<NearerCar[]> {
  const booking = await bookingOfGuest(token, services);
  return booking.apiKey ? [] : nearerCarsOf(booking, riderOf(booking), services);
}

/** What a change by a guest would mean (rule 4.109). @throws as `ownTrip` and `previewChange` */
export async function previewGuestChange(
  { token, ...wanted }: WantedGuestChange,
  services: TripsServices,
): Promise<ChangePreview> {
  const booking = await ownTrip(token, services);
  return previewChange(riderOf(booking), booking.id, wanted, 'rider', services);
}

/** Changes a guest's trip, as its preview showed (rule 4.109). @throws as `ownTrip` and `changeBooking` */
export async function changeGuestTrip(
  { token, ...input }: GuestChangeInput,
  services: TripsServices,
): Promise<GuestTrip> {
  const booking = await ownTrip(token, services);
  const changed = await changeBooking(riderOf(booking), booking.id, input, 'rider', services);
  return presentGuestTrip(changed, services);
}
