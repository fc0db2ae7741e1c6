import { held, refused, type StoryRequest } from '../../../../web/test/stories/answers.js';
import { rider } from '../../../test/business.js';
import { stories } from '../../../test/stories.js';
import { longTrip, tripIn } from '../../../test/trips.js';

const at = '/bookings';
const ofBoth = ({ filter }: StoryRequest) =>
  (filter['status'] as string[]).includes('NEW')
    ? [tripIn('ACCEPTED', { id: 'trip2' }), tripIn('NEW', { id: 'trip3' })]
    : [tripIn('COMPLETE', { id: 'trip4' }), tripIn('CANCELLED', { id: 'trip5' })];
const answers = {
  'get /bookings/{id}': tripIn('ACCEPTED'),
  'get /bookings/{id}/eta': { eta: null, position: null, path: null },
};

stories('the trips of a rider', {
  'active and past': {
    at,
    user: rider,
    answers: { ...answers, 'get /bookings': ofBoth },
    shows: 'trip_past_trips',
  },
  'without any': { at, user: rider, answers: { 'get /bookings': [] }, shows: 'trip_none_text' },
  'with words of 60 letters': {
    at,
    user: rider,
    answers: { ...answers, 'get /bookings': () => [longTrip('COMPLETE')] },
    shows: 'trip_past_trips',
  },
  'while they are loading': { at, user: rider, answers: { 'get /bookings': held }, shows: 'trip_my_trips' },
  'when they could not be loaded': {
    at,
    user: rider,
    answers: { 'get /bookings': refused(403, 'forbidden') },
    shows: 'site_load_error',
  },
});
