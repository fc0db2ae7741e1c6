import type { StoredBooking } from '../../src/trips/booking/store/storedBooking.js';
import { bookingStatuses } from '@wayfare/shared';
import { PICKUP } from '../support/builders.js';
import { step } from './bookingSteps.js';
import type { Stage } from './stage.js';
import { guestTrip } from './linkRows.js';
import type { Rows } from './row.js';

const MINUTE_MS = 60_000;

/** A driver has waited at the pickup, called, and had the rider warned. */
const waitedTrip = ({ app: { clock } }: Stage): Partial<StoredBooking> => {
  const notifiedAt = clock.at - 10 * MINUTE_MS;
  return {
    tripdate: notifiedAt,
    driver_arrive_time: notifiedAt,
    pickupWait: { notifiedAt, calledAt: notifiedAt, warnedAt: notifiedAt },
  };
};

/** The no-show of a canceled trip, with a fee of 6. */
const aNoShow = ({ app: { clock } }: Stage): NonNullable<StoredBooking['noShow']> => ({
  status: 'charged',
  reportedAt: clock.at,
  arrivedAt: clock.at - 6 * MINUTE_MS,
  waitedFrom: clock.at - 6 * MINUTE_MS,
  freeMinutes: 5,
  warnedAt: clock.at - 5 * MINUTE_MS,
  position: { lat: PICKUP.lat, lng: PICKUP.lng },
  meters: 0,
  fee: 6,
  waitingFee: 0,
});

/** No-shows, their disputes, and the decisions about them. */
export const noShowRows: Rows = {
  'POST /bookings/:id/no-show/try': step('ARRIVED', ['ARRIVED'], ({ driver, strangers }) => ({
    as: driver,
    body: { by: 'call' },
    strangers: [strangers.rider, strangers.driver],
  })),
  'POST /bookings/:id/no-show': {
    async good(stage, status = 'ARRIVED') {
      const { id } = await stage.booking(status, waitedTrip(stage));
      await stage.driver.put('/drivers/me/location', { lat: PICKUP.lat, lng: PICKUP.lng });
      return { as: stage.driver, params: { id }, strangers: [stage.strangers.rider, stage.strangers.driver] };
    },
    wrongIn: bookingStatuses.filter((status) => status !== 'ARRIVED'),
    again: 'same',
  },
  'POST /bookings/:id/no-show/dispute': {
    async good(stage) {
      const { id } = await stage.booking('CANCELLED', { noShow: aNoShow(stage), cancel_fee: 6 });
      const strangers = [stage.strangers.rider, stage.strangers.driver];
      return { as: stage.rider, params: { id }, body: { dispute: 'I was there' }, strangers };
    },
    again: 'same',
  },
  'POST /guest-trips/no-show/dispute': {
    good: async (stage) => {
      const fields = { noShow: aNoShow(stage), cancel_fee: 6, cancelledAt: stage.app.clock.at };
      const request = await guestTrip(stage, 'CANCELLED', fields);
      return { ...request, body: { ...request.body, dispute: 'I was there' } };
    },
    unknown: null,
    again: 'same',
  },
  'POST /bookings/:id/no-show/decide': {
    async good(stage) {
      const { id } = await stage.booking('CANCELLED', { noShow: aNoShow(stage), cancel_fee: 6 });
      await stage.rider.post(`/bookings/${id}/no-show/dispute`, {});
      const strangers = [stage.rider, stage.driver, stage.fleetadmin];
      const body = { decision: 'reduce', fee: 2, note: 'Came late' };
      return {
        as: stage.admin,
        params: { id },
        body,
        strangers,
        refuses: {
          'a fee above what was charged': [{ fee: 7 }, 400, 'no_show_fee_part', 'fee'],
          'a fee that stays': [{ decision: 'keep' }, 400, 'no_show_fee_part', 'fee'],
        },
      };
    },
    again: 'same',
  },
};
