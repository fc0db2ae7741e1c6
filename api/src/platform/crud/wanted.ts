/** A value that a filter compares with. */
export type FilterValue = string | number | boolean | null;

/** A parsed filter: the allowed values by field, and all other conditions. */
export interface WantedValues {
  values: Map<string, readonly FilterValue[]>;
  rest: Record<string, unknown>[];
}

/**
 * Splits a filter from `parseListQuery` and its scope into fields with a set of allowed values, and the rest.
 */
export function wantedValues(filter: Readonly<Record<string, unknown>>): WantedValues {
  const wanted: WantedValues = { values: new Map(), rest: [] };
  collect(filter, wanted);
  return wanted;
}

function collect(filter: Readonly<Record<string, unknown>>, wanted: WantedValues): void {
  for (const [key, condition] of Object.entries(filter)) {
    if (key === '$and' || (key === '$or' && Array.isArray(condition) && condition.length === 1)) {
      for (const part of condition as Record<string, unknown>[]) collect(part, wanted);
      continue;
    }
    const values = key.startsWith('$') ? null : valuesOf(condition);
    if (values === null) {
      wanted.rest.push({ [key]: condition });
      continue;
    }
    const before = wanted.values.get(key);
    wanted.values.set(key, before ? before.filter((value) => values.includes(value)) : values);
  }
}

function valuesOf(condition: unknown): readonly FilterValue[] | null {
  if (condition === null || typeof condition !== 'object') return [condition as FilterValue];
  const operators = Object.entries(condition);
  const [operator, operand] = operators.length === 1 ? (operators[0] as [string, unknown]) : ['', null];
  if (operator === '$eq') return [operand as FilterValue];
  return operator === '$in' ? (operand as FilterValue[]) : null;
}
