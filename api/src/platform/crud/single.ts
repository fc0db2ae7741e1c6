/** The element of a list that has exactly one. @throws Error if it has none or more */
export function single<T>(list: readonly T[]): T {
  if (list.length !== 1) throw new Error(`One element was expected, not ${list.length}.`);
  return list[0] as T;
}
