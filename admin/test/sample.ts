import contract from 'virtual:contract';
import { NOW } from '../../web/test/stories/business.js';
import { LONG } from '../../web/test/stories/texts.js';

/** A part of the contract, in the words of JSON Schema that the API's answers use. */
export interface Schema {
  $ref?: string;
  type?: string;
  description?: string;
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  'x-any-of'?: readonly Schema[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  items?: Schema;
  prefixItems?: readonly Schema[];
  additionalProperties?: Schema | boolean;
  propertyNames?: Schema;
  pattern?: string;
  format?: string;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
}

/** What records are like: all that the contract allows, no more than it demands, or texts of any length. */
export type Kind = 'every field' | 'no field' | 'long texts';

const HOUR = 3_600_000;
/** The last moment that JavaScript knows: the contract allows it for timestamps only. */
const LAST_MOMENT = 8_640_000_000_000_000;
/** How many records are in lists, and in those of records. With more, each value of each choice is shown. */
const IN_LISTS: Readonly<Record<Kind, number>> = { 'every field': 2, 'no field': 0, 'long texts': 8 };
const IN_RECORDS: Readonly<Record<Kind, number>> = { 'every field': 2, 'no field': 0, 'long texts': 2 };

/** Texts that mean something, by the names of their fields. */
const meaningful: readonly (readonly [RegExp, string])[] = [
  [/email/i, 'rosa.lima@wayfare.example'],
  [/mobile|phone/i, '+12125550142'],
  [/locale/i, 'en'],
  [/timeZone/i, 'America/New_York'],
  [/^url$|link|website|address$/i, 'https://wayfare.example/office'],
  [/currency_?code|^currency$/i, 'USD'],
  [/^day$|^date$/, '2026-06-12'],
  [/reference$/i, 'RIDE1'],
];
/** Texts that people write. */
const written: readonly (readonly [RegExp, string])[] = [
  [/^add$|address|from$|to$/i, '350 Fifth Avenue, New York'],
  [/first/i, 'Ada'],
  [/last/i, 'Moreno'],
  [/name/i, 'Ada Moreno'],
  [/car_?type/i, 'Economy'],
  [/plate|vehicle/i, 'NYC 1234'],
];

interface Place {
  kind: Kind;
  /** The name of the field. */
  name: string;
  /** The number of the record in its list. */
  index: number;
  /** How many objects it is in. */
  depth: number;
}

const schemaOf = (schema: Schema): Schema =>
  schema.$ref === undefined ? schema : (contract.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
const isNull = (schema: Schema) => schema.type === 'null' || schema.const === null;
const at = <T>(choices: readonly T[], index: number): T => choices[index % choices.length] as T;

/** A value that fits a schema. */
export function sample(given: Schema, place: Place): unknown {
  const schema = schemaOf(given);
  const choices = schema['x-any-of'] ?? schema.anyOf ?? schema.oneOf;
  if (choices) {
    if (place.kind === 'no field' && choices.some(isNull)) return null;
    return sample(
      at(
        choices.filter((choice) => !isNull(choice)),
        place.index,
      ),
      { ...place },
    );
  }
  if ('const' in schema) return schema.const;
  if (schema.enum) return at(schema.enum, place.index);
  const { type, description = given.description ?? '' } = schema;
  if (type === 'object' || schema.properties) return objectOf(schema, place);
  if (type === 'array') return listOf(schema, place);
  if (type === 'boolean') return place.kind !== 'no field' && place.index % 2 === 0;
  if (type === 'integer' || type === 'number') return numberOf(schema, description, place);
  if (type === 'string') return textOf(schema, place);
  return null;
}

function objectOf(schema: Schema, place: Place): Record<string, unknown> {
  const { properties = {}, required = [], additionalProperties, propertyNames } = schema;
  const isShown = (name: string) =>
    place.kind === 'no field' ? required.includes(name) : required.includes(name) || place.depth < 4;
  const fields = Object.entries(properties)
    .filter(([name]) => isShown(name))
    .map(([name, field]) => [name, sample(field, { ...place, name, depth: place.depth + 1 })]);
  if (typeof additionalProperties === 'object' && place.kind !== 'no field') {
    const keys = propertyNames?.enum ?? [propertyNames?.maxLength === 20 ? 'ar' : 'r1'];
    for (const key of keys)
      fields.push([
        key,
        sample(additionalProperties, { ...place, name: String(key), depth: place.depth + 1 }),
      ]);
  }
  return Object.fromEntries(fields);
}

function listOf(schema: Schema, place: Place): unknown[] {
  const { items = {}, prefixItems, minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
  if (prefixItems) return prefixItems.map((item) => sample(item, place));
  const usual = (place.depth === 0 ? IN_LISTS : IN_RECORDS)[place.kind];
  const length = Math.min(maxItems, Math.max(minItems, usual));
  const records = Array.from({ length }, (_, index) =>
    sample(items, { ...place, index: place.index + index }),
  );
  // Beside those with every field, one with none.
  const bare = { ...place, kind: 'no field', index: length } as const;
  return place.depth === 0 && place.kind === 'every field' ? [...records, sample(items, bare)] : records;
}

function numberOf(schema: Schema, description: string, { name, index, kind }: Place): number {
  const { minimum = schema.exclusiveMinimum ?? 0, maximum = Number.POSITIVE_INFINITY } = schema;
  if (/ms timestamp/.test(description) || maximum === LAST_MOMENT) return NOW - (index + 1) * HOUR;
  if (/^lat(itude)?$/.test(name)) return 40.75 + index / 100;
  if (/^lng|^longitude/.test(name)) return -73.98 - index / 100;
  if (kind === 'no field') return minimum;
  const usual = kind === 'long texts' ? 1_234_567 : 3;
  const fraction = schema.type === 'number' ? 0.5 : 0;
  // Records of a list differ.
  return Math.min(maximum, Math.max(minimum, usual) + index + fraction);
}

function textOf(schema: Schema, { name, index, kind }: Place): string {
  const { pattern = '', format, minLength = 0, maxLength = 1000 } = schema;
  if (format === 'date') return '2026-06-12';
  if (/images/.test(pattern)) return '/api/images/sample.png';
  if (/license_image/.test(pattern)) return '/api/drivers/r1/license_image?key=sample';
  if (/https\?/.test(pattern)) return 'https://wayfare.example/office';
  if (/A-Z\]\{2\}/.test(pattern)) return 'US';
  if (name === 'id') return `r${index + 1}`;
  if (pattern.includes('A-Za-z0-9')) return `r${index + 1}`;
  const [, meant] = meaningful.find(([names]) => names.test(name)) ?? [];
  if (meant !== undefined) return meant;
  if (kind === 'no field') return minLength === 0 ? '' : 'A'.repeat(minLength);
  const number = index === 0 ? '' : `${index + 1} `;
  if (kind === 'long texts') return `${number}${LONG} ${LONG}`.slice(0, maxLength);
  const [, usual = 'Blue umbrella'] = written.find(([names]) => names.test(name)) ?? [];
  return `${number}${usual}`.slice(0, maxLength);
}

/** What each operation that reads answers, with records of one kind. */
export const samples = (kind: Kind): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(contract.answers).map(([name, schema]) => [
      name,
      sample(schema, { kind, name: '', index: 0, depth: 0 }),
    ]),
  );
