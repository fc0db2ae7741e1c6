import { FALLBACK_LOCALE, type User } from '@wayfare/shared';
import { translator } from '../../../basics/language/translate.js';
import type { TripsServices } from '../../services.js';
import type { StoredBooking } from '../store/storedBooking.js';
import { receipt } from './receipt.js';
import { type ReceiptContents, receiptContents } from './receiptContents.js';

/**
 * Mails the rider a receipt for a paid trip. Mails nothing for an id used before or a rider without an email
 * address.
 */
export async function mailReceipt(
  booking: StoredBooking,
  id: string,
  services: TripsServices,
): Promise<void> {
  const rider = await services.db.users.findById(booking.customer);
  if (!rider?.email) return;
  await services.mailer.post({ id, to: rider.email, ...receipt(await receiptFor(rider, booking, services)) });
}

/** Returns the contents of a trip's receipt, in its rider's language. */
export async function receiptFor(
  rider: Pick<User, 'firstName' | 'language' | 'emailVerified'> | null,
  booking: StoredBooking,
  services: TripsServices,
): Promise<ReceiptContents> {
  const { db, config } = services;
  const locale = rider?.language ?? (await db.languages.findDefault())?.langLocale ?? FALLBACK_LOCALE;
  const [translate, settings, appInfo] = await Promise.all([
    translator(locale, services),
    db.settings.settings(),
    db.settings.appInfo(),
  ]);
  const tripUrl = `${config.PUBLIC_URL}/bookings/${booking.id}`;
  const named = {
    firstName: rider?.firstName ?? booking.customer_name,
    isProved: rider?.emailVerified === true,
  };
  return receiptContents({ booking, rider: named, settings, appInfo, tripUrl, locale, translate });
}
