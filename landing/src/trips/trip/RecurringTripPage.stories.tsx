import type { PassengerSeries } from '@wayfare/shared';
import { held, lost, refused } from '../../../../web/test/stories/answers.js';
import { NOW } from '../../../../web/test/stories/business.js';
import { stories } from '../../../test/stories.js';
import { LONG } from '../../../../web/test/stories/texts.js';

const at = '/recurring-trip#token';
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

const day = (index: number, more: Partial<PassengerSeries['days'][number]> = {}) => ({
  day: 20260612 + index,
  at: NOW + index * DAY_MS,
  without: null,
  status: null,
  canSkip: true,
  canRestore: false,
  timeZone: null,
  trip: null,
  back: null,
  ...more,
});
const series: PassengerSeries = {
  pickup: '12 Elm Street',
  drop: 'Dialysis Center North',
  days: [
    day(0, { status: 'ACCEPTED', canSkip: false, trip: '/guest-trip#trip' }),
    day(1),
    day(2, { without: 'passenger', canSkip: false, canRestore: true }),
    day(3, { without: 'holiday', canSkip: false }),
    day(4, { status: 'CANCELLED', canSkip: false }),
  ],
};

stories('recurring trips as their passenger sees them', {
  'on days of every kind': {
    at,
    answers: { 'post /recurring-trips': series },
    shows: 'series_without_passenger',
  },
  'for two with a child seat and luggage': {
    at,
    answers: {
      'post /recurring-trips': { ...series, passengers: 2, luggage: 1, needs: ['childSeat'] },
    },
    shows: 'series_without_passenger',
  },
  'with a way back each day': {
    at,
    answers: {
      'post /recurring-trips': {
        ...series,
        days: [
          day(0, {
            status: 'ACCEPTED',
            canSkip: false,
            trip: '/guest-trip#trip',
            back: { at: NOW + 8 * HOUR_MS, status: 'NEW', trip: '/guest-trip#back' },
          }),
          day(1, { back: { at: NOW + DAY_MS + 8 * HOUR_MS, status: null, trip: null } }),
          day(2, {
            status: 'NEW',
            back: { at: NOW + 2 * DAY_MS + 8 * HOUR_MS, status: 'CANCELLED', trip: null },
          }),
        ],
      },
    },
    shows: 'series_back_canceled',
  },
  'without days': {
    at,
    answers: { 'post /recurring-trips': { ...series, days: [] } },
    shows: 'series_no_days',
  },
  'with words of 60 letters': {
    at,
    answers: { 'post /recurring-trips': { ...series, pickup: LONG, drop: LONG } },
    shows: 'series_title',
  },
  'while they are loading': { at, answers: { 'post /recurring-trips': held }, shows: 'series_title' },
  'without a network': { at, answers: { 'post /recurring-trips': lost }, shows: 'fetch_call_error' },
  'by a link that does not work': {
    at,
    answers: { 'post /recurring-trips': refused(404, 'not_found') },
    shows: 'shared_trip_unknown',
  },
});
