import type { FieldTexts } from './fieldTexts.js';

/** What a change asks for. */
export const wantedChangeFields: FieldTexts = {
  passengers: 'How many passengers ride. Before the start.',
  luggage: 'How many pieces of luggage they bring. Before the start.',
  needs: 'All that the car or its driver has to offer; an empty list for nothing special. Before the start.',
  riderExtra:
    'The total that the rider adds to the price for the driver, while one is searched; it only grows. Not for trips of partners.',
};

/** What a change of a trip would mean. */
export const changePreviewFields: FieldTexts = {
  version: 'The version of the booking. The change names it.',
  fields: 'The fields that change.',
  'fields.field': 'The name of the field.',
  'fields.before': 'Its value before the change.',
  'fields.after': 'Its value after the change.',
  price: 'What the passenger pays for the trip, with its promo.',
  'price.before': 'The price before the change.',
  'price.after': 'The price after the change.',
  priceReason: 'Why the price is what it is.',
  distance: 'The estimated length of the changed trip in km.',
  seconds: 'The estimated duration of the changed drive in seconds.',
  held: 'What stays set aside for the trip.',
  released: 'What is no longer set aside, at once.',
  driver: 'What becomes of the driver.',
  because: 'Why the driver cannot keep the trip; null if they can, or there is none.',
  answerSeconds: 'How long a driver who is asked has for the answer, in seconds.',
  notified: 'Who is notified of the change.',
};
