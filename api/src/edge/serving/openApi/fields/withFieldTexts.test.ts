import { operations } from '../../../../app.js';
import type { JsonSchema } from '../components.js';
import { openApiDocument } from '../openApiDocument.js';
import { commonFields } from './common/commonFields.js';
import { describedSchemas } from './describedSchemas.js';
import { textsOf, withFieldTexts } from './withFieldTexts.js';

/** Where a description is written, for those whose new field has none. */
const WHERE_TO_WRITE =
  'Describe these fields in api/src/edge/serving/openApi/fields/: by their schema in one of the tables that ' +
  'describedSchemas.ts joins, or in common/ if the name means the same everywhere.';

/** The schemas whose fields partners and apps read: they, and all schemas inside them, are described. */
const RECORDS = [
  ...['Booking', 'ListedBooking', 'Estimate', 'TrackingPoint', 'TrackParcelResponse', 'User', 'OwnUser'],
  ...['WalletEntry', 'Payment', 'Promo', 'UsablePromo', 'CarType', 'Series'],
  ...['AddTrackingPointRequest', 'AddTrackingPointResponse'],
];

const { components, webhooks } = await openApiDocument(operations, 'https://wayfare.example');
const schemas = components.schemas as Record<string, JsonSchema>;

/** The names of the schemas that a part of the document uses, directly or through others. */
function usedBy(part: unknown, found = new Set<string>()): Set<string> {
  for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
    if (found.has(name)) continue;
    found.add(name);
    usedBy(schemas[name], found);
  }
  return found;
}

/** The paths of all fields in a schema, and whether each has a description or refers to a schema. */
function fieldsOf(schema: JsonSchema, path = ''): { path: string; isDescribed: boolean }[] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const { description, $ref } = field as JsonSchema;
    const isDescribed = Boolean(description ?? $ref);
    return [{ path: path + name, isDescribed }, ...fieldsOf(field as JsonSchema, `${path}${name}.`)];
  });
  const inside = [schema.items ?? [], schema.anyOf ?? [], schema.oneOf ?? []].flat() as JsonSchema[];
  return [...own, ...inside.flatMap((part) => fieldsOf(part, path))];
}

const undescribed = (names: Iterable<string>) =>
  [...names].flatMap((name) =>
    fieldsOf(schemas[name] as JsonSchema).flatMap(({ path, isDescribed }) =>
      isDescribed ? [] : [`${name}.${path}`],
    ),
  );

const records = new Set([...RECORDS, ...RECORDS.flatMap((name) => [...usedBy(schemas[name])])]);

it('describes every field of the records that partners and apps read, and of webhooks [7.40]', () => {
  for (const name of RECORDS) expect(Object.keys(schemas)).toContain(name);
  expect(undescribed(records)).toEqual([]);
  expect(undescribed(usedBy(webhooks))).toEqual([]);
});

it('describes every field of every other schema, too [7.40]', () => {
  expect(undescribed(Object.keys(schemas)), WHERE_TO_WRITE).toEqual([]);
});

it('has no description of a schema or field that is gone', () => {
  const names = Object.keys(describedSchemas);
  expect(names.filter((name) => !schemas[name])).toEqual([]);
  const paths = new Set(
    names.flatMap((name) => fieldsOf(schemas[name] as JsonSchema).map(({ path }) => path)),
  );
  const described = Object.values(describedSchemas).flatMap((texts) => Object.keys(texts));
  expect(described.filter((path) => !paths.has(path))).toEqual([]);
});

it('names the unit of every amount of time, distance and money that has no other name for it', () => {
  const times = [...records].flatMap((name) =>
    Object.entries(schemas[name]?.properties ?? {}).filter(
      ([field, schema]) => /(At|_time|Until|Since)$/.test(field) && JSON.stringify(schema).includes('int64'),
    ),
  );
  expect(times.length).toBeGreaterThan(40);
  for (const [field, schema] of times) {
    const { description = '' } = schema as JsonSchema;
    expect([field, description]).toEqual([
      field,
      expect.stringMatching(/ms timestamp|in seconds|The same as/),
    ]);
  }
});

it('leaves references alone, and keeps a description that the schema itself has', () => {
  const { Place } = withFieldTexts({
    Place: {
      properties: {
        lat: { type: 'number', description: 'Rounded.' },
        add: { $ref: '#/components/schemas/Address' },
      },
    },
  });
  expect(Place?.properties).toEqual({
    lat: { type: 'number', description: `${textsOf('Place')?.lat} Rounded.` },
    add: { $ref: '#/components/schemas/Address' },
  });
  expect(withFieldTexts({ Other: { properties: { unknown: {} } } })).toEqual({
    Other: { properties: { unknown: {} } },
  });
});

it('describes fields that mean the same everywhere by their name, and by their kind of value', () => {
  const { Other } = withFieldTexts({
    Other: { properties: { lat: { type: 'number' }, month: { type: 'integer', format: 'int64' } } },
  });
  expect(Other?.properties).toEqual({
    lat: { type: 'number', description: commonFields['lat'] },
    month: { type: 'integer', format: 'int64', description: commonFields['month:int64'] },
  });
});

it('has no common description that no field uses', () => {
  const used = JSON.stringify(schemas);
  const unused = Object.entries(commonFields).filter(
    ([, text]) => !used.includes(`"description":${JSON.stringify(text)}`),
  );
  expect(unused.map(([name]) => name)).toEqual([]);
});
