import type { HelmetOptions } from 'helmet';
import type { Config } from '../config/environment.js';

/** Nothing runs or loads except from this origin. Emotion writes styles into the page, so inline styles are allowed. */
export function contentSecurityPolicy({
  NODE_ENV,
  WAYFARE_DEV,
  PUBLIC_URL,
}: Pick<Config, 'NODE_ENV' | 'WAYFARE_DEV' | 'PUBLIC_URL'>): HelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        // In development, the hot-reload client is an inline script.
        scriptSrc: WAYFARE_DEV ? ["'self'", "'unsafe-inline'"] : ["'self'"],
        // In development, the client waits for a restarting server in a worker it creates itself.
        workerSrc: WAYFARE_DEV ? ["'self'", 'blob:'] : ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        // Pages connect only to this origin. Older Safari does not count its sockets as part of it.
        connectSrc: ["'self'", socketOriginOf(PUBLIC_URL)],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
      },
    },
    hsts: NODE_ENV === 'production',
    crossOriginEmbedderPolicy: false,
  };
}

/** The origin of an address's sockets: `wss://ride.example` for `https://ride.example/x`. */
function socketOriginOf(address: string): string {
  const { protocol, host } = new URL(address);
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}`;
}
