import { conflict } from '@wayfare/shared';

type Fields = Readonly<Record<string, unknown>>;

/** How often a change is worked out anew when others change the same fields at the same moment. */
const TRIES = 10;

/** The fields of a change that its author has seen: those it may only replace while they stand as seen. */
export const seenFields = (changes: object, seen: object | undefined): string[] =>
  seen ? Object.keys(changes).filter((field) => Object.hasOwn(seen, field)) : [];

/**
 * Makes a change in one write that depends on how some fields stand: what `read` finds goes to `write` with a filter
 * that only lets it through while these fields are as they were read. Where others were faster it begins anew. Without
 * such fields it is one write, and nothing is read.
 * @returns what `write` answers; null when there is no such record
 * @throws wrong_state (409) when others are faster again and again
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
