import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { Response } from 'express';
import { z } from 'zod';
import { type Operation, operation } from '../../operation.js';
import { PAGE, START } from './referencePage.js';

/** The files that the page loads: those of Swagger UI, and our own. */
const files = ['swagger-ui.css', 'swagger-ui-bundle.js', 'start.js'] as const;

/** Serves the contract of all operations: the OpenAPI document, and the page that shows it and can try it. */
export function openApiOperations(operations: () => readonly Operation[]): readonly Operation[] {
  // Created on first use: describing every schema would slow down every start, including one after a crash.
  let document: Promise<string> | null = null;
  return [
    operation({
      id: 'getOpenApiDocument',
      method: 'get',
      path: '/openapi.json',
      beforeSecondFactor: true,
      summary: 'Get this document',
      access: 'public',
      answers: z.looseObject({ openapi: z.string() }),
      async act({ response, services }) {
        document ??= documentOf(operations(), services.config.PUBLIC_URL);
        response.type('json').send(await document);
      },
    }),
    operation({
      id: 'showReference',
      method: 'get',
      path: '/docs',
      beforeSecondFactor: true,
      page: true,
      summary: 'Show this document as a page on which operations can be tried',
      access: 'public',
      async act({ response }) {
        response.type('html').send(PAGE);
      },
    }),
    operation({
      id: 'getReferenceFile',
      method: 'get',
      path: '/docs/:file',
      beforeSecondFactor: true,
      summary: 'Get a file of that page',
      access: 'public',
      params: z.object({ file: z.enum(files) }),
      sends: 'text/*',
      async act({ params: { file }, response }) {
        response.set('Cache-Control', 'public, max-age=3600');
        if (file === 'start.js') response.type('js').send(START);
        else await sendSwaggerFile(file, response);
      },
    }),
  ];
}

async function documentOf(operations: readonly Operation[], publicUrl: string): Promise<string> {
  const { openApiDocument } = await import('./openApiDocument.js');
  return JSON.stringify(await openApiDocument(operations, publicUrl));
}

/** The folder of Swagger UI. Its own entry point reads files at import, so only the folder is looked up. */
const swaggerUi = () => dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

/** Streams a file, so that it never has to be in memory. */
function sendSwaggerFile(file: string, response: Response): Promise<void> {
  return new Promise((resolve, reject) => {
    response.sendFile(file, { root: swaggerUi(), cacheControl: false }, (error) => {
      if (error && !response.headersSent) reject(error);
      else resolve();
    });
  });
}
