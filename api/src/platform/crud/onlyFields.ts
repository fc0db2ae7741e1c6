import type { z } from 'zod';

/** A record with only these of its fields. */
export function onlyFields<T extends object>(record: T, fields: readonly string[]): Partial<T> {
  const shown: Partial<T> = {};
  for (const field of fields as readonly (keyof T & string)[]) {
    if (field in record) shown[field] = record[field];
  }
  return shown;
}

/**
 * Presents records with the fields of a schema: a stored field that the schema does not list is never sent.
 */
export function presentAs<Schema extends z.ZodObject>(schema: Schema) {
  const fields = Object.keys(schema.shape);
  return async (records: readonly z.input<Schema>[]): Promise<z.input<Schema>[]> =>
    records.map((record) => onlyFields(record, fields) as z.input<Schema>);
}
