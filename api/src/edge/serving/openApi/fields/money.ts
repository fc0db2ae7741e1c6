import type { FieldTexts } from './fieldTexts.js';

/** What the translations of any record are. */
export const translationsText =
  'The texts in other languages: by the code of the language, then by field. Without one, the text itself.';

/** A line of a wallet's history. Amounts are in the currency of the settings. */
export const walletEntryFields: FieldTexts = {
  id: 'The same as `txRef`.',
  txRef: 'The unique reference of the entry.',
  uid: 'The id of the user whose wallet it is.',
  userName: 'For admins: the name of that user.',
  usertype: 'For admins: the role of that user.',
  type: '`Credit` adds to the balance; `Debit` and `Withdraw` subtract from it.',
  account: 'The account of the entry: `bonus`, or the wallet if absent.',
  amount: 'The amount, always above 0.',
  balance: 'The balance of the account after the entry.',
  date: 'When it was posted, ms timestamp.',
  kind: 'What the entry is for.',
  booking: 'The id of the trip that it belongs to.',
  bookingReference: 'The reference of that trip, as people say it.',
  reverses: 'The `txRef` of the entry that this one reverses.',
  by: 'For admins: the id of the user who posted it by hand.',
  byName: 'For admins: the name of the user who posted it by hand.',
  note: 'For admins: why it was posted by hand.',
  reversal: 'For admins: whether it is reversed, or a reversal waits for approval.',
};

export const paymentFields: FieldTexts = {
  id: 'The id of the payment, which providers get as `order_id`.',
  purpose: 'What it pays for: a booking, the payer’s own wallet, or a tip.',
  booking: 'The id of the booking that it pays for; null for the payer’s own wallet.',
  amount: 'The amount, in `currency`.',
  currency: 'The ISO 4217 code of the currency.',
  status:
    'OPEN and DECLINED can be paid, HELD is held on the card, CONFIRMED means that the provider has the ' +
    'money, SETTLED that it has reached the booking or wallet.',
  holds: 'The amount is held on the card before the trip, and only the fare is charged.',
  settledAs: 'Where the money went: to the booking, or to the payer’s wallet.',
  provider: 'The provider of the card payment.',
  createdAt: 'When it was begun, ms timestamp.',
  settledAt: 'When the money reached the booking or wallet, ms timestamp.',
};

export const promoFields: FieldTexts = {
  id: 'The id of the promo.',
  promo_name: 'The name, which riders enter to use it.',
  promo_description: 'What riders read about it.',
  translations: translationsText,
  promo_discount_type: 'Whether the value is an amount (`flat`) or a percentage of the cost.',
  promo_discount_value: 'The discount: an amount in the currency of the settings, or a percentage.',
  max_promo_discount_value: 'The most that it takes off, as an amount.',
  min_order: 'The lowest cost of a trip that it applies to.',
  promo_validity: 'The last moment at which it is valid, ms timestamp.',
  promo_usage_limit: 'How many riders can use it.',
  user_avail: 'How many riders have used it.',
  createdAt: 'When it was added, ms timestamp.',
};

export const tariffFields: FieldTexts = {
  base_fare: 'What every trip costs before distance and time.',
  rate_per_unit_distance: 'The price of each km or mile, depending on `distance_unit`.',
  rate_per_hour: 'The price of each hour.',
  min_fare: 'The lowest cost of a trip, before the convenience fee.',
  convenience_fees:
    'What the business adds for itself: an amount or a percentage, depending on `convenience_fee_type`.',
  convenience_fee_type: 'Whether `convenience_fees` is an amount (`flat`) or a percentage of the total.',
  distance_unit: 'The unit of distance of the price; without one, that of the settings.',
};

/** How a car type is booked by the hour. */
const hireTermsFields: FieldTexts = {
  hirePrice: 'The price of each hour booked; without one, it is not booked by the hour.',
  hireDistance: 'The km or miles that each hour includes, by `distance_unit`.',
  hireMinHours: 'The fewest hours to book.',
  hireMaxHours: 'The most hours to book.',
  hireUnitMinutes: 'Extra time is charged by started units of this many minutes.',
};

/** What a car type has room for. */
const carRoomFields: FieldTexts = {
  seats: 'How many passengers it takes; without a number, as many as are booked.',
  luggage: 'How many pieces of luggage it takes; without a number, as many as are booked.',
};

export const carTypeFields: FieldTexts = {
  ...tariffFields,
  id: 'The id of the car type.',
  name: 'The name, as riders read it.',
  image: 'The address of the picture.',
  extra_info: 'What riders read about it.',
  translations: translationsText,
  parcelTypes: 'The types of parcels that it delivers; with any, it is for deliveries.',
  options: 'The options of a delivery.',
  cancelSlab: 'The fees for canceling after a driver has accepted.',
  ...carRoomFields,
  ...hireTermsFields,
  noShowFee: 'The fee if the rider does not come to the pickup; without one, that of canceling at that time.',
  noShowWaiting: 'Whether the wait after the free minutes is charged, too, by `rate_per_hour`.',
  standIns: 'Other car types whose drivers may also take its trips; only staff read it.',
  'standIns.carType': 'The id of the other car type.',
  'standIns.afterSeconds': 'After how many seconds of waiting its drivers are asked, too.',
  createdAt: 'When it was added, ms timestamp.',
};

export const cancelSlabFields: FieldTexts = {
  minsDelayed: 'From how many minutes after the acceptance on it is due.',
  amount: 'The fee, in the currency of the settings.',
};

export const extraFields: FieldTexts = {
  description: 'The name of the parcel type or option.',
  amount: 'What it adds to the cost, in the currency of the settings.',
  maxWeight: 'The heaviest parcel, in kg.',
  maxLength: 'The longest parcel, in cm.',
  maxWidth: 'The widest parcel, in cm.',
  maxHeight: 'The highest parcel, in cm.',
  proof: 'The only proof that counts at the handover.',
};
