import { type LatLng, type LearnedSpeed, learnSpeed, speedKeys, type SpeedSample } from '@wayfare/shared';
import { LRUCache } from 'lru-cache';
import { timeZoneAt } from '../../basics/maps/timeZoneAt.js';
import type { Clock } from '../../platform/clock.js';
import { withinBudget } from './withinBudget.js';

/** How long what was read is used, in ms. */
const FRESH_MS = 600_000;
/** How long callers wait for what is not remembered, in ms. */
const TIME_BUDGET_MS = 150;
/** Room for the samples of this many areas and hours: about 20 MB. */
const MOST_KEYS = 10_000;

/** What the business's own trips show about driving times. */
export interface LearnedSpeeds {
  /**
   * What trips showed at this hour of the week about drives from some places to a pickup, in their order.
   * What is not remembered is read in one query. If that takes too long or fails, nothing is known. Never
   * fails.
   */
  to(pickup: LatLng, places: readonly LatLng[]): Promise<(LearnedSpeed | null)[]>;
}

/** Reads what trips showed, and remembers it for ten minutes. */
export function learnedSpeeds({
  samplesOf,
  clock,
  budgetMs = TIME_BUDGET_MS,
}: {
  samplesOf(keys: readonly string[]): Promise<ReadonlyMap<string, readonly SpeedSample[]>>;
  clock: Clock;
  /** How long callers wait. */
  budgetMs?: number;
}): LearnedSpeeds {
  const known = new LRUCache<string, { samples: readonly SpeedSample[]; until: number }>({ max: MOST_KEYS });

  async function read(keys: readonly string[]): Promise<(key: string) => readonly SpeedSample[]> {
    const now = clock.now();
    const found = new Map(keys.map((key) => [key, known.get(key)]));
    const missing = [...found].filter(([, entry]) => !entry || entry.until <= now).map(([key]) => key);
    const answers = missing.length > 0 ? await samplesOf(missing) : new Map<string, SpeedSample[]>();
    for (const key of missing) {
      const entry = { samples: answers.get(key) ?? [], until: now + FRESH_MS };
      known.set(key, entry);
      found.set(key, entry);
    }
    return (key) => found.get(key)?.samples ?? [];
  }

  return {
    async to(pickup, places) {
      const at = clock.now();
      const timeZone = timeZoneAt(pickup) ?? 'UTC';
      const drives = places.map((from) => speedKeys({ from, to: pickup, at, timeZone }));
      const samplesIn = await withinBudget(read([...new Set(drives.flat())]), () => [], budgetMs);
      return drives.map((keys) => learnSpeed(keys.map(samplesIn)));
    },
  };
}
