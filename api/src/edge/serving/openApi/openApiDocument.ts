import { setImmediate } from 'node:timers/promises';
import { API_KEY_START } from '@wayfare/shared';
import { CURRENT_VERSION, VERSION_HEADER } from '../apiVersion.js';
import type { Operation } from '../../operation.js';
import { type SchemaComponents, schemaComponents } from './components.js';
import { describeOperation, sharedParameters } from './describeOperation.js';
import { describeWebhooks } from './describeWebhooks.js';
import { errorComponents } from './errors.js';
import { withFieldTexts } from './fields/withFieldTexts.js';
import { schemaNames } from './schemaNames.js';
import { tagsOf } from './tags.js';

/**
 * The OpenAPI 3.1 document of the operations, from their schemas. `publicUrl` is the address of the
 * installation.
 */
export async function openApiDocument(operations: readonly Operation[], publicUrl: string) {
  const components = schemaComponents(schemaNames);
  await nameRecords(operations, components);
  const paths: Record<string, Record<string, unknown>> = {};
  for (const declared of operations) {
    const { path, names } = templateOf(declared.path, Object.keys(paths));
    paths[path] = { ...paths[path], [declared.method]: describeOperation(declared, names, components) };
    // The whole takes about a second: other requests come in between.
    await setImmediate();
  }
  const webhooks = describeWebhooks(components);
  return {
    openapi: '3.1.1',
    info: {
      title: 'Wayfare API',
      version: CURRENT_VERSION,
      description: ABOUT,
      license: { name: 'MIT', identifier: 'MIT' },
      contact: { name: 'The operator of this installation', url: `${publicUrl}/about-us` },
    },
    servers: [{ url: '/', description: 'The installation that serves this document' }],
    tags: tagsOf(operations.map(({ path }) => path)),
    paths,
    webhooks,
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'wayfare.sid',
          description: 'Browsers: see `signIn`.',
        },
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'Apps: see `issueTokens`.',
        },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: `${API_KEY_START}…`,
          description:
            'Partners: a key that an admin created for them. Each operation names the scope that it needs.',
        },
      },
      parameters: sharedParameters(),
      headers: {
        WayfareVersion: {
          description: 'The version of the API in which the request was answered.',
          schema: { type: 'string' },
          example: CURRENT_VERSION,
        },
        Location: {
          description: 'The address of what was created, if it can be read there.',
          schema: { type: 'string', format: 'uri-reference' },
          example: '/api/shiftnotes/0198c5f26a107d4e9f2b3c8e',
        },
        IdempotencyReplayed: {
          description: 'Only if an earlier call had the same `Idempotency-Key`: `true`.',
          schema: { type: 'string' },
          example: 'true',
        },
        ContentRange: {
          description: 'The part of the list that was sent, and the number of all records.',
          schema: { type: 'string' },
          example: 'bookings 0-24/319',
        },
      },
      responses: errorComponents.responses,
      schemas: { ...errorComponents.schemas, ...withFieldTexts(components.usedBy({ paths, webhooks })) },
    },
  };
}

export type OpenApiDocument = Awaited<ReturnType<typeof openApiDocument>>;

const ABOUT = `Book rides and deliveries, drive them, and run the business: the same API that the product’s own apps use.

Browsers sign in with \`signIn\` and send the session cookie. Apps get tokens from \`issueTokens\` and send the access token as
\`Authorization: Bearer\`; \`refreshTokens\` renews them. Times are ms timestamps, amounts numbers in the currency of the settings,
distances km. Every error has the same format, with a key that does not change and a text in the caller’s language.

The version of the API is a date. Send \`${VERSION_HEADER}\` with every request: without it, a request gets the newest version.

Lists take \`sort\`, \`range\` and \`filter\` as JSON, and say in \`Content-Range\` how many records there are.`;

/** The schema that \`getBooking\` returns is named \`Booking\`, wherever it is. */
async function nameRecords(operations: readonly Operation[], components: SchemaComponents) {
  for (const { id, answers } of operations) {
    const name = /^get([A-Z]\w*)$/.exec(id)?.[1];
    if (!answers || !name) continue;
    components.share(answers, name);
    await setImmediate();
  }
}

/**
 * A path in the document's notation, and its parameter names there. Paths that differ only in parameter names
 * share one entry, with the names of the first.
 */
function templateOf(declared: string, known: readonly string[]) {
  const own = `/api${declared.replace(/:(\w+)/g, '{$1}')}`;
  const formOf = (path: string) => path.replace(/\{\w+\}/g, '{}');
  const namesOf = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string);
  const path = known.find((candidate) => formOf(candidate) === formOf(own)) ?? own;
  const names = new Map(namesOf(own).map((name, index) => [name, namesOf(path)[index] ?? name]));
  return { path, names };
}
