import { bookingFields } from './bookings.js';
import { bookingParts } from './bookingParts.js';
import type { FieldTexts } from './fieldTexts.js';
import { paymentFields } from './money.js';
import { userFields } from './people.js';

/** The body of every webhook. */
export const eventFields: FieldTexts = {
  type: 'The type of the event.',
  data: 'What happened: ids of people, and no names, contacts, addresses or positions.',
};

/** The data of webhooks, by the name of its schema. */
export const eventData: Readonly<Record<string, FieldTexts>> = {
  BookingEventData: bookingFields,
  BookingChangedEventData: bookingFields,
  BookingCancelledEventData: bookingFields,
  BookingNoShowDecidedEventData: bookingFields,
  BookingCancelledEventDataNoShow: bookingParts.BookingNoShow as FieldTexts,
  BookingNoShowDecidedEventDataNoShow: bookingParts.BookingNoShow as FieldTexts,
  PaymentSettledEventData: {
    ...paymentFields,
    purpose: '`trip`: a booking was paid. `wallet`: card money went to the payer’s wallet.',
    payer: 'The id of the user who paid.',
    mode: 'How it was paid.',
  },
  PaymentEventData: {
    id: 'The id of the refund.',
    order: 'The id of the payment that is refunded.',
    booking: 'The id of the booking that was paid; null for a top-up of the wallet.',
    payer: 'The id of the user who paid.',
    provider: 'The provider of the card payment.',
    amount: 'The amount that goes back to the card, in `currency`.',
    currency: 'The ISO 4217 code of the currency.',
    reason: 'Why it is refunded.',
    requestedAt: 'When the refund was requested, ms timestamp.',
  },
  PayoutEventData: {
    id: 'The id of the payout.',
    user: 'The id of the user who gets it.',
    amount: 'The amount, in the currency of the settings.',
    requestedAt: 'When it was requested, ms timestamp.',
    paidAt: 'When it was marked as paid, ms timestamp.',
    failedAt: 'When it failed, ms timestamp.',
  },
  DriverEventData: userFields,
  AlertFareReviewEventData: {
    booking: 'The id of the booking.',
    difference: 'The measured fare minus the settled fare.',
    reasons: 'Why there is a review.',
  },
  AlertPaymentMismatchEventData: {
    order: 'The id of the payment.',
    booking: 'The id of the booking that it is for; null for a top-up of the wallet.',
    provider: 'The provider of the card payment.',
    ordered: 'What was ordered.',
    'ordered.amount': 'The amount that was ordered.',
    'ordered.currency': 'The ISO 4217 code of its currency.',
    reported: 'What the provider reported.',
    'reported.amount': 'The amount that the provider reported, in its words.',
    'reported.currency': 'The currency that the provider reported.',
  },
  AlertEventData: {
    id: 'The id of the alert.',
    kind: 'What is wrong with the trip.',
    booking: 'The id of the booking.',
    reference: 'The reference of the trip, as people say it; its date if it could not be booked.',
    driver: 'The id of the trip’s driver when the alert began; null without one.',
    openedAt: 'When the alert began, ms timestamp.',
    resolvedAt: 'When it was resolved, ms timestamp; null while it is open.',
    resolvedBy: 'The id of the user who resolved it; null if its cause ended.',
  },
};
