import type { JsonSchema } from './components.js';

const INT32 = 2 ** 31;

/**
 * A schema in a form that generators for other languages handle; it allows at least what it allowed before.
 * Numbers say how many bits they need, a tuple is also a list of its items, a choice is one flat `anyOf`, and
 * one between lists and single values is any value. `schema` has only parts that already are in this form.
 */
export function plainForm(schema: JsonSchema): JsonSchema {
  const changes = [
    withNumberFormat,
    withListItems,
    withOneType,
    withFlatChoice,
    withoutFixedTexts,
    withoutFixedFlag,
    withOneShape,
  ];
  return changes.reduce((plain, change) => change(plain), schema);
}

/**
 * Generators take an integer for 32 bits and a number for a single-precision one, unless `format`
 * names a larger one.
 */
function withNumberFormat(schema: JsonSchema): JsonSchema {
  const type = [schema.type ?? []].flat().find((kind) => kind === 'integer' || kind === 'number');
  if (!type || schema.format || schema.enum) return schema;
  if (type === 'number') return { ...schema, format: 'double' };
  const { minimum = -INT32 - 1, maximum = INT32 } = schema;
  return { ...schema, format: minimum >= -INT32 && maximum < INT32 ? 'int32' : 'int64' };
}

/**
 * A tuple has no other items: `false` means that, but generators expect a schema. The bounds mean the same.
 */
function withListItems(schema: JsonSchema): JsonSchema {
  const { prefixItems } = schema;
  if (!prefixItems) return schema;
  const forms = new Map(prefixItems.map((item) => [JSON.stringify(item), item as JsonSchema]));
  const [first = {}, ...others] = forms.values();
  return {
    ...schema,
    items: others.length > 0 ? { anyOf: [first, ...others] } : first,
    minItems: prefixItems.length,
    maxItems: prefixItems.length,
  };
}

/** Several types are a choice; a type and null are one type that may be missing. */
function withOneType(schema: JsonSchema): JsonSchema {
  const types = [schema.type ?? []].flat();
  if (types.filter((type) => type !== 'null').length < 2) return schema;
  const { type: _several, format: _ofOne, ...rest } = schema;
  return { ...rest, anyOf: types.map((type) => withNumberFormat({ type } as JsonSchema)) };
}

/** A choice within a choice, without anything else, is part of the outer one. */
function withFlatChoice(schema: JsonSchema): JsonSchema {
  if (!schema.anyOf) return schema;
  const anyOf = schema.anyOf.flatMap((option) => {
    const { anyOf: inner, ...rest } = option as JsonSchema;
    return inner && Object.keys(rest).length === 0 ? (inner as JsonSchema[]) : [option as JsonSchema];
  });
  return { ...schema, anyOf };
}

/** An empty text beside other texts is one of them: generators name a type after each option. */
function withoutFixedTexts(schema: JsonSchema): JsonSchema {
  const options = schema.anyOf as JsonSchema[] | undefined;
  const text = options?.find((option) => option.type === 'string' && option.const === undefined);
  if (!options || !text || !options.some(isEmptyText)) return schema;
  const { pattern: _pattern, format: _format, minLength: _least, ...anyText } = text;
  const anyOf = options.flatMap((option) =>
    isEmptyText(option) ? [] : option === text ? [anyText as JsonSchema] : [option],
  );
  if (anyOf.length > 1) return { ...schema, anyOf };
  const { anyOf: _choice, ...rest } = schema;
  return { ...rest, ...anyOf[0] };
}

/**
 * Generators make an enumeration of a flag that has one value, which Java does not compile. The extension
 * keeps the value for generators that know it.
 */
function withoutFixedFlag(schema: JsonSchema): JsonSchema {
  if (typeof schema.const !== 'boolean') return schema;
  const { const: value, ...flag } = schema;
  const description = [flag.description ?? [], `Always ${value}.`].flat().join(' ');
  return { ...flag, description, 'x-any-of': [schema] };
}

/**
 * No generator for Java compiles a choice between a list and single values: its values are described instead.
 * The extension keeps the choice for generators that know it, such as that of the TypeScript client.
 */
function withOneShape(schema: JsonSchema): JsonSchema {
  const options = schema.anyOf as JsonSchema[] | undefined;
  const isMixed = options?.some(isListOption) && options.some(isScalarOption);
  if (!options || !isMixed) return schema;
  const { anyOf: _choice, ...rest } = schema;
  const kinds = [...new Set(options.map(({ type }) => (type === 'array' ? 'list' : String(type))))];
  const values = `Of one of the types ${kinds.join(', ')}.`;
  const description = [rest.description ?? [], values].flat().join(' ');
  return { ...rest, description, 'x-any-of': options };
}

const isListOption = ({ type }: JsonSchema) => type === 'array';
const isScalarOption = ({ type }: JsonSchema) => type === 'string' || type === 'number' || type === 'boolean';
const isEmptyText = ({ type, const: value }: JsonSchema) => type === 'string' && value === '';
