import fc from 'fast-check';
import { circleAround } from './circle.js';
import { distanceKm } from './geo.js';

const aPlace = fc.record({
  lat: fc.double({ min: -85, max: 85, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('circleAround', () => {
  it('is a closed line of points, all as far from the place as the radius', () => {
    fc.assert(
      fc.property(aPlace, fc.double({ min: 0.1, max: 800, noNaN: true }), (place, radiusKm) => {
        const line = circleAround(place, radiusKm);
        expect(line).toHaveLength(73);
        expect(line.at(-1)).toEqual(line[0]);
        for (const point of line) expect(distanceKm(place, point)).toBeCloseTo(radiusKm, 3);
      }),
    );
  });

  it('begins in the north and continues past the date line', () => {
    const line = circleAround({ lat: 0, lng: 179.9 }, 50, 4);
    expect(line.map(({ lng }) => Number(lng.toFixed(2)))).toEqual([179.9, 180.35, 179.9, 179.45, 179.9]);
    expect(line[0]?.lat).toBeGreaterThan(0.4);
  });
});
