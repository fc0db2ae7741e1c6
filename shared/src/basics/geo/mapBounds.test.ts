import { boundsOnGlobe, isInBounds, mapBoundsSchema, widen } from './mapBounds.js';

const city = { south: 40.5, west: -74.2, north: 40.9, east: -73.7 };

describe('a view of the map', () => {
  it('contains points inside it and on its edges', () => {
    expect(isInBounds(city, { lat: 40.758, lng: -73.9855 })).toBe(true);
    expect(isInBounds(city, { lat: 40.5, lng: -74.2 })).toBe(true);
    for (const outside of [
      { lat: 40.49, lng: -74 },
      { lat: 40.91, lng: -74 },
      { lat: 40.7, lng: -74.21 },
      { lat: 40.7, lng: -73.69 },
    ])
      expect(isInBounds(city, outside)).toBe(false);
  });

  it('may cross the date line', () => {
    const fiji = { south: -20, west: 176, north: -15, east: -178 };
    expect([177, 180, -180, -179].map((lng) => isInBounds(fiji, { lat: -18, lng }))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect([175, -177, 0].map((lng) => isInBounds(fiji, { lat: -18, lng }))).toEqual([false, false, false]);
  });

  it('can have a margin, also across the date line', () => {
    expect(widen({ south: 10, west: 20, north: 20, east: 40 }, 0.5)).toEqual({
      south: 5,
      west: 10,
      north: 25,
      east: 50,
    });
    expect(widen({ south: 80, west: 170, north: 88, east: 178 }, 0.5)).toEqual({
      south: 76,
      west: 166,
      north: 90,
      east: -178,
    });
  });

  it('is normalized to the globe, wherever the map was dragged', () => {
    expect(boundsOnGlobe({ ...city, west: city.west - 720, east: city.east - 720 }).west).toBeCloseTo(
      -74.2,
      9,
    );
    expect(boundsOnGlobe({ south: -99, west: -400, north: 99, east: 400 })).toEqual({
      south: -90,
      west: -180,
      north: 90,
      east: 180,
    });
    const acrossTheDateLine = boundsOnGlobe({ south: -20, west: 176, north: -15, east: 182 });
    expect(acrossTheDateLine).toEqual({ south: -20, west: 176, north: -15, east: -178 });
    expect(mapBoundsSchema.safeParse(acrossTheDateLine).success).toBe(true);
  });
});
