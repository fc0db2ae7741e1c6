import {
  isEmail,
  type NameRules,
  nameProblems,
  type ProfileInput,
  type TranslationKey,
  type User,
} from '@wayfare/shared';
import { useState } from 'react';

/** The fields of the profile that its user edits. */
export type ProfileField = Extract<
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'mobile'
  | 'vehicleMake'
  | 'vehicleModel'
  | 'vehicleColor'
  | 'vehicleNumber'
  | 'bankName'
  | 'bankCode'
  | 'bankAccount',
  keyof ProfileInput & keyof User
>;
/** What was typed and is not saved. */
export type ProfileChanges = Partial<Record<ProfileField, string>>;

/**
 * Everything that is wrong in the form at once, by field.
 * @param isContactFixed whether email and phone number are changed elsewhere
 * @param rules the settings
 */
export function profileProblems(
  valueOf: (field: ProfileField) => string,
  isContactFixed: boolean,
  rules: NameRules,
): Partial<Record<ProfileField, TranslationKey>> {
  return {
    ...Object.fromEntries(
      nameProblems({ firstName: valueOf('firstName'), lastName: valueOf('lastName') }, rules).map(
        ({ field, key }) => [field, valueOf(field as ProfileField).trim() === '' ? 'field_required' : key],
      ),
    ),
    ...(!isContactFixed && !isEmail(valueOf('email').trim()) && { email: 'proper_email' as const }),
  };
}

const STORAGE_KEY = 'wayfare.profile';

/** The changes that a user has not saved. Those of another user are forgotten. */
export function readKeptChanges(user: string): ProfileChanges {
  try {
    const kept = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as {
      user: string;
      changes: ProfileChanges;
    } | null;
    if (kept?.user === user) return kept.changes;
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // No storage, or unknown data in it: the form shows what is saved.
  }
  return {};
}

/** Keeps changes while the tab is open, so that a session that ends does not lose them. */
export function keepChanges(user: string, changes: ProfileChanges) {
  try {
    if (Object.keys(changes).length === 0) sessionStorage.removeItem(STORAGE_KEY);
    else sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ user, changes }));
  } catch {
    // Without storage, they are lost on leaving the page.
  }
}

/** The changes of the form, kept until they are saved or the user signs out. */
export function useKeptChanges(user: string) {
  const [changes, setChanges] = useState(() => readKeptChanges(user));
  const change = (next: (before: ProfileChanges) => ProfileChanges) =>
    setChanges((before) => {
      const after = next(before);
      keepChanges(user, after);
      return after;
    });
  return [changes, change] as const;
}
