import { isCountryText, unknownCountries } from './countryCodes.js';

it('knows countries by English name and code, and nothing else', () => {
  for (const text of ['Japan', 'kuwait', 'JP', 'gb', ' United Kingdom ', 'United States'])
    expect([text, isCountryText(text)]).toEqual([text, true]);
  for (const text of ['Atlantis', 'UK', 'EU', 'ZZ', 'XA', 'Japan!', ''])
    expect([text, isCountryText(text)]).toEqual([text, false]);
});

it('names the field of a country that does not exist', () => {
  expect(unknownCountries({ country: 'Atlantis', restrictCountry: '99' })).toEqual({
    country: 'unknown_country',
    restrictCountry: 'unknown_country',
  });
  expect(unknownCountries({ country: 'Japan', restrictCountry: 'JP' })).toBeNull();
  expect(unknownCountries({ country: null, restrictCountry: '' })).toBeNull();
});
