import type { JsonSchema } from '../components.js';
import { commonFields } from './common/commonFields.js';
import { describedSchemas } from './describedSchemas.js';
import { eventFields } from './events.js';
import type { FieldTexts } from './fieldTexts.js';

/**
 * Returns the schemas of the document with descriptions of their fields: those of the schema, or those that
 * hold for the name of the field everywhere. A field that is a reference keeps
 * only that, because generators expect nothing beside it; its schema has the descriptions.
 */
export const withFieldTexts = (schemas: Readonly<Record<string, JsonSchema>>): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, describe(schema, textsOf(name) ?? {}, '')]),
  );

/** The descriptions of a schema's fields; none for the schemas that nobody has described. */
export const textsOf = (name: string): FieldTexts | undefined =>
  describedSchemas[name] ?? (name.endsWith('Event') ? eventFields : undefined);

/** A schema inside a described one. `path` is where it is: the empty text, or `hold.`. */
function describe(schema: JsonSchema, texts: FieldTexts, path: string): JsonSchema {
  const { properties, items, anyOf, oneOf } = schema;
  const inside = (part: unknown) => describe(part as JsonSchema, texts, path);
  return {
    ...schema,
    ...(properties && { properties: describeEach(properties, texts, path) }),
    ...(isSchema(items) && { items: inside(items) }),
    ...(anyOf && { anyOf: anyOf.map(inside) }),
    ...(oneOf && { oneOf: oneOf.map(inside) }),
  } as JsonSchema;
}

const describeEach = (fields: NonNullable<JsonSchema['properties']>, texts: FieldTexts, path: string) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      if (!isSchema(field) || field.$ref) return [name, field];
      const own = [texts[path + name] ?? [], field.description ?? []].flat().join(' ');
      const description = own || commonText(name, field);
      return [name, { ...describe(field, texts, `${path}${name}.`), ...(description && { description }) }];
    }),
  );

/** The description of a field that has none of its own. */
const commonText = (name: string, field: JsonSchema): string | undefined =>
  commonFields[`${name}:${kindOf(field)}`] ?? commonFields[name];

/** What kind of value a field has: the format of whole numbers, or the type of its first variant. */
function kindOf(field: JsonSchema): string {
  const { type, format, anyOf } = field;
  if (field.enum) return 'enum';
  if (anyOf?.[0]) return kindOf(anyOf[0] as JsonSchema);
  const [first = ''] = [type ?? []].flat() as string[];
  return first === 'integer' && format ? format : first;
}

const isSchema = (part: unknown): part is JsonSchema =>
  typeof part === 'object' && part !== null && !Array.isArray(part);
