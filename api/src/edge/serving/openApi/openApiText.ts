import type { Operation } from '../../operation.js';

/**
 * Returns a function that writes the OpenAPI document as JSON, on its first call: describing every schema
 * would slow down every start, including one after a crash.
 */
export function openApiText(operations: () => readonly Operation[]) {
  let text: Promise<string> | null = null;
  return (publicUrl: string): Promise<string> => (text ??= writeDocument(operations(), publicUrl));
}

async function writeDocument(operations: readonly Operation[], publicUrl: string): Promise<string> {
  const { openApiDocument } = await import('./openApiDocument.js');
  return JSON.stringify(await openApiDocument(operations, publicUrl));
}
