import { FALLBACK_LOCALE } from '@wayfare/shared';
import { translator } from '../../language/translate.js';
import type { Services } from '../../services.js';
import type { StoredBooking } from '../storedBooking.js';
import { receipt } from './receipt.js';

/** Mails the rider a receipt for a paid trip. Mails nothing for an id used before or a rider without an email address. */
export async function mailReceipt(services: Services, booking: StoredBooking, id: string): Promise<void> {
  const { db, config, mailer } = services;
  const rider = await db.users.findById(booking.customer);
  if (!rider?.email) return;
  const locale = rider.language ?? (await db.languages.findDefault())?.langLocale ?? FALLBACK_LOCALE;
  const [translate, settings, { appName }] = await Promise.all([
    translator(services, locale),
    db.settings.settings(),
    db.settings.appInfo(),
  ]);
  const tripUrl = `${config.PUBLIC_URL}/bookings/${booking.id}`;
  const contents = receipt({ booking, rider, settings, appName, tripUrl, locale, translate });
  await mailer.post({ id, to: rider.email, ...contents });
}
