import { invalid, phoneRules, phoneNumber } from '@wayfare/shared';
import type { PeopleServices } from '../services.js';

/**
 * A typed phone number in the form numbers are stored and looked up in. Without country code, it belongs to
 * the country of the settings (rule 5.30). Null for an impossible number.
 */
export async function storedMobile(
  typed: string,
  { db }: Pick<PeopleServices, 'db'>,
): Promise<string | null> {
  return phoneNumber(typed, phoneRules(await db.settings.settings()));
}

/**
 * Fields of a user with the typed phone number, if there is one, in the stored form. The number that `before`
 * has stays as it is.
 * @throws mobile_no_blank_error (400) for an impossible number
 */
export async function withStoredMobile<Fields extends { mobile?: string | null | undefined }>(
  fields: Fields,
  before: { mobile?: string | null | undefined } | undefined,
  services: Pick<PeopleServices, 'db'>,
): Promise<Fields> {
  if (!fields.mobile || fields.mobile === before?.mobile) return fields;
  const mobile = await storedMobile(fields.mobile, services);
  if (mobile === null) throw invalid('mobile_no_blank_error', { mobile: 'mobile_no_blank_error' });
  return { ...fields, mobile };
}
