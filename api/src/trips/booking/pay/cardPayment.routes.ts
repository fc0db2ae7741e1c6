import { checkoutSchema, guestTipInputSchema, idSchema } from '@wayfare/shared';
import { z } from 'zod';
import { localeOf } from '../../../basics/language/translate.js';
import { operation } from '../../operation.js';
import { startBookingPayment, startGuestPayment, startGuestTip } from './startCardPayment.js';
import { noProof } from '../../../platform/operation/noProof.js';

/** Paying for a booking by card. */
export const cardPaymentOperations = [
  operation({
    id: 'getCheckout',
    importance: 'first',
    method: 'get',
    path: '/bookings/:id/payment',
    summary: 'Get what is needed to pay for a booking by card: the providers, and the form to send to one',
    access: ['rider'],
    params: z.object({ id: idSchema }),
    answers: checkoutSchema,
    act: async ({ actor, params, request, services }) =>
      startBookingPayment(actor, params.id, await localeOf(request, services), services),
  }),
  operation({
    id: 'getGuestCheckout',
    importance: 'first',
    noProof: noProof.anonymous,
    method: 'post',
    path: '/guest-trips/payment',
    summary:
      'Get what is needed to pay by card for a delivery that was booked without signing in, by its link',
    access: 'public',
    limit: 'follow',
    // In the body, not in the address: addresses are written to logs.
    body: z.object({ token: z.string().min(1).max(100) }),
    answers: checkoutSchema,
    act: async ({ body, request, services }) =>
      startGuestPayment(body.token, await localeOf(request, services), services),
  }),
  operation({
    id: 'tipGuestTrip',
    importance: 'first',
    noProof: noProof.anonymous,
    method: 'post',
    path: '/guest-trips/tip',
    summary:
      'Get what is needed to tip the driver by card, of a trip that was booked without signing in, by its link',
    access: 'public',
    limit: 'openLink',
    body: guestTipInputSchema,
    answers: checkoutSchema,
    act: async ({ body, request, services }) =>
      startGuestTip(body, await localeOf(request, services), services),
  }),
];
