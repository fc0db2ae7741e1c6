import { greeting } from '../../../messages/notification/greeting.js';
import {
  type AppInfo,
  formatAmount,
  receiptAmounts,
  type Settings,
  shownHireParts,
  tripAddresses,
  zoneOfTrip,
  type TranslationKey,
} from '@wayfare/shared';
import { fill, knownLocale } from '../../../basics/language/translate.js';
import { timeWriter } from '../../../basics/language/writeTime.js';
import type { StoredBooking } from '../store/storedBooking.js';

/** The inputs of a receipt. */
export interface ReceiptParts {
  booking: StoredBooking;
  rider: { firstName: string; isProved: boolean };
  settings: Pick<Settings, 'symbol' | 'decimal' | 'swipe_symbol' | 'timeZone'>;
  appInfo: Pick<
    AppInfo,
    | 'appName'
    | 'CompanyName'
    | 'CompanyAddress'
    | 'CompanyWebsite'
    | 'contact_email'
    | 'taxNumber'
    | 'taxNote'
  >;
  tripUrl: string;
  locale: string;
  translate(key: TranslationKey): string;
}

/** The contents of a receipt, for all of its forms. */
export interface ReceiptContents {
  locale: string;
  title: string;
  subject: string;
  /** Sentences to the rider, in an email. */
  opening: readonly string[];
  /** Labels with their values. */
  rows: readonly (readonly [label: string, value: string])[];
  /** The text and the address of the link to the trip. */
  link: readonly [text: string, url: string];
  /** Who issues the receipt. */
  issuer: string;
}

/** The texts of the receipt of a paid trip, in a language. */
export function receiptContents(parts: ReceiptParts): ReceiptContents {
  const { booking, rider, settings, appInfo, tripUrl, translate } = parts;
  const locale = knownLocale(parts.locale);
  const money = (amount: number) => formatAmount(amount, settings, locale);
  const values = { app: appInfo.appName, amount: money(booking.customer_paid) };
  const phrase = (key: TranslationKey) => fill(translate(key), values);
  const writeTime = timeWriter(locale, zoneOfTrip(booking, settings), translate);
  const date = writeTime(booking.endTime ?? booking.tripdate);

  const amounts = receiptAmounts(booking);
  const addresses = tripAddresses(booking, locale);
  const facts: [TranslationKey, string | null | undefined][] = [
    ['receipt_trip', booking.reference],
    ['receipt_date', date],
    ['receipt_pickup', addresses.pickup.text],
    ...addresses.stops.map(({ text }) => ['receipt_stop', text] as [TranslationKey, string]),
    ['receipt_drop', addresses.drop?.text],
    ['receipt_driver', booking.driver_name],
    ['receipt_vehicle', booking.vehicle_number],
  ];
  const { CompanyName, CompanyAddress, CompanyWebsite, contact_email, taxNumber, taxNote } = appInfo;
  const lines: [string, string | null | undefined][] = [
    ...facts.map(([key, value]): [string, typeof value] => [translate(key), value]),
    ...hireLines(booking, { translate, money }),
    [translate('receipt_fare'), money(amounts.fare)],
    ...amounts.extras.map(({ description, amount }): [string, string] => [description, money(amount)]),
    [translate('change_rider_extra'), amounts.riderExtra > 0 ? money(amounts.riderExtra) : null],
    [translate('receipt_discount'), amounts.discount > 0 ? money(-amounts.discount) : null],
    [translate('receipt_paid'), money(amounts.paid)],
    [translate('trip_tip'), amounts.tip > 0 ? money(amounts.tip) : null],
    [translate('receipt_total'), amounts.tip > 0 ? money(amounts.total) : null],
    [translate('receipt_payment_mode'), translate(`payment_mode_${booking.payment_mode}`)],
    [translate('receipt_issuer'), [CompanyName, CompanyAddress].filter(Boolean).join(', ')],
    [translate('receipt_tax_number'), taxNumber],
    [translate('receipt_taxes'), taxNote],
  ];
  return {
    locale: parts.locale,
    title: translate('receipt_title'),
    subject: phrase('receipt_subject'),
    opening: [greeting(translate, rider), phrase('receipt_thanks')],
    rows: lines.flatMap(([name, value]) => (value ? [[name, value] as const] : [])),
    link: [translate('receipt_see_trip'), tripUrl],
    issuer: [CompanyName, CompanyWebsite, contact_email].filter(Boolean).join(' · '),
  };
}

/** The parts of what a trip by the hour cost, before the booking fee. */
const hireLines = (
  booking: StoredBooking,
  { translate, money }: Pick<ReceiptParts, 'translate'> & { money: (amount: number) => string },
): [string, string | null][] =>
  shownHireParts(booking).flatMap(({ parts }): [string, string | null][] => [
    [translate('receipt_hours'), money(parts.hours)],
    [translate('receipt_extra_time'), parts.extraTime > 0 ? money(parts.extraTime) : null],
    [translate('receipt_extra_distance'), parts.extraDistance > 0 ? money(parts.extraDistance) : null],
  ]);
