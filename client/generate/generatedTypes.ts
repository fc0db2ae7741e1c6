import openapiTypes, { astToString, type OpenAPI3, type SchemaObject } from 'openapi-typescript';
import ts from 'typescript';
import { CURRENT_VERSION } from '../../api/src/edge/serving/apiVersion.js';
import { currentDocument } from './currentDocument.js';

/** The file of the generated types. */
export const GENERATED = new URL('../src/api.generated.ts', import.meta.url);

const HEAD = `// Generated from the OpenAPI document by \`npm run generate-client\`: do not edit.

/** The version of the API that these types describe. */
export const API_VERSION = '${CURRENT_VERSION}';

`;

/** The types of all operations and schemas of the API, as TypeScript. */
export async function generatedTypes(): Promise<string> {
  const document = withChoices(await currentDocument()) as OpenAPI3;
  const types = await openapiTypes(document, {
    // A field with a default may be left out of a request.
    defaultNonNullable: false,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    transform: (schema) => (isFile(schema) ? ts.factory.createTypeReferenceNode('Blob') : undefined),
  });
  return HEAD + astToString(types);
}

const isFile = (schema: SchemaObject) =>
  'contentMediaType' in schema && schema.contentMediaType === 'application/octet-stream';

/**
 * A document whose choices between lists and single values, and flags of one value, are themselves again:
 * TypeScript has types for them.
 */
function withChoices(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(withChoices);
  if (typeof part !== 'object' || part === null) return part;
  const { 'x-any-of': anyOf, ...rest } = part as Record<string, unknown>;
  const plain = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, withChoices(value)]));
  if (anyOf === undefined) return plain;
  const { type: _plainer, ...described } = plain;
  return { ...described, anyOf: withChoices(anyOf) };
}
