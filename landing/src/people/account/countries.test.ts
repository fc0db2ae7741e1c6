import { countriesIn } from './countries.js';

it('lists about 240 countries with codes and dialing codes, named and sorted in the user’s language [3.41, 7.30]', () => {
  const countries = countriesIn('en');
  expect(countries.length).toBeGreaterThan(230);
  expect(countries.length).toBeLessThan(260);
  expect(countries.find(({ code }) => code === 'FR')).toEqual({ code: 'FR', label: 'France', phone: '33' });
  expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length);
  expect(countriesIn('es').find(({ code }) => code === 'DE')?.label).toBe('Alemania');
  const labels = countries.map(({ label }) => label);
  expect(labels).toEqual([...labels].sort((a, b) => a.localeCompare(b, 'en')));
});
