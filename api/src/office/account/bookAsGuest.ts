import { actorOf, type BookingInput, forbidden, type GuestBooking, invalid } from '@wayfare/shared';
import { accountByPhone } from './accountByPhone.js';
import type { CallOrigin } from '../../platform/operation/caller.js';
import { secondFactorsOf } from '../../people/auth/secondFactor/requiredSecondFactor.js';
import type { OfficeServices } from '../services.js';
import { createBooking } from '../../trips/booking/create/createBooking.js';
import { guestAddress } from '../../trips/booking/guest/guestLink.js';

/**
 * Books for someone who only proves a phone number. The booking belongs to the rider's account of that
 * number, which a new number gets, but no session is opened: the guest follows the booking through the link
 * of the answer, which is also texted to them. A ride is paid in cash, because every other way needs the
 * account; a delivery is paid by card, on the page of the link.
 * @throws forbidden (403) while the setting `guestBooking` is off; validation_error (400) for another payment
 *   mode; must_login (403) for an account with a second factor; not_valid_user_type (403) for a driver's
 *   number; what `accountByPhone` and `createBooking` throw
 */
export async function bookAsGuest(
  { booking: input, ...proof }: { verificationId: string; otp: string; booking: BookingInput },
  caller: { locale: string; from: CallOrigin },
  services: OfficeServices,
): Promise<GuestBooking> {
  const { config, db } = services;
  if (!(await db.settings.settings()).guestBooking) throw forbidden();
  const mode = config.APP_CATEGORY === 'delivery' ? 'card' : 'cash';
  if (input.payment_mode && input.payment_mode !== mode)
    throw invalid('validation_error', { payment_mode: 'field_invalid' });
  const user = await accountByPhone(proof, caller, services);
  const actor = actorOf(user);
  if (user.usertype !== 'rider') throw forbidden('not_valid_user_type');
  if ((await secondFactorsOf(user.id, services)).authenticator) throw forbidden('must_login');
  const booking = await createBooking(actor, input, { user, isByLink: true }, services);
  return { reference: booking.reference ?? booking.id, url: await guestAddress(booking, services) };
}
