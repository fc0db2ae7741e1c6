import { countryCodes } from '../../people/user/phoneNumber.js';
import { isTimeZone } from '../time/zonedTime.js';
import { countryProposal } from './countryProposal.js';
import { isCurrency } from './currency.js';

it.each([
  ['JP', { currency: 'JPY', timeZone: 'Asia/Tokyo', miles: false, language: 'ja' }],
  ['KW', { currency: 'KWD', timeZone: 'Asia/Kuwait', miles: false, language: 'ar' }],
  ['FR', { currency: 'EUR', timeZone: 'Europe/Paris', miles: false, language: 'fr' }],
  ['MX', { currency: 'MXN', timeZone: 'America/Mexico_City', miles: false, language: 'es' }],
  ['GB', { currency: 'GBP', timeZone: 'Europe/London', miles: true, language: 'en' }],
  ['US', { currency: 'USD', timeZone: 'America/New_York', miles: true, language: 'en' }],
  ['AU', { currency: 'AUD', timeZone: 'Australia/Sydney', miles: false, language: 'en' }],
])('%s proposes its currency, time zone, unit, and language [4.64]', (country, expected) => {
  expect(countryProposal(country)).toEqual(expected);
});

it('proposes something that exists for every country that can be picked', () => {
  const without = countryCodes().filter((code) => countryProposal(code) === null);
  // Ascension Island and Tristan da Cunha have phone numbers of their own, but are parts of Saint Helena.
  expect(without).toEqual(['AC', 'TA']);
  for (const code of countryCodes().filter((one) => !without.includes(one))) {
    const { currency, timeZone } = countryProposal(code)!;
    expect([code, isCurrency(currency), isTimeZone(timeZone)]).toEqual([code, true, true]);
  }
});

it('proposes nothing for what is no country', () => {
  for (const code of ['', 'us', 'XX', 'constructor']) expect(countryProposal(code)).toBeNull();
});
