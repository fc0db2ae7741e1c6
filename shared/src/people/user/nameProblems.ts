import type { ErrorKey } from '../../basics/errors/catalog.js';
import type { Settings } from '../../basics/settings/settings.schema.js';
import { cleanName, isPersonName } from './personName.js';

/** What is wrong with a field of a form. */
export interface FieldProblem {
  key: ErrorKey;
  field: string;
}

/** The settings that decide which names people have. */
export type NameRules = Pick<Settings, 'requireLastName'>;

const nameFields = ['firstName', 'lastName'] as const;

/**
 * The problems with the names of a person, where a missing one is not judged (rule 5.27). People with a
 * single name have it as their first name, and an empty last name, if the settings require none (rule 5.51).
 */
export function nameProblems(
  names: { [Field in (typeof nameFields)[number]]?: string | undefined },
  { requireLastName }: NameRules,
): FieldProblem[] {
  const isFine = (field: (typeof nameFields)[number]) => {
    const typed = names[field];
    if (typed === undefined) return true;
    const name = cleanName(typed);
    return isPersonName(name) || (field === 'lastName' && !requireLastName && name === '');
  };
  return nameFields
    .filter((field) => !isFine(field))
    .map((field) => ({ key: 'proper_input_name' as const, field }));
}
