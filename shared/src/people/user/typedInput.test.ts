import { cleanCode, cleanEmail, cleanPhone } from './typedInput.js';
import { phoneNumber, phoneNumberPrefix } from './phoneNumber.js';

describe('a phone number that is pasted or sent by a telephone system', () => {
  it.each([
    ['\u202a+491712345678\u202c'],
    ['\u2068+49 171 2345678\u2069'],
    ['\u200e+49 (171) 234-5678'],
    ['tel:+49-171-2345678'],
    ['TEL:+491712345678;phone-context=example.com'],
    ['00491712345678'],
    ['0049 171 2345678'],
    ['＋４９１７１２３４５６７８'],
    ['+٤٩١٧١٢٣٤٥٦٧٨'],
    [' +49\u00a0171\u00a02345678 '],
  ])('%s is the number', (typed) => {
    expect(phoneNumber(typed, { country: 'US', shortPhoneNumbers: false })).toBe('+491712345678');
    expect(phoneNumberPrefix(typed, { country: 'US', shortPhoneNumbers: false })).toBe('+491712345678');
  });

  it('keeps national numbers with their trunk prefix', () => {
    expect(phoneNumber('0171 2345678', { country: 'DE', shortPhoneNumbers: false })).toBe('+491712345678');
    expect(cleanPhone('(212) 555-0100')).toBe('(212) 555-0100');
  });
});

describe('a pasted code', () => {
  it.each([
    [' 944564'],
    ['944 564'],
    ['944-564'],
    ['944\u2011564'],
    ['944–564'],
    ['944.564'],
    ['\u200e944564\u200f'],
    ['944\u00a0564'],
    ['٩٤٤٥٦٤'],
    ['Your Wayfare code is 944564. It is valid for 5 minutes.\n\n@wayfare.example #944564'],
    ['Code: 944 564\nCall +1 212 555 0100 for help'],
  ])('%s is the code', (typed) => {
    expect(cleanCode(typed)).toBe('944564');
  });

  it('stays as typed while it is incomplete', () => {
    expect(cleanCode('94 4')).toBe('944');
    expect(cleanCode('9445641')).toBe('9445641');
  });
});

it.each([['a@b.co '], [' A@B.co'], ['a@b.co\u200b'], ['ａ@b.co']])('%s is one email address', (typed) => {
  expect(cleanEmail(typed)).toBe('a@b.co');
});
