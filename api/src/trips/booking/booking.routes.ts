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
  idSchema,
  namedDispatchTraceSchema,
  offeredDiscountSchema,
  payInputSchema,
  presentedBookingSchema,
  quotesInputSchema,
  quotesSchema,
  rateInputSchema,
  reachInputSchema,
  startCodeSchema,
  startInputSchema,
  lostItemAnswerSchema,
  lostItemInputSchema,
  tipInputSchema,
} from '@wayfare/shared';
import { z } from 'zod';
import { declineOffer } from './offers/declineOffer.js';
import { dispatchTrace } from './offers/dispatchTrace.js';
import { requireLogin } from '../../platform/operation/requireLogin.js';
import { operation } from '../operation.js';
import { sendPrivateImage } from '../../basics/image/sendImage.js';
import { storeSentImage } from '../../basics/image/storeSentImage.js';
import { acceptBooking } from './drive/acceptBooking.js';
import { previewPromo } from './pay/applyPromo.js';
import { assignDriver } from './offers/assignDriver.js';
import { presentBooking } from './booking.presenter.js';
import { bookingStep as step, deviceStep } from './bookingStep.js';
import { giveBack } from './override/giveBack.js';
import { cancelBooking, previewCancellation } from './finish/cancelBooking.js';
import { completeBooking, rateTrip } from './finish/completeBooking.js';
import { createBooking } from './create/createBooking.js';
import { arriveAtPickup } from './drive/arriveAtPickup.js';
import { revealStartCode } from './drive/revealStartCode.js';
import { reachDrop } from './drive/reachDrop.js';
import { startTrip } from './drive/startTrip.js';
import { payBooking } from './pay/payBooking.js';
import { createEstimate } from './create/priceTrip.js';
import { quoteTrip } from './create/quoteTrip.js';
import { rateRider } from './finish/rateRider.js';
import { tipDriver } from './pay/tipDriver.js';
import { answerLostItem } from './lostItem/answerLostItem.js';
import { reportLostItem } from './lostItem/reportLostItem.js';
import { receiptFile, sendReceipt } from './receipt/sendReceipt.js';
import { findTripImage, keepTripImage, type TripImage, tripImages } from './drive/tripImage.js';
import { noProof } from '../../platform/operation/noProof.js';
import { noGift } from '../../platform/operation/noGift.js';

const idParameter = z.object({ id: idSchema });
const nothing = z.object({});

/** The pictures of a delivery in operation ids and summaries. */
const imageNames: Record<TripImage, { id: string; of: string }> = {
  pickup_image: { id: 'PickupImage', of: 'the parcel at pickup' },
  deliver_image: { id: 'DeliverImage', of: 'the parcel at delivery' },
  signature_image: { id: 'SignatureImage', of: 'the recipient’s signature' },
};

/** Operations on bookings other than reading them. */
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
    answers: estimateSchema,
    act: ({ actor, body, from, services }) =>
      createEstimate(
        actor,
        body,
        {
          address: from.address,
          isForSelf: actor === null || actor.usertype === 'rider',
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
  step('pay', 'Pay a trip that awaits payment', ['rider', 'driver'], payInputSchema, payBooking),
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
    cancelInputSchema,
    (actor, id, { reason }, services) => giveBack(actor, id, reason, services),
    { id: 'giveBackTrip' },
  ),
  step(
    'cancel',
    'Cancel a trip. A driver who cancels gives it back, unless the rider did not come to the pickup',
    ['rider', 'driver', 'admin'],
    cancelInputSchema,
    (actor, id, { reason }, services) => cancelBooking(actor, id, reason, services),
    { permission: 'book', noProof: noProof.limited, gives: ['waivedFee'] },
  ),
  operation({
    id: 'previewCancellation',
    method: 'get',
    path: '/bookings/:id/cancellation',
    summary: 'Get what it would cost the rider to cancel the trip now',
    permission: 'trips',
    access: ['rider', 'driver', 'admin'],
    params: idParameter,
    answers: cancellationSchema,
    act: ({ actor, params, services }) => previewCancellation(actor, params.id, services),
  }),
  operation({
    id: 'sendReceipt',
    noProof: noProof.ownTrip,
    method: 'post',
    path: '/bookings/:id/receipt',
    summary: 'Mail the receipt of a paid trip to its rider once more',
    access: ['rider'],
    limit: 'exportData',
    params: idParameter,
    answers: z.object({ to: z.string() }),
    act: ({ actor, params, services }) => sendReceipt(actor, params.id, services),
  }),
  operation({
    id: 'getReceiptFile',
    noProof: noProof.ownTrip,
    method: 'get',
    path: '/bookings/:id/receipt.pdf',
    summary: 'Get the receipt of a paid trip as a PDF, in the language of its rider',
    permission: 'trips',
    access: ['rider', 'admin'],
    limit: 'exportData',
    params: idParameter,
    sends: 'application/pdf',
    async act({ actor, params, response, services }) {
      const { filename, content } = await receiptFile(actor, params.id, services);
      response.set('Cache-Control', 'no-store').attachment(filename).type('pdf').send(content);
    },
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
  step(
    'assign',
    'Offer a trip to a driver',
    ['admin'],
    assignInputSchema,
    (actor, id, { driver }, services) => assignDriver(actor, id, driver, services),
    { id: 'assignDriver', noProof: noProof.deskWork, permission: 'dispatch' },
  ),
  step(
    'rate',
    'Rate the driver (as the rider) or the rider (as the driver)',
    ['rider', 'driver'],
    rateInputSchema,
    (actor, id, { rate, tags }, services) =>
      actor.usertype === 'driver'
        ? rateRider(actor, id, rate, services)
        : rateTrip(actor, id, { rate, tags }, services),
    { id: 'rateTrip', noProof: noProof.ownTrip },
  ),
  step(
    'tip',
    'Tip the driver of a paid trip from the wallet',
    ['rider'],
    tipInputSchema,
    (actor, id, { amount }, services) => tipDriver(actor, id, amount, services),
    { id: 'tipDriver', noProof: noProof.ownTrip },
  ),
  step(
    'lost-item',
    'Report an item left in the car, after the trip',
    ['rider'],
    lostItemInputSchema,
    reportLostItem,
    { id: 'reportLostItem', noProof: noProof.ownTrip },
  ),
  step(
    'lost-item/answer',
    'Tell whether an item that the rider lost was found',
    ['driver'],
    lostItemAnswerSchema,
    (actor, id, { answer }, services) => answerLostItem(actor, id, answer, services),
    { id: 'answerLostItem', noProof: noProof.ownTrip },
  ),
  ...tripImages.flatMap((image) => [
    operation({
      id: `store${imageNames[image].id}`,
      noProof: noProof.ownTrip,
      method: 'post',
      reads: 'files',
      path: `/bookings/:id/${image}`,
      summary: `Store a picture of ${imageNames[image].of} taken by the driver (multipart field \`image\`)`,
      access: ['driver'],
      params: idParameter,
      answers: presentedBookingSchema,
      async act(call) {
        const { actor, params, services } = call;
        const store = () => storeSentImage(call, 'trip');
        const booking = await keepTripImage(actor, params.id, image, store, services);
        return presentBooking(booking, actor, services);
      },
    }),
    operation({
      id: `get${imageNames[image].id}`,
      method: 'get',
      path: `/bookings/:id/${image}`,
      summary: `Get the picture of ${imageNames[image].of}, as a user who may see the booking`,
      access: 'signedIn',
      params: idParameter,
      query: z.object({ key: z.string().max(100).optional() }),
      sends: 'image/*',
      mayRedirect: true,
      async act({ actor, params, query: { key }, response, services }) {
        const found = await findTripImage(actor, params.id, { image, key }, services);
        await sendPrivateImage(response, found, services);
      },
    }),
  ]),
];
