import { driver, rider } from '../../../test/business.js';
import { NOW } from '../../../../web/test/stories/business.js';
import { stories } from '../../../test/stories.js';
import { longTrip, tripIn } from '../../../test/trips.js';
import { unavailable } from '../../../test/unavailable.js';
import type { OwnBooking } from '../booking/bookings.js';

const at = '/bookings/trip1/receipt';
const user = rider;
const answers = (trip: OwnBooking) => ({ 'get /bookings/{id}': trip });
const paid = tripIn('COMPLETE', {
  stops: [{ lat: 40.73, lng: -73.99, add: 'Union Square', reachedAt: NOW - 600_000 }],
  discount: 3,
  discount_amount: 3,
  promo_applied: true,
  tip: 4,
  optionSelected: { description: 'Child seat', amount: 2 },
});

stories('a receipt', {
  'with every line': { at, user, answers: answers(paid), shows: 'receipt_paid' },
  'with as few lines as possible': {
    at,
    user,
    answers: answers(tripIn('PAID', { dropAddress: '', total_trip_time: null })),
    shows: 'receipt_paid',
  },
  'as the driver sees it': { at, user: driver, answers: answers(paid), shows: 'receipt_paid' },
  'that does not exist yet': { at, user, answers: answers(tripIn('STARTED')), shows: 'receipt_not_yet' },
  'with words of 60 letters': { at, user, answers: answers(longTrip('COMPLETE')), shows: 'receipt_paid' },
  ...unavailable({ at, user, operation: 'get /bookings/{id}', title: 'receipt_title' }),
});
