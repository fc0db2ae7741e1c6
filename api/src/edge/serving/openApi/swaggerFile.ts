import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { Response } from 'express';

/** The files of Swagger UI that the page loads. */
export const swaggerFiles = ['swagger-ui.css', 'swagger-ui-bundle.js'] as const;

/** The folder of Swagger UI. Its own entry point reads files at import, so only the folder is looked up. */
const swaggerUi = () => dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

/** Streams a file of Swagger UI, so that it never has to be in memory. */
export function sendSwaggerFile(file: (typeof swaggerFiles)[number], response: Response): Promise<void> {
  return new Promise((resolve, reject) => {
    response.sendFile(file, { root: swaggerUi(), cacheControl: false }, (error) => {
      if (error && !response.headersSent) reject(error);
      else resolve();
    });
  });
}
