import { latinLetters } from './latinLetters.js';

describe('texts in Latin letters [4.96]', () => {
  it.each([
    ['محطة غراند سنترال، ميدتاون', 'Mhta Ghrand Sntral, Mydtawn'],
    ['شارع الخليج العربي ٥', 'Shara Alkhlyj Alarby 5'],
    ['улица Ленина 5, Москва', 'Ulitsa Lenina 5, Moskva'],
    ['대한민국 서울', 'DaeHanMinGug SeoUl'],
    ['5th Ave، مانهاتن', '5th Ave, Manhatn'],
    ['Köln', 'Köln'],
  ])('%s becomes %s', (text, latin) => {
    expect(latinLetters(text)).toBe(latin);
  });
});
