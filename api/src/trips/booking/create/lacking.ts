import { type DomainError, invalid } from '@wayfare/shared';

/** The error for choices that are missing or unknown, with the fields. */
export const lacking = (choices: Record<string, unknown>): DomainError =>
  invalid(
    'select_proper',
    Object.fromEntries(
      Object.keys(choices)
        .filter((field) => !choices[field])
        .map((field) => [field, 'select_proper'] as const),
    ),
  );
