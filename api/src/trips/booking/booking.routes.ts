import {
  arriveInputSchema,
  askedPromoSchema,
  assignInputSchema,
  bookingInputSchema,
  cancelInputSchema,
  cancellationSchema,
  completeInputSchema,
  estimateInputSchema,
  estimateSchema,
  idleFields,
  idSchema,
  namedDispatchTraceSchema,
  offeredDiscountSchema,
  payInputSchema,
  presentedBookingSchema,
  quotesInputSchema,
  quotesSchema,
  reachInputSchema,
  reasonInputSchema,
  startCodeSchema,
  startInputSchema,
} from '@wayfare/shared';
import { z } from 'zod';
import { declineOffer } from './offers/declineOffer.js';
import { dispatchTrace } from './offers/dispatchTrace.js';
import { requireLogin } from '../../platform/operation/requireLogin.js';
import { operation } from '../operation.js';
import type { TripsServices } from '../services.js';
import { acceptBooking } from './drive/acceptBooking.js';
import { previewPromo } from './pay/applyPromo.js';
import { assignDriver } from './offers/assignDriver.js';
import { presentBooking } from './booking.presenter.js';
import { bookingStep as step, deviceStep } from './bookingStep.js';
import { idleOfCancellation, idleOfEnd } from './idleOfStep.js';
import { giveBack } from './override/giveBack.js';
import { cancelBooking, previewCancellation } from './finish/cancelBooking.js';
import { completeBooking } from './finish/completeBooking.js';
import { createBooking } from './create/createBooking.js';
import { arriveAtPickup } from './drive/arriveAtPickup.js';
import { revealStartCode } from './drive/revealStartCode.js';
import { reachDrop } from './drive/reachDrop.js';
import { startTrip } from './drive/startTrip.js';
import { payBooking } from './pay/payBooking.js';
import { createEstimate } from './create/priceTrip.js';
import { quoteTrip } from './create/quoteTrip.js';
import { ignores } from '../../platform/operation/ignores.js';
import { noProof } from '../../platform/operation/noProof.js';
import { noGift } from '../../platform/operation/noGift.js';

const idParameter = z.object({ id: idSchema });
const nothing = z.object({});
const asked = ({ config }: Pick<TripsServices, 'config'>) => ({ category: config.APP_CATEGORY });

/** Operations on bookings from the estimate to the end of the trip, other than reading them. */
export const bookingOperations = [
  operation({
    id: 'createEstimate',
    noProof: noProof.anonymous,
    method: 'post',
    path: '/estimates',
    summary: 'Estimate the price of a trip',
    access: 'public',
    limit: 'estimate',
    staffLimit: 'estimateForRiders',
    body: estimateInputSchema,
    idle: ({ body, services }) =>
      idleFields(body, { ...asked(services), isBooking: false, isForOthers: false }),
    answers: estimateSchema,
    act: ({ actor, body, from, services }) =>
      createEstimate(
        actor,
        body,
        {
          address: from.address,
          isForSelf: actor === null || actor.usertype === 'rider',
          maker: actor?.usertype ?? 'rider',
        },
        services,
      ),
  }),
  operation({
    id: 'createQuotes',
    noProof: noProof.anonymous,
    method: 'post',
    path: '/quotes',
    summary: 'Price a trip for every car type',
    access: 'public',
    limit: 'estimate',
    body: quotesInputSchema,
    idle: ({ body, services }) =>
      idleFields(body, { ...asked(services), isBooking: false, isForOthers: false }),
    answers: quotesSchema,
    act: ({ body, services }) => quoteTrip(body, services),
  }),
  operation({
    id: 'createBooking',
    noProof: noProof.anonymous,
    noGift: noGift.ownMoney,
    method: 'post',
    path: '/bookings',
    summary: 'Book a trip',
    honorsIdempotencyKey: true,
    permission: { action: 'create', resource: 'bookings' },
    access: 'public',
    limit: 'book',
    staffLimit: 'bookForRiders',
    body: bookingInputSchema,
    idle: ({ actor, body, services }) =>
      idleFields(body, {
        ...asked(services),
        isBooking: true,
        // Drivers and fleet admins are refused, whatever they send.
        isForOthers: actor?.usertype !== 'rider' || body.customer === actor.uid,
      }),
    answers: presentedBookingSchema,
    status: 201,
    async act({ actor, user, body, claimId, services }) {
      const signedIn = requireLogin(actor);
      return createBooking(signedIn, body, { ...(await claimId()), user: user ?? undefined }, services);
    },
    audit: {
      action: 'create',
      resource: 'bookings',
      record: async ({ claimId }) => (await claimId()).id,
      id: async ({ claimId }) => (await claimId()).id,
      before: () => null,
      after: (booking) => booking,
      only: ['customer', 'pickupAddress', 'dropAddress', 'carType', 'tripdate', 'trip_cost', 'status'],
    },
    present: (booking, { actor, services }) => presentBooking(booking, requireLogin(actor), services),
  }),
  step('accept', 'Accept an offered trip', ['driver'], nothing, (actor, id, _, services) =>
    acceptBooking(actor, id, services),
  ),
  operation({
    id: 'declineBooking',
    noProof: noProof.ownTrip,
    method: 'post',
    path: '/bookings/:id/decline',
    summary: 'Decline an offered trip',
    access: ['driver'],
    params: idParameter,
    answers: z.object({ id: idSchema }),
    // A driver who declines the trip no longer sees what happens to it.
    async act({ actor, params, services }) {
      await declineOffer(actor, params.id, services);
      return { id: params.id };
    },
  }),
  deviceStep(
    'arrive',
    'Arrive at the pickup, as the driver’s position shows; a driver who is elsewhere must give a reason',
    ['driver'],
    arriveInputSchema,
    arriveAtPickup,
    { id: 'arriveAtPickup' },
  ),
  deviceStep('start', 'Start the trip', ['driver'], startInputSchema, startTrip, { id: 'startTrip' }),
  deviceStep('reach', 'End the trip at this position', ['driver'], reachInputSchema, reachDrop, {
    id: 'reachDrop',
    idle: idleOfEnd,
    ignores: ignores.place,
  }),
  operation({
    id: 'revealStartCode',
    noProof: noProof.deskWork,
    noGift: noGift.noAmount,
    method: 'post',
    path: '/bookings/:id/start-code/reveal',
    summary:
      'Get the code that the rider gives at the start, for a rider who cannot see it: recorded in the audit log',
    permission: 'book',
    access: ['admin'],
    params: idParameter,
    answers: startCodeSchema,
    act: ({ actor, params, services }) => revealStartCode(actor, params.id, services),
    audit: {
      action: 'revealStartCode',
      resource: 'bookings',
      record: ({ params }) => params.id,
      // The code itself is never recorded.
      before: () => null,
      after: () => ({}),
    },
  }),
  step('pay', 'Pay a trip that awaits payment', ['rider', 'driver'], payInputSchema, payBooking, {
    idle: ({ promo }, { actor, services }) =>
      promo && (actor.usertype === 'driver' || asked(services).category === 'delivery') ? ['promo'] : [],
  }),
  operation({
    id: 'previewPromo',
    method: 'get',
    path: '/bookings/:id/promo',
    summary:
      'Preview the discount of a promo on a trip that awaits payment, or the reason why it cannot be used',
    access: ['rider'],
    params: idParameter,
    query: askedPromoSchema,
    answers: offeredDiscountSchema,
    act: ({ actor, params, query, services }) => previewPromo(actor, params.id, query.promo, services),
  }),
  step(
    'complete',
    'Close a paid trip',
    ['rider', 'driver', 'admin'],
    completeInputSchema,
    (actor, id, { rating }, services) => completeBooking(actor, id, rating, services),
    { permission: 'book', noProof: noProof.deskWork, noGift: noGift.noAmount },
  ),
  step(
    'giveBack',
    'Give an accepted trip back as its driver before it starts: others are asked for it at once',
    ['driver'],
    reasonInputSchema,
    (actor, id, { reason }, services) => giveBack(actor, id, reason, services),
    { id: 'giveBackTrip' },
  ),
  step(
    'cancel',
    'Cancel a trip. A driver who cancels gives it back, unless the rider did not come to the pickup',
    ['rider', 'driver', 'admin', 'fleetadmin'],
    cancelInputSchema,
    cancelBooking,
    { permission: 'book', noProof: noProof.limited, gives: ['waivedFee'], idle: idleOfCancellation },
  ),
  operation({
    id: 'previewCancellation',
    method: 'get',
    path: '/bookings/:id/cancellation',
    summary: 'Get what it would cost the rider to cancel the trip now',
    permission: 'trips',
    access: ['rider', 'driver', 'admin', 'fleetadmin'],
    params: idParameter,
    answers: cancellationSchema,
    act: ({ actor, params, services }) => previewCancellation(actor, params.id, services),
  }),
  operation({
    id: 'getDispatchTrace',
    method: 'get',
    path: '/bookings/:id/dispatch',
    summary: 'List the drivers considered for a trip, and why each was offered the trip or left out',
    permission: 'dispatch',
    access: ['admin'],
    params: idParameter,
    answers: z.array(namedDispatchTraceSchema),
    act: ({ actor, params, services }) => dispatchTrace(actor, params.id, services),
  }),
  step('assign', 'Offer a trip to a driver', ['admin', 'fleetadmin'], assignInputSchema, assignDriver, {
    id: 'assignDriver',
    noProof: noProof.deskWork,
    permission: 'dispatch',
  }),
];
