import { z } from 'zod';
import { MapsError } from '../service/mapsError.js';
import { askMaps } from '../service/mapsRequest.js';

/** Where Google's services are, and how they are used. */
export interface GoogleApi {
  key: string;
  /** The Geocoding API. */
  mapsUrl: string;
  routesUrl: string;
  placesUrl: string;
  /** How long an answer may take, in ms. */
  timeoutMs: number;
}

/** One request to Routes API or Places API (New). */
export interface GoogleRequest<Schema extends z.ZodType> {
  url: URL;
  /** The fields of the answer, which decide its price. */
  fields: readonly string[];
  body?: object;
  answers: Schema;
  /** Error statuses that mean that there is no such thing. */
  unknown?: readonly number[];
}

/** @returns null for a status in `unknown` @throws MapsError */
export async function askGoogle<Schema extends z.ZodType>(
  { key, timeoutMs }: Pick<GoogleApi, 'key' | 'timeoutMs'>,
  { url, fields, body, answers, unknown = [] }: GoogleRequest<Schema>,
): Promise<z.output<Schema> | null> {
  return askMaps({
    url,
    headers: { 'x-goog-api-key': key, 'x-goog-fieldmask': fields.join(',') },
    ...(body && { body }),
    timeoutMs,
    answers,
    onError(status, json) {
      // A wrong key has the same status as a wrong request.
      if (isKeyRejected(json)) throw new MapsError('denied');
      return unknown.includes(status) ? null : undefined;
    },
  });
}

const rejection = z.object({
  error: z.object({ message: z.string().default(''), details: z.array(z.unknown()).default([]) }),
});

function isKeyRejected(json: unknown): boolean {
  const { data } = rejection.safeParse(json);
  if (!data) return false;
  const { message, details } = data.error;
  return (
    /API key/i.test(message) ||
    details.some((detail) => (detail as { reason?: unknown })?.reason === 'API_KEY_INVALID')
  );
}

/** Language and region in the form of Routes API and Places API (New). */
export const localeOf = ({ language, region }: { language?: string; region?: string } = {}) => ({
  ...(language && { languageCode: language }),
  ...(region && { regionCode: region.toUpperCase() }),
});

/**
 * Returns the product under which Google bills a search: searches with a session are billed per session,
 * others per request.
 */
export const searchProduct = (session: string | undefined): string =>
  session ? 'Autocomplete Session Usage' : 'Autocomplete Requests';
