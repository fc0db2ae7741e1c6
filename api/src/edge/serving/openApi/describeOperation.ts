import { resourcePermissions, type Usertype } from '@wayfare/shared';
import { z } from 'zod';
import { listParameters } from '../../../platform/crud/parseListQuery.js';
import { scopeOfAccess } from '../../../platform/operation/operation.js';
import type { Operation } from '../../operation.js';
import { type JsonSchema, type SchemaComponents, toJson } from './components.js';
import { apiVersions, CURRENT_VERSION, VERSION_HEADER } from '../apiVersion.js';
import { describeAnswer } from './describeAnswer.js';
import { describeList } from './describeList.js';
import { callersOf } from './callersOf.js';
import { errorsOf } from './errors.js';
import { examples } from './examples.js';
import { pascalCase } from './pascalCase.js';
import { tagOf } from './tags.js';

/** An operation as the document shows it. `names` are the names of its path's parameters there. */
export function describeOperation(
  declared: Operation,
  names: ReadonlyMap<string, string>,
  components: SchemaComponents,
) {
  const requestBody = bodyOf(declared, components);
  const scope = scopeOfAccess(declared.access);
  const access = callersOf(declared);
  return {
    operationId: declared.id,
    tags: [tagOf(declared.path)],
    summary: summaryOf(declared),
    description: descriptionOf({ ...declared, access }),
    security: securityOf(access),
    ...(scope === null ? { 'x-roles': access } : { 'x-scope': scope }),
    ...(declared.permission && { 'x-permission': permissionOf(declared.permission) }),
    parameters: [
      ...parametersOf(declared.params, 'path').map((parameter) => ({
        ...parameter,
        name: names.get(parameter.name) ?? parameter.name,
      })),
      ...queryOf(declared),
      { $ref: '#/components/parameters/WayfareVersion' },
      ...(declared.honorsIdempotencyKey ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    ],
    ...(requestBody && { requestBody }),
    responses: {
      [declared.status ?? 200]: answerOf(declared, components),
      ...(declared.mayRedirect && redirect),
      ...errorsOf({ ...declared, access }),
    },
  };
}

/**
 * Returns the name of the permission that an admin with a staff role needs; null if no staff role is enough.
 */
function permissionOf(needed: NonNullable<Operation['permission']>) {
  return typeof needed === 'object' && 'resource' in needed
    ? (resourcePermissions[needed.resource]?.[needed.action] ?? null)
    : needed;
}

/**
 * How a caller can prove who they are. Linters accept scopes only for OAuth, so an API key's scope is in
 * `x-scope`.
 */
function securityOf(access: Operation['access']) {
  if (scopeOfAccess(access)) return [{ apiKey: [] }];
  const signedIn = [{ session: [] }, { bearer: [] }];
  return access === 'public' ? [{}, ...signedIn] : signedIn;
}

/** Returns the first part of the declared summary, which describes the operation; the rest is details. */
const summaryOf = ({ summary }: Operation) => summary.split(/[;:.] /)[0] as string;

const roleNames: Record<Usertype, string> = {
  rider: 'riders',
  driver: 'drivers',
  fleetadmin: 'fleet admins',
  admin: 'admins',
};
const list = new Intl.ListFormat('en');

/** The whole summary, who may call, and what else a caller must know. */
function descriptionOf({ summary, access, stepUp, honorsIdempotencyKey }: Operation): string {
  const scope = scopeOfAccess(access);
  return [
    `${summary}.`,
    ...(access === 'signedIn' ? ['For signed-in users.'] : []),
    ...(scope ? [`For API keys with the scope \`${scope}\`.`] : []),
    ...(typeof access === 'string' ? [] : [`For ${list.format(access.map((role) => roleNames[role]))}.`]),
    ...(stepUp
      ? [
          `${stepUp === true ? 'Requires' : 'May require'} a proof of identity within the last ten minutes (\`stepUp\`).`,
        ]
      : []),
    ...(honorsIdempotencyKey ? ['With an `Idempotency-Key`, a retry returns what the first call made.'] : []),
  ].join(' ');
}

/** The body by each accepted media type; none if the operation takes no fields. */
function bodyOf({ id, body: validated, takes, reads }: Operation, components: SchemaComponents) {
  if (reads === 'files')
    return { required: true, content: { 'multipart/form-data': { schema: pictureForm } } };
  if (reads === 'piece') return { required: true, content: { 'application/octet-stream': {} } };
  const body = validated ?? takes;
  if (!body || (body instanceof z.ZodObject && Object.keys(body.shape).length === 0)) return undefined;
  if (reads === 'bytes') return { required: true, content: { 'application/json': {} } };
  const schema = components.use(body, 'input', `${pascalCase(id)}Request`);
  const example = examples[id]?.request;
  const json = { schema, ...(example !== undefined && { example }) };
  return {
    required: !body.safeParse({}).success,
    content: {
      'application/json': json,
      ...(reads === 'form' && { 'application/x-www-form-urlencoded': json }),
    },
  };
}

/** A picture in one piece, or the id of an upload in pieces. */
const pictureForm = {
  type: 'object',
  properties: {
    image: { type: 'string', contentMediaType: 'application/octet-stream' },
    upload: { type: 'string', description: 'The id of a finished upload, instead of `image`.' },
  },
};

/** The response to a call that succeeded. */
function answerOf(declared: Operation, components: SchemaComponents) {
  const { id, answers, page, sends, query } = declared;
  const example = examples[id]?.response;
  const schema = answers && components.use(answers, 'output', `${pascalCase(id)}Response`);
  return {
    description: describeAnswer(declared, schema),
    headers: {
      ...versionHeader,
      ...(query === listParameters && listHeaders),
      ...(declared.status === 201 && locationHeader),
      ...(declared.honorsIdempotencyKey && replayedHeader),
    },
    ...(schema && {
      content: {
        'application/json': {
          schema,
          ...(example !== undefined && { example }),
        },
      },
    }),
    ...(page && { content: { 'text/html': { schema: { type: 'string' } } } }),
    ...(sends && { content: { [sends]: { schema: { type: 'string' } } } }),
  };
}

/** The parameters of an operation's query; the range of lists is a component. */
function queryOf({ query, lists }: Operation) {
  return lists ? describeList(lists, query === listParameters) : parametersOf(query, 'query');
}

/** The parameters that several operations share. */
export const sharedParameters = () => ({
  Range: parametersOf(listParameters.pick({ range: true }), 'query')[0],
  WayfareVersion: {
    name: VERSION_HEADER,
    in: 'header',
    description: 'The version of the API that the caller was written for; the newest if omitted.',
    schema: { type: 'string', enum: apiVersions },
    example: CURRENT_VERSION,
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'A text of the caller’s choice, up to 200 characters. For 24 hours, a repeated call with it creates nothing new.',
    schema: { type: 'string', maxLength: 200 },
    example: 'order-4711',
  },
});

const versionHeader = { [VERSION_HEADER]: { $ref: '#/components/headers/WayfareVersion' } };
const locationHeader = { Location: { $ref: '#/components/headers/Location' } };
const replayedHeader = { 'Idempotency-Replayed': { $ref: '#/components/headers/IdempotencyReplayed' } };
const listHeaders = { 'Content-Range': { $ref: '#/components/headers/ContentRange' } };

const redirect = {
  302: { description: 'A redirect to the picture in the store, valid for a minute', headers: versionHeader },
};

function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query') {
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).map(([name, field]) => {
    const {
      description,
      examples: given,
      ...described
    } = toJson(field as z.ZodType, 'input') as JsonSchema & {
      examples?: unknown[];
    };
    return {
      name,
      in: place,
      required: place === 'path' || !(field as z.ZodType).safeParse(undefined).success,
      ...(description && { description }),
      schema: described,
      ...(given && { example: given[0] }),
    };
  });
}
