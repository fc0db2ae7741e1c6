import { addressText, isLatin, scriptOf, shareOfScript, shownAddress, wholeAddress } from './shownAddress.js';

const arabic = 'محطة غراند سنترال، ميدتاون';
const latin = 'Grand Central Terminal, Midtown';

describe('an address in two scripts [4.95]', () => {
  it('shows readers of English the Latin text first, and what was chosen', () => {
    expect(shownAddress({ add: arabic, otherScript: latin }, 'en-US')).toEqual({
      text: latin,
      original: arabic,
    });
    expect(wholeAddress({ add: arabic, otherScript: latin }, 'fr')).toBe(`${latin} (${arabic})`);
  });

  it('shows readers of Arabic the Arabic text first, whichever was chosen', () => {
    expect(shownAddress({ add: arabic, otherScript: latin }, 'ar')).toEqual({ text: arabic });
    expect(shownAddress({ add: latin, otherScript: arabic }, 'ar-KW')).toEqual({
      text: arabic,
      original: latin,
    });
  });

  it('shows what was chosen where there is nothing else, or nothing better', () => {
    expect(shownAddress({ add: arabic }, 'en')).toEqual({ text: arabic });
    expect(shownAddress({ add: latin, otherScript: arabic }, 'es')).toEqual({ text: latin });
    expect(addressText({ add: '12/3', otherScript: '12/3' }, 'ar')).toBe('12/3');
  });

  it('prefers the text with more readable letters where a name has no translation', () => {
    const mixed = 'W 42 St & Broadway، مانهاتن';
    expect(addressText({ add: mixed, otherScript: 'W 42 St & Broadway, Manhattan' }, 'en')).toBe(
      'W 42 St & Broadway, Manhattan',
    );
    expect(addressText({ add: 'W 42 St & Broadway, Manhattan', otherScript: mixed }, 'ar')).toBe(mixed);
  });

  it('counts letters only: digits and signs are read by all', () => {
    expect(shareOfScript('1234, 5', 'Arabic')).toBe(1);
    expect(isLatin('Avenue 5, Québec')).toBe(true);
    expect(isLatin('улица 5')).toBe(false);
    expect(scriptOf('ur-PK')).toBe('Arabic');
    expect(scriptOf('ru')).toBe('Latin');
  });
});
