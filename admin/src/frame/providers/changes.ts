import equal from 'fast-deep-equal';

const same = (a: unknown, b: unknown) => equal(a ?? null, b ?? null);

/**
 * The fields that differ from the previous record. A form sends the whole record; sending only the
 * changes keeps two users who edit different fields from undoing each other's work.
 */
export function changedFields(
  data: Readonly<Record<string, unknown>>,
  previous: Readonly<Record<string, unknown>> | undefined,
): Record<string, unknown> {
  if (!previous) return { ...data };
  return Object.fromEntries(Object.entries(data).filter(([field, value]) => !same(value, previous[field])));
}

/**
 * The request for changing a record: the fields that differ, with the values their author saw. The API
 * then refuses to overwrite changes made since by others.
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

/** Splits a list into chunks of at most `size`. */
export function inChunks<T>(list: readonly T[], size: number): T[][] {
  const chunks: T[][] = [];
  for (let start = 0; start < list.length; start += size) chunks.push(list.slice(start, start + size));
  return chunks;
}
