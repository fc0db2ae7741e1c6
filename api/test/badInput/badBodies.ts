import { z } from 'zod';

/** A body with one defect. `field` is the dotted path of the invalid part. */
export interface BadBody {
  name: string;
  field: string;
  /** The JSON sent over the wire. */
  json: string;
}

type JsonSchema = {
  type?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
};

type Path = readonly (string | number)[];
/** A defect at a path: a value to put there, or no value to remove it. */
type Fault = { name: string; path: Path; value?: unknown };

const OPERATOR = { $gt: '' };
/** Longer than any text the product accepts. */
const TOO_LONG = 200_000;

/** Every body that differs from a good one in a single defect its schema does not allow. */
export function badBodies(schema: z.ZodType, good: object): BadBody[] {
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  return faultsOf(described, good, []).map(({ name, path, ...fault }) => ({
    name: `${path.join('.')}: ${name}`,
    field: path.join('.'),
    json: wireJson(changed(good, path, fault)),
  }));
}

/**
 * Returns one of the bodies for each field. The defects take turns from field to field, so that each one
 * occurs.
 */
export function oneOfEachField(bodies: readonly BadBody[]): BadBody[] {
  const byField = new Map<string, BadBody[]>();
  for (const body of bodies) byField.set(body.field, [...(byField.get(body.field) ?? []), body]);
  return [...byField.values()].map((ofField, index) => ofField[index % ofField.length] as BadBody);
}

/**
 * Writes JSON as a hostile client does: Infinity as a number that no double can hold, and -0 with its sign.
 */
export function wireJson(body: unknown): string {
  const written = JSON.stringify(body, (_, value: unknown) => {
    if (Object.is(value, -0)) return '@-0@';
    return value === Number.POSITIVE_INFINITY ? '@1e999@' : value;
  });
  return written.replace(/"@([^"@]+)@"/g, '$1');
}

/** The paths of all texts in a body. */
export function textsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...path, key]));
}

/** A copy of a body with another value at a path, or without that path if no value is given. */
export function changed(body: unknown, [key, ...rest]: Path, fault: { value?: unknown }): unknown {
  if (key === undefined) return fault.value;
  const copy = (Array.isArray(body) ? [...body] : { ...(body as object) }) as Record<
    string | number,
    unknown
  >;
  if (rest.length === 0 && !('value' in fault)) delete copy[key];
  else copy[key] = changed(copy[key], rest, fault);
  return copy;
}

function faultsOf(schema: JsonSchema, good: unknown, path: Path): Fault[] {
  const branches = schema.anyOf ?? [schema];
  const isNullable = branches.some(({ type }) => type === 'null');
  const kinds = branches.filter(({ type }) => type !== 'null');
  // For a union, only values that no branch allows are certainly wrong.
  const faults = kinds.map((kind) => faultsOfKind(kind, good, path));
  const common = (faults[0] ?? []).filter(({ name }) =>
    faults.every((others) => others.some((other) => other.name === name)),
  );
  return isNullable || path.length === 0 ? common : [...common, { name: 'null', path, value: null }];
}

function faultsOfKind(schema: JsonSchema, good: unknown, path: Path): Fault[] {
  const at = (values: Record<string, unknown>): Fault[] =>
    Object.entries(values).map(([name, value]) => ({ name, path, value }));
  if (schema.enum || schema.const !== undefined)
    return at({ 'no such choice': 'nonsense', 'a prototype key': '__proto__', ...ofNoKind });
  switch (schema.type) {
    case 'string':
      return at({ ...ofNoKind, 'a number': 5, 'a boolean': true, ...tooLong(schema), ...offPattern(schema) });
    case 'number':
    case 'integer':
      return at({ ...ofNoKind, ...noNumber, ...outOfBounds(schema) });
    case 'boolean':
      return at({ ...ofNoKind, 'a text': 'true', 'a number': 1 });
    case 'array':
      return [
        ...at({ 'a text': 'x', 'a number': 5, 'an operator': OPERATOR, ...tooMany(schema, good) }),
        ...(Array.isArray(good) && schema.items ? faultsOf(schema.items, good[0], [...path, 0]) : []),
      ];
    case 'object':
      return [
        ...at(path.length > 0 ? { 'a text': 'x', 'a number': 5, 'an array': [] } : {}),
        ...Object.entries(schema.properties ?? {}).flatMap(([key, field]) =>
          faultsOfField(field, key, schema.required?.includes(key) ?? false, good, path),
        ),
        ...(schema.additionalProperties?.type
          ? faultsOf(schema.additionalProperties, 'x', [...path, 'key'])
          : []),
      ];
    default:
      return [];
  }
}

function faultsOfField(field: JsonSchema, key: string, isRequired: boolean, good: unknown, path: Path) {
  const own = [...path, key];
  const value = (good as Record<string, unknown> | undefined)?.[key];
  return [...(isRequired ? [{ name: 'missing', path: own }] : []), ...faultsOf(field, value, own)];
}

/** Wrong wherever a single plain value belongs. */
const ofNoKind = { 'an operator': OPERATOR, 'an array': ['x'] };
const noNumber = {
  'a text': '5',
  NaN: 'NaN',
  infinite: Number.POSITIVE_INFINITY,
  huge: 1e308,
  'hugely negative': -1e308,
};

const tooLong = ({ maxLength }: JsonSchema) => ({ 'too long': 'x'.repeat((maxLength ?? TOO_LONG) + 1) });
const tooMany = ({ maxItems }: JsonSchema, good: unknown) =>
  maxItems && Array.isArray(good) ? { 'too many': Array.from({ length: maxItems + 1 }, () => good[0]) } : {};
const offPattern = ({ pattern, minLength }: JsonSchema) => ({
  ...(pattern && { 'against its pattern': '../ \u0000$', 'another script': '\u0661\u0662\u0663' }),
  ...(minLength && { empty: '' }),
});
function outOfBounds({ type, minimum, maximum }: JsonSchema) {
  const isBound = (bound: number | undefined): bound is number =>
    bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER;
  return {
    ...(type === 'integer' && { 'no whole number': 1.5 }),
    ...(isBound(minimum) && { 'below its least': minimum - 1 }),
    ...(isBound(maximum) && { 'above its most': maximum + 1 }),
  };
}
