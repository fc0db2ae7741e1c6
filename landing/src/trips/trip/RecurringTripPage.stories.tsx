import type { PassengerSeries } from '@wayfare/shared';
import { held, lost, refused } from '../../../../web/test/stories/answers.js';
import { NOW } from '../../../../web/test/stories/business.js';
import { stories } from '../../../test/stories.js';
import { LONG } from '../../../../web/test/stories/texts.js';

const at = '/recurring-trip#token';
const DAY_MS = 86_400_000;

const day = (index: number, more: Partial<PassengerSeries['days'][number]> = {}) => ({
  day: 20260612 + index,
  at: NOW + index * DAY_MS,
  without: null,
  status: null,
  canSkip: true,
  canRestore: false,
  timeZone: null,
  trip: null,
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
