import type { HelmetOptions } from 'helmet';
import type { Config } from '../../platform/config/environment.js';
import { vectorMapOrigins } from '../../basics/maps/vectorMap.js';

/**
 * Nothing runs or loads except from this origin, pictures from the store that browsers may reach, the hosts
 * of the map's styles, and from Google's hosts where browsers draw its map. Emotion writes styles into the
 * page, so inline styles are allowed.
 */
export function contentSecurityPolicy(config: PolicyConfig): HelmetOptions {
  const { NODE_ENV, WAYFARE_DEV, PUBLIC_URL, GOOGLE_MAPS_BROWSER_KEY, S3_PUBLIC_ENDPOINT } = config;
  const google = GOOGLE_MAPS_BROWSER_KEY ? GOOGLE_MAP_SOURCES : {};
  const vectorMap = { connectSrc: vectorMapOrigins(config) };
  const store = S3_PUBLIC_ENDPOINT ? storeSources(S3_PUBLIC_ENDPOINT) : {};
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: [google, vectorMap, store].reduce(withSources, ownSources(WAYFARE_DEV, PUBLIC_URL)),
    },
    // Google compares the origin of the page with the key's valid origins. Paths stay private.
    referrerPolicy: { policy: GOOGLE_MAPS_BROWSER_KEY ? 'strict-origin' : 'no-referrer' },
    hsts: NODE_ENV === 'production',
    crossOriginEmbedderPolicy: false,
  };
}

type PolicyConfig = Pick<
  Config,
  | 'NODE_ENV'
  | 'WAYFARE_DEV'
  | 'PUBLIC_URL'
  | 'GOOGLE_MAPS_BROWSER_KEY'
  | 'S3_PUBLIC_ENDPOINT'
  | 'MAP_TILES_FILE'
  | 'MAP_STYLE_URL'
  | 'MAP_STYLE_DARK_URL'
  | 'MAP_STYLE_HOSTS'
>;

/** Sources by directive. */
type Sources = Readonly<Record<string, readonly string[]>>;

const ownSources = (isDevelopment: boolean, publicUrl: string): Sources => ({
  defaultSrc: ["'self'"],
  baseUri: ["'none'"],
  // In development, the hot-reload client is an inline script.
  scriptSrc: isDevelopment ? ["'self'", "'unsafe-inline'"] : ["'self'"],
  // In development, the client waits for a restarting server in a worker it creates itself.
  workerSrc: isDevelopment ? ["'self'", 'blob:'] : ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'", 'data:'],
  // Pages connect only to this origin. Older Safari does not count its sockets as part of it.
  connectSrc: ["'self'", socketOriginOf(publicUrl)],
  objectSrc: ["'none'"],
  frameAncestors: ["'none'"],
  formAction: ["'self'"],
});

/** Private pictures are loaded from the store, and large ones are put there. */
const storeSources = (endpoint: string): Sources => {
  const { origin } = new URL(endpoint);
  return { imgSrc: [origin], connectSrc: [origin] };
};

/**
 * The sources that Google documents for its Maps JavaScript API, but with scripts only from the hosts that
 * serve the API: other hosts of googleapis.com answer with scripts that the caller chooses.
 */
const GOOGLE_MAP_SOURCES: Sources = {
  scriptSrc: [
    'https://maps.googleapis.com',
    'https://mapsresources-pa.googleapis.com',
    'https://maps.gstatic.com',
    "'unsafe-eval'",
    'blob:',
  ],
  workerSrc: ['blob:'],
  styleSrc: ['https://fonts.googleapis.com'],
  imgSrc: [
    'https://*.googleapis.com',
    'https://*.gstatic.com',
    'https://*.google.com',
    'https://*.googleusercontent.com',
  ],
  fontSrc: ['https://fonts.gstatic.com'],
  connectSrc: ['https://*.googleapis.com', 'https://*.google.com', 'https://*.gstatic.com', 'data:', 'blob:'],
  frameSrc: ['https://*.google.com'],
};

/** Both tables of sources in one, without duplicates. */
function withSources(sources: Sources, more: Sources): Record<string, string[]> {
  const directives = new Set([...Object.keys(sources), ...Object.keys(more)]);
  return Object.fromEntries(
    [...directives].map((directive) => [
      directive,
      [...new Set([...(sources[directive] ?? []), ...(more[directive] ?? [])])],
    ]),
  );
}

/** The origin of an address's sockets: `wss://ride.example` for `https://ride.example/x`. */
function socketOriginOf(address: string): string {
  const { protocol, host } = new URL(address);
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}`;
}
