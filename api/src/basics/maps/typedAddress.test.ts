import { offlineMaps } from './offlineMaps.js';
import { correctedText, readingsOf, vocabularyOf } from './typedAddress.js';

const maps = offlineMaps();
const firstFor = async (text: string) => (await maps.autocomplete(text))[0]?.structured_formatting.main_text;

describe('an address typed as people write it', () => {
  it.each([
    ['1600 Broadway', 'Broadway'],
    ['1600 Broadway, New York, NY 10019', 'Broadway'],
    ['350 5th Ave', '5th Avenue'],
    ['350a Fifth Avenue, New York', '5th Avenue'],
    ['20 West 34th Street, New York', 'West 34th Street'],
    ['20 W 34 St, Apt 5B, New York, NY 10001-2345', 'West 34th Street'],
    ['Broadway 1600', 'Broadway'],
    ['89-31 Lexington Avenue #4', 'Lexington Avenue'],
    ['120 Lexington Ave, Manhattan, New York, United States', 'Lexington Avenue'],
  ])('finds the street of "%s"', async (typed, street) => {
    expect(await firstFor(typed)).toContain(street);
  });

  it.each([
    ['Brodway', 'Broadway'],
    ['Lexingtn Avenue', 'Lexington Avenue'],
    ['Times Sqaure', 'Times Square'],
    ['Grand Centrall', 'Grand Central Terminal'],
    ['Phildelphia', 'Philadelphia'],
    ['1600 Braodway, New York', 'Broadway'],
  ])('finds "%s" despite the typing error', async (typed, name) => {
    expect(await firstFor(typed)).toContain(name);
  });

  it('still finds streets that are named by a number, and corners', async () => {
    expect(await firstFor('42nd')).toContain('42nd Street');
    expect(await firstFor('W 42')).toContain('West 42nd Street');
    expect(await firstFor('5 Avenue')).toBe('5th Avenue');
  });

  it('finds nothing for a text that is near to nothing', async () => {
    expect(await maps.autocomplete('xqzzv krwpt')).toEqual([]);
  });
});

describe('the readings of an address', () => {
  it('begin with the typed text', () => {
    expect(readingsOf('1600 Broadway')).toEqual(['1600 Broadway', 'Broadway']);
    expect(readingsOf('Times Square')).toEqual(['Times Square']);
    expect(readingsOf('  ')).toEqual([]);
  });
});

describe('typing errors', () => {
  it('are corrected in words of four letters and more, without a number', () => {
    const known = vocabularyOf(['broadway', 'brook', 'street']);
    expect(correctedText('10 Brodway, Stret', known)).toBe('10 broadway, street');
    expect(correctedText('bro 34ht xyzzy', known)).toBeNull();
  });
});
