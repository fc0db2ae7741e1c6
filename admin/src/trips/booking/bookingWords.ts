import {
  type Booking,
  type BookingStatus,
  isPaid,
  needKeys,
  type PaymentMode,
  shownReason,
  sortableTime,
  type TransitionActor,
  type TranslationKey,
  type TripKind,
  type TripNeed,
  zoneOfTrip,
} from '@wayfare/shared';
import type { ExportedColumn } from '@wayfare/web/exporting';
import type { BookingColumn, ColumnKind } from './bookingColumns.js';

type Words = (value: unknown, t: (key: TranslationKey) => string) => string;

const roleKey = (actor: TransitionActor): TranslationKey =>
  actor === 'system' ? 'panel_system' : `usertype_${actor}`;

const kindKeys: Readonly<Record<TripKind, TranslationKey>> = {
  ordinary: 'trip_kind_ordinary',
  street: 'trip_kind_street',
  asDirected: 'trip_kind_asDirected',
  fleetCall: 'trip_kind_fleetCall',
  hourly: 'trip_by_hour',
  return: 'trip_return',
};

/** Values of a booking that are translated, by type. */
const words: Partial<Record<ColumnKind, Words>> = {
  status: (value, t) => t(`booking_status_${value as BookingStatus}`),
  mode: (value, t) => t(`payment_mode_${value as PaymentMode}`),
  kind: (value, t) => t(kindKeys[value as TripKind]),
  role: (value, t) => t(roleKey(value as TransitionActor)),
  reason: (value, t) => shownReason(value as string, t),
  // A file names them one by one.
  needs: (value, t) => t(needKeys[value as TripNeed]),
  extra: (value) => (value as { description: string }).description,
};

/** A value of a booking as text. */
export const inWords = (kind: ColumnKind, value: unknown, t: Parameters<Words>[1]): string =>
  String(words[kind]?.(value, t) ?? value);

/** How the rider has paid. A booking stores these amounts as planned from the start. */
const payments: readonly (keyof Booking)[] = [
  'customer_paid',
  'cashPaymentAmount',
  'cardPaymentAmount',
  'usedWalletMoney',
];

/** The value of a column; no payments before the trip is paid (rule 3.12). */
export function valueIn(booking: Booking, source: keyof Booking): Booking[keyof Booking] {
  if (source === 'kind') return booking.kind ?? 'ordinary';
  return payments.includes(source) && !isPaid(booking) ? null : booking[source];
}

/**
 * Columns of bookings as exported. Where trips may have a time zone of their own, their local time follows.
 */
export const exportedBookingColumns = (
  columns: readonly BookingColumn[],
  settings: { timeZone: string; pickupTimeZone: boolean },
): ExportedColumn[] =>
  columns.flatMap((column) => [
    exportedBookingColumn(column),
    ...(column.source === 'tripdate' && settings.pickupTimeZone ? localColumns(settings) : []),
  ]);

/** The local time of the pickup, and its time zone. Times of the other columns stay those of the business. */
const localColumns = (business: { timeZone: string }): ExportedColumn[] => [
  {
    source: 'localTripdate',
    label: 'panel_local_trip_date',
    valueIn: (record) => sortableTime((record as Booking).tripdate, zoneOfTrip(record as Booking, business)),
  },
  {
    source: 'timeZone',
    label: 'panel_set_time_zone',
    valueIn: (record) => zoneOfTrip(record as Booking, business),
  },
];

const exportedBookingColumn = (column: BookingColumn): ExportedColumn => ({
  ...column,
  valueIn: (booking) => valueIn(booking as Booking, column.source),
  ...(words[column.kind] && { inWords: words[column.kind] }),
});
