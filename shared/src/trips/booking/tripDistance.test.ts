import fc from 'fast-check';
import { bookingStatuses } from './booking.status.js';
import { distancePoints, MAX_WAYPOINTS, sampleEvenly, tripRoute } from './tripDistance.js';

const track = (length: number) => Array.from({ length }, (_, index) => ({ lat: 0, lng: index / 1000 }));

describe('distancePoints', () => {
  it('counts points from STARTED and REACHED only [5.18, 4.33]', () => {
    const points = bookingStatuses.map((status, at) => ({ status, at }));
    expect(distancePoints(points).map((point) => point.status)).toEqual(['STARTED', 'REACHED']);
  });

  it('sorts late points by the time they were taken', () => {
    const points = [30, 10, 20].map((at) => ({ status: 'STARTED', at }));
    expect(distancePoints(points).map((point) => point.at)).toEqual([10, 20, 30]);
    expect(points.map((point) => point.at)).toEqual([30, 10, 20]);
  });
});

describe('tripRoute', () => {
  it('measures nothing with 0 or 1 point, and routes from start to end with 2 [5.19]', () => {
    const [start, dest] = track(2);
    expect(tripRoute([])).toBeNull();
    expect(tripRoute(track(1))).toBeNull();
    expect(tripRoute(track(2))).toEqual({ start, dest, waypoints: [] });
  });

  it('includes every intermediate point while there are few [5.20]', () => {
    for (const length of [3, 4, MAX_WAYPOINTS + 2]) {
      const points = track(length);
      expect(tripRoute(points)).toEqual({
        start: points[0],
        dest: points.at(-1),
        waypoints: points.slice(1, -1),
      });
    }
  });

  it('samples long tracks to 25 waypoints, in order, from the first to the last [5.20, 9.5]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 28, max: 3000 }), (length) => {
        const points = track(length);
        const route = tripRoute(points);
        const at = route?.waypoints.map((waypoint) => points.indexOf(waypoint)) ?? [];
        expect(at).toHaveLength(25);
        expect(route?.start).toBe(points[0]);
        expect(route?.dest).toBe(points.at(-1));
        expect(at[0]).toBe(1);
        expect(at.at(-1)).toBe(length - 2);
        const gaps = at.slice(1).map((index, i) => index - (at[i] ?? 0));
        expect(Math.min(...gaps)).toBeGreaterThan(0);
        expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('leaves a list within the limit unchanged', () => {
    expect(sampleEvenly([1, 2, 3], 3)).toEqual([1, 2, 3]);
    expect(sampleEvenly([], 3)).toEqual([]);
    expect(sampleEvenly([1, 2, 3, 4, 5], 3)).toEqual([1, 3, 5]);
  });
});
