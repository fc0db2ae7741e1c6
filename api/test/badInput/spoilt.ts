import { newId } from '../support/builders.js';
import type { Operation } from '../../src/edge/operation.js';
import { refusesUnknown } from '../../src/platform/operation/idleFields.js';
import { scopeOfAccess } from '../../src/platform/operation/operation.js';
import { parse } from '../../src/platform/operation/validation.js';
import { asGood, type Change } from './asking.js';
import { badBodies, oneOfEachField } from './badBodies.js';
import type { GoodRequest, Refusal, Row } from './row.js';

/**
 * An invalid request: its name, how it differs, and the rejection it must get (any known error key when
 * null).
 */
export type Spoilt = readonly [what: string, change: Change, expected: Refusal | null];

const MALFORMED_IDS = {
  'a path': '..%2F..%2Fetc%2Fpasswd',
  'a thousand characters': 'x'.repeat(1000),
  'a null byte': 'a%00b',
  'an operator': '%7B%22%24gt%22%3A%22%22%7D',
  'half a character': '%E0%A4%A',
};
const NAMES_OF_EVERY_OBJECT = { 'a name every object has': '__proto__', 'another one': 'constructor' };
const BAD_LISTS = [
  'filter={',
  'filter=[]',
  'filter="x"',
  'filter={"id":{"$gt":""}}',
  'filter={"id":["../x"]}',
  'filter={"id":[{"$ne":null}]}',
  'filter={"status":{"$gt":""}}',
  'filter={"$where":"1"}',
  'filter={"$or":[]}',
  'filter={"passwordHash":"x"}',
  'filter={"constructor":"x"}',
  'filter={"__proto__":{"a":1}}',
  'filter={}&filter={}',
  'sort=["passwordHash","ASC"]',
  'sort=["__proto__","ASC"]',
  'sort=["id","UP"]',
  'sort={"$gt":""}',
  'sort=id',
  'range=[5,1]',
  'range=[-1,5]',
  'range=[0,1e99]',
  'range=[0,0.5]',
  'range=[null,5]',
  'range=5',
  'range=["0","5"]',
];
const OVERSIZED = JSON.stringify({ text: 'x'.repeat(1_100_000) });

const INVALID = [400, 'validation_error'] as const;

/** A field, and a parameter of the query, that no operation has. */
export function unknownNames(declared: Operation, { body, query }: GoodRequest): Spoilt[] {
  if (!refusesUnknown(declared)) return [];
  const { reads, takes, method } = declared;
  const readsJson = reads === undefined || (reads === 'form' && !(body instanceof FormData));
  const hasBody = method === 'post' || method === 'put';
  const named = [...INVALID, 'notAField'] as const;
  return [
    ['an unknown parameter', { ...(body && { body }), query: { ...query, notAField: '1' } }, named],
    ...(readsJson && hasBody
      ? [['an unknown field', { body: { ...body, notAField: takes ? 'x' : 1 } }, named] as const]
      : []),
  ];
}

/** By default, one bad body for each field is sent: `expectedOfSchema` covers the others. */
const sendsAll = process.env.EVERY_REQUEST !== undefined;

/** Fields the schema rejects, and the other bad bodies that the row lists. */
export function wrongFields({ body: sent, takes }: Operation, { body, refuses = {} }: GoodRequest): Spoilt[] {
  const schema = sent ?? takes;
  if (!schema || !body) return [];
  const needsSome = !schema.safeParse({}).success;
  const inside = JSON.stringify(body);
  const without: Record<string, Change> = {
    'no fields': { raw: '{}' },
    'no body': {},
    'all of it in the prototype': { raw: `{"__proto__":${inside}}` },
    'all of it in the constructor': { raw: `{"constructor":{"prototype":${inside}}}` },
  };
  return [
    ...(sent && !sendsAll ? oneOfEachField(badBodies(sent, body)) : badBodies(schema, body)).map(
      ({ name, json, field }): Spoilt => [name, { raw: json }, [...INVALID, field]],
    ),
    ...Object.entries(refuses).map(
      ([name, [change, ...expected]]): Spoilt => [name, { body: { ...body, ...change } }, expected],
    ),
    ...(needsSome ? Object.entries(without).map(([name, change]): Spoilt => [name, change, INVALID]) : []),
    ...(schema.safeParse([]).success ? [] : [['an array', { raw: '[]' }, INVALID] as const]),
  ];
}

/**
 * Returns the answers that the API's parser must give to bodies that differ from a good one in one field. The
 * API parses a body before anything acts on it, so a body that its schema rejects changes nothing.
 */
export function expectedOfSchema({ body: schema }: Operation, { body }: GoodRequest) {
  if (!schema || !body) return [];
  return badBodies(schema, body).map(({ name, json, field }) => ({
    name,
    parse: () => parse(schema, JSON.parse(json)),
    expected: [...INVALID, field] as Refusal,
  }));
}

/** Bodies of a type the operation does not read, or that are not JSON objects. */
export function wrongKinds({ reads }: Operation): Spoilt[] {
  const unread = [415, 'unsupported_media'] as const;
  const text: Spoilt = ['a text', { raw: 'x', type: 'text/plain' }, unread];
  const form: Spoilt = ['a form', { raw: 'a=1', type: 'application/x-www-form-urlencoded' }, unread];
  const tooMuch: Spoilt = ['more than a megabyte', { raw: OVERSIZED }, [413, 'payload_too_large']];
  const half: Spoilt = ['half a body', { raw: '{"a": ' }, [400, 'invalid_json']];
  const noObject: Spoilt = ['a JSON text', { raw: '"x"' }, [400, 'invalid_json']];
  const asJson: Spoilt = ['JSON', { raw: '{}' }, unread];
  return {
    json: [text, form, tooMuch, half, noObject],
    form: [text, tooMuch, half, noObject],
    bytes: [tooMuch],
    files: [text, form, asJson],
    piece: [text, form, asJson],
  }[reads ?? 'json'];
}

/** For an id in the place of a number that counts the stops of a trip. */
const NO_INDEX: Refusal = [400, 'validation_error'];

/** Ids that do not exist or are invalid. */
export function wrongIds({ unknown = [404, 'not_found'] }: Row, good: GoodRequest): Spoilt[] {
  const ofParams = Object.keys(good.params ?? {}).flatMap((name): Spoilt[] => {
    const at = (value: string) => asGood(good, { params: { ...good.params, [name]: value } });
    const refusal = name === 'index' ? NO_INDEX : unknown;
    return [
      ...(refusal ? [['an unknown id', at(newId()), refusal] as const] : []),
      ...Object.entries(unknown ? { ...MALFORMED_IDS, ...NAMES_OF_EVERY_OBJECT } : MALFORMED_IDS).map(
        ([what, value]): Spoilt => [what, at(value), null],
      ),
    ];
  });
  const ofQuery = Object.keys(good.query ?? {}).flatMap((name) => [
    ...['', newId(), 'x'.repeat(1000), '{"$gt":""}', '__proto__'].map(
      (value): Spoilt => [`${name}=${value.slice(0, 10)}`, { query: { [name]: value } }, null],
    ),
    [`${name} twice`, { search: `${name}=a&${name}=b` }, null] as const,
  ]);
  return [...ofParams, ...ofQuery];
}

/** Users without access to this record, and invalid tokens. */
export function wrongPeople({ access }: Operation, good: GoodRequest): Spoilt[] {
  const token = asGood(good, { headers: { authorization: 'Bearer none' } });
  const refusal = [401, scopeOfAccess(access) ? 'api_key_invalid' : 'not_logged_in'] as const;
  return [
    ...(good.strangers ?? []).map(
      (stranger): Spoilt => [`a strange ${stranger.user.usertype}`, asGood(good, { as: stranger }), null],
    ),
    ...(access === 'public' ? [] : [['an invalid token', token, refusal] as const]),
  ];
}

/** Invalid list queries. */
export const wrongLists = BAD_LISTS.map((search): Spoilt => [search, { search }, null]);
/** The same for exports, which have no range. */
export const wrongExports = wrongLists.filter(([search]) => !search.startsWith('range'));

/** Invalid idempotency keys. */
export const wrongKeys = (good: GoodRequest) =>
  ['k'.repeat(201), 'cl\u00e9', 'two words'].map(
    (key): Spoilt => [
      `key ${key.slice(0, 10)}`,
      asGood(good, { headers: { 'idempotency-key': key } }),
      INVALID,
    ],
  );
