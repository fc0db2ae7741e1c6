import fc from 'fast-check';
import { distanceKm, inDistanceUnit, KM_PER_MILE, metresToKm, unitToKm } from './geo.js';
import { latLngSchema, placeSchema } from './geo.schema.js';

const aPoint = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('distanceKm', () => {
  it('knows real-world distances', () => {
    const paris = { lat: 48.8566, lng: 2.3522 };
    const london = { lat: 51.5074, lng: -0.1278 };
    const newYork = { lat: 40.7128, lng: -74.006 };
    expect(distanceKm(paris, london)).toBeCloseTo(343.6, 0);
    expect(Math.abs(distanceKm(london, newYork) - 5570)).toBeLessThan(5);
    expect(distanceKm({ lat: 0, lng: 0 }, { lat: 0, lng: 1 })).toBeCloseTo(111.195, 2);
  });

  it('takes the short way over the date line and the poles', () => {
    expect(distanceKm({ lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 })).toBeCloseTo(111.195, 2);
    expect(distanceKm({ lat: 89.5, lng: 0 }, { lat: 89.5, lng: 180 })).toBeCloseTo(111.195, 2);
  });

  it('is a number from 0 to half the circumference, the same in both directions', () => {
    fc.assert(
      fc.property(aPoint, aPoint, (a, b) => {
        const distance = distanceKm(a, b);
        expect(distance).toBeGreaterThanOrEqual(0);
        expect(distance).toBeLessThanOrEqual(20_016);
        expect(distanceKm(b, a)).toBeCloseTo(distance, 6);
        expect(distanceKm(a, a)).toBe(0);
      }),
    );
  });
});

describe('units', () => {
  it('count 1.609344 km to the mile [9.3]', () => {
    expect(KM_PER_MILE).toBe(1.609344);
    expect(inDistanceUnit(16.09344, true)).toBe(10);
    expect(inDistanceUnit(16.09344, false)).toBe(16.09344);
    expect(unitToKm(10, true)).toBeCloseTo(16.09344, 10);
    expect(unitToKm(10, false)).toBe(10);
  });

  it('count 1000 meters to the kilometer [9.15]', () => {
    expect(metresToKm(12_345)).toBe(12.345);
    expect(metresToKm(0)).toBe(0);
  });
});

describe('points and places', () => {
  it('include the edges of the globe and nothing beyond', () => {
    const taken = [
      { lat: 90, lng: 180 },
      { lat: -90, lng: -180 },
      { lat: 0, lng: 0 },
    ];
    const refused: unknown[] = [
      { lat: 91, lng: 0 },
      { lat: -90.000001, lng: 0 },
      { lat: 0, lng: 180.5 },
      { lat: Number.NaN, lng: 0 },
      { lat: 0, lng: Number.POSITIVE_INFINITY },
      { lat: 1e308, lng: 0 },
      { lat: '1', lng: 0 },
      { lat: 1 },
      null,
      [],
    ];
    expect(taken.map((point) => latLngSchema.safeParse(point).success)).toEqual(taken.map(() => true));
    expect(refused.map((point) => latLngSchema.safeParse(point).success)).toEqual(refused.map(() => false));
  });

  it('have an address and no unknown fields', () => {
    const place = { lat: 1, lng: 2, add: ' Main Street 1 ', price: 0, __v: 3 };
    expect(placeSchema.parse(place)).toEqual({ lat: 1, lng: 2, add: 'Main Street 1' });
    for (const add of ['', '   ', 'x'.repeat(301), 7, undefined]) {
      expect(placeSchema.safeParse({ lat: 1, lng: 2, add }).success).toBe(false);
    }
  });
});
