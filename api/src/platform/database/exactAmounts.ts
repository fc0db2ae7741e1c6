import type { Amount } from '@wayfare/shared';
import type { Schema } from 'mongoose';
import { decimal128 } from './money.js';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Converts a document written directly through the driver to the database's types: its amounts become exact
 * decimals. The model's schema determines which fields are amounts, at any depth. All others stay as they
 * are.
 */
export function exactAmounts(schema: Pick<Schema, 'eachPath'>): (fields: Fields) => Record<string, unknown> {
  const convert: [field: string, (value: unknown) => unknown][] = [];
  schema.eachPath((path, { instance, schema: inner }: { instance: string; schema?: Schema }) => {
    if (instance === 'Decimal128') convert.push([path, (amount) => decimal128(amount as Amount)]);
    if (!inner) return;
    const each = exactAmounts(inner);
    convert.push([
      path,
      (value) => (Array.isArray(value) ? value.map((one) => each(one as Fields)) : each(value as Fields)),
    ]);
  });
  return (fields) => {
    const document: Record<string, unknown> = { ...fields };
    for (const [field, exactly] of convert) {
      const value = document[field];
      if (value !== undefined && value !== null) document[field] = exactly(value);
    }
    return document;
  };
}
