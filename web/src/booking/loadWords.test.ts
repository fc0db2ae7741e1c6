import { loadWords } from './loadWords.js';

const text = (key: string, values?: Record<string, string | number>) =>
  values ? `${key} ${values['smart_count']}` : key;

it('names only what a trip takes beyond one passenger [4.110]', () => {
  expect(loadWords({}, text)).toEqual([]);
  expect(loadWords({ passengers: 1, luggage: 0, needs: [] }, text)).toEqual([]);
  expect(loadWords({ passengers: 4, luggage: 1, needs: ['pets', 'wheelchair'] }, text)).toEqual([
    'load_passengers 4',
    'load_luggage 1',
    'need_pets',
    'need_wheelchair',
  ]);
});
