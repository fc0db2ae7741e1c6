import { FALLBACK_LOCALE } from '@wayfare/shared';
import { fill, translator } from '../../../basics/language/translate.js';
import type { TripsServices } from '../../services.js';
import type { StoredBooking } from '../store/storedBooking.js';
import { guestAddress } from './guestLink.js';

/** Texts a guest the link to their trip. Sends nothing without an SMS service. */
export async function notifyGuest(booking: StoredBooking, services: TripsServices): Promise<void> {
  const { db, sms } = services;
  const to = booking.customer_contact;
  if (!sms || !to) return;
  const rider = await db.users.findById(booking.customer);
  const locale = rider?.language ?? (await db.languages.findDefault())?.langLocale ?? FALLBACK_LOCALE;
  const [translate, { appName }] = await Promise.all([translator(locale, services), db.settings.appInfo()]);
  const text = fill(translate('sms_guest_trip'), {
    app: appName,
    reference: booking.reference ?? booking.id,
    link: await guestAddress(booking, services),
  });
  await sms.send({ id: `${booking.id}:guest`, to, text, isRequested: false });
}
