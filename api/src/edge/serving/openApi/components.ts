import { z } from 'zod';
import { plainForm } from './plainForm.js';
import { pascalCase } from './pascalCase.js';

/** A JSON Schema, as zod describes its schemas. */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

/**
 * Whether a schema describes what callers send or what they receive: defaults, for example, are optional only
 * in input.
 */
export type Direction = 'input' | 'output';

/** The key of a list's items. */
const ITEM = '[]';

/**
 * Where a schema is: the name of the place, and whether it is a whole body. Equal schemas have the name of a
 * shared one.
 */
interface Position {
  place: string;
  isWhole: boolean;
  isShared: boolean;
}

/** An object with this many fields has a name of its own, wherever it is. */
const NAMED_FIELDS = 4;

/**
 * The named schemas of the document. Equal schemas share one: the one in the table of names, if it is there.
 * All others are named after the place where they are.
 */
export function schemaComponents(names: Readonly<Record<string, z.ZodType>>) {
  const schemas = new Map<string, JsonSchema>();
  const nameByForm = new Map<string, string>();

  /** Adds a schema under a name that is not in use yet. */
  function add(schema: JsonSchema, wanted: string): string {
    let name = wanted;
    for (let next = 2; schemas.has(name); next += 1) name = `${wanted}${next}`;
    schemas.set(name, schema);
    return name;
  }

  /** A schema whose objects have names: `$ref`s instead of the objects themselves. */
  function withRefs(schema: JsonSchema, { place, isWhole, isShared }: Position): JsonSchema {
    const described = mapChildren(schema, (child, key) =>
      withRefs(child, { place: placeOf(place, key), isWhole: false, isShared }),
    );
    const form = JSON.stringify(described);
    const shared = nameByForm.get(form);
    if (shared) return refTo(shared);
    const fields = Object.keys(described.properties ?? {}).length;
    const needsName = isWhole ? isShared || fields > 0 || isChoice(described) : fields >= NAMED_FIELDS;
    if (!needsName) return described;
    const name = add(described, place);
    if (isShared) nameByForm.set(form, name);
    return refTo(name);
  }

  /** Gives a schema a name that equal ones share. Nothing changes if it has one, or if the name is in use. */
  function share(schema: z.ZodType, name: string) {
    if (schemas.has(name)) return;
    for (const [direction, place] of [
      ['output', name],
      ['input', `${name}Input`],
    ] as const)
      withRefs(toJson(schema, direction), { place, isWhole: true, isShared: true });
  }

  for (const [name, schema] of Object.entries(names)) share(schema, name);

  return {
    share,
    /** Returns the document's form of a schema: a reference to its name, unless the schema is small. */
    use: (schema: z.ZodType, direction: Direction, name: string) =>
      withRefs(toJson(schema, direction), { place: name, isWhole: true, isShared: false }),
    /** The named schemas that `document` uses, directly or through others. */
    usedBy(document: unknown): Record<string, JsonSchema> {
      const used = new Set<string>();
      const visit = (part: unknown) => {
        for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
          if (used.has(name)) continue;
          used.add(name);
          visit(schemas.get(name) ?? {});
        }
      };
      visit(document);
      return Object.fromEntries([...schemas].filter(([name]) => used.has(name)).sort(byName));
    },
  };
}

export type SchemaComponents = ReturnType<typeof schemaComponents>;

/**
 * Converts a schema to JSON Schema. Responses may get more fields in the future, so it does not forbid
 * additional ones.
 */
export function toJson(schema: z.ZodType, direction: Direction): JsonSchema {
  const { $schema: _dialect, ...described } = z.toJSONSchema(schema, {
    io: direction,
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      const { def } = zodSchema._zod;
      if (def.type === 'object' && !def.catchall) delete jsonSchema.additionalProperties;
      // Every integer has these bounds.
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
    },
  });
  return inPlainForm(described);
}

/** A schema and all its parts in the form for generators. */
const inPlainForm = (schema: JsonSchema): JsonSchema => plainForm(mapChildren(schema, inPlainForm));

const refTo = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });
/** The name of a schema's part: a field's, or one item of a list. */
function placeOf(place: string, key: string): string {
  if (key !== ITEM) return place + pascalCase(key);
  const one = place.replace(/ies$/, 'y').replace(/(ss)es$|s$/, '$1');
  return one === place ? `${place}Item` : one;
}

const isChoice = ({ anyOf, oneOf }: JsonSchema) => Boolean(anyOf ?? oneOf);
const byName = ([a]: [string, unknown], [b]: [string, unknown]) => a.localeCompare(b, 'en');

type Change = (child: JsonSchema, key: string) => JsonSchema;

/**
 * Returns a schema with changed children. The key is a child's place: its field, `ITEM`, or the number of its
 * option.
 */
function mapChildren(schema: JsonSchema, change: Change): JsonSchema {
  const changed = { ...schema };
  const one = (child: unknown, key: string) =>
    typeof child === 'object' && child !== null ? change(child as JsonSchema, key) : child;
  if (schema.properties)
    changed.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([key, child]) => [key, one(child, key)]),
    ) as NonNullable<JsonSchema['properties']>;
  if (schema.items) changed.items = one(schema.items, ITEM) as JsonSchema;
  if (schema.prefixItems)
    changed.prefixItems = schema.prefixItems.map(
      (item, index) => one(item, `Item${index + 1}`) as JsonSchema,
    );
  if (schema.additionalProperties)
    changed.additionalProperties = one(schema.additionalProperties, 'Value') as JsonSchema;
  for (const kind of ['anyOf', 'oneOf', 'allOf'] as const) {
    const options = schema[kind];
    if (!options) continue;
    const isOneWithNull = options.filter(({ type }) => type !== 'null').length === 1;
    changed[kind] = options.map((child, index) => change(child, isOneWithNull ? '' : `Option${index + 1}`));
  }
  return changed;
}
