import {
  HIDDEN,
  HIDDEN_FOR_DEMO,
  type NameRules,
  nameProblems,
  profileInputSchema,
  type TranslationKey,
} from '@wayfare/shared';
import { type FieldRule, fieldRule } from '../table/fieldRule.js';

/** Whether a contact is a placeholder, because demo mode hides the value (rules 6.20 to 6.22). */
export const isHiddenContact = (contact: unknown) => contact === HIDDEN || contact === HIDDEN_FOR_DEMO;

const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** An email address, or none if it is optional. The API makes the final decision. */
export function emailRule(isRequired = false): FieldRule {
  const rule = (value: unknown): TranslationKey | undefined => {
    if (value === null || value === undefined || value === '')
      return isRequired ? 'field_required' : undefined;
    return isHiddenContact(value) || (typeof value === 'string' && email.test(value.trim()))
      ? undefined
      : 'proper_email';
  };
  return Object.assign(rule, { isRequired });
}

const acceptedName = fieldRule(profileInputSchema.shape.lastName);

/** A last name, or none where the settings require none (rule 5.51). */
export function lastNameRule(rules: NameRules): FieldRule {
  const rule = (value: unknown): TranslationKey | undefined => {
    const name = typeof value === 'string' ? value : '';
    if (name.trim() !== '') return acceptedName(name);
    return nameProblems({ lastName: name }, rules).length > 0 ? 'field_required' : undefined;
  };
  return Object.assign(rule, { isRequired: rules.requireLastName });
}
