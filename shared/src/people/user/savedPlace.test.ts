import { MOST_SAVED_PLACES, type SavedPlace, type SavedPlaceKind, withSavedPlace } from './savedPlace.js';

const place = (id: string, kind: SavedPlaceKind): SavedPlace => ({ id, kind, lat: 40.7, lng: -74, add: id });

it('home and work come first, and a new one replaces the one before', () => {
  let places: SavedPlace[] = [];
  for (const [id, kind] of [
    ['gym', 'other'],
    ['office', 'work'],
    ['flat', 'home'],
    ['school', 'other'],
    ['house', 'home'],
  ] as const)
    places = withSavedPlace(places, place(id, kind)) ?? [];
  expect(places.map(({ id }) => id)).toEqual(['house', 'office', 'gym', 'school']);
});

it('a rider has at most 20 places, and can still replace home', () => {
  const others = Array.from({ length: MOST_SAVED_PLACES - 1 }, (_, index) => place(`p${index}`, 'other'));
  const full = withSavedPlace(others, place('flat', 'home')) as SavedPlace[];
  expect(full).toHaveLength(MOST_SAVED_PLACES);
  expect(withSavedPlace(full, place('gym', 'other'))).toBeNull();
  expect(withSavedPlace(full, place('house', 'home'))?.map(({ id }) => id)).toContain('house');
});
