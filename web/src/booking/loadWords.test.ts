import { loadWords, misfitWords } from './loadWords.js';

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

it('says why a car type cannot take a trip [4.110]', () => {
  expect(misfitWords('passengers', { seats: 4 }, text)).toBe('misfit_passengers 4');
  expect(misfitWords('luggage', { luggage: 2 }, text)).toBe('misfit_luggage 2');
  expect(misfitWords('luggage', { luggage: 0 }, text)).toBe('misfit_no_luggage');
  expect(misfitWords('needs', {}, text)).toBe('no_car_with_needs');
});
