import type { Settings } from '@wayfare/shared';
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';

/** The default country for numbers if the settings name no known country. */
const FALLBACK = 'US';

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

/**
 * The country of a phone number until the user selects another: that of the settings, by English name or
 * two-letter code.
 */
export function defaultCountry({
  country,
  restrictCountry,
}: Pick<Settings, 'country' | 'restrictCountry'>): string {
  const wanted = country?.trim().toLowerCase();
  const named = countriesIn('en').find(
    ({ code, label }) => code.toLowerCase() === wanted || label.toLowerCase() === wanted,
  );
  return named?.code ?? (restrictCountry?.toUpperCase() || FALLBACK);
}
