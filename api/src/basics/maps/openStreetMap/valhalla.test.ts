import { distanceKm, type LatLng } from '@wayfare/shared';
import { pino } from 'pino';
import { findValhalla, startValhalla } from '../../../../test/support/mapServers/valhallaEngine.js';
import { parseEnvironment } from '../../../platform/config/environment.js';
import { createMetrics } from '../../../platform/run/metrics.js';
import { mapsOf } from '../mapsOf.js';
import type { MapsProvider } from '../mapsProvider.js';
import { checkValhalla } from './valhallaRoutes.js';

/** The real engine on a handmade grid of streets and avenues, with an island that no street leads to. */
const SIDE = 10;
const grid: LatLng[] = Array.from({ length: SIDE * SIDE }, (_, at) => ({
  lat: 52.5 + Math.floor(at / SIDE) * 0.002,
  lng: 13.4 + (at % SIDE) * 0.003,
}));
const numbers = Array.from({ length: SIDE }, (_, at) => at);
const streets = numbers.flatMap((row) => [
  { name: `Street ${row}`, highway: 'residential', points: numbers.map((column) => row * SIDE + column) },
  { name: `Avenue ${row}`, highway: 'secondary', points: numbers.map((column) => column * SIDE + row) },
]);
const island = [
  { lat: 52.57, lng: 13.42 },
  { lat: 52.57, lng: 13.43 },
];
const at = (row: number, column: number) => grid[row * SIDE + column] as LatLng;

const engine = findValhalla();
if (!engine)
  console.warn(
    'The real Valhalla engine is not tested: install @valhallajs/valhallajs and set VALHALLA_PACKAGE.',
  );

(engine ? describe : describe.skip)('a real Valhalla', () => {
  let server: Awaited<ReturnType<typeof startValhalla>>;
  let maps: MapsProvider;
  beforeAll(async () => {
    const bridge = { name: 'Island Road', highway: 'residential', points: [SIDE * SIDE, SIDE * SIDE + 1] };
    server = await startValhalla(engine as string, [...grid, ...island], [...streets, bridge]);
    const config = parseEnvironment({ VALHALLA_URL: server.url, MAPS_TIMEOUT_MS: '30000' });
    const watching = { clock: { now: () => 1e12 }, log: pino({ level: 'silent' }), metrics: createMetrics() };
    maps = await mapsOf({ config, ...watching });
  }, 60_000);
  afterAll(() => server.close());

  it('finds the drive along streets, with its length, time and line [7.8]', async () => {
    const [start, dest] = [at(0, 0), at(9, 9)];
    const route = (await maps.route(start, dest))!;
    const corner = { lat: start.lat, lng: dest.lng };
    expect(route).not.toHaveProperty('isEstimated');
    expect(route.distance).toBeCloseTo(distanceKm(start, corner) + distanceKm(corner, dest), 1);
    expect(route.duration).toBeGreaterThan((route.distance / 80) * 3600);
    expect(route.duration).toBeLessThan((route.distance / 15) * 3600);
    for (const { latitude: lat, longitude: lng } of route.coords)
      expect(Math.min(...grid.map((point) => distanceKm(point, { lat, lng })))).toBeLessThan(0.15);
    expect(route.coords[0]!.latitude).toBeCloseTo(start.lat, 4);
    expect(route.coords.at(-1)!.longitude).toBeCloseTo(dest.lng, 4);
  });

  it('visits waypoints in order [7.5]', async () => {
    const direct = (await maps.route(at(0, 0), at(0, 3)))!;
    const detour = (await maps.route(at(0, 0), at(0, 3), [at(4, 0), at(4, 3)]))!;
    expect(detour.distance).toBeGreaterThan(direct.distance + 1.5);
  });

  it('says that there is no route [5.5, 8.13]', async () => {
    expect(await maps.route(at(0, 0), island[1] as LatLng)).toBeNull();
    expect(await maps.route(at(0, 0), { lat: 48.1, lng: 11.5 })).toBeNull();
  });

  it('reports its state', async () => {
    await expect(checkValhalla({ url: server.url, timeoutMs: 30_000 })).resolves.toBeUndefined();
  });
});
