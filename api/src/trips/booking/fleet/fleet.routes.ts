import {
  bookingWarningsSchema,
  callersSchema,
  fleetBookingInputSchema,
  idleFields,
  presentedBookingSchema,
} from '@wayfare/shared';
import { z } from 'zod';
import { noGift } from '../../../platform/operation/noGift.js';
import { noProof } from '../../../platform/operation/noProof.js';
import { operation } from '../../operation.js';
import { presentBooking } from '../booking.presenter.js';
import { bookingStep } from '../bookingStep.js';
import { warnBeforeBooking } from '../create/warnBeforeBooking.js';
import { phoneText, pickupQuery } from '../desk/deskQueries.js';
import { bookForCaller } from './bookForCaller.js';
import { findFleetCallers } from './findFleetCallers.js';
import { openToAll } from './openToAll.js';

/** Operations of fleet admins on the trips of their callers. */
export const fleetOperations = [
  operation({
    id: 'createFleetBooking',
    noProof: noProof.deskWork,
    noGift: noGift.noAmount,
    method: 'post',
    path: '/fleet/bookings',
    summary: 'Book a trip for a caller of the fleet, who pays in cash: only its drivers are asked',
    honorsIdempotencyKey: true,
    access: ['fleetadmin'],
    permission: 'book',
    limit: 'bookForRiders',
    body: fleetBookingInputSchema,
    idle: ({ body: { caller: _caller, ...trip }, services: { config } }) =>
      idleFields(trip, { category: config.APP_CATEGORY, isBooking: true, isForOthers: false }),
    answers: presentedBookingSchema,
    status: 201,
    async act({ actor, body, claimId, services }) {
      return bookForCaller(actor, body, await claimId(), services);
    },
    audit: {
      action: 'create',
      resource: 'bookings',
      record: async ({ claimId }) => (await claimId()).id,
      id: async ({ claimId }) => (await claimId()).id,
      before: () => null,
      after: (booking) => booking,
      only: ['fleet', 'pickupAddress', 'dropAddress', 'carType', 'tripdate', 'trip_cost', 'status'],
    },
    present: (booking, { actor, services }) => presentBooking(booking, actor, services),
  }),
  operation({
    id: 'findFleetCallers',
    importance: 'canWait',
    method: 'get',
    path: '/fleet/callers',
    summary: 'Find the fleet’s own callers by a phone number in any form, with their latest trips',
    access: ['fleetadmin'],
    permission: 'desk',
    query: z.object({ phone: phoneText }),
    answers: callersSchema,
    act: ({ actor, query, services }) => findFleetCallers(actor, query.phone, services),
  }),
  operation({
    id: 'getFleetBookingWarnings',
    method: 'get',
    path: '/fleet/booking-warnings',
    summary: 'Get whether a driver of the fleet is near a pickup now',
    access: ['fleetadmin'],
    permission: 'book',
    query: pickupQuery,
    answers: bookingWarningsSchema,
    act: async ({ actor, query: { lat, lng, carType, ...load }, services }) => ({
      warnings: await warnBeforeBooking({ pickup: { lat, lng }, carType, fleet: actor.uid, load }, services),
    }),
  }),
  bookingStep(
    'open',
    'Release the trip of a fleet’s caller to all drivers',
    ['admin', 'fleetadmin'],
    z.object({}),
    (actor, id, _, services) => openToAll(actor, id, services),
    { id: 'openTrip', noProof: noProof.deskWork, noGift: noGift.noAmount, permission: 'dispatch' },
  ),
];
