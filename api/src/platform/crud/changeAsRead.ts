import { conflict } from '@wayfare/shared';

type Fields = Readonly<Record<string, unknown>>;

/** Maximum attempts when others keep changing the same fields concurrently. */
const TRIES = 10;

/**
 * The changed fields whose old value the author has seen. They may only be replaced while they still have it.
 */
export const seenFields = (changes: object, seen: object | undefined): string[] =>
  seen ? Object.keys(changes).filter((field) => Object.hasOwn(seen, field)) : [];

/**
 * Makes a change in one write that depends on the current value of some fields. `write` gets what `read`
 * found and a filter that matches only while these fields are as they were read. If another write was faster,
 * it retries. Without such fields it is a single write, and nothing is read.
 * @returns the result of `write`; null when there is no such record
 * @throws wrong_state (409) when other writes are faster again and again
 */
export async function changeAsRead<Stored extends object, Result>(
  fields: readonly string[],
  read: () => PromiseLike<Stored | null>,
  write: (stillSo: Fields, stored: Stored | null) => Promise<Result | null>,
): Promise<Result | null> {
  if (fields.length === 0) return write({}, null);
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const stored = await read();
    if (!stored) return null;
    const values = stored as Fields;
    const written = await write(
      Object.fromEntries(fields.map((field) => [field, values[field] ?? null])),
      stored,
    );
    if (written !== null) return written;
  }
  throw conflict();
}
