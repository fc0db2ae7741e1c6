import {
  type AppCategory,
  type Booking,
  type TranslationKey,
  type Usertype,
  visibleBookingFields,
} from '@wayfare/shared';
import type { Folded } from '../../frame/table/ColumnChooser.js';

/** How to format a value of a booking. */
export type ColumnKind =
  | 'text'
  | 'code'
  | 'address'
  | 'time'
  | 'money'
  | 'distance'
  | 'duration'
  | 'status'
  | 'mode'
  | 'kind'
  | 'role'
  | 'reason'
  | 'carType'
  | 'extra'
  | 'needs'
  | 'image'
  | 'yesNo';

export interface BookingColumn {
  source: keyof Booking;
  label: TranslationKey;
  kind: ColumnKind;
  sortable?: boolean;
  /** Shown only in one type of deployment. */
  category?: AppCategory;
  folded?: Folded;
  /** Text that may be long: cut to one line. */
  cut?: boolean;
}

/** Every column of the bookings table (rules 2.31, 2.32), in order. */
const columns: readonly BookingColumn[] = [
  { source: 'reference', label: 'panel_reference', kind: 'code' },
  { source: 'tripdate', label: 'panel_trip_date', kind: 'time', sortable: true },
  { source: 'status', label: 'panel_status', kind: 'status', sortable: true },
  { source: 'kind', label: 'panel_trip_kind', kind: 'kind', category: 'taxi', folded: true },
  { source: 'carType', label: 'panel_car_type', kind: 'carType', folded: 'unless wide' },
  { source: 'customer_name', label: 'panel_customer', kind: 'text', cut: true },
  { source: 'pickupAddress', label: 'panel_pickup', kind: 'address', cut: true },
  { source: 'dropAddress', label: 'panel_drop', kind: 'address', cut: true },
  { source: 'driver_name', label: 'panel_driver', kind: 'text', cut: true },
  { source: 'vehicle_number', label: 'panel_vehicle_number', kind: 'text', folded: 'unless wide' },
  { source: 'trip_cost', label: 'panel_trip_cost', kind: 'money', sortable: true },
  { source: 'driver_share', label: 'panel_driver_share', kind: 'money', folded: 'unless wide' },
  { source: 'convenience_fees', label: 'panel_convenience_fee', kind: 'money', folded: 'unless wide' },
  { source: 'payment_mode', label: 'panel_payment_mode', kind: 'mode', folded: 'unless wide' },
  { source: 'customer_paid', label: 'panel_customer_paid', kind: 'money', folded: 'unless wide' },
  { source: 'discount', label: 'panel_discount', kind: 'money', folded: true },
  { source: 'raise', label: 'panel_raise', kind: 'money', folded: true },
  { source: 'gateway', label: 'panel_gateway', kind: 'text', folded: true },
  { source: 'cashPaymentAmount', label: 'panel_cash_amount', kind: 'money', folded: true },
  { source: 'cardPaymentAmount', label: 'panel_card_amount', kind: 'money', folded: true },
  { source: 'usedWalletMoney', label: 'panel_wallet_amount', kind: 'money', folded: true },
  { source: 'bookingDate', label: 'panel_booking_date', kind: 'time', sortable: true, folded: true },
  { source: 'trip_start_time', label: 'panel_start_time', kind: 'time', folded: true },
  { source: 'trip_end_time', label: 'panel_end_time', kind: 'time', folded: true },
  { source: 'total_trip_time', label: 'panel_total_time', kind: 'duration', folded: true },
  { source: 'distance', label: 'panel_distance', kind: 'distance', folded: true },
  { source: 'reason', label: 'panel_reason', kind: 'reason', folded: true },
  { source: 'cancelledBy', label: 'panel_cancelled_by', kind: 'role', folded: true },
  {
    source: 'deliveryPerson',
    label: 'panel_delivery_person',
    kind: 'text',
    category: 'delivery',
    folded: 'unless wide',
  },
  {
    source: 'deliveryPersonPhone',
    label: 'panel_delivery_phone',
    kind: 'text',
    category: 'delivery',
    folded: 'unless wide',
  },
  {
    source: 'parcelTypeSelected',
    label: 'panel_parcel_type',
    kind: 'extra',
    category: 'delivery',
    folded: 'unless wide',
  },
  {
    source: 'optionSelected',
    label: 'panel_parcel_option',
    kind: 'extra',
    category: 'delivery',
    folded: 'unless wide',
  },
  { source: 'passengers', label: 'trip_passengers', kind: 'text', category: 'taxi', folded: true },
  { source: 'luggage', label: 'trip_luggage', kind: 'text', category: 'taxi', folded: true },
  { source: 'needs', label: 'trip_needs', kind: 'needs', category: 'taxi', folded: true },
  {
    source: 'pickUpInstructions',
    label: 'trip_note',
    kind: 'text',
    category: 'taxi',
    folded: true,
    cut: true,
  },
  {
    source: 'pickUpInstructions',
    label: 'panel_pickup_instructions',
    kind: 'text',
    category: 'delivery',
    folded: true,
  },
  {
    source: 'deliveryInstructions',
    label: 'panel_delivery_instructions',
    kind: 'text',
    category: 'delivery',
    folded: true,
  },
  { source: 'pickup_image', label: 'panel_pickup_image', kind: 'image', category: 'delivery', folded: true },
  {
    source: 'deliver_image',
    label: 'panel_deliver_image',
    kind: 'image',
    category: 'delivery',
    folded: true,
  },
  {
    source: 'signature_image',
    label: 'panel_signature_image',
    kind: 'image',
    category: 'delivery',
    folded: true,
  },
];

/** The columns for a role in a deployment of a category. */
export function bookingColumnsFor(usertype: Usertype, category: AppCategory): BookingColumn[] {
  const visible = visibleBookingFields(usertype);
  return columns.filter(
    (column) =>
      visible.includes(column.source) && (column.category === undefined || column.category === category),
  );
}
