import { HIDDEN, HIDDEN_FOR_DEMO, type TranslationKey } from '@wayfare/shared';
import type { FieldRule } from '../table/fieldRule.js';

/** Whether a contact is a stand-in: demo mode does not show it (rules 6.20 to 6.22). */
export const isHiddenContact = (contact: unknown) => contact === HIDDEN || contact === HIDDEN_FOR_DEMO;

const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** An email address, or none where it is not needed. The API has the last word. */
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
