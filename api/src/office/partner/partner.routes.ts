import {
  bookingChangeInputSchema,
  cancelInputSchema,
  cancellationSchema,
  changePreviewSchema,
  estimateSchema,
  idleFields,
  idSchema,
  partnerBookingInputSchema,
  partnerBookingQuerySchema,
  partnerEstimateInputSchema,
  partnerReportQuerySchema,
  partnerReportSchema,
  listedBookingSchema,
  presentedBookingSchema,
  wantedChangeSchema,
} from '@wayfare/shared';
import { z } from 'zod';
import { presentBooking, presentBookings } from '../../trips/booking/booking.presenter.js';
import { changeBooking, previewChange } from '../../trips/booking/change/changeBooking.js';
import { cancelBooking, previewCancellation } from '../../trips/booking/finish/cancelBooking.js';
import { idleOfCancellation } from '../../trips/booking/idleOfStep.js';
import { findOwnBooking } from '../../trips/booking/findBooking.js';
import { createEstimate } from '../../trips/booking/create/priceTrip.js';
import { onLatest } from '../../trips/booking/transition.js';
import { operation } from '../operation.js';
import type { OfficeServices } from '../services.js';
import { bookForCustomer } from './bookForCustomer.js';
import { listPartnerBookings } from './listPartnerBookings.js';
import { noProof } from '../../platform/operation/noProof.js';

const byId = z.object({ id: idSchema });
const ofBusiness = ({ config }: Pick<OfficeServices, 'config'>) => ({
  category: config.APP_CATEGORY,
  isForOthers: false,
});

/** Operations of partners with an API key. Partners act for the key's account, and see only its bookings. */
export const partnerOperations = [
  operation({
    id: 'createPartnerEstimate',
    importance: 'canWait',
    noProof: noProof.provesItself,
    method: 'post',
    path: '/partner/estimates',
    summary: 'Estimate the price of a trip',
    access: 'key:estimates',
    limit: 'partner',
    honorsIdempotencyKey: true,
    body: partnerEstimateInputSchema,
    idle: ({ body, services }) => idleFields(body, { ...ofBusiness(services), isBooking: false }),
    answers: estimateSchema,
    async act({ actor, body, from, claimId, services }) {
      await claimId();
      return createEstimate(
        actor,
        body,
        { address: from.address, isForSelf: false, maker: 'partner' },
        services,
      );
    },
  }),
  operation({
    id: 'createPartnerBooking',
    noProof: noProof.provesItself,
    method: 'post',
    path: '/partner/bookings',
    summary: 'Book a trip for a customer, who pays the driver in cash',
    access: 'key:bookings:create',
    limit: 'partnerBook',
    honorsIdempotencyKey: true,
    body: partnerBookingInputSchema,
    idle: ({ body: { customer: _customer, ...trip }, services }) =>
      idleFields(trip, { ...ofBusiness(services), isBooking: true }),
    answers: presentedBookingSchema,
    status: 201,
    async act({ actor, key, user, body, claimId, services }) {
      const asked = await claimId();
      const booking = await bookForCustomer(actor, body, { ...asked, user, apiKey: key.id }, services);
      return presentBooking(booking, actor, services);
    },
  }),
  operation({
    id: 'listPartnerBookings',
    importance: 'canWait',
    method: 'get',
    path: '/partner/bookings',
    summary: 'List the partner’s bookings, newest trips first',
    access: 'key:bookings:read',
    limit: 'partner',
    query: partnerBookingQuerySchema,
    answers: z.array(listedBookingSchema),
    async act({ actor, query, services }) {
      return presentBookings(await listPartnerBookings(actor, query, services), actor, services);
    },
  }),
  operation({
    id: 'getPartnerBooking',
    method: 'get',
    path: '/partner/bookings/:id',
    summary: 'Get one of the partner’s bookings',
    access: 'key:bookings:read',
    limit: 'partner',
    params: byId,
    answers: presentedBookingSchema,
    act: async ({ actor, params, services }) =>
      presentBooking(await findOwnBooking(actor, params.id, services), actor, services),
  }),
  operation({
    id: 'previewPartnerChange',
    importance: 'canWait',
    noProof: noProof.provesItself,
    method: 'post',
    path: '/partner/bookings/:id/changes/preview',
    summary: 'What a change of one of the partner’s bookings would mean for its price and its driver',
    access: 'key:bookings:create',
    limit: 'partner',
    params: byId,
    body: wantedChangeSchema,
    answers: changePreviewSchema,
    act: ({ actor, params, body, services }) => previewChange(actor, params.id, body, 'partner', services),
  }),
  operation({
    id: 'changePartnerBooking',
    importance: 'first',
    noProof: noProof.provesItself,
    method: 'post',
    path: '/partner/bookings/:id/changes',
    summary: 'Change one of the partner’s bookings, as its preview showed',
    access: 'key:bookings:create',
    limit: 'partner',
    params: byId,
    body: bookingChangeInputSchema,
    answers: presentedBookingSchema,
    async act({ actor, params, body, services }) {
      const booking = await onLatest(() => changeBooking(actor, params.id, body, 'partner', services));
      return presentBooking(booking, actor, services);
    },
  }),
  operation({
    id: 'previewPartnerCancellation',
    method: 'get',
    path: '/partner/bookings/:id/cancellation',
    summary: 'Get what it would cost the partner to cancel a booking now',
    access: 'key:bookings:cancel',
    limit: 'partner',
    params: byId,
    answers: cancellationSchema,
    act: ({ actor, params, services }) => previewCancellation(actor, params.id, services),
  }),
  operation({
    id: 'cancelPartnerBooking',
    importance: 'first',
    noProof: noProof.provesItself,
    method: 'post',
    path: '/partner/bookings/:id/cancel',
    summary: 'Cancel one of the partner’s bookings',
    access: 'key:bookings:cancel',
    limit: 'partner',
    honorsIdempotencyKey: true,
    params: byId,
    body: cancelInputSchema,
    idle: ({ actor, body }) => idleOfCancellation(body, { actor }),
    answers: presentedBookingSchema,
    async act({ actor, params, body, claimId, services }) {
      await claimId();
      const booking = await onLatest(() => cancelBooking(actor, params.id, body, services));
      return presentBooking(booking, actor, services);
    },
  }),
  operation({
    id: 'getPartnerReport',
    method: 'get',
    path: '/partner/report',
    summary: 'Get what became of the partner’s bookings within at most 92 days, and what customers paid',
    access: 'key:reports:read',
    limit: 'partnerReport',
    query: partnerReportQuerySchema,
    answers: partnerReportSchema,
    act: ({ actor, query, services }) => services.db.customerBookings.report(actor.uid, query),
  }),
];
