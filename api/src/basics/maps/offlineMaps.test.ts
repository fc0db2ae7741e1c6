import { distanceKm } from '@wayfare/shared';
import { newYorkPlaces } from './newYork.places.js';
import { newYorkBoroughs, newYorkCorners, newYorkNeighbourhoods } from './newYork.streets.js';
import { offlineMaps } from './offlineMaps.js';

const maps = offlineMaps();
const names = async (text: string, country?: string | null) =>
  (await maps.autocomplete(text, country)).map((place) => place.description);

describe('autocomplete', () => {
  it('returns suggestions in the format of place services [3.40]', async () => {
    expect(await maps.autocomplete('grand cent', 'US')).toContainEqual({
      description: 'Grand Central Terminal, Manhattan, New York',
      place_id: 'nyc-grand-central',
      structured_formatting: {
        main_text: 'Grand Central Terminal',
        secondary_text: 'Manhattan, New York',
        main_text_matched_substrings: [
          { offset: 0, length: 5 },
          { offset: 6, length: 4 },
        ],
      },
    });
  });

  it("puts the demo city's places first, then cities by population", async () => {
    const found = await maps.autocomplete('chelsea');
    const kinds = found.map((place) => place.place_id.split('-')[0]);
    expect(kinds).toEqual([...kinds].sort((a, b) => Number(a === 'geonames') - Number(b === 'geonames')));
    expect(kinds[0]).toBe('nyc');
    expect((await names('lagos'))[0]).toBe('Lagos, Nigeria');
  });

  it('matches every typed word as a prefix of any word', async () => {
    expect(await names('central terminal')).toContain('Grand Central Terminal, Manhattan, New York');
    expect(await names('entral')).not.toContain('Grand Central Terminal, Manhattan, New York');
    expect((await names('paris france'))[0]).toBe('Paris, France');
    expect(await names('w 42nd')).toContain('5th Avenue & West 42nd Street, Manhattan, New York');
  });

  it('ignores case, accents and apostrophes', async () => {
    expect((await names('LODZ'))[0]).toBe('Łódź, Poland');
    expect((await names('são paulo'))[0]).toBe('São Paulo, Brazil');
    expect((await names('sao paulo'))[0]).toBe('São Paulo, Brazil');
    for (const typed of ["st patrick's", 'st. patricks', 'St. Patrick’s']) {
      expect((await names(typed))[0]).toBe("St. Patrick's Cathedral, Manhattan, New York");
    }
    expect((await names('aquila'))[0]).toBe("L'Aquila, Italy");
  });

  it('reports matched letters by position in the original name', async () => {
    const [lodz] = await maps.autocomplete('lod', 'PL');
    expect(lodz?.structured_formatting).toMatchObject({
      main_text: 'Łódź',
      main_text_matched_substrings: [{ offset: 0, length: 3 }],
    });
  });

  it('only returns places in the requested country', async () => {
    expect((await names('paris', 'US')).every((name) => name.endsWith('United States'))).toBe(true);
    expect((await names('times square', 'FR')).length).toBe(0);
    expect((await names('paris', 'fr'))[0]).toBe('Paris, France');
  });

  it('returns at most eight, including cities, and none for empty input', async () => {
    const found = await maps.autocomplete('new york');
    expect(found).toHaveLength(8);
    expect(found.map((place) => place.place_id)).toContain('geonames-5128581');
    for (const nothing of ['', '   ', '?!', 'qqzzxx']) expect(await maps.autocomplete(nothing)).toEqual([]);
  });

  it('handles any input', async () => {
    for (const odd of ['(((', '\\', '\u0000', 'a'.repeat(5000), 'x '.repeat(3000), '💡', 'İstanbul']) {
      expect(Array.isArray(await maps.autocomplete(odd))).toBe(true);
    }
  });

  it('is fast enough for search as you type', async () => {
    await maps.autocomplete('warm up');
    const slowest = { text: '', ms: 0 };
    for (const text of ['n', 'sa', 'saint m', 'new york', 'tim', 'san fr', 'w 42', 'e']) {
      const began = performance.now();
      await maps.autocomplete(text, null);
      const ms = performance.now() - began;
      if (ms > slowest.ms) Object.assign(slowest, { text, ms });
    }
    // Logged, not asserted: times on a busy machine mean nothing.
    process.stderr.write(`slowest place search: ${slowest.ms.toFixed(1)} ms for "${slowest.text}"\n`);
  });
});

describe('placeOf', () => {
  it('finds every suggestion by its id, with its position and details [3.40]', async () => {
    for (const place of [
      ...(await maps.autocomplete('union')),
      ...(await maps.autocomplete('springfield')),
    ]) {
      expect(await maps.placeOf(place.place_id)).toEqual({
        coords: { lat: expect.any(Number), lng: expect.any(Number) },
        placeDetails: {
          place_id: place.place_id,
          name: place.structured_formatting.main_text,
          formatted_address: place.description,
        },
      });
    }
    expect((await maps.placeOf('geonames-5128581'))?.coords).toEqual({ lat: 40.71427, lng: -74.00597 });
  });

  it('returns null for an unknown id', async () => {
    for (const id of ['', 'nyc-nowhere', 'geonames-1', 'geonames-x', 'geonames-999999999999', '__proto__']) {
      expect(await maps.placeOf(id)).toBeNull();
    }
  });
});

describe('address', () => {
  it('names the place a point is at', async () => {
    expect(await maps.address({ lat: 40.7528, lng: -73.977 })).toBe(
      'Grand Central Terminal, Manhattan, New York',
    );
  });

  it('names the neighborhood between places, and the nearest city elsewhere', async () => {
    expect(await maps.address({ lat: 40.73, lng: -73.95 })).toBe('Greenpoint, Brooklyn, New York');
    expect(await maps.address({ lat: 48.8566, lng: 2.3522 })).toBe('Paris, France');
    expect(await maps.address({ lat: 40.6943, lng: -73.9249 })).toBe('Bushwick, Brooklyn, New York');
  });

  it('returns null for the open sea and invalid points', async () => {
    for (const [lat, lng] of [
      [0, -30],
      [-89.9, 0],
      [91, 0],
      [0, 181],
      [Number.NaN, 0],
    ] as const) {
      expect(await maps.address({ lat, lng })).toBeNull();
    }
  });
});

describe("the demo city's places", () => {
  const places = [...newYorkPlaces, ...newYorkCorners, ...newYorkNeighbourhoods, ...newYorkBoroughs];

  it('have unique keys', () => {
    expect(new Set(places.map((place) => place.key)).size).toBe(places.length);
  });

  it('lie in and around the city', () => {
    const centre = { lat: 40.73, lng: -73.94 };
    for (const place of places) expect(distanceKm(place, centre)).toBeLessThan(25);
  });
});
