import { pino } from 'pino';
import { systemClock } from '../../platform/clock.js';
import type { Config } from '../../platform/config/environment.js';
import { placesOf, routesOf } from '../../basics/maps/mapsOf.js';
import { faultOfTiles } from '../../basics/maps/vectorMap.js';
import { checkValhalla } from '../../basics/maps/openStreetMap/valhallaRoutes.js';
import { MapsError, type MapsFault } from '../../basics/maps/service/mapsError.js';
import { about, type Finding } from './finding.js';

const REASONS: Readonly<Record<MapsFault, string>> = {
  timeout: 'did not answer in time',
  unreachable: 'cannot be reached',
  quota: 'answers that its quota is used up',
  denied: 'rejected the key, or the key may not use this API',
  failed: 'answered with an error',
  unreadable: 'answered something else than documented: is its address right?',
  paused: 'did not answer',
};

/**
 * Two points on roads that every map of the world has. A server with another region's map finds no drive,
 * which is an answer.
 */
const START = { lat: 40.7484, lng: -73.9857 };
const DEST = { lat: 40.7527, lng: -73.9772 };

/** Whether any map service is configured. */
export const hasMapService = (config: Config): boolean =>
  Boolean(config.GOOGLE_MAPS_API_KEY ?? config.VALHALLA_URL ?? config.NOMINATIM_URL ?? config.PHOTON_URL);

/** Checks the maps of server and browsers. */
export async function checkMaps(config: Config, ms: number): Promise<Finding[]> {
  const services = hasMapService(config)
    ? await checkServices(config, ms)
    : [about('maps')('off', 'offline: drives are estimates, and few places are known outside New York')];
  return [...services, ...checkBrowserKey(config), ...(await checkTiles(config))];
}

/**
 * Checks the key that browsers get. Whether Google accepts it depends on the page that asks, so only browsers
 * can find out.
 */
function checkBrowserKey({ GOOGLE_MAPS_API_KEY, GOOGLE_MAPS_BROWSER_KEY }: Config): Finding[] {
  const of = about('maps: browser');
  if (!GOOGLE_MAPS_BROWSER_KEY) {
    if (!GOOGLE_MAPS_API_KEY) return [];
    const message =
      "set GOOGLE_MAPS_BROWSER_KEY: Google's routes and places may not be shown on the offline map";
    return [of('warning', message)];
  }
  if (GOOGLE_MAPS_BROWSER_KEY === GOOGLE_MAPS_API_KEY) {
    const message =
      "GOOGLE_MAPS_BROWSER_KEY is public, and must not be the server's key: create a second one for browsers";
    return [of('warning', message)];
  }
  return [of('note', "draws Google's map; open a page with a map to see whether Google accepts the key")];
}

/** Checks the file of tiles that browsers draw the map of. */
async function checkTiles({ MAP_TILES_FILE }: Config): Promise<Finding[]> {
  if (!MAP_TILES_FILE) return [];
  const of = about('maps: tiles');
  const fault = await faultOfTiles(MAP_TILES_FILE);
  return [fault ? of('problem', `MAP_TILES_FILE ${fault}`) : of('ok', 'the file is in order')];
}

/** Asks each configured map service once. At Google, these are three requests, which it bills. */
async function checkServices(config: Config, ms: number): Promise<Finding[]> {
  const limited = { ...config, MAPS_TIMEOUT_MS: Math.min(ms, config.MAPS_TIMEOUT_MS) };
  const watching = {
    clock: systemClock,
    log: pino({ level: 'silent' }),
    metrics: { mapsAsked: () => undefined },
  };
  const [routes, places] = await Promise.all([routesOf(limited, watching), placesOf(limited, watching)]);
  const { VALHALLA_URL: url, MAPS_TIMEOUT_MS: timeoutMs } = limited;
  return Promise.all([
    finding(
      'routes',
      routes && (() => (url ? checkValhalla({ url, timeoutMs }) : routes.route(START, DEST))),
    ),
    finding('addresses', places && (() => places.address(START))),
    finding('places', places && (() => places.autocomplete('Grand Central'))),
  ]);
}

async function finding(part: string, ask: (() => Promise<unknown>) | null): Promise<Finding> {
  const of = about(`maps: ${part}`);
  if (!ask) return of('off', 'offline');
  try {
    await ask();
    return of('ok', 'the service answers');
  } catch (error) {
    if (!(error instanceof MapsError)) throw error;
    return of('problem', REASONS[error.fault]);
  }
}
