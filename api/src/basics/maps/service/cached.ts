import { LRUCache } from 'lru-cache';
import type { Clock } from '../../../platform/clock.js';

/** Answers of map services, kept in memory for a short time. */
export interface AnswerCache {
  /**
   * The answer to a question: remembered, or asked once for all callers at the same time. Failures are not
   * remembered.
   */
  get<T>(question: readonly unknown[], ask: () => Promise<T>): Promise<T>;
}

/** Room for this many answers. */
const MOST_ANSWERS = 2_000;

/**
 * `ms`: how long an answer is valid; 0 remembers none. Answers are small: routes have at most a few hundred
 * points.
 */
export function answerCache(ms: number, clock: Clock): AnswerCache {
  const time = { ttl: ms, ttlResolution: 0, perf: clock };
  const known = ms > 0 ? new LRUCache<string, { answer: unknown }>({ max: MOST_ANSWERS, ...time }) : null;
  const asked = new Map<string, Promise<unknown>>();
  return {
    async get<T>(question: readonly unknown[], ask: () => Promise<T>): Promise<T> {
      const key = JSON.stringify(question);
      const found = known?.get(key);
      if (found) return found.answer as T;
      const running = asked.get(key);
      if (running) return running as Promise<T>;
      const asking = ask();
      asked.set(key, asking);
      try {
        const answer = await asking;
        known?.set(key, { answer });
        return answer;
      } finally {
        asked.delete(key);
      }
    },
  };
}
