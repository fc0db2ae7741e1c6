import { offeredPlaces, savedPlaceName } from './savedPlaces.js';

const drop = (description: string, count: number) => ({ description, count, lat: 40.7, lng: -74 });
const home = { id: 'h', kind: 'home' as const, lat: 40.8, lng: -73.9, add: 'Pier 11' };

it('offers saved places first, then the five most frequent drops, none twice', () => {
  const savedAddresses = [
    drop('a', 1),
    drop('Pier 11', 9),
    ...['b', 'c', 'd', 'e', 'f'].map((add) => drop(add, 2)),
  ];
  expect(offeredPlaces({ places: [home], savedAddresses }).map(({ add }) => add)).toEqual([
    'Pier 11',
    'b',
    'c',
    'd',
    'e',
    'f',
  ]);
  expect(offeredPlaces(null)).toEqual([]);
});

it('a place is called by its kind, its name, or its address', () => {
  const t = (key: string) => key;
  expect(savedPlaceName(home, t)).toBe('places_kind_home');
  expect(savedPlaceName({ ...home, kind: 'other', name: 'Gym' }, t)).toBe('Gym');
  expect(savedPlaceName({ ...home, kind: 'other' }, t)).toBe('Pier 11');
});
