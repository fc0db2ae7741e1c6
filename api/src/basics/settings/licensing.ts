import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock.js';

/** Checks purchase codes (rule 7.13). */
export interface Licensing {
  /** Whether this purchase code is valid. */
  confirms(license: string): Promise<boolean>;
}

/** Timeout for the licensing function, in ms. */
const PATIENCE_MS = 10_000;

/** Asks the licensing function at a URL. Without an answer, the code is not confirmed. */
export function licensingAt(url: string, projectId: string, clock: Clock, log: Logger): Licensing {
  return {
    async confirms(license) {
      try {
        const answer = await fetch(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ projectId, createTime: clock.now(), reqType: 'settings', license }),
          signal: AbortSignal.timeout(PATIENCE_MS),
        });
        const { success } = (await answer.json()) as { success?: unknown };
        return answer.ok && success === true;
      } catch (error) {
        log.error({ err: error }, 'the licensing function did not respond');
        return false;
      }
    },
  };
}

/** For an installation without a licensing function: every code is stored unchecked. */
export const noLicensing: Licensing = { confirms: async () => true };
