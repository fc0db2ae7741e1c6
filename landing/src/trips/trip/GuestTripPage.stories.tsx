import { NOW } from '../../../test/business.js';
import { moments } from '../../../test/moments.js';
import { everyState, guestTripIn } from '../../../test/trips.js';
import { type Story, stories } from '../../../test/stories.js';
import { held, lost, refused } from '../../../../web/test/stories/answers.js';

const at = '/guest-trip#token';
const HOUR = 60 * 60_000;

stories(
  'a trip as its guest sees it',
  everyState((state) => ({
    at,
    answers: { 'post /guest-trips': guestTripIn(state), 'post /guest-trips/messages': [] },
    shows: 'trip_title',
  })),
);
stories(
  'a guest’s trip',
  Object.fromEntries(
    Object.entries({
      'while a driver is searched': guestTripIn('NEW', {
        search: moments['while a driver is searched'].search,
      }),
      'booked for later': guestTripIn('NEW', {
        tripdate: NOW + 20 * HOUR,
        searchFrom: NOW + 19 * HOUR,
      }),
      'whose driver finishes another trip first': guestTripIn('ACCEPTED', { finishingTrip: true }),
    }).map(([name, trip]): [string, Story] => [
      name,
      {
        at,
        answers: { 'post /guest-trips': trip, 'post /guest-trips/messages': [] },
        shows: 'trip_title',
      },
    ]),
  ),
);
/** Bought for two hours, half an hour ago. */
const hire = {
  hours: 2,
  bought: 2,
  price: 42,
  km: 20,
  minHours: 1,
  maxHours: 8,
  unitMinutes: 15,
  beyondKm: 0,
  parts: null,
};
stories('a guest’s trip of another kind', {
  'by the hour, under way': {
    at,
    answers: {
      'post /guest-trips': {
        ...guestTripIn('STARTED'),
        kind: 'hourly',
        drop: '',
        hire,
        startedAt: NOW - 30 * 60_000,
      },
      'post /guest-trips/messages': [],
    },
    shows: 'trip_by_hour',
  },
  'whose driver waits for the way back': {
    at,
    answers: {
      'post /guest-trips': {
        ...guestTripIn('ACCEPTED'),
        kind: 'return',
        back: { waitMinutes: 30, linked: null },
      },
      'post /guest-trips/messages': [],
    },
    shows: 'trip_title',
  },
  'with another trip back': {
    at,
    answers: {
      'post /guest-trips': {
        ...guestTripIn('NEW'),
        kind: 'return',
        back: {
          waitMinutes: null,
          linked: { isBack: true, tripdate: NOW + 3 * 3_600_000, status: 'NEW', url: '/guest-trip#other' },
        },
      },
      'post /guest-trips/messages': [],
    },
    shows: 'trip_title',
  },
});
stories('a guest’s trip that cannot be shown', {
  'while it is loading': { at, answers: { 'post /guest-trips': held }, shows: 'trip_title' },
  'without a network': { at, answers: { 'post /guest-trips': lost }, shows: 'fetch_call_error' },
  'by a link that does not work': {
    at,
    answers: { 'post /guest-trips': refused(404, 'not_found') },
    shows: 'shared_trip_unknown',
  },
});
