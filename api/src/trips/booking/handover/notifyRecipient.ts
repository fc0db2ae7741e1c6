import { DomainError, FALLBACK_LOCALE, isDeliveryPhone, type TranslationKey } from '@wayfare/shared';
import { fill, translator } from '../../../basics/language/translate.js';
import type { TripsServices } from '../../services.js';
import { forRecipient, partOf } from '../stop/changedStop.js';
import type { StoredBooking } from '../store/storedBooking.js';
import { parcelAddress } from './trackParcel.js';

/**
 * Texts the recipient that their parcel is on the way, with the handover code. Sends nothing without an SMS
 * service.
 */
export async function notifyRecipient(
  booking: StoredBooking,
  stop: number | null | undefined,
  services: TripsServices,
): Promise<void> {
  await textRecipient(booking, stop, { suffix: '', isRequested: false }, services);
}

/**
 * Texts the recipient again.
 * @throws code_not_sent (502) without an SMS service, or to a number with an extension; too_many_requests
 *   (429) when the number has received too many messages
 */
export async function notifyRecipientAgain(
  booking: StoredBooking,
  stop: number | null | undefined,
  services: TripsServices,
): Promise<void> {
  const asked = { suffix: `:${services.newId()}`, isRequested: true };
  if (!(await textRecipient(booking, stop, asked, services))) throw new DomainError('code_not_sent', 502);
}

/** Texts the recipient. Returns false without an SMS service, or if the number cannot receive SMS. */
async function textRecipient(
  booking: StoredBooking,
  stop: number | null | undefined,
  { suffix, isRequested }: { suffix: string; isRequested: boolean },
  services: TripsServices,
): Promise<boolean> {
  const to = textable(forRecipient(booking, stop));
  if (!services.sms || !to) return false;
  const text = await recipientText(booking, stop, services);
  await services.sms.send({ id: `${partOf(booking, stop)}:recipient${suffix}`, to, text, isRequested });
  return true;
}

/** The recipient's number if it can receive SMS: one with an extension cannot. */
const textable = ({ deliveryPersonPhone: phone }: StoredBooking): string | null =>
  phone && isDeliveryPhone(phone) && !phone.includes('x') ? phone : null;

/**
 * Returns the text in the sender's language, because the recipient's is not known. It names nobody: nobody
 * has proved the number.
 */
async function recipientText(
  booking: StoredBooking,
  stop: number | null | undefined,
  services: TripsServices,
): Promise<string> {
  const { db } = services;
  const sender = await db.users.findById(booking.customer);
  const locale = sender?.language ?? (await db.languages.findDefault())?.langLocale ?? FALLBACK_LOCALE;
  const [translate, { appName }] = await Promise.all([translator(locale, services), db.settings.appInfo()]);
  const code = forRecipient(booking, stop).handover?.code;
  const key: TranslationKey = code ? 'sms_parcel_code' : 'sms_parcel';
  return fill(translate(key), {
    app: appName,
    link: await parcelAddress(booking, stop, services),
    ...(code && { code }),
  });
}
