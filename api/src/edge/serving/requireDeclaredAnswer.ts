import type { z } from 'zod';

/**
 * Requires that an answer is what its operation declares: valid, and without a field that the schema does not
 * list. For tests and for developers, because clients are generated from the declaration.
 * @throws Error that names each field
 */
export function requireDeclaredAnswer(id: string, schema: z.ZodType, answer: unknown): void {
  const sent: unknown = JSON.parse(JSON.stringify(answer));
  const { success, data, error } = schema.safeParse(sent);
  const problems = success
    ? undeclaredFields(sent, data).map((path) => `${path} is not declared`)
    : error.issues.map(({ path, message }) => `${path.join('.') || 'the answer'}: ${message}`);
  if (problems.length > 0) throw new Error(`${id} answers what it does not declare: ${problems.join('; ')}`);
}

/** The paths of the fields that a schema has left out of what it parsed. */
function undeclaredFields(sent: unknown, parsed: unknown, path: readonly string[] = []): string[] {
  if (typeof sent !== 'object' || sent === null) return [];
  if (typeof parsed !== 'object' || parsed === null) return [];
  return Object.entries(sent).flatMap(([key, value]) =>
    key in parsed
      ? undeclaredFields(value, (parsed as Record<string, unknown>)[key], [...path, key])
      : [[...path, key].join('.')],
  );
}
