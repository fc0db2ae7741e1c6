import { FALLBACK_LOCALE, isTexted, type TranslationKey } from '@wayfare/shared';
import { fill, translator } from '../../../basics/language/translate.js';
import type { TripsServices } from '../../services.js';
import type { StoredBooking } from '../store/storedBooking.js';
import { guestAddress } from './guestLink.js';

/** Texts a guest the link to their trip, when it is booked. */
export const notifyGuest = (booking: StoredBooking, services: TripsServices): Promise<void> =>
  textGuest(booking, { id: 'guest', text: 'sms_guest_trip' }, services);

/**
 * Texts those who have no device of ours: guests, callers, and customers of partners, with the link to their
 * trip. Others get the same as a notification.
 */
export async function textPassenger(
  booking: StoredBooking,
  sms: { id: string; text: TranslationKey },
  services: TripsServices,
): Promise<void> {
  if (isTexted(booking) || (await services.db.guestLinks.findOf(booking.id)))
    await textGuest(booking, sms, services);
}

/**
 * Texts a guest, with the link to their trip: once per id, which is unique within the booking. Sends nothing
 * without an SMS service.
 */
export async function textGuest(
  booking: StoredBooking,
  sms: { id: string; text: TranslationKey },
  services: TripsServices,
): Promise<void> {
  const { db, sms: sender } = services;
  const to = booking.customer_contact;
  if (!sender || !to) return;
  const rider = await db.users.findById(booking.customer);
  const locale = rider?.language ?? (await db.languages.findDefault())?.langLocale ?? FALLBACK_LOCALE;
  const [translate, { appName }] = await Promise.all([translator(locale, services), db.settings.appInfo()]);
  const text = fill(translate(sms.text), {
    app: appName,
    reference: booking.reference ?? booking.id,
    link: await guestAddress(booking, services),
  });
  const standing = rider?.mobileVerified && rider.mobile === to ? 'owner' : 'stranger';
  await sender.send({ id: `${booking.id}:${sms.id}`, to, text, isRequested: false, standing });
}
