import fc from 'fast-check';
import { decodePolyline, encodePolyline } from './polyline.js';

describe('polyline', () => {
  it("encodes the example from Google's documentation", () => {
    const path = [
      { lat: 38.5, lng: -120.2 },
      { lat: 40.7, lng: -120.95 },
      { lat: 43.252, lng: -126.453 },
    ];
    expect(encodePolyline(path)).toBe('_p~iF~ps|U_ulLnnqC_mqNvxq`@');
    expect(decodePolyline('_p~iF~ps|U_ulLnnqC_mqNvxq`@')).toEqual(path);
  });

  it('restores every path to five decimals', () => {
    const degrees = (limit: number) =>
      fc.integer({ min: -limit * 1e5, max: limit * 1e5 }).map((value) => value / 1e5);
    const point = fc.record({ lat: degrees(90), lng: degrees(180) });
    fc.assert(
      fc.property(fc.array(point), (path) => {
        const decoded = decodePolyline(encodePolyline(path));
        expect(decoded).toHaveLength(path.length);
        decoded.forEach((got, index) => {
          expect(got.lat).toBeCloseTo(path[index]?.lat ?? Number.NaN, 9);
          expect(got.lng).toBeCloseTo(path[index]?.lng ?? Number.NaN, 9);
        });
      }),
    );
  });

  it('omits a truncated point', () => {
    expect(decodePolyline('_p~iF~ps|U_ulL')).toEqual([{ lat: 38.5, lng: -120.2 }]);
  });
});
