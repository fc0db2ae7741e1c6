import { decodePolyline, distanceKm, type LatLng, tripRoute } from '@wayfare/shared';
import fc from 'fast-check';
import { offlineRoute } from './offlineRoute.js';

const timesSquare = { lat: 40.758, lng: -73.9855 };
const grandCentral = { lat: 40.75273, lng: -73.97723 };
const jfk = { lat: 40.6441, lng: -73.7822 };
const boston = { lat: 42.3601, lng: -71.0589 };
const losAngeles = { lat: 34.0522, lng: -118.2437 };

const drive = (start: LatLng, dest: LatLng, waypoints?: LatLng[]) => {
  const route = offlineRoute(start, dest, waypoints);
  if (!route) throw new Error('no route');
  return route;
};
const lengthOf = (path: readonly LatLng[]) =>
  path.slice(1).reduce((km, point, index) => km + distanceKm(path[index] as LatLng, point), 0);

describe('offlineRoute', () => {
  it('uses the straight line times 1.3 in a city and 1.2 on long trips', () => {
    expect(drive(timesSquare, grandCentral).distance).toBeCloseTo(
      distanceKm(timesSquare, grandCentral) * 1.3,
      3,
    );
    expect(drive(timesSquare, boston).distance).toBeCloseTo(distanceKm(timesSquare, boston) * 1.2, 3);
  });

  it('drives at city speed, and faster on longer trips', () => {
    const kmh = (dest: LatLng) => {
      const { distance, duration } = drive(timesSquare, dest);
      return (distance / duration) * 3600;
    };
    expect(kmh(grandCentral)).toBeGreaterThan(17.5);
    expect(kmh(grandCentral)).toBeLessThan(20);
    expect(kmh(jfk)).toBeGreaterThan(35);
    expect(kmh(boston)).toBeCloseTo(90, 0);
  });

  it('returns kilometers with meter precision and whole seconds', () => {
    const { distance, duration } = drive(timesSquare, jfk);
    expect(distance).toBe(Math.round(distance * 1000) / 1000);
    expect(Number.isInteger(duration)).toBe(true);
  });

  it('returns an empty route between equal points', () => {
    const route = drive(timesSquare, timesSquare);
    expect(route).toMatchObject({ distance: 0, duration: 0 });
    expect(route.coords).toHaveLength(2);
    expect(drive(timesSquare, timesSquare, [timesSquare])).toMatchObject({ distance: 0, duration: 0 });
  });

  it('returns null across a continent or outside the globe', () => {
    expect(offlineRoute(timesSquare, losAngeles)).toBeNull();
    expect(offlineRoute(timesSquare, { lat: 91, lng: 0 })).toBeNull();
    expect(offlineRoute({ lat: 0, lng: 181 }, timesSquare)).toBeNull();
    expect(offlineRoute({ lat: Number.NaN, lng: 0 }, timesSquare)).toBeNull();
    expect(offlineRoute(timesSquare, jfk, [{ lat: 0, lng: Number.POSITIVE_INFINITY }])).toBeNull();
  });

  it('adds up over waypoints', () => {
    const over = drive(timesSquare, grandCentral, [jfk]);
    const there = drive(timesSquare, jfk).distance;
    const back = drive(jfk, grandCentral).distance;
    expect(over.distance).toBeCloseTo(there + back, 2);
  });

  it('measures a track close to the route it followed', () => {
    const planned = drive(timesSquare, jfk);
    const track = planned.coords.map(({ latitude, longitude }) => ({ lat: latitude, lng: longitude }));
    const measured = tripRoute(track);
    if (!measured) throw new Error('no route to measure');
    const { distance } = drive(measured.start, measured.dest, measured.waypoints);
    expect(Math.abs(distance / planned.distance - 1)).toBeLessThan(0.05);
  });

  it('draws the measured path, from start to end, always the same', () => {
    const city = fc.record({
      lat: fc.double({ min: 40.5, max: 41, noNaN: true }),
      lng: fc.double({ min: -74.2, max: -73.7, noNaN: true }),
    });
    fc.assert(
      fc.property(city, city, (start, dest) => {
        const route = drive(start, dest);
        const path = route.coords.map(({ latitude, longitude }) => ({ lat: latitude, lng: longitude }));
        expect(decodePolyline(route.polylinePoints)).toEqual(path);
        expect(distanceKm(path[0] as LatLng, start)).toBeLessThan(0.002);
        expect(distanceKm(path.at(-1) as LatLng, dest)).toBeLessThan(0.002);
        expect(Math.abs(lengthOf(path) - route.distance)).toBeLessThan(0.02 * route.distance + 0.02);
        expect(route.coords.length).toBeLessThanOrEqual(100);
        expect(drive(start, dest)).toEqual(route);
      }),
    );
  });

  it('crosses the date line the short way', () => {
    const route = drive({ lat: -16.8, lng: 179.9 }, { lat: -16.8, lng: -179.9 });
    expect(route.distance).toBeLessThan(40);
    for (const { longitude } of route.coords) expect(Math.abs(longitude)).toBeGreaterThan(179);
  });
});
