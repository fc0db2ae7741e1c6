import fc from 'fast-check';
import {
  numberToCall,
  phoneCountry,
  phoneNumber,
  phoneNumberPrefix,
  phoneRules,
  storedPhoneNumber,
} from './phoneNumber.js';
import { defaultSettings } from '../../basics/settings/defaultSettings.js';

const inCountry = (country?: string) => ({ country, shortPhoneNumbers: false });

describe('a phone number', () => {
  it.each([
    ['FK', '51234', '+50051234'],
    ['SH', '8123', '+2908123'],
    ['SH', '51234', '+29051234'],
    ['NU', '4123', '+6834123'],
    ['TK', '7123', '+6907123'],
  ])('of the short plan of %s is accepted where the settings say so [5.52]: %s', (country, typed, stored) => {
    const short = phoneRules({ ...defaultSettings, country, shortPhoneNumbers: true });
    for (const spelling of [
      typed,
      stored,
      `00${stored.slice(1)}`,
      `${typed.slice(0, 2)}-${typed.slice(2)}`,
    ]) {
      expect([spelling, phoneNumber(spelling, short)]).toEqual([spelling, stored]);
      expect([spelling, phoneNumber(spelling, phoneRules({ ...defaultSettings, country }))]).toEqual([
        spelling,
        null,
      ]);
    }
    expect(phoneNumberPrefix(typed, short)).toBe(stored);
    expect(numberToCall(typed, short)).toBe(stored);
    expect(storedPhoneNumber(stored)).toBe(stored);
  });

  it('is not short where its country has no such numbers, or of fewer than four digits [5.52]', () => {
    const short = { country: 'US', shortPhoneNumbers: true };
    for (const typed of ['12345', '+12345', '5550134', '+491', '+4912', '+49112', '110'])
      expect([typed, phoneNumber(typed, short)]).toEqual([typed, null]);
  });

  it.each([
    [
      'DE',
      '+491712345678',
      ['0171 2345678', '0171/2345678', '171-2345678', '(0171) 234 56 78', '00491712345678'],
    ],
    ['US', '+12125550100', ['(212) 555-0100', '212.555.0100', '1 212 555 0100', '2125550100']],
    ['GB', '+447911123456', ['07911 123456', '7911123456', '(07911) 123 456', '00 44 7911 123456']],
    ['GB', '+442079460018', ['020 7946 0018', '(020) 7946-0018']],
    ['EG', '+201012345678', ['010 1234 5678', '1012345678', '٠١٠١٢٣٤٥٦٧٨', '0020 10 1234 5678']],
    ['IT', '+39061234567', ['06 123 4567']],
  ])('of %s has one stored form [5.30]: %s', (country, stored, spellings) => {
    for (const typed of spellings)
      expect([typed, phoneNumber(typed, inCountry(country))]).toEqual([typed, stored]);
  });

  it.each([
    [
      '+491712345678',
      ['+49 171 2345678', '+4901712345678', '+49 (0) 171 234-5678', ' +49-171-2345678 ', '＋491712345678'],
    ],
    ['+12125550100', ['+1 212-555-0100', '+1 (212) 555 0100']],
    ['+447911123456', ['+44 7911 123456', '+44 (0)7911 123456', '+4407911123456']],
    ['+201012345678', ['+20 10 1234 5678', '+20 010 1234 5678']],
  ])('with its country code is the same in every country [5.30]: %s', (stored, spellings) => {
    for (const country of [undefined, 'DE', 'US', 'GB', 'EG', 'XX'])
      for (const typed of spellings)
        expect([typed, country, phoneNumber(typed, inCountry(country))]).toEqual([typed, country, stored]);
  });

  it.each([
    ['', 'US'],
    ['+', 'US'],
    ['12345', 'US'],
    ['5550134', 'US'],
    ['+1999', 'US'],
    ['+12345', 'US'],
    ['+1212555010000000', 'US'],
    ['12345', 'DE'],
    ['+4912345', 'DE'],
    ['2125550100', undefined],
    ['2125550100', 'XX'],
    ['2125550100 x12', 'US'],
    ['call 2125550100', 'US'],
    ['2125550100; 2125550101', 'US'],
    ['ann@example.com', 'US'],
    ['+999123456789', 'US'],
  ])('that is impossible has no stored form [5.30]: %j in %s', (typed, country) => {
    expect(phoneNumber(typed, inCountry(country))).toBeNull();
  });

  it('in its stored form stays as it is, in any country', () => {
    const countries = fc.constantFrom(undefined, 'DE', 'US', 'GB', 'EG', 'IT', 'AR', 'MX', 'BR', 'RU', 'HU');
    const digits = fc.string({
      unit: fc.constantFrom(...'0123456789'.split('')),
      minLength: 6,
      maxLength: 14,
    });
    fc.assert(
      fc.property(countries, countries, digits, fc.boolean(), (typedIn, readIn, number, isInternational) => {
        const stored = phoneNumber(`${isInternational ? '+' : ''}${number}`, inCountry(typedIn));
        if (stored === null) return;
        expect(stored).toMatch(/^\+[1-9]\d{6,14}$/);
        expect(phoneNumber(stored, inCountry(readIn))).toBe(stored);
      }),
      { numRuns: 1000 },
    );
  });
});

it('a number to call has its country code and extension, and is else kept as typed [5.11]', () => {
  expect(numberToCall(' 555 123-4567 ', inCountry('US'))).toBe('+15551234567');
  expect(numberToCall('+1 (555) 123-4567 x12', inCountry('DE'))).toBe('+15551234567 x12');
  expect(numberToCall('5551234567 ext. 12', inCountry('US'))).toBe('+15551234567 x12');
  expect(numberToCall('5551234567ext12', inCountry('US'))).toBe('+15551234567 x12');
  expect(numberToCall('0171 2345678', inCountry('DE'))).toBe('+491712345678');
  expect(numberToCall(' 1234567 ', inCountry('US'))).toBe('1234567');
});

it('the typed beginning of a phone number is searched in the stored form', () => {
  expect(phoneNumberPrefix('0171 23', inCountry('DE'))).toBe('+4917123');
  expect(phoneNumberPrefix('0171/2345678', inCountry('DE'))).toBe('+491712345678');
  expect(phoneNumberPrefix('+1 555-765', inCountry('DE'))).toBe('+1555765');
  expect(phoneNumberPrefix('(212) 555', inCountry('US'))).toBe('+1212555');
  expect(phoneNumberPrefix('07911', inCountry('GB'))).toBe('+447911');
  for (const typed of ['', '12', 'grace', 'NY 12345', '+', '-----', '1'.repeat(200), '1 '.repeat(100)])
    expect(phoneNumberPrefix(typed, inCountry('US'))).toBeNull();
});

it.each([
  [{ country: 'United Kingdom', restrictCountry: 'US' }, 'GB'],
  [{ country: ' fr ', restrictCountry: null }, 'FR'],
  [{ country: 'Atlantis', restrictCountry: 'de' }, 'DE'],
  [{ country: null, restrictCountry: '' }, 'US'],
  [{ country: '', restrictCountry: 'xx' }, 'US'],
  // As browsers name them, and as Node does.
  [{ country: 'Falkland Islands (Islas Malvinas)', restrictCountry: null }, 'FK'],
  [{ country: 'Falkland Islands', restrictCountry: null }, 'FK'],
  [{ country: 'Hong Kong', restrictCountry: null }, 'HK'],
  [{ country: 'Hong Kong SAR China', restrictCountry: null }, 'HK'],
  [{ country: 'Myanmar (Burma)', restrictCountry: null }, 'MM'],
])('phone numbers belong to the country of the settings: %j is %s [2.53]', (settings, code) => {
  expect(phoneCountry(settings)).toBe(code);
});
