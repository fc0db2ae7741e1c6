import type { Logger } from 'pino';
import type { Clock } from '../../../platform/clock.js';
import type { Metrics } from '../../../platform/run/metrics.js';
import { MapsError, type MapsFault } from './mapsError.js';

/** The pause, in ms, when a key has no quota or permission, which does not change within seconds. */
const LONG_PAUSE_MS = 60_000;
/** The pause, in ms, when a service is down, which may be over soon. */
const SHORT_PAUSE_MS = 15_000;
/** After this many failures in a row, a slow or broken service is paused. */
const FAILURES = 3;

/** The dependencies of a watched service. */
export interface Watching {
  clock: Clock;
  log: Logger;
  metrics: Pick<Metrics, 'mapsAsked'>;
}

/**
 * Sends one request to a service, and counts it under the product that the service bills. While a service is
 * paused after failures, throws immediately, so that callers do not wait in vain.
 * @throws MapsError
 */
export type Ask = <T>(product: string, request: () => Promise<T>) => Promise<T>;

/**
 * Watches one part of a service that can fail independently of the others: a server, or an API with its own
 * permission and quota.
 */
export function watchedService(name: string, { clock, log, metrics }: Watching): Ask {
  let pausedUntil = 0;
  let failures = 0;

  /** A single slow or unreadable answer does not predict the next one, so a pause needs several. */
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
