import { errorKeys } from '@wayfare/shared';
import { Router } from 'express';
import { z } from 'zod';
import type { Operation } from '../operation/operation.js';

/** Serves the contract: the OpenAPI document and a page that shows it. */
export function openApiRoutes(operations: readonly Operation[]): Router {
  // Created on first use: describing every schema would slow down every start, including one after a crash.
  let document: ReturnType<typeof openApiDocument> | null = null;
  const router = Router();
  router.get('/openapi.json', (_request, response) => {
    document ??= openApiDocument(operations);
    response.json(document);
  });
  router.get('/docs', (_request, response) => {
    response.type('html').send(docsPage(operations));
  });
  return router;
}

/** The OpenAPI 3.1 document of the operations, from their schemas. */
function openApiDocument(operations: readonly Operation[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const declared of operations) {
    const { path, names } = templateOf(declared.path, Object.keys(paths));
    paths[path] = { ...paths[path], [declared.method]: describe(declared, names) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Wayfare', version: '1.0.0' },
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'wayfare.sid' },
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      },
      schemas: {
        Error: {
          type: 'object',
          required: ['error', 'message', 'requestId'],
          properties: {
            error: { type: 'string', enum: [...errorKeys] },
            message: { type: 'string' },
            errors: { type: 'object', additionalProperties: { type: 'string' } },
            requestId: { type: 'string' },
          },
        },
      },
    },
  };
}

/**
 * A path in the document's notation, and its parameter names there. Paths that differ only in parameter names share one
 * entry, with the names of the first.
 */
function templateOf(declared: string, known: readonly string[]) {
  const own = `/api${declared.replace(/:(\w+)/g, '{$1}')}`;
  const formOf = (path: string) => path.replace(/\{\w+\}/g, '{}');
  const namesOf = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string);
  const path = known.find((candidate) => formOf(candidate) === formOf(own)) ?? own;
  const names = new Map(namesOf(own).map((name, index) => [name, namesOf(path)[index] ?? name]));
  return { path, names };
}

function describe(declared: Operation, names: ReadonlyMap<string, string>) {
  const body = declared.body ?? declared.takes;
  const error = { description: 'Refused', content: json({ $ref: '#/components/schemas/Error' }) };
  return {
    operationId: declared.id,
    summary: declared.summary,
    security:
      declared.access === 'public'
        ? [{}, { session: [] }, { bearer: [] }]
        : [{ session: [] }, { bearer: [] }],
    'x-roles': declared.access,
    parameters: [
      ...parametersOf(declared.params, 'path').map((parameter) => ({
        ...parameter,
        name: names.get(parameter.name) ?? parameter.name,
      })),
      ...parametersOf(declared.query, 'query'),
    ],
    ...(body && { requestBody: { content: bodyContent(body, declared.reads) } }),
    responses: {
      [declared.status ?? 200]: {
        description: 'Done',
        ...(declared.answers && { content: json(jsonSchema(declared.answers, 'output')) }),
        ...(declared.page && { content: { 'text/html': { schema: { type: 'string' } } } }),
      },
      '4XX': error,
      '5XX': error,
    },
  };
}

/** A body's schema by each accepted media type. */
function bodyContent(body: z.ZodType, reads: Operation['reads']) {
  if (reads === 'bytes') return { 'application/octet-stream': {} };
  const schema = jsonSchema(body, 'input');
  return { ...json(schema), ...(reads === 'form' && { 'application/x-www-form-urlencoded': { schema } }) };
}

const json = (schema: unknown) => ({ 'application/json': { schema } });

function jsonSchema(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema: _dialect, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return described;
}

function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query') {
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !(field as z.ZodType).safeParse(undefined).success,
    schema: jsonSchema(field as z.ZodType, 'input'),
  }));
}

/** A plain list of every operation, readable without scripts. */
function docsPage(operations: readonly Operation[]): string {
  const rows = operations.map(
    ({ method, path, summary, access }) =>
      `<tr><td><code>${method.toUpperCase()}</code></td><td><code>/api${path}</code></td><td>${summary}</td><td>${typeof access === 'string' ? access : access.join(', ')}</td></tr>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Wayfare API</title><style>body{font:16px/1.5 system-ui;margin:2rem auto;max-width:70rem;padding:0 1rem}
table{border-collapse:collapse;width:100%}td,th{border-bottom:1px solid #ccc;padding:.4rem;text-align:start;vertical-align:top}</style></head>
<body><h1>Wayfare API</h1><p>The full contract: <a href="/api/openapi.json">/api/openapi.json</a></p>
<table><thead><tr><th>Method</th><th>Path</th><th>What it does</th><th>Who</th></tr></thead><tbody>${rows.join('\n')}</tbody></table></body></html>`;
}
