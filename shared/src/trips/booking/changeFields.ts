/** The fields of a booking that can be changed after it was made. */
export const changeFields = [
  'tripdate',
  'pickup',
  'stops',
  'drop',
  'hours',
  'carType',
  'passengers',
  'luggage',
  'needs',
  'payment_mode',
  'promo',
  'riderExtra',
  'pickUpInstructions',
  'customer_name',
  'customer_contact',
] as const;
export type ChangeField = (typeof changeFields)[number];
