import {
  cancellationSchema,
  guestLostItemInputSchema,
  guestRateInputSchema,
  guestTokenSchema,
  guestTripSchema,
} from '@wayfare/shared';
import { z } from 'zod';
import { operation } from '../../operation.js';
import {
  cancelGuestTrip,
  denyGuestRide,
  followGuestTrip,
  previewGuestCancellation,
} from './followGuestTrip.js';
import { guestReceiptFile, rateGuestTrip, reportGuestLostItem } from './guestAfterTrip.js';
import { noProof } from '../../../platform/operation/noProof.js';

/** Trips that were booked without signing in, for everyone with their link. */
export const guestOperations = [
  operation({
    id: 'followGuestTrip',
    noProof: noProof.anonymous,
    method: 'post',
    path: '/guest-trips',
    summary: 'Get a trip that was booked without signing in, by its link',
    access: 'public',
    limit: 'follow',
    body: guestTokenSchema,
    answers: guestTripSchema,
    act: ({ body, services }) => followGuestTrip(body.token, services),
  }),
  operation({
    id: 'previewGuestCancellation',
    noProof: noProof.anonymous,
    method: 'post',
    path: '/guest-trips/cancellation',
    summary: 'Get what it costs to cancel a trip that was booked without signing in',
    access: 'public',
    limit: 'follow',
    body: guestTokenSchema,
    answers: cancellationSchema,
    act: ({ body, services }) => previewGuestCancellation(body.token, services),
  }),
  operation({
    id: 'cancelGuestTrip',
    noProof: noProof.anonymous,
    method: 'post',
    path: '/guest-trips/cancel',
    summary: 'Cancel a trip that was booked without signing in, by its link',
    access: 'public',
    limit: 'openLink',
    body: guestTokenSchema.extend({ reason: z.string().trim().min(1).max(300) }),
    answers: guestTripSchema,
    act: ({ body, services }) => cancelGuestTrip(body.token, body.reason, services),
  }),
  operation({
    id: 'denyGuestRide',
    noProof: noProof.anonymous,
    method: 'post',
    path: '/guest-trips/not-in-car',
    summary: 'Say that you are not in the car of a trip that was booked without signing in, by its link',
    access: 'public',
    limit: 'openLink',
    body: guestTokenSchema,
    answers: guestTripSchema,
    act: ({ body, services }) => denyGuestRide(body.token, services),
  }),
  operation({
    id: 'rateGuestTrip',
    noProof: noProof.anonymous,
    method: 'post',
    path: '/guest-trips/rate',
    summary: 'Rate the driver of a trip that was booked without signing in, by its link',
    access: 'public',
    limit: 'openLink',
    body: guestRateInputSchema,
    answers: guestTripSchema,
    act: ({ body: { token, ...rating }, services }) => rateGuestTrip(token, rating, services),
  }),
  operation({
    id: 'reportGuestLostItem',
    noProof: noProof.anonymous,
    method: 'post',
    path: '/guest-trips/lost-item',
    summary: 'Report an item left in the car of a trip that was booked without signing in, by its link',
    access: 'public',
    limit: 'openLink',
    body: guestLostItemInputSchema,
    answers: guestTripSchema,
    act: ({ body: { token, ...item }, services }) => reportGuestLostItem(token, item, services),
  }),
  operation({
    id: 'getGuestReceiptFile',
    noProof: noProof.anonymous,
    method: 'post',
    path: '/guest-trips/receipt.pdf',
    summary: 'Get the receipt of a paid trip that was booked without signing in as a PDF, by its link',
    access: 'public',
    limit: 'openLink',
    body: guestTokenSchema,
    sends: 'application/pdf',
    async act({ body, response, services }) {
      const { filename, content } = await guestReceiptFile(body.token, services);
      response.set('Cache-Control', 'no-store').attachment(filename).type('pdf').send(content);
    },
  }),
];
