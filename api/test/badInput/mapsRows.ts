import type { GoodRequest, Row, Rows } from './row.js';

const START = '40.758,-73.9855';
const DEST = '40.767,-73.9855';

/** Invalid points, written as text. */
const badPoints = (field: string) =>
  Object.fromEntries(
    [
      ['off the globe to the north', '91,0'],
      ['off the globe to the east', '0,181'],
      ['no number', 'NaN,0'],
      ['infinite', 'Infinity,0'],
      ['half a point', '40.7'],
      ['three numbers', '1,2,3'],
      ['empty', ','],
    ].map(([name, point]) => [`${field} ${name}`, [{ [field]: point }, 400, 'validation_error'] as const]),
  );

const between = (more: object = {}): Row => ({
  good: ({ app }) => ({
    as: app.anonymous,
    body: { start: START, dest: DEST, ...more },
    refuses: {
      ...badPoints('start'),
      ...badPoints('dest'),
      'no road': [{ dest: '-89,0' }, 404, 'no_route_found'],
    },
  }),
  again: 'same',
});

const askedFor = (body: object, refuses: GoodRequest['refuses']): Row => ({
  good: ({ app }) => ({ as: app.anonymous, body, refuses }),
  again: 'same',
});

/** Calls to the maps. */
export const mapsRows: Rows = {
  'POST /googleapis-getaddress': askedFor({ latlng: START }, badPoints('latlng')),
  'POST /googleapis-getdrivetime': between(),
  'POST /googleapis-getmultiloctime': between({ waypoints: `${START}|${DEST}` }),
  'POST /googleapis-getroute': between(),
  'GET /timezone': {
    good: ({ app }) => ({ as: app.anonymous, query: { place: START }, refuses: badPoints('place') }),
    again: 'same',
  },
  'POST /googleapis-autocomplete': askedFor(
    { searchKeyword: 'times', country: 'US' },
    { 'nothing typed': [{ searchKeyword: ' ' }, 400, 'validation_error'] },
  ),
  'POST /googleapis-getcoords': askedFor(
    { place_id: 'straight' },
    { 'an unknown place': [{ place_id: '__proto__' }, 404, 'google_places_error'] },
  ),
};
