import type { DeskTrip } from './desk.schema.js';
import { type DeskFilter, tripMatcher } from './deskFilter.js';

const trip: DeskTrip = {
  id: 'a',
  reference: 'W-2ZUP-MD',
  status: 'NEW',
  tripdate: 0,
  bookLater: false,
  carType: 'Economy',
  customer_name: 'José Müller',
  driver_name: null,
  pickup: { lat: 1, lng: 2, add: '350 5th Ave, New York' },
  drop: { lat: 1, lng: 2, add: 'مطار الملك' },
  inReview: false,
};
const matches = (text: string, carType = '', area: DeskFilter['area'] = null) =>
  tripMatcher({ text, carType, area })(trip);

it('finds a trip by words of its reference, people, places and car type, as people type them', () => {
  for (const text of ['', 'w-2zup', '2ZUP', 'jose muller', 'Mül', '5th 350', 'york', 'مطار', 'econ jose'])
    expect([text, matches(text)]).toEqual([text, true]);
});

it('does not find a trip that lacks one of the words, or has another car type', () => {
  for (const text of ['jose smith', 'ork', '2ZUP-XX']) expect([text, matches(text)]).toEqual([text, false]);
  expect([matches('', 'Economy'), matches('', 'XL')]).toEqual([true, false]);
});

it('finds the trips whose pickup is in a part of the map, also across the date line', () => {
  expect(matches('', '', { south: 0, north: 2, west: 1, east: 3 })).toBe(true);
  expect(matches('', '', { south: 1.1, north: 2, west: 1, east: 3 })).toBe(false);
  expect(matches('', '', { south: 0, north: 2, west: 170, east: 3 })).toBe(true);
});
