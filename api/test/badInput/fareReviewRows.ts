import { bookingStatuses, type FareReview } from '@wayfare/shared';
import type { GoodRequest, Row, Rows } from './row.js';
import type { Stage } from './stage.js';

/** The review of a trip measured at 5 above its bound. */
const anOpenReview = ({ app }: Stage): FareReview => ({
  status: 'open',
  isOpen: true,
  reasons: ['above_bound'],
  measured: { trip_cost: 25, convenience_fees: 3.75, driver_share: 21.25 },
  settled: { trip_cost: 20, convenience_fees: 3, driver_share: 17 },
  difference: 5,
  lower: 12,
  upper: 20,
  distance: 4,
  seconds: 600,
  waitingSeconds: 0,
  detourKm: 0,
  flags: [],
  openedAt: app.clock.at,
});

/** Operations on the review of a trip that awaits its payment or is paid. */
function withReview(request: (stage: Stage) => Omit<GoodRequest, 'params'>): Row {
  return {
    async good(stage, status = 'PENDING') {
      const { id } = await stage.booking(status, { fareReview: anOpenReview(stage) });
      return { ...request(stage), params: { id } };
    },
    wrongIn: bookingStatuses.filter((status) => !['PENDING', 'PAID', 'COMPLETE'].includes(status)),
    again: 'same',
  };
}

/** Reviews of fares that are out of their bounds. */
export const fareReviewRows: Rows = {
  'GET /bookings/:id/fare-review': {
    async good(stage) {
      const { id } = await stage.booking('PENDING', { fareReview: anOpenReview(stage) });
      return { as: stage.rider, params: { id }, strangers: [stage.strangers.rider] };
    },
    again: 'same',
  },
  'POST /bookings/:id/fare-review/confirm': withReview((stage) => ({
    as: stage.rider,
    strangers: [stage.strangers.rider],
  })),
  'POST /bookings/:id/fare-review/decide': withReview(({ admin }) => ({
    as: admin,
    body: { decision: 'approve', note: 'The road was closed' },
  })),
  'POST /bookings/:id/correctFare': {
    async good(stage, status = 'PAID') {
      const { id } = await stage.booking(status);
      return {
        as: stage.admin,
        params: { id },
        body: { trip_cost: 7.5, note: 'The driver took a wrong turn' },
      };
    },
    wrongIn: bookingStatuses.filter((status) => !['PAID', 'COMPLETE'].includes(status)),
    again: 'same',
  },
  'GET /fare-reviews': { good: ({ admin }) => ({ as: admin }), again: 'same' },
  'GET /fare-reviews/:id': {
    async good(stage) {
      const { id } = await stage.booking('PAID', { fareReview: anOpenReview(stage) });
      return { as: stage.admin, params: { id } };
    },
    again: 'same',
  },
};
