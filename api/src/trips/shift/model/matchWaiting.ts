import { type FoundDriver, matchCosts, matchTogether } from '@wayfare/shared';
import { munkres } from 'munkres';

const HOUR_S = 3_600;

/** A trip that was collected in a run, with the drivers who could take it. */
export interface CollectedInRun {
  id: string;
  /** A ms timestamp. */
  askedAt: number;
  offers: readonly { driver: string; state: string }[];
  found: readonly FoundDriver<{ id: string }>[];
}

/**
 * Matches the trips of a window with drivers, as dispatch does (rule 4.126): the driver of each trip that
 * gets one. Drives are straight lines at the speed of the shift's approaches.
 */
export function matchWaiting(
  trips: readonly CollectedInRun[],
  { now, kmh }: { now: number; kmh: number },
): ReadonlyMap<string, string> {
  const costs = matchCosts(
    trips.map(({ id, askedAt, offers, found }) => {
      const letPass = new Set(offers.filter(({ state }) => state === 'expired').map(({ driver }) => driver));
      const candidates = found.map(({ driver, distance }) => ({
        driver: driver.id,
        seconds: (distance / kmh) * HOUR_S,
        hasLetPass: letPass.has(driver.id),
      }));
      return { id, waitedMs: now - askedAt, candidates };
    }),
  );
  return new Map(matchTogether(costs, munkres).map(({ trip, driver }) => [trip, driver]));
}
