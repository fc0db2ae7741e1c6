import type { Operation } from '../../operation.js';
import type { JsonSchema } from './components.js';
import { pascalCase } from './pascalCase.js';

/** What the response to a call that succeeded is, in a sentence without a period. */
export function describeAnswer(
  { id, summary, page, sends, status }: Operation,
  schema: JsonSchema | undefined,
): string {
  if (page) return 'A page, or a redirect to one';
  if (sends)
    return sends === 'application/pdf' ? 'The document' : sends === 'image/*' ? 'The picture' : 'The file';
  if (!schema) return 'Done; the response has no body';
  const name = nameOf(schema);
  if (name === 'Done') return 'It is done';
  const item = schema.type === 'array' ? nameOf(schema.items) : '';
  if (item) return `A list of \`${item}\``;
  if (!name || name.startsWith(pascalCase(id))) return `The result: ${lower(withoutVerb(summary))}`;
  return status === 201 ? `The new \`${name}\`` : `The \`${name}\``;
}

/** The name of a schema that is a reference. */
const nameOf = (schema: unknown): string =>
  (schema as { $ref?: string } | undefined)?.$ref?.replace('#/components/schemas/', '') ?? '';

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
/** The object of a summary such as `Get the state of a payment`. */
const withoutVerb = (summary: string) =>
  (summary.split(/[;:.] /)[0] as string).replace(/^(Get|List|Show|Find|Count|Preview|Read) /, '');
