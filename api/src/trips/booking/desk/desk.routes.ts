import { bookingWarningsSchema, callersSchema, deskSchema, idSchema } from '@wayfare/shared';
import { z } from 'zod';
import { operation } from '../../operation.js';
import { warnBeforeBooking } from '../create/warnBeforeBooking.js';
import { degrees, loadQuery, phoneText } from './deskQueries.js';
import { findCallers } from './findCallers.js';
import { READ_AGAIN_AT_MOST, readDesk } from './readDesk.js';

const ids = z
  .string()
  .max(READ_AGAIN_AT_MOST * 65)
  .transform((text) => text.split(','))
  .pipe(z.array(idSchema).max(READ_AGAIN_AT_MOST));

const startedBooking = z
  .object({
    customer: idSchema.optional(),
    lat: degrees(90).optional(),
    lng: degrees(180).optional(),
    carType: z.string().max(100).optional(),
    ...loadQuery,
  })
  .refine(({ lat, lng }) => (lat === undefined) === (lng === undefined), { path: ['lng'] });

export const deskOperations = [
  operation({
    id: 'getDesk',
    method: 'get',
    path: '/desk',
    summary:
      'Get the open trips for the live desk, those that are due within 30 minutes included; with `trips`, only these, as far as they are still open',
    permission: 'desk',
    access: ['admin', 'fleetadmin'],
    query: z.object({ trips: ids.optional() }),
    answers: deskSchema,
    act: ({ actor, query, services }) => readDesk(actor, query.trips ?? null, services),
  }),
  operation({
    id: 'findCallers',
    importance: 'canWait',
    method: 'get',
    path: '/desk/callers',
    summary:
      'Find the riders and drivers with a phone number in any form, with their latest trips and saved places',
    permission: 'desk',
    access: ['admin'],
    query: z.object({ phone: phoneText }),
    answers: callersSchema,
    act: ({ actor, query, services }) => findCallers(actor, query.phone, services),
  }),
  operation({
    id: 'getBookingWarnings',
    method: 'get',
    path: '/desk/booking-warnings',
    summary:
      'Get what would refuse a rider, before staff book for them anyway; with a pickup, also whether a driver is near it now',
    permission: 'book',
    access: ['admin'],
    query: startedBooking,
    answers: bookingWarningsSchema,
    async act({ query: { lat, lng, passengers, luggage, needs, ...started }, services }) {
      const pickup = lat === undefined || lng === undefined ? undefined : { lat, lng };
      return {
        warnings: await warnBeforeBooking(
          { ...started, pickup, load: { passengers, luggage, needs } },
          services,
        ),
      };
    },
  }),
];
