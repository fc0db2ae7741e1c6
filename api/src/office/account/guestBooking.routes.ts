import { guestBookingInputSchema, guestBookingSchema, idleFields } from '@wayfare/shared';
import { localeOf } from '../../basics/language/translate.js';
import { operation } from '../operation.js';
import { bookAsGuest } from './bookAsGuest.js';
import { noProof } from '../../platform/operation/noProof.js';

/** Strangers book without signing in. */
export const guestBookingOperations = [
  operation({
    id: 'bookAsGuest',
    noProof: noProof.anonymous,
    method: 'post',
    path: '/guest-bookings',
    summary: 'Book with a phone number and the code sent to it, without signing in',
    access: 'public',
    limit: 'signIn',
    body: guestBookingInputSchema,
    idle: ({ body: { booking }, services: { config } }) =>
      idleFields(booking, { category: config.APP_CATEGORY, isBooking: true, isForOthers: false }).map(
        (field) => `booking.${field}`,
      ),
    answers: guestBookingSchema,
    status: 201,
    act: async ({ body, from, request, services }) =>
      bookAsGuest(body, { locale: await localeOf(request, services), from }, services),
  }),
];
