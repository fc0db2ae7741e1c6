import type { Logger } from 'pino';
import type { Clock } from '../../../platform/clock.js';
import type { Metrics } from '../../../platform/run/metrics.js';
import { MapsError, type MapsFault } from './mapsError.js';

/** A key without quota or permission will not work again within seconds, in ms. */
const LONG_PAUSE_MS = 60_000;
/** A service that is down may be back soon, in ms. */
const SHORT_PAUSE_MS = 15_000;
/** So many failures in a row pause a service that is slow or broken. */
const FAILURES = 3;

/** What a watched service needs. */
export interface Watching {
  clock: Clock;
  log: Logger;
  metrics: Pick<Metrics, 'mapsAsked'>;
}

/**
 * Sends one request to a service: counts it under what the service bills it as, and asks no more for a while
 * when the service fails, so that callers do not wait for it in vain.
 * @throws MapsError
 */
export type Ask = <T>(product: string, request: () => Promise<T>) => Promise<T>;

/**
 * Watches one part of a service, which fails on its own: an API with its own permission and quota, or a
 * server.
 */
export function watchedService(name: string, { clock, log, metrics }: Watching): Ask {
  let pausedUntil = 0;
  let failures = 0;

  /** A single slow or unreadable answer says little about the next one. */
  function recordFailure(fault: MapsFault) {
    failures += 1;
    const isLasting = fault === 'quota' || fault === 'denied';
    if (!isLasting && failures < FAILURES) return;
    pausedUntil = clock.now() + (isLasting ? LONG_PAUSE_MS : SHORT_PAUSE_MS);
    failures = 0;
    log.warn({ service: name, fault }, 'a map service gives no answers; it is not asked for a while');
  }

  return async (product, request) => {
    if (clock.now() < pausedUntil) {
      metrics.mapsAsked(name, product, 'paused');
      throw new MapsError('paused');
    }
    try {
      const answer = await request();
      failures = 0;
      metrics.mapsAsked(name, product, 'ok');
      return answer;
    } catch (error) {
      // Anything else could contain the key, in an address or a header.
      const fault = error instanceof MapsError ? error.fault : 'failed';
      metrics.mapsAsked(name, product, fault);
      recordFailure(fault);
      throw error instanceof MapsError ? error : new MapsError('failed');
    }
  };
}
