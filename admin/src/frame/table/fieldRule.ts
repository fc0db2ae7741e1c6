import type { TranslationKey } from '@wayfare/shared';

/** The part of a schema needed to check one value. */
interface FieldSchema {
  safeParse(value: unknown): {
    success: boolean;
    error?: { issues: readonly { code: string; origin?: string; message: string }[] };
  };
}

/** A react-admin validator: returns an error key or nothing. */
export interface FieldRule {
  (value: unknown): TranslationKey | undefined;
  isRequired: boolean;
}

const isBlank = (value: unknown) =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');

/** The contract's rule for a field as a form validator. */
export function fieldRule(schema: FieldSchema): FieldRule {
  const rule = (value: unknown): TranslationKey | undefined => {
    const { success, error } = schema.safeParse(value ?? null);
    if (success) return undefined;
    if (isBlank(value)) return 'field_required';
    const issue = error?.issues[0];
    if (issue?.code === 'too_small') return 'field_too_small';
    if (issue?.code === 'too_big') return issue.origin === 'string' ? 'field_too_long' : 'field_too_big';
    return 'field_invalid';
  };
  return Object.assign(rule, { isRequired: !schema.safeParse(null).success });
}
