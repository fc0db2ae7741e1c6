import { type Actor, invalid, type PartnerBookingInput } from '@wayfare/shared';
import { createBooking } from '../../trips/booking/create/createBooking.js';
import type { StoredBooking } from '../../trips/booking/store/storedBooking.js';
import type { OfficeServices } from '../services.js';
import { storedMobile } from '../../people/user/storedMobile.js';
import type { StoredUser } from '../../people/user/storedUser.js';

/** Who books, and the id of the booking: see `createBooking`. */
interface PartnerRequest {
  id: string;
  isAgain: boolean;
  /** The partner's account. */
  user: StoredUser;
  /** The id of the API key. */
  apiKey: string;
}

/**
 * Books a trip of a partner's account for a customer without one: the driver sees the customer's name and
 * phone. It is paid in cash, so that the partner needs no credit.
 * @throws mobile_no_blank_error (400) for an impossible number; payment_mode_unavailable (400) for a
 *   delivery, which is paid by card; also what `createBooking` throws
 */
export async function bookForCustomer(
  actor: Actor,
  { customer, ...trip }: PartnerBookingInput,
  { id, isAgain, user, apiKey }: PartnerRequest,
  services: OfficeServices,
): Promise<StoredBooking> {
  if (services.config.APP_CATEGORY === 'delivery') throw invalid('payment_mode_unavailable');
  const phone = await storedMobile(customer.phone, services);
  if (phone === null) throw invalid('mobile_no_blank_error', { 'customer.phone': 'mobile_no_blank_error' });
  const guest = { name: customer.name, phone, apiKey };
  return createBooking(actor, { ...trip, payment_mode: 'cash' }, { id, isAgain, user, guest }, services);
}
