import {
  type ChangedField,
  type ChangeField,
  needKeys,
  type PaymentMode,
  type TranslationKey,
  type TripNeed,
} from '@wayfare/shared';

/** The texts and formats of an app. */
export interface ChangeTexts {
  text: (key: TranslationKey, values?: Record<string, string | number>) => string;
  /** The name of a car type in the language of the reader. */
  carTypeText: (name: string) => string;
  format: {
    money: (amount: number) => string;
    tripTime: (at: number) => string;
    zoneNote: (at: number) => string | null;
    duration: (seconds: number) => string;
    number: (value: number) => string;
  };
}

/** The label of each field. */
export const changeLabels: Readonly<Record<ChangeField, TranslationKey>> = {
  tripdate: 'site_pickup_time',
  pickup: 'site_pickup',
  stops: 'change_stops',
  drop: 'site_drop',
  hours: 'trip_hours',
  carType: 'site_car_type',
  passengers: 'trip_passengers',
  luggage: 'trip_luggage',
  needs: 'trip_needs',
  payment_mode: 'trip_payment_method',
  promo: 'change_promo',
  riderExtra: 'change_rider_extra',
  pickUpInstructions: 'trip_note',
  customer_name: 'change_passenger',
  customer_contact: 'change_passenger_phone',
};

/** A value of a changed field in words; null if there is none, or the reader does not see it. */
export function valueWords(
  field: ChangeField,
  value: ChangedField['before'],
  { text, carTypeText, format }: ChangeTexts,
): string | null {
  if (value === null || value === '') return null;
  if (Array.isArray(value)) {
    const words = field === 'needs' ? value.map((need) => text(needKeys[need as TripNeed])) : value;
    return words.length > 0 ? words.join(' · ') : null;
  }
  if (field === 'passengers' || field === 'luggage') return format.number(Number(value));
  if (field === 'riderExtra') return value === 0 ? null : format.money(Number(value));
  if (field === 'hours') return format.duration(Number(value) * 3600);
  if (typeof value === 'number') return format.tripTime(value);
  if (field === 'carType') return carTypeText(value);
  return field === 'payment_mode' ? text(`payment_mode_${value as PaymentMode}`) : value;
}
