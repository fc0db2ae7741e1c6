import { decodePolyline, distanceKm, type LatLng, type Route, tripRoute } from '@wayfare/shared';
import fc from 'fast-check';
import { readRealTrips, realTripsTest } from '../../../../test/support/realTrips.js';
import { offlineRoute } from '../offlineRoute.js';
import { routeOffline } from '../routeOffline.js';
import { toPlane } from './plane.js';
import { streetMap } from './streetMap.js';

const timesSquare = { lat: 40.758, lng: -73.9855 };
const grandCentral = { lat: 40.75273, lng: -73.97723 };
const columbia = { lat: 40.8075, lng: -73.9626 };
const brooklynMuseum = { lat: 40.6712, lng: -73.96364 };
const stGeorge = { lat: 40.6437, lng: -74.0736 };
const oneWorldTrade = { lat: 40.71274, lng: -74.01338 };
const jfk = { lat: 40.6441, lng: -73.7822 };
const lga = { lat: 40.7744, lng: -73.872 };
const newark = { lat: 40.6906, lng: -74.1776 };

const drive = (from: LatLng, to: LatLng, waypoints?: LatLng[]): Route => {
  const route = routeOffline(from, to, waypoints);
  if (!route) throw new Error('no route');
  return route;
};
const pathOf = ({ coords }: Route) =>
  coords.map(({ latitude, longitude }) => ({ lat: latitude, lng: longitude }));
const lengthOf = (path: readonly LatLng[]) =>
  path.slice(1).reduce((km, point, index) => km + distanceKm(path[index] as LatLng, point), 0);
const passes = (route: Route, point: LatLng, km: number) =>
  pathOf(route).some((on) => distanceKm(on, point) < km);
const metersFromStreet = (point: LatLng) =>
  streetMap().index.linesNear(toPlane(point), 100, () => true)[0]?.away ?? Infinity;

describe('the route in the demo city', () => {
  it('follows the streets', () => {
    const path = pathOf(drive(grandCentral, columbia)).slice(1, -1);
    expect(path.length).toBeGreaterThan(20);
    for (const point of path) expect(metersFromStreet(point)).toBeLessThan(10);
  });

  it('crosses water on bridges and in tunnels only', () => {
    // By the Verrazzano-Narrows Bridge: the ferry takes no cars, and the straight line is 9 km.
    const fromIsland = drive(stGeorge, oneWorldTrade);
    expect(fromIsland.distance).toBeGreaterThan(18);
    expect(passes(fromIsland, { lat: 40.6066, lng: -74.0447 }, 0.5)).toBe(true);
    const fromBrooklyn = pathOf(drive(brooklynMuseum, grandCentral)).slice(1, -1);
    for (const point of fromBrooklyn) expect(metersFromStreet(point)).toBeLessThan(10);
  });

  it('takes longer in the streets than on expressways', () => {
    const kmh = ({ distance, duration }: Route) => (distance / duration) * 3600;
    const inMidtown = kmh(drive(grandCentral, columbia));
    expect(inMidtown).toBeGreaterThan(12);
    expect(inMidtown).toBeLessThan(25);
    expect(kmh(drive(timesSquare, jfk))).toBeGreaterThan(inMidtown * 1.3);
  });

  it('is exactly the estimate from the straight line where the streets do not reach', () => {
    const inTheBay = { lat: 40.6, lng: -73.86 };
    const paris = { lat: 48.8566, lng: 2.3522 };
    const versailles = { lat: 48.8049, lng: 2.1204 };
    for (const [from, to] of [
      [timesSquare, newark],
      [newark, timesSquare],
      [paris, versailles],
      [inTheBay, { lat: 40.61, lng: -73.855 }],
      // Closer to each other than to the streets around them.
      [jfk, { lat: 40.6461, lng: -73.7767 }],
    ] as const) {
      expect(drive(from, to)).toEqual(offlineRoute(from, to));
    }
    expect(routeOffline(timesSquare, { lat: 34.0522, lng: -118.2437 })).toBeNull();
    expect(routeOffline(timesSquare, { lat: Number.NaN, lng: 0 })).toBeNull();
  });

  it('measures a track close to the route it followed', () => {
    for (const [from, to] of [
      [timesSquare, jfk],
      [brooklynMuseum, grandCentral],
      [columbia, oneWorldTrade],
      [grandCentral, lga],
    ] as const) {
      const planned = drive(from, to);
      const track = tripRoute(pathOf(planned));
      if (!track) throw new Error('nothing to measure');
      const { distance } = drive(track.start, track.dest, track.waypoints);
      expect(Math.abs(distance / planned.distance - 1)).toBeLessThan(0.05);
    }
  });

  it('at most doubles the straight lines of a dense track on minor streets', () => {
    // A meter or two of noise beside a street, and corners that no major street has.
    const track = Array.from({ length: 20 }, (_, index) => ({
      lat: 40.72 + Math.floor(index / 2) * 0.0008 + (index % 3) * 0.00002,
      lng: -73.95 + Math.ceil(index / 2) * 0.0011,
    }));
    const asked = tripRoute(track);
    if (!asked) throw new Error('nothing to measure');
    const { distance } = drive(asked.start, asked.dest, asked.waypoints);
    expect(distance).toBeGreaterThanOrEqual(lengthOf(track) * 0.9);
    expect(distance).toBeLessThanOrEqual(lengthOf(track) * 2);
  });

  it('draws the measured path, from start to end, always the same', () => {
    const inCity = fc.record({
      lat: fc.double({ min: 40.58, max: 40.88, noNaN: true }),
      lng: fc.double({ min: -74.02, max: -73.75, noNaN: true }),
    });
    fc.assert(
      fc.property(inCity, inCity, (from, to) => {
        const route = drive(from, to);
        const path = pathOf(route);
        expect(decodePolyline(route.polylinePoints)).toEqual(path);
        expect(distanceKm(path[0] as LatLng, from)).toBeLessThan(0.002);
        expect(distanceKm(path.at(-1) as LatLng, to)).toBeLessThan(0.002);
        // Distances are rounded to meters.
        expect(route.distance).toBeGreaterThan(distanceKm(from, to) * 0.99 - 0.001);
        // The ways beside the streets are drawn straight.
        expect(lengthOf(path)).toBeLessThan(1.02 * route.distance + 0.02);
        expect(lengthOf(path)).toBeGreaterThan(0.8 * route.distance - 0.02);
        expect(path.length).toBeLessThanOrEqual(200);
        expect(drive(from, to)).toEqual(route);
      }),
      { numRuns: 50 },
    );
  });

  it('stops at every waypoint in order', () => {
    const over = drive(timesSquare, columbia, [brooklynMuseum]);
    const both = drive(timesSquare, brooklynMuseum).distance + drive(brooklynMuseum, columbia).distance;
    expect(Math.abs(over.distance / both - 1)).toBeLessThan(0.1);
    expect(passes(over, brooklynMuseum, 0.1)).toBe(true);
  });

  const withTrips = realTripsTest('comparison of routes with real trips');
  withTrips(
    'is closer to real trips than the straight line, in distance and in time',
    () => {
      const { header, trips } = readRealTrips();
      const column = (name: string) => header.split(',').indexOf(name);
      const [fromLat, fromLng, toLat, toLng] = ['pickup_lat', 'pickup_lng', 'drop_lat', 'drop_lng'].map(
        column,
      );
      const errors = {
        streets: { km: [] as number[], s: [] as number[] },
        line: { km: [] as number[], s: [] as number[] },
      };
      for (const { line, miles, seconds } of trips) {
        const values = line.split(',').map(Number);
        const at = (lat = -1, lng = -1) => ({ lat: values[lat] as number, lng: values[lng] as number });
        const [from, to] = [at(fromLat, fromLng), at(toLat, toLng)];
        const [km, s] = [Number(miles) * 1.609344, Number(seconds)];
        // The positions are centers of zones: they say nothing about trips within a zone.
        if (km < 0.3 || s < 60 || distanceKm(from, to) < 0.1) continue;
        const straight = offlineRoute(from, to);
        if (!straight) continue;
        for (const [found, of] of [
          [drive(from, to), errors.streets],
          [straight, errors.line],
        ] as const) {
          of.km.push(Math.abs(found.distance / km - 1));
          of.s.push(Math.abs(found.duration / s - 1));
        }
      }
      const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] as number;
      const [streets, line] = [errors.streets, errors.line].map((of) => ({
        km: median(of.km),
        s: median(of.s),
      }));
      const percent = (share = 0) => `${(share * 100).toFixed(1)} %`;
      process.stderr.write(
        `median error on ${errors.line.km.length} real trips: distance ${percent(streets?.km)} by streets and ${percent(line?.km)} by the straight line, time ${percent(streets?.s)} and ${percent(line?.s)}\n`,
      );
      expect(streets?.km).toBeLessThan(line?.km as number);
      expect(streets?.s).toBeLessThan(line?.s as number);
    },
    180_000,
  );
});
