import type { Settings } from '@wayfare/shared';
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';

/** Whose numbers are meant where the settings name no country that is known. */
const FALLBACK = 'US';

/** A country and its dialling code (rule 3.41). */
export interface Country {
  code: string;
  label: string;
  phone: string;
}

/** About 240 countries, named and sorted as the reader's language does. */
export function countriesIn(locale: string): Country[] {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  return getCountries()
    .map((code) => ({ code, label: names.of(code) ?? code, phone: getCountryCallingCode(code) }))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
}

/** The country a phone number is of until another is chosen: the settings' own, by its English name or its two letters. */
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
