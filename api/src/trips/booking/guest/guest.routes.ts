import { cancellationSchema, guestTripSchema } from '@wayfare/shared';
import { z } from 'zod';
import { operation } from '../../operation.js';
import { cancelGuestTrip, followGuestTrip, previewGuestCancellation } from './followGuestTrip.js';

// In the body, not in the address: addresses are written to logs.
const token = z.string().min(1).max(100);

/** Trips that were booked without signing in, for everyone with their link. */
export const guestOperations = [
  operation({
    id: 'followGuestTrip',
    method: 'post',
    path: '/guest-trips',
    summary: 'Get a trip that was booked without signing in, by its link',
    access: 'public',
    limit: 'follow',
    body: z.object({ token }),
    answers: guestTripSchema,
    act: ({ body, services }) => followGuestTrip(body.token, services),
  }),
  operation({
    id: 'previewGuestCancellation',
    method: 'post',
    path: '/guest-trips/cancellation',
    summary: 'Get what it costs to cancel a trip that was booked without signing in',
    access: 'public',
    limit: 'follow',
    body: z.object({ token }),
    answers: cancellationSchema,
    act: ({ body, services }) => previewGuestCancellation(body.token, services),
  }),
  operation({
    id: 'cancelGuestTrip',
    method: 'post',
    path: '/guest-trips/cancel',
    summary: 'Cancel a trip that was booked without signing in, by its link',
    access: 'public',
    limit: 'openLink',
    body: z.object({ token, reason: z.string().trim().min(1).max(300) }),
    answers: guestTripSchema,
    act: ({ body, services }) => cancelGuestTrip(body.token, body.reason, services),
  }),
];
