import { everyState, guestTripIn } from '../../../test/trips.js';
import { stories } from '../../../test/stories.js';
import { held, lost, refused } from '../../../../web/test/stories/answers.js';

const at = '/guest-trip#token';

stories(
  'a trip as its guest sees it',
  everyState((state) => ({
    at,
    answers: { 'post /guest-trips': guestTripIn(state), 'post /guest-trips/messages': [] },
    shows: 'trip_title',
  })),
);
stories('a guest’s trip that cannot be shown', {
  'while it is loading': { at, answers: { 'post /guest-trips': held }, shows: 'trip_title' },
  'without a network': { at, answers: { 'post /guest-trips': lost }, shows: 'fetch_call_error' },
  'by a link that does not work': {
    at,
    answers: { 'post /guest-trips': refused(404, 'not_found') },
    shows: 'shared_trip_unknown',
  },
});
