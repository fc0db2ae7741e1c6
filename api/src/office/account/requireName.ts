import { invalid } from '@wayfare/shared';

/** @throws proper_input_name (400) for a user without a first or a last name */
export function requireName({ firstName, lastName }: { firstName?: string; lastName?: string }): void {
  if (!firstName?.trim()) throw invalid('proper_input_name', { firstName: 'proper_input_name' });
  if (!lastName?.trim()) throw invalid('proper_input_name', { lastName: 'proper_input_name' });
}
