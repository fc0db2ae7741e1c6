import { bookingStatuses } from '@wayfare/shared';
import { aTrip, PICKUP } from '../support/builders.js';
import type { Rows } from './row.js';

const caller = { name: 'Grace Hopper', phone: '(212) 555-0177' };

/** What fleet admins do for their callers. */
export const fleetRows: Rows = {
  'POST /fleet/bookings': {
    good: ({ fleetadmin, app }) => ({
      as: fleetadmin,
      body: { ...aTrip, caller },
      refuses: {
        'no car type': [{ carType: null }, 400, 'select_proper', 'carType'],
        'no pickup': [{ pickup: null }, 400, 'select_proper', 'pickup'],
        'a number that cannot exist': [
          { caller: { ...caller, phone: '12' } },
          400,
          'mobile_no_blank_error',
          'caller.phone',
        ],
        'a time that is too close': [
          { bookLater: true, tripdate: app.clock.at + 60_000 },
          400,
          'past_booking_error',
        ],
      },
    }),
    keyed: { pickUpInstructions: 'Another note' },
  },
  'GET /fleet/callers': {
    good: ({ fleetadmin }) => ({ as: fleetadmin, query: { phone: '+12125550100' } }),
    again: 'same',
  },
  'GET /fleet/booking-warnings': {
    good: ({ fleetadmin }) => ({
      as: fleetadmin,
      query: { lat: String(PICKUP.lat), lng: String(PICKUP.lng) },
    }),
    again: 'same',
  },
  'POST /bookings/:id/open': {
    async good(stage, status = 'NEW') {
      const { fleetadmin, strangers } = stage;
      const fleet = fleetadmin.user.id;
      const { id } = await stage.booking(status, { kind: 'fleetCall', fleet, fleetadmin: fleet });
      return { as: fleetadmin, params: { id }, body: {}, strangers: [strangers.fleetadmin] };
    },
    wrongIn: bookingStatuses.filter((status) => status !== 'NEW'),
    again: 'same',
  },
};
