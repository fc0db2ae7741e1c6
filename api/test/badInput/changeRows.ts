import { bookingStatuses, changeableStatuses } from '@wayfare/shared';
import { DROP, newId } from '../support/builders.js';
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
  'no road': [{ drop: { ...DROP, lat: -89 } }, 400, 'place_to_coords_error'],
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
};
