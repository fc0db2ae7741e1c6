import { formatAmount, type Settings, type TranslationKey, type User } from '@wayfare/shared';
import { filled, knownLocale } from '../../language/translate.js';
import type { Mail } from '../../notification/mailer.js';
import { escapeHtml } from '../../operation/escapeHtml.js';
import { mailHtml, mailSubject } from '../../notification/mailHtml.js';
import type { StoredBooking } from '../storedBooking.js';

/** The inputs of a receipt. */
export interface ReceiptParts {
  booking: StoredBooking;
  rider: Pick<User, 'firstName'>;
  settings: Pick<Settings, 'symbol' | 'decimal' | 'swipe_symbol' | 'timeZone'>;
  appName: string;
  tripUrl: string;
  locale: string;
  translate(key: TranslationKey): string;
}

/** The receipt of a paid trip: the same lines as text and as HTML. */
export function receipt(parts: ReceiptParts): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { booking, rider, settings, appName, tripUrl, translate } = parts;
  const locale = knownLocale(parts.locale);
  const money = (amount: number) => formatAmount(amount, settings, locale);
  const values = { app: appName, amount: money(booking.customer_paid), name: rider.firstName };
  const say = (key: TranslationKey) => filled(translate(key), values);
  const date = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: settings.timeZone,
  }).format(booking.endTime ?? booking.tripdate);

  const lines: [TranslationKey, string | null | undefined][] = [
    ['receipt_trip', booking.reference],
    ['receipt_date', date],
    ['receipt_pickup', booking.pickupAddress],
    ['receipt_drop', booking.dropAddress],
    ['receipt_driver', booking.driver_name],
    ['receipt_vehicle', booking.vehicle_number],
    ['receipt_fare', money(booking.trip_cost)],
    ['receipt_discount', booking.discount_amount > 0 ? money(booking.discount_amount) : null],
    ['receipt_paid', money(booking.customer_paid)],
    ['trip_tip', booking.tip ? money(booking.tip) : null],
    ['receipt_payment_mode', translate(`payment_mode_${booking.payment_mode}`)],
  ];
  const rows = lines.flatMap(([key, value]) => (value ? [[translate(key), value] as const] : []));
  const opening = [say('mail_greeting'), say('receipt_thanks')];
  const link = translate('receipt_see_trip');

  return {
    subject: mailSubject(say('receipt_subject')),
    text: [
      ...opening,
      '',
      ...rows.map(([label, value]) => `${label}: ${value}`),
      '',
      `${link}: ${tripUrl}`,
    ].join('\n'),
    html: mailHtml(locale, [
      ...opening.map((text) => `<p>${escapeHtml(text)}</p>`),
      '<table style="border-collapse:collapse">',
      ...rows.map(([label, value]) => row(label, value)),
      '</table>',
      `<p><a href="${escapeHtml(tripUrl)}">${escapeHtml(link)}</a></p>`,
    ]),
  };
}

const row = (label: string, value: string) =>
  `<tr><th scope="row" style="padding:4px 12px 4px 0;text-align:start;font-weight:normal;color:#555">${escapeHtml(label)}</th><td style="padding:4px 0">${escapeHtml(value)}</td></tr>`;
