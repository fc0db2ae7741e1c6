import { page } from 'vitest/browser';
import { held, refused, type StoryRequest } from '../../../../web/test/stories/answers.js';
import { driver, rider } from '../../../test/business.js';
import { carTypes, longCarTypes } from '../../../test/carTypes.js';
import { press } from '../../../test/fields.js';
import { stories } from '../../../test/stories.js';
import { longTrip, tripIn } from '../../../test/trips.js';
import type { OwnBooking } from '../../trips/booking/bookings.js';

const at = '/';
const cars = { 'get /cartypes': carTypes };
/** What some car types have room for. */
const rooms: Record<string, object> = {
  Economy: { seats: 4, luggage: 2 },
  Comfort: { seats: 6, luggage: 4 },
};
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
  'for five passengers with luggage and a child seat': {
    at,
    user: rider,
    answers: { 'get /cartypes': carTypes.map((carType) => ({ ...carType, ...rooms[carType.name] })) },
    shows: 'site_car_type',
    async act(on) {
      const open = page.getByRole('button', { name: on.t('load_title') });
      await open.click();
      const [more, pack] = [on.t('load_more_passengers'), on.t('load_more_luggage')];
      for (let count = 1; count < 5; count++) await page.getByRole('button', { name: more }).click();
      await page.getByRole('button', { name: pack }).click();
      await page.getByRole('checkbox', { name: on.t('need_child_seat') }).click();
      await on.settled();
      const radios = [...document.querySelectorAll<HTMLInputElement>('[type=radio]')];
      expect(radios.map(({ disabled, checked }) => ({ disabled, checked }))).toEqual([
        { disabled: false, checked: true },
        { disabled: true, checked: false },
      ]);
      expect(document.querySelectorAll('[type=checkbox]:checked')).toHaveLength(1);
    },
  },
  'for more luggage than any car type takes': {
    at,
    user: rider,
    answers: { 'get /cartypes': carTypes.map((carType) => ({ ...carType, luggage: 0 })) },
    shows: 'site_car_type',
    async act(on) {
      await page.getByRole('button', { name: on.t('load_title') }).click();
      await page.getByRole('button', { name: on.t('load_more_luggage') }).click();
      await on.settled();
      expect(document.body.textContent).toContain(on.t('load_no_car'));
      expect(document.querySelectorAll('[type=radio]:disabled')).toHaveLength(carTypes.length);
    },
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
