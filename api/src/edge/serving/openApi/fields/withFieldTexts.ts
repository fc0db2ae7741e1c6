import type { JsonSchema } from '../components.js';
import { describedSchemas } from './describedSchemas.js';
import { eventFields } from './events.js';
import type { FieldTexts } from './fieldTexts.js';

/**
 * Returns the schemas of the document with descriptions of their fields. A field that is a reference keeps
 * only that, because generators expect nothing beside it; its schema has the descriptions.
 */
export const withFieldTexts = (schemas: Readonly<Record<string, JsonSchema>>): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const texts = textsOf(name);
      return [name, texts ? describe(schema, texts, '') : schema];
    }),
  );

/** The descriptions of a schema's fields; none for the schemas that nobody has described. */
export const textsOf = (name: string): FieldTexts | undefined =>
  describedSchemas[name] ?? (name.endsWith('Event') ? eventFields : undefined);

/** A schema inside a described one. `path` is where it is: the empty text, or `hold.`. */
function describe(schema: JsonSchema, texts: FieldTexts, path: string): JsonSchema {
  const { properties, items, anyOf } = schema;
  const inside = (part: unknown) => describe(part as JsonSchema, texts, path);
  return {
    ...schema,
    ...(properties && { properties: describeEach(properties, texts, path) }),
    ...(isSchema(items) && { items: inside(items) }),
    ...(anyOf && { anyOf: anyOf.map(inside) }),
  } as JsonSchema;
}

const describeEach = (fields: NonNullable<JsonSchema['properties']>, texts: FieldTexts, path: string) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      if (!isSchema(field) || field.$ref) return [name, field];
      const description = [texts[path + name] ?? [], field.description ?? []].flat().join(' ');
      return [name, { ...describe(field, texts, `${path}${name}.`), ...(description && { description }) }];
    }),
  );

const isSchema = (part: unknown): part is JsonSchema =>
  typeof part === 'object' && part !== null && !Array.isArray(part);
