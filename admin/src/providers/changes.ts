const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/**
 * The fields that differ from what was there before. A form sends the whole record; sending only
 * what was changed keeps two people who edit different fields from undoing each other's work.
 */
export function changedFields(
  data: Readonly<Record<string, unknown>>,
  previous: Readonly<Record<string, unknown>> | undefined,
): Record<string, unknown> {
  if (!previous) return { ...data };
  return Object.fromEntries(Object.entries(data).filter(([field, value]) => !same(value, previous[field])));
}

/**
 * What of a record is sent to change it: the fields that differ, and how those stood when their author saw them. The
 * API then refuses to undo what somebody else has changed since.
 */
export function changeOf(
  data: Readonly<Record<string, unknown>>,
  previous: Readonly<Record<string, unknown>> | undefined,
): Record<string, unknown> {
  const changed = changedFields(data, previous);
  if (!previous || Object.keys(changed).length === 0) return changed;
  const was = Object.fromEntries(Object.keys(changed).map((field) => [field, previous[field] ?? null]));
  return { ...changed, was };
}

/** A list in pieces of at most `size`. */
export function inChunks<T>(list: readonly T[], size: number): T[][] {
  const chunks: T[][] = [];
  for (let start = 0; start < list.length; start += size) chunks.push(list.slice(start, start + size));
  return chunks;
}
