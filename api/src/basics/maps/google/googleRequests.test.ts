import { pino } from 'pino';
import { GOOGLE_KEY, googleProtocol } from '../../../../test/support/mapServers/googleProtocol.js';
import { type MapDouble, startMapDouble } from '../../../../test/support/mapServers/mapDouble.js';
import { parseEnvironment } from '../../../platform/config/environment.js';
import { createMetrics } from '../../../platform/run/metrics.js';
import { mapsOf } from '../mapsOf.js';
import type { MapsProvider } from '../mapsProvider.js';

/** The requests to Google, and the product under which each is counted. */
const doubles: MapDouble[] = [];
afterAll(async () => {
  for (const double of doubles) await double.close();
});

const start = { lat: 52.52, lng: 13.405 };
const dest = { lat: 52.49, lng: 13.37 };
const track = (points: number) =>
  Array.from({ length: points }, (_, at) => ({ lat: 52.5 + at / 1000, lng: 13.4 }));
const wish = { language: 'fr', region: 'gb', session: 'f2a1c9d0-session' };
const PLACE = 'ChIJ_4211-x';

async function google() {
  const double = await startMapDouble(googleProtocol);
  doubles.push(double);
  const config = parseEnvironment({
    GOOGLE_MAPS_API_KEY: GOOGLE_KEY,
    GOOGLE_MAPS_URL: double.url,
    GOOGLE_ROUTES_URL: double.url,
    GOOGLE_PLACES_URL: double.url,
    MAPS_TIMEOUT_MS: '20000',
  });
  const metrics = createMetrics();
  const clock = { at: 1e12, now: () => clock.at };
  const maps = await mapsOf({ config, clock, log: pino({ level: 'silent' }), metrics });
  const counted = async () => {
    const lines = (await metrics.registry.metrics()).match(/^wayfare_maps_requests_total\{.*$/gm) ?? [];
    return Object.fromEntries(
      lines.map((line) => {
        const label = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(line)?.[1];
        return [
          `${label('service')}, ${label('product')}, ${label('outcome')}`,
          Number(line.split(' ').at(-1)),
        ];
      }),
    );
  };
  return { double, maps, counted };
}

/** Every kind of request that Google bills differently. */
async function askEverything(maps: MapsProvider) {
  await maps.address(start, wish);
  await maps.route(start, dest, [], wish);
  await maps.route(start, dest, track(11));
  await maps.autocomplete('Berlin', 'de', wish);
  await maps.autocomplete('Berlin', 'Germany');
  await maps.placeOf(PLACE, wish);
}

it('asks for the fields it uses, in the language, region and session of the caller [7.14]', async () => {
  const { double, maps, counted } = await google();
  await askEverything(maps);
  const [address, route, long, search, free, place] = double.requests;
  expect(Object.fromEntries(address!.query)).toMatchObject({
    latlng: '52.52,13.405',
    language: 'fr',
    region: 'uk',
  });
  for (const { headers, query } of [route!, long!, search!, free!, place!]) {
    expect(headers['x-goog-api-key']).toBe(GOOGLE_KEY);
    // An address may end up in a log.
    expect(query.has('key')).toBe(false);
  }
  expect(route!.body).toMatchObject({
    origin: { location: { latLng: { latitude: 52.52, longitude: 13.405 } } },
    travelMode: 'DRIVE',
    routingPreference: 'TRAFFIC_UNAWARE',
    languageCode: 'fr',
    regionCode: 'GB',
  });
  expect(long!.body.intermediates).toHaveLength(11);
  expect(long!.body.intermediates[0]).toEqual({
    via: true,
    location: { latLng: { latitude: 52.5, longitude: 13.4 } },
  });
  expect(search!.body).toEqual({
    input: 'Berlin',
    includedRegionCodes: ['DE'],
    sessionToken: wish.session,
    languageCode: 'fr',
    regionCode: 'GB',
  });
  expect(free!.body).toEqual({ input: 'Berlin' });
  expect(place!.headers['x-goog-fieldmask']).toBe('id,displayName,formattedAddress,location');
  expect(Object.fromEntries(place!.query)).toEqual({
    languageCode: 'fr',
    regionCode: 'GB',
    sessionToken: wish.session,
  });
  expect(await counted()).toEqual({
    'google geocoding, Geocoding, ok': 1,
    'google routes, Compute Routes Essentials, ok': 1,
    'google routes, Compute Routes Pro, ok': 1,
    'google places, Autocomplete Session Usage, ok': 1,
    'google places, Autocomplete Requests, ok': 1,
    'google places, Place Details Pro, ok': 1,
  });
});

it('counts failures apart, and an API without permission leaves the others in use', async () => {
  const { double, maps, counted } = await google();
  double.mood = 'denied';
  expect(await maps.route(start, dest)).toHaveProperty('isEstimated', true);
  await maps.route(start, dest);
  double.mood = 'normal';
  expect(await maps.autocomplete('Berlin', 'DE')).toHaveLength(1);
  expect(await counted()).toEqual({
    'google routes, Compute Routes Essentials, denied': 1,
    'google routes, Compute Routes Essentials, paused': 1,
    'google places, Autocomplete Requests, ok': 1,
  });
});

it('understands what the Geocoding API says about the key in an answer with status 200', async () => {
  for (const mood of ['quota', 'denied'] as const) {
    const { double, maps, counted } = await google();
    double.mood = mood;
    await maps.address(start);
    expect(await counted()).toEqual({ [`google geocoding, Geocoding, ${mood}`]: 1 });
  }
});

it('takes a drive between equal points, whose length Google leaves out', async () => {
  const { double, maps } = await google();
  expect(await maps.route(start, start)).toMatchObject({ distance: 0, duration: 0 });
  expect(double.requests).toHaveLength(1);
});

it('asks for the driving times of several starts in one request, and knows to whom no way leads [4.86]', async () => {
  const { double, maps, counted } = await google();
  const island = { lat: -70, lng: 0 };
  expect(await maps.timesTo(dest, [start, island, dest])).toEqual([
    { seconds: expect.any(Number), source: 'service' },
    { seconds: null, source: 'service' },
    { seconds: 0, source: 'service' },
  ]);
  expect(double.requests).toHaveLength(1);
  expect(double.requests[0]!.body).toMatchObject({
    travelMode: 'DRIVE',
    routingPreference: 'TRAFFIC_UNAWARE',
  });
  double.mood = 'garbage';
  await expect(maps.timesTo(dest, [start])).rejects.toThrow('unreadable');
  expect(await counted()).toEqual({
    'google route matrix, Compute Route Matrix Essentials, ok': 1,
    'google route matrix, Compute Route Matrix Essentials, unreadable': 1,
  });
});
