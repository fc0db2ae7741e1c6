import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';

/** A country and its dialing code (rule 3.41). */
export interface Country {
  code: string;
  label: string;
  phone: string;
}

/** About 240 countries, named and sorted in the user's language. */
export function countriesIn(locale: string): Country[] {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  return getCountries()
    .map((code) => ({ code, label: names.of(code) ?? code, phone: getCountryCallingCode(code) }))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
}
