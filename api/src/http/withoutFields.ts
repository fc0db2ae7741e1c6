/** A record less some fields. Lists have thousands of fields: they are copied one by one, without lists in between. */
export function withoutFields<T extends object>(record: T, hidden: ReadonlySet<string>): Partial<T> {
  const shown: Partial<T> = {};
  for (const field of Object.keys(record) as (keyof T & string)[]) {
    if (!hidden.has(field)) shown[field] = record[field];
  }
  return shown;
}
