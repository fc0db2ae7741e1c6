import { pino } from 'pino';
import { systemClock } from '../clock.js';
import type { Config } from '../config/environment.js';
import { placesOf, routesOf } from '../maps/mapsOf.js';
import { checkValhalla } from '../maps/openStreetMap/valhallaRoutes.js';
import { MapsError, type MapsFault } from '../maps/service/mapsError.js';
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

/** Two points on roads that every map of the world has. A server with another region's map finds no drive, which is an answer. */
const START = { lat: 40.7484, lng: -73.9857 };
const DEST = { lat: 40.7527, lng: -73.9772 };

/** Whether any map service is configured. */
export const hasMapService = (config: Config): boolean =>
  Boolean(config.GOOGLE_MAPS_API_KEY ?? config.VALHALLA_URL ?? config.NOMINATIM_URL ?? config.PHOTON_URL);

/** Asks each configured map service once. At Google, these are three requests, which it bills. */
export async function checkMaps(config: Config, ms: number): Promise<Finding[]> {
  if (!hasMapService(config))
    return [about('maps')('off', 'offline: drives are estimates, and few places are known outside New York')];
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
