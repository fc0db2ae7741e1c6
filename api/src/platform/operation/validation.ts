import { type FieldErrors, invalid } from '@wayfare/shared';
import type { z } from 'zod';

/**
 * Parses some input with a schema.
 * @throws validation_error (400) with a translation key for every invalid field
 */
export function parse<T>(schema: z.ZodType<T> | undefined, input: unknown): T {
  if (!schema) return input as T;
  const result = schema.safeParse(input);
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

function keyOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? 'field_required' : 'field_invalid';
    case 'too_small':
      return issue.origin === 'string' && issue.minimum === 1 ? 'field_required' : 'field_too_small';
    case 'too_big':
      return issue.origin === 'string' ? 'field_too_long' : 'field_too_big';
    default:
      return 'field_invalid';
  }
}
