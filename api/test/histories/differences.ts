/** The places where two plain values differ, each with both: the report of a failed history shows no more. */
export function differences(one: unknown, other: unknown, path = ''): string[] {
  if (!isNested(one) || !isNested(other))
    return Object.is(one, other) ? [] : [`${path}: ${String(one)} is not ${String(other)}`];
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].flatMap((key) => differences(one[key], other[key], `${path}.${key}`));
}

const isNested = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
