import { Client, type LatLngLiteral } from '@googlemaps/google-maps-services-js';
import type { LatLng } from '@wayfare/shared';
import { z } from 'zod';
import { MapsError, type MapsFault } from '../service/mapsError.js';
import { faultOf, read } from '../service/mapsRequest.js';
import type { GoogleApi } from './googleApi.js';

/** Google's own client, used for the Geocoding API. It does not retry here: callers are waiting. */
export const googleClient = (): Client => new Client({});

/**
 * Returns the parameters that all requests of the client share: the address, the key, and a timeout for the
 * whole answer.
 */
export function geocodingRequest({ mapsUrl, key, timeoutMs }: GoogleApi) {
  return {
    url: new URL('/maps/api/geocode/json', mapsUrl).href,
    key,
    config: {
      timeout: timeoutMs,
      signal: AbortSignal.timeout(timeoutMs),
      // A redirect would carry the key elsewhere.
      maxRedirects: 0,
      maxContentLength: 4 * 1024 * 1024,
      raxConfig: { retry: 0, noResponseRetries: 0 },
    },
  };
}

/** How the client wants a point. */
export const literal = ({ lat, lng }: LatLng): LatLngLiteral => ({ lat, lng });

/** Statuses in the body of an answer that mean that there is no such thing. */
const NOTHING: readonly string[] = ['ZERO_RESULTS', 'NOT_FOUND'];
const FAULTS: Readonly<Record<string, MapsFault>> = {
  OVER_QUERY_LIMIT: 'quota',
  OVER_DAILY_LIMIT: 'quota',
  REQUEST_DENIED: 'denied',
};
const status = z.object({ status: z.string() });

/**
 * The answer to a request of the client.
 * @returns null if there is no such thing
 * @throws MapsError with nothing of the request in it: its address contains the key
 */
export async function clientAnswer<Schema extends z.ZodType>(
  request: Promise<{ data: unknown }>,
  answers: Schema,
): Promise<z.output<Schema> | null> {
  const data = await request.then((response) => response.data).catch(errorAnswer);
  const outcome = read(status, data).status;
  if (NOTHING.includes(outcome)) return null;
  if (outcome !== 'OK') throw new MapsError(FAULTS[outcome] ?? 'failed');
  return read(answers, data);
}

/** The client also rejects answers whose body has an error status. */
function errorAnswer(error: unknown): unknown {
  const { response, code } = error as { response?: { data?: unknown; status?: number }; code?: unknown };
  if (response && status.safeParse(response.data).success) return response.data;
  if (response?.status) throw new MapsError(response.status >= 400 ? faultOf(response.status) : 'unreadable');
  const isLate = code === 'ECONNABORTED' || code === 'ETIMEDOUT' || code === 'ERR_CANCELED';
  throw new MapsError(isLate ? 'timeout' : typeof code === 'string' ? 'unreachable' : 'unreadable');
}
