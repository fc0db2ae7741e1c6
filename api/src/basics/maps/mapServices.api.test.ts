import { encodePolyline } from '@wayfare/shared';
import { pino } from 'pino';
import { googleProtocol, GOOGLE_KEY } from '../../../test/support/mapServers/googleProtocol.js';
import { type MapDouble, type MapMood, startMapDouble } from '../../../test/support/mapServers/mapDouble.js';
import {
  addressOf,
  type WorldPlace,
  worldDrive,
  worldPlaces,
} from '../../../test/support/mapServers/mapWorld.js';
import {
  nominatimProtocol,
  photonProtocol,
  valhallaProtocol,
} from '../../../test/support/mapServers/openProtocols.js';
import { startTestApp, type TestApp } from '../../../test/support/testApp.js';
import { parseEnvironment } from '../../platform/config/environment.js';
import { mapsOf } from './mapsOf.js';
import { offlineMaps } from './offlineMaps.js';

/** Every map service behind the same calls, against a local server with its documented protocol. */
let app: TestApp;
/** Loaded once, because that takes a while. */
const offline = offlineMaps();
const lines: string[] = [];
const closing: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) });
  app = await startTestApp({}, { log });
  closing.push(() => app.close());
});
afterAll(async () => {
  for (const close of closing.toReversed()) await close();
});

/** A service setup: its doubles, the environment that configures them, and how it writes addresses. */
interface Setup {
  routes: MapDouble;
  places: MapDouble;
  environment: Record<string, string>;
  idOf(place: WorldPlace): string;
  namesPlaces: boolean;
}

async function started(protocol: Parameters<typeof startMapDouble>[0]) {
  const double = await startMapDouble(protocol);
  closing.push(() => double.close());
  return double;
}

async function google(): Promise<Setup> {
  const double = await started(googleProtocol);
  return {
    routes: double,
    places: double,
    environment: {
      GOOGLE_MAPS_API_KEY: GOOGLE_KEY,
      GOOGLE_MAPS_URL: double.url,
      GOOGLE_ROUTES_URL: double.url,
      GOOGLE_PLACES_URL: double.url,
    },
    idOf: ({ id }) => `ChIJ_${id}-x`,
    namesPlaces: false,
  };
}

async function own(name: 'NOMINATIM_URL' | 'PHOTON_URL'): Promise<Setup> {
  const routes = await started(valhallaProtocol);
  const places = await started(name === 'PHOTON_URL' ? photonProtocol : nominatimProtocol);
  return {
    routes,
    places,
    // A path in the address of a server is kept.
    environment: { VALHALLA_URL: `${routes.url}/valhalla`, [name]: places.url },
    idOf: ({ id, lat, lng }) => (name === 'PHOTON_URL' ? `osm-W${id}@${lat},${lng}` : `osm-W${id}`),
    namesPlaces: true,
  };
}

const setups = [
  ['Google', google],
  ['Valhalla and Nominatim', () => own('NOMINATIM_URL')],
  ['Valhalla and Photon', () => own('PHOTON_URL')],
] as const;

const [tower, school] = worldPlaces as [WorldPlace, WorldPlace];
const start = { lat: 52.52, lng: 13.405 };
const dest = { lat: 52.49, lng: 13.37 };
const text = ({ lat, lng }: { lat: number; lng: number }) => `${lat},${lng}`;
const pathOf = (coords: { latitude: number; longitude: number }[]) =>
  coords.map(({ latitude, longitude }) => ({ lat: latitude, lng: longitude }));
const ask = (name: string, body: object, headers: Record<string, string> = {}) =>
  app.request('post', `/api/googleapis-${name}`).set(headers).send(body);
const between = { start: text(start), dest: text(dest) };
const search = { searchKeyword: 'Berlin', country: 'DE' };

/** Moods of a service that gives no usable answer. */
const badMoods: MapMood[] = [
  'fails',
  'garbage',
  'html',
  'huge',
  'redirects',
  'impossible',
  'gone',
  'quota',
  'denied',
];

describe.each(setups)('%s', (_name, configure) => {
  let setup: Setup;
  beforeAll(async () => {
    setup = await configure();
  });
  /** New maps: with an empty cache, and not paused. */
  beforeEach(() => use());

  async function use(more: Record<string, string> = {}) {
    const environment = { MAPS_TIMEOUT_MS: '20000', ...setup.environment, ...more };
    const { clock, log, metrics } = app.services;
    const config = parseEnvironment(environment);
    app.services.maps = await mapsOf({ config, clock, log, metrics }, offline);
    setMood('normal');
    for (const { requests } of [setup.routes, setup.places]) requests.length = 0;
  }
  function setMood(mood: MapMood) {
    setup.routes.mood = mood;
    setup.places.mood = mood;
  }
  const asked = () => new Set([...setup.routes.requests, ...setup.places.requests]).size;
  const written = (place: WorldPlace) =>
    setup.namesPlaces ? `${place.name}, ${addressOf(place)}` : addressOf(place);

  it('answers the calls of the apps [3.39, 3.40, 7.3, 7.4, 7.5, 7.6, 7.7, 7.8, 7.14, 7.15]', async () => {
    const drive = worldDrive([start, dest])!;
    const [km, seconds] = [drive.meters / 1000, drive.seconds];
    expect((await ask('getaddress', { latlng: text(tower) })).body).toEqual({ address: written(tower) });
    expect((await ask('getdrivetime', between)).body).toEqual({ distance_in_km: km, time_in_secs: seconds });
    const { body: route } = await ask('getroute', between);
    expect(route).toEqual({
      distance: km,
      duration: seconds,
      polylinePoints: encodePolyline(pathOf(route.coords)),
      coords: expect.any(Array),
    });
    expect(route.coords[0]).toEqual({ latitude: start.lat, longitude: start.lng });
    expect(route.coords.at(-1)).toEqual({ latitude: dest.lat, longitude: dest.lng });

    const via = { lat: 52.55, lng: 13.35 };
    const long = worldDrive([start, via, dest])!;
    const { body: detour } = await ask('getmultiloctime', { ...between, waypoints: text(via) });
    expect(detour).toEqual({ distance_in_km: long.meters / 1000, time_in_secs: long.seconds });

    const { body: found } = await ask('autocomplete', search);
    const place_id = setup.idOf(tower);
    expect(found.searchResults).toEqual([
      {
        description: `${tower.name}, ${addressOf(tower)}`,
        place_id,
        structured_formatting: {
          main_text: tower.name,
          secondary_text: addressOf(tower),
          main_text_matched_substrings: [{ offset: 0, length: 6 }],
        },
      },
    ]);
    expect((await ask('autocomplete', { searchKeyword: 'Berlin' })).body.searchResults).toHaveLength(2);
    expect((await ask('getcoords', { place_id })).body).toEqual({
      coords: { lat: tower.lat, lng: tower.lng },
      placeDetails: { place_id, name: tower.name, formatted_address: written(tower) },
    });
  });

  it('says that there is no route, address or place [5.5, 7.15, 8.13]', async () => {
    const beyondRoads = { ...between, dest: '-80,10' };
    for (const name of ['getdrivetime', 'getroute', 'getmultiloctime']) {
      const { status, body } = await ask(name, {
        ...beyondRoads,
        ...(name === 'getmultiloctime' && { waypoints: '' }),
      });
      expect([name, status, body.error]).toEqual([name, 404, 'no_route_found']);
      expect(body.message).toBe('No Route Found');
    }
    expect((await ask('getaddress', { latlng: '0,0' })).status).toBe(404);
    expect((await ask('autocomplete', { searchKeyword: 'Xyzzy' })).body).toEqual({ searchResults: [] });
    for (const place_id of [setup.idOf({ ...school, id: 1, lat: 1 }), '../../elsewhere', 'ChIJ none', '?']) {
      const { status, body } = await ask('getcoords', { place_id });
      expect([place_id, status, body.error]).toEqual([place_id, 404, 'google_places_error']);
    }
  });

  it('estimates a drive that the service does not describe, and marks it [5.5]', async () => {
    for (const mood of badMoods) {
      await use();
      setMood(mood);
      const { status, body } = await ask('getroute', between);
      expect([mood, status, body]).toEqual([mood, 200, expect.objectContaining({ isEstimated: true })]);
      expect(body.distance).toBeGreaterThan(4);
      const { body: time } = await ask('getdrivetime', between);
      expect(time).toEqual({
        distance_in_km: body.distance,
        time_in_secs: body.duration,
        isEstimated: true,
      });
      // No map knows a road there.
      expect((await ask('getroute', { ...between, dest: '-80,10' })).body.error).toBe('no_route_found');
    }
  });

  it('finds what is known offline while the service fails, and says when nothing could be searched [7.15]', async () => {
    for (const mood of badMoods.filter((one) => one !== 'impossible')) {
      await use();
      setMood(mood);
      const { body } = await ask('autocomplete', { searchKeyword: 'Grand Central', country: 'US' });
      expect(body.searchResults[0]).toMatchObject({ description: expect.stringContaining('Grand Central') });
      const [{ place_id }] = body.searchResults;
      expect((await ask('getcoords', { place_id })).status).toBe(200);
      for (const unavailable of [
        await ask('autocomplete', { searchKeyword: 'Panoramastraße 1', country: 'DE' }),
        await ask('getcoords', { place_id: setup.idOf(tower) }),
      ])
        expect([mood, unavailable.status, unavailable.body.error]).toEqual([
          mood,
          503,
          'google_places_error',
        ]);
      expect((await ask('getaddress', { latlng: text(tower) })).body.address).toMatch(/Berlin|Mitte/);
    }
  });

  it('never takes an impossible place', async () => {
    setMood('impossible');
    expect((await ask('getcoords', { place_id: setup.idOf(tower) })).status).not.toBe(200);
  });

  it.each(['hangs', 'stops halfway'] as const)(
    'waits no longer than it may when the service %s',
    async (mood) => {
      await use({ MAPS_TIMEOUT_MS: '100' });
      setMood(mood);
      expect((await ask('getroute', between)).body.isEstimated).toBe(true);
      expect((await ask('getcoords', { place_id: setup.idOf(tower) })).status).toBe(503);
    },
  );

  it('does not ask again for a minute without quota or permission, and then works again', async () => {
    for (const mood of ['quota', 'denied'] as const) {
      await use();
      setMood(mood);
      await ask('getroute', between);
      const before = asked();
      setMood('normal');
      expect((await ask('getroute', between)).body.isEstimated).toBe(true);
      expect([mood, asked()]).toEqual([mood, before]);
      app.clock.at += 61_000;
      expect((await ask('getroute', between)).body).not.toHaveProperty('isEstimated');
    }
  });

  it('is paused after three failures in a row, for a shorter time', async () => {
    setMood('fails');
    for (let time = 0; time < 3; time += 1) await ask('getroute', between);
    expect(asked()).toBe(3);
    setMood('normal');
    expect((await ask('getroute', between)).body.isEstimated).toBe(true);
    expect(asked()).toBe(3);
    app.clock.at += 16_000;
    expect((await ask('getroute', between)).body).not.toHaveProperty('isEstimated');
  });

  it('is asked once for the same answer, until it is five minutes old', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => ask('getroute', between)));
    expect(new Set(answers.map(({ text: body }) => body)).size).toBe(1);
    await ask('getdrivetime', between);
    expect(asked()).toBe(1);
    app.clock.at += 301_000;
    await ask('getroute', between);
    expect(asked()).toBe(2);

    await ask('autocomplete', search, { 'accept-language': 'en' });
    await ask('autocomplete', search, { 'accept-language': 'en' });
    expect(asked()).toBe(3);
    await use({ MAPS_CACHE_SECONDS: '0' });
    for (let time = 0; time < 2; time += 1) await ask('getroute', between);
    expect(asked()).toBe(2);
  });

  it('shows its key neither in answers nor in the log', async () => {
    lines.length = 0;
    for (const mood of ['normal', ...badMoods] as const) {
      await use();
      setMood(mood);
      const answers = await Promise.all([
        ask('getaddress', { latlng: text(tower) }),
        ask('getroute', between),
        ask('autocomplete', search),
        ask('getcoords', { place_id: setup.idOf(tower) }),
      ]);
      for (const { text: body } of answers) expect(body).not.toContain(GOOGLE_KEY);
    }
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.join('')).not.toContain(GOOGLE_KEY);
  });
});

it.each([
  [{}, false],
  [{ VALHALLA_URL: 'http://127.0.0.1:9' }, true],
  [{ NOMINATIM_URL: 'http://127.0.0.1:9' }, true],
  [{ PHOTON_URL: 'http://127.0.0.1:9' }, true],
  [{ MAP_TILES_FILE: 'city.pmtiles' }, true],
  [{ MAP_STYLE_URL: 'http://127.0.0.1:9/style.json' }, false],
])('clients are told whether OpenStreetMap must be credited: %j is %s', async (environment, expected) => {
  const before = app.services.config;
  app.services.config = { ...before, ...environment };
  const { body } = await app.anonymous.get('/settings');
  app.services.config = before;
  expect(body.usesOpenStreetMap).toBe(expected);
});
