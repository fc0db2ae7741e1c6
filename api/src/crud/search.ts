const MAX_TOKENS = 24;
const MAX_TOKEN_LENGTH = 40;

/**
 * The lowercase words to find a record by, for an index on the field `search`. Each word can be found by its beginning
 * without a scan.
 */
export function searchTokens(...texts: (string | null | undefined)[]): string[] {
  const words = texts.flatMap((text) => wordsOf(text ?? ''));
  return [...new Set(words)].slice(0, MAX_TOKENS);
}

/**
 * The database filter for a search text: every word typed must begin a word of the record. `within` restricts the fields
 * it may be found in, if some searched fields are hidden from the actor.
 */
export function searchFilter(q: string, within?: readonly string[]): Record<string, unknown> {
  const words = wordsOf(q).slice(0, 8);
  if (words.length === 0) return {};
  return {
    $and: words.flatMap((word) => [
      { search: { $regex: `^${escapeRegex(word)}` } },
      ...(within ? [beginsWordOf(within, word)] : []),
    ]),
  };
}

/** The index has already found the record; this only checks in which field. */
const beginsWordOf = (fields: readonly string[], word: string) => ({
  $or: fields.map((field) => ({ [field]: { $regex: `(^|[\\s,;])${escapeRegex(word)}`, $options: 'i' } })),
});

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter((word) => word !== '')
    .map((word) => word.slice(0, MAX_TOKEN_LENGTH));
}

const escapeRegex = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
