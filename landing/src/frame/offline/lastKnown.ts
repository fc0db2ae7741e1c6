import { ApiError, requestUser } from '@wayfare/web/http';
import { database } from './database.js';
import { ownVisits } from './ownVisit.js';
import type { Visits } from './visit.js';

/** Where the last known answers are kept. */
interface KnownAnswers {
  get(key: string): Promise<unknown>;
  put(key: string, answer: unknown): Promise<unknown>;
  delete(key: string): Promise<unknown>;
}

/** An answer of the API, or without a network the last one known, from a given place. See `withLastKnown`. */
export const lastKnownIn = (open: () => Promise<KnownAnswers>, visits: Pick<Visits, 'current'>) =>
  async function loadOrRecall<T>(
    key: string,
    load: () => Promise<T>,
    isKept: (answer: T) => boolean = () => true,
  ): Promise<T> {
    const visit = visits.current();
    let answer: T;
    try {
      answer = await load();
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 0) throw error;
      const known = await (await open()).get(key).catch(() => undefined);
      if (known === undefined) throw error;
      return known as T;
    }
    const remember = async () => {
      const answers = await open();
      // This is checked when the write starts, because signing out removes only what was written earlier.
      if (visit.isOver()) return;
      if (isKept(answer)) await answers.put(key, answer);
      else await answers.delete(key);
    };
    // A browser that stores nothing still works with a network.
    await remember().catch(() => undefined);
    return answer;
  };

/**
 * Returns an answer of the API or, without a network, the last stored one. Stores only answers that pass
 * `isKept`, and none that arrives after the user has signed out. An answer that is not stored deletes the
 * stored one.
 * @throws what `load` throws, if nothing is known or the API answered
 */
export const withLastKnown = lastKnownIn(async () => {
  const known = await database();
  return {
    get: (key) => known.get('known', key),
    put: (key, answer) => known.put('known', answer, key),
    delete: (key) => known.delete('known', key),
  };
}, ownVisits);

/**
 * Like `withLastKnown`, for answers about the page's user: another user of this browser does not get them.
 */
export const withOwnLastKnown = <T>(
  key: string,
  load: () => Promise<T>,
  isKept?: (answer: T) => boolean,
): Promise<T> => withLastKnown(`${requestUser()} ${key}`, load, isKept);
