import { z } from 'zod';
import { type Operation, operation } from '../../operation.js';
import { errorsPage } from './errorsPage.js';
import { openApiText } from './openApiText.js';
import { PAGE, START } from './referencePage.js';
import { sendSwaggerFile, swaggerFiles } from './swaggerFile.js';
import { noProof } from '../../../platform/operation/noProof.js';

/** The files that the page loads: those of Swagger UI, and our own; and the page of all errors. */
const files = [...swaggerFiles, 'start.js', 'errors.html'] as const;

/** Serves the contract of all operations: the OpenAPI document, and the page that shows it and can try it. */
export function openApiOperations(operations: () => readonly Operation[]): readonly Operation[] {
  const textFor = openApiText(operations);
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
        response.type('json').send(await textFor(services.config.PUBLIC_URL));
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
      noProof: noProof.anonymous,
      method: 'get',
      path: '/docs/:file',
      beforeSecondFactor: true,
      summary: 'Get a file of that page, or the page of all errors',
      access: 'public',
      params: z.object({ file: z.enum(files) }),
      sends: 'text/*',
      async act({ params: { file }, response }) {
        response.set('Cache-Control', 'public, max-age=3600');
        if (file === 'start.js') response.type('js').send(START);
        else if (file === 'errors.html') response.type('html').send(errorsPage());
        else await sendSwaggerFile(file, response);
      },
    }),
  ];
}
