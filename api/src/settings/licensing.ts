import type { Logger } from 'pino';
import type { Clock } from '../clock.js';

/** Who tells whether a purchase code is right (rule 7.13). */
export interface Licensing {
  /** Whether the product may be run with this purchase code. */
  confirms(license: string): Promise<boolean>;
}

/** How long the licensing function has to answer, in ms. */
const PATIENCE_MS = 10_000;

/** Asks the licensing function at an address. What it does not answer it does not confirm. */
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
        log.error({ err: error }, 'the licensing function did not answer');
        return false;
      }
    },
  };
}

/** For an installation that has nobody to ask: every code is kept as it is typed. */
export const noLicensing: Licensing = { confirms: async () => true };
