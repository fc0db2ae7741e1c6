import { held, refused, type StoryRequest } from '../../../../web/test/stories/answers.js';
import { driver, rider } from '../../../test/business.js';
import { carTypes, longCarTypes } from '../../../test/carTypes.js';
import { press } from '../../../test/fields.js';
import { stories } from '../../../test/stories.js';
import { longTrip, tripIn } from '../../../test/trips.js';
import type { OwnBooking } from '../../trips/booking/bookings.js';

const at = '/';
const cars = { 'get /cartypes': carTypes };
/** Answers for a rider with a trip under way. */
const live = (trip: OwnBooking) => ({
  ...cars,
  'get /bookings': ({ filter }: StoryRequest) =>
    (filter['status'] as readonly string[]).includes(trip.status) ? [trip] : [],
});

stories('the home page', {
  'to a stranger': { at, answers: cars, shows: 'site_car_type' },
  'to a rider': { at, user: rider, answers: cars, shows: 'site_car_type' },
  'to a rider with a trip under way': {
    at,
    user: rider,
    answers: live(tripIn('ACCEPTED')),
    shows: 'trip_live',
  },
  'to a rider with a trip with words of 60 letters': {
    at,
    user: rider,
    answers: live(longTrip('STARTED')),
    shows: 'trip_live',
  },
  'to a rider with saved places': {
    at,
    user: {
      ...rider,
      places: [{ id: 'p1', kind: 'home', lat: 40.758, lng: -73.9855, add: '12 Elm Street' }],
    },
    answers: cars,
    shows: 'site_car_type',
  },
  'to a driver': { at, user: driver, answers: cars, shows: 'site_about_us' },
  'of a business that delivers': {
    at,
    settings: { category: 'delivery' },
    answers: cars,
    shows: 'site_car_type',
  },
  'without car types': { at, answers: { 'get /cartypes': [] }, shows: 'no_cars' },
  'with words of 60 letters': { at, answers: { 'get /cartypes': longCarTypes }, shows: 'site_car_type' },
  'while the car types are loading': { at, answers: { 'get /cartypes': held }, shows: 'loading' },
  'when the car types could not be loaded': {
    at,
    answers: { 'get /cartypes': refused(503, 'server_busy') },
    shows: 'fetch_call_error',
  },
  'marks what is missing before booking': {
    at,
    user: rider,
    answers: cars,
    shows: 'site_car_type',
    async act(on) {
      await press(on, 'site_book_now');
      await on.settled();
      expect(document.querySelectorAll('[aria-invalid=true]').length).toBeGreaterThan(0);
      expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
    },
  },
});
