import { type FieldErrors, invalid } from '@wayfare/shared';
import type { z } from 'zod';

/**
 * Parses some input with a schema.
 * @throws validation_error (400) with a translation key for every invalid field
 */
export function parse<T>(schema: z.ZodType<T> | undefined, input: unknown): T {
  if (!schema) return input as T;
  const result = schema.safeParse(input, { reportInput: true });
  if (result.success) return result.data;
  throw invalid('validation_error', fieldErrors(result.error.issues));
}

/** One message per field, by its dotted path. */
function fieldErrors(issues: readonly z.core.$ZodIssue[]): FieldErrors {
  const fields: FieldErrors = {};
  for (const issue of issues) {
    const field = issue.path.join('.') || '_';
    fields[field] ??= keyOf(issue);
  }
  return fields;
}

/** What a value of the wrong type should have been, by zod's name of the expected type. */
const EXPECTED: Readonly<Partial<Record<string, string>>> = {
  string: 'field_expects_text',
  number: 'field_expects_number',
  int: 'field_expects_whole_number',
  boolean: 'field_expects_boolean',
  array: 'field_expects_list',
  tuple: 'field_expects_list',
  object: 'field_expects_object',
  record: 'field_expects_object',
};

/** The key of the text for an issue. A value that is missing is required, whatever its type. */
function keyOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return isMissing(issue) ? 'field_required' : (EXPECTED[issue.expected] ?? 'field_invalid');
    case 'invalid_value':
    case 'invalid_union':
      return isMissing(issue) ? 'field_required' : 'field_invalid';
    case 'too_small':
      return issue.origin === 'string' && issue.minimum === 1 ? 'field_required' : 'field_too_small';
    case 'too_big':
      return issue.origin === 'string' ? 'field_too_long' : 'field_too_big';
    default:
      return 'field_invalid';
  }
}

const isMissing = ({ input }: z.core.$ZodIssue) => input === undefined || input === null;
