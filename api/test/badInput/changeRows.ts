import { bookingStatuses, changeableStatuses } from '@wayfare/shared';
import { DROP, newId, PICKUP } from '../support/builders.js';
import type { StoredBooking } from '../../src/trips/booking/store/storedBooking.js';
import type { GoodRequest, Rows } from './row.js';
import type { Stage } from './stage.js';

/** Statuses in which a booking cannot be changed. */
const unchangeable = bookingStatuses.filter((status) => !changeableStatuses.includes(status));

/** Changes that pass the schema but must be refused, with their field. */
const refusedChanges = ({ app }: Stage): NonNullable<GoodRequest['refuses']> => ({
  'an unknown car type': [{ carType: newId() }, 400, 'select_proper', 'carType'],
  'a car type of every object': [{ carType: 'constructor' }, 400, 'select_proper', 'carType'],
  'a time in the past': [{ tripdate: app.clock.at - 120_000 }, 400, 'past_booking_error', 'tripdate'],
  'a time in two years': [{ tripdate: app.clock.at + 63_072_000_000 }, 400, 'far_booking_error', 'tripdate'],
  'an unknown promo': [{ promo: 'NONE' }, 400, 'promo_unknown', 'promo'],
  'the own name': [{ customer_name: 'Ada Moreno' }, 409, 'change_not_possible', 'customer_name'],
  'an extra above the most': [{ riderExtra: 20.01 }, 400, 'rider_extra_amount', 'riderExtra'],
  'an extra with too many decimals': [{ riderExtra: 1.005 }, 400, 'rider_extra_amount', 'riderExtra'],
  'no road': [{ drop: { ...DROP, lat: -89 } }, 400, 'place_to_coords_error'],
});

/** The version since a change that made a trip much longer, about which its driver is asked. */
const ASKED_AT = 7;
const longerTrip = ({ app: { clock }, rider }: Stage): Partial<StoredBooking> => ({
  longerTrip: { state: 'asked', version: ASKED_AT, until: clock.at + 60_000, accepted: 4 },
  changes: [
    {
      at: clock.at,
      by: rider.user.id,
      role: 'rider',
      version: ASKED_AT,
      seen: ASKED_AT - 1,
      fields: [{ field: 'drop', before: 'Columbus Circle', after: 'The Bronx' }],
      price: { before: 20, after: 40 },
      driver: 'asked',
      was: { pickup: PICKUP, tripdate: clock.at, distance: 4 },
    },
  ],
});

/** Changes of bookings. */
export const changeRows: Rows = {
  'POST /bookings/:id/changes/preview': {
    async good(stage, status = 'NEW') {
      const { id } = await stage.booking(status);
      return {
        as: stage.rider,
        params: { id },
        body: { pickUpInstructions: 'Blue coat' },
        strangers: [stage.strangers.rider],
        refuses: refusedChanges(stage),
      };
    },
    wrongIn: unchangeable,
    again: 'same',
  },
  'POST /bookings/:id/changes': {
    async good(stage, status = 'NEW') {
      const { id, version } = await stage.booking(status);
      return {
        as: stage.rider,
        params: { id },
        body: { pickUpInstructions: 'Blue coat', version, agreed: { customer_paid: 20, driver: 'none' } },
        strangers: [stage.strangers.rider],
        refuses: {
          ...refusedChanges(stage),
          'a version to come': [{ version: 1_000 }, 409, 'trip_changed_meanwhile'],
        },
      };
    },
    wrongIn: unchangeable,
    again: 'same',
  },
  'POST /bookings/:id/changes/answer': {
    async good(stage, status = 'ACCEPTED') {
      const { id } = await stage.booking(status, longerTrip(stage));
      return {
        as: stage.driver,
        params: { id },
        body: { confirmed: true, version: ASKED_AT },
        strangers: [stage.strangers.driver, stage.strangers.rider],
        refuses: {
          'the answer to another question': [{ version: ASKED_AT - 1 }, 409, 'trip_changed_meanwhile'],
        },
      };
    },
    wrongIn: bookingStatuses.filter((status) => status !== 'ACCEPTED' && status !== 'ARRIVED'),
    again: 'same',
  },
};
