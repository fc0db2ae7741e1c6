import { distanceKm } from '@wayfare/shared';
import { offlineMaps } from '../offlineMaps.js';

const maps = offlineMaps();
const found = async (text: string, country?: string) =>
  (await maps.autocomplete(text, country)).map(({ description }) => description);
const CORNER = 'Broadway & West 42nd Street, Manhattan, New York';

describe('the search for streets of the demo city', () => {
  it.each([
    'Broadway & W 42 St',
    'Broadway and West 42nd Street',
    'W 42nd St & Broadway',
    'bway @ w. 42 str',
    'BROADWAY/WEST 42',
    'bröadwäy at w 42nd',
    'broadway w 42 st',
    'broadway & w 42 st, manhattan',
  ])('finds a corner by %j', async (typed) => {
    expect((await found(typed))[0]).toBe(CORNER);
  });

  it('finds corners while the second street is typed', async () => {
    expect(await found('st nicholas ave & w 14')).toContain(
      'St. Nicholas Avenue & West 145th Street, Manhattan, New York',
    );
    expect((await found('amsterdam avenue and')).join()).toContain('Amsterdam Avenue & ');
  });

  it('suggests both streets where they do not cross', async () => {
    const both = await found('fdr drive & ocean parkway');
    expect(both).toContain('FDR Drive, Manhattan, New York');
    expect(both).toContain('Ocean Parkway, Brooklyn, New York');
  });

  it.each([
    ['queens blvd', 'Queens Boulevard, Queens, New York'],
    ['5 av', '5th Avenue, Manhattan, New York'],
    ['fourth avenue brooklyn', '4th Avenue, Brooklyn, New York'],
    ['saint nicholas place', 'St. Nicholas Place, Manhattan, New York'],
    ['Ft Hamilton Pkwy', 'Fort Hamilton Parkway, Brooklyn, New York'],
    ['bqe', 'Brooklyn–Queens Expressway, Brooklyn, New York'],
    ['triborough bridge', 'Robert F. Kennedy Bridge, Manhattan, New York'],
  ])('finds the street %j', async (typed, street) => {
    expect((await found(typed))[0]).toBe(street);
  });

  it('puts places before streets that only begin with the typed words', async () => {
    const central = await found('central');
    expect(central[0]).toContain('Central Park');
    expect(central).toContain('Grand Central Parkway, Queens, New York');
  });

  it('finds no streets in another country', async () => {
    expect(await found('queens boulevard', 'FR')).toEqual([]);
    expect((await found('queens boulevard', 'us'))[0]).toBe('Queens Boulevard, Queens, New York');
  });

  it('suggests a corner of the list of places only once', async () => {
    const suggested = await found('broadway & w 72 st');
    expect(suggested.filter((text) => text.startsWith('Broadway & West 72nd Street'))).toHaveLength(1);
  });

  it('returns the location of a corner and of a street by its id', async () => {
    const [corner] = await maps.autocomplete('Broadway & W 42 St');
    const at = await maps.placeOf(corner?.place_id ?? '');
    // Times Square's south end.
    expect(distanceKm(at?.coords ?? { lat: 0, lng: 0 }, { lat: 40.7556, lng: -73.9866 })).toBeLessThan(0.05);
    const [street] = await maps.autocomplete('queens blvd');
    expect((await maps.placeOf(street?.place_id ?? ''))?.coords).toEqual({
      lat: expect.closeTo(40.73, 1),
      lng: expect.closeTo(-73.87, 1),
    });
  });
});

describe('the address of a point in the demo city', () => {
  it('is the corner it is at', async () => {
    expect(await maps.address({ lat: 40.7555, lng: -73.9866 })).toBe(CORNER);
  });

  it('is the street it is on, with the nearest corner', async () => {
    expect(await maps.address({ lat: 40.75645, lng: -73.98835 })).toBe(
      'West 42nd Street near 7th Avenue, Manhattan, New York',
    );
  });

  it('is a place at the point before all streets', async () => {
    expect(await maps.address({ lat: 40.758, lng: -73.9855 })).toBe('Times Square, Manhattan, New York');
  });

  it('is not a bridge above the point', async () => {
    // The middle of the Brooklyn Bridge: a boat is there more often than a pickup.
    expect(await maps.address({ lat: 40.7058, lng: -73.9965 })).not.toMatch(/Bridge,|near/);
  });
});
