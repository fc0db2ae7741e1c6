import { rider } from '../../../test/business.js';
import { stories } from '../../../test/stories.js';
import { LONG } from '../../../../web/test/stories/texts.js';

const at = '/profile/places';
const place = { lat: 40.758, lng: -73.9855, add: '12 Elm Street' };

stories('the saved places of a rider', {
  'of every kind': {
    at,
    user: {
      ...rider,
      places: [
        { ...place, id: 'p1', kind: 'home' },
        { ...place, id: 'p2', kind: 'work' },
        { ...place, id: 'p3', kind: 'other', name: 'Gym' },
      ],
    },
    shows: 'places_kind_home',
  },
  'without any': { at, user: rider, shows: 'places_add' },
  'with words of 60 letters': {
    at,
    user: { ...rider, places: [{ ...place, id: 'p1', kind: 'other', name: LONG, add: `${LONG} ${LONG}` }] },
    shows: 'places_add',
  },
});
