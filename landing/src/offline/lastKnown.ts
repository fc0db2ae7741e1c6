import { ApiError } from '@wayfare/shared/web/http';
import { database } from './database.js';

/**
 * An answer of the API, or without a network the last one known. Only answers that pass `isKept` are remembered; any
 * other removes what was remembered.
 * @throws what `load` throws, if nothing is known or the API answered
 */
export async function withLastKnown<T>(
  key: string,
  load: () => Promise<T>,
  isKept: (answer: T) => boolean = () => true,
): Promise<T> {
  let answer: T;
  try {
    answer = await load();
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 0) throw error;
    const known = await (await database()).get('known', key).catch(() => undefined);
    if (known === undefined) throw error;
    return known as T;
  }
  // A browser that stores nothing still works with a network.
  await remember(key, isKept(answer) ? answer : undefined).catch(() => undefined);
  return answer;
}

async function remember(key: string, answer: unknown): Promise<void> {
  const known = await database();
  if (answer === undefined) await known.delete('known', key);
  else await known.put('known', answer, key);
}
