import { countryCodes, isCurrency } from '@wayfare/shared';

/** One choice of a picker. */
export interface PickerChoice {
  id: string;
  name: string;
}

const byName =
  (locale: string) =>
  (one: PickerChoice, other: PickerChoice): number =>
    one.name.localeCompare(other.name, locale);

/** All countries by two-letter code, with their names in a locale. */
export function countryChoices(locale: string): PickerChoice[] {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  return countryCodes()
    .map((code) => ({ id: code, name: names.of(code) ?? code }))
    .sort(byName(locale));
}

/** The English name of a country, which the settings keep. */
export const englishCountry = (code: string): string =>
  new Intl.DisplayNames(['en'], { type: 'region' }).of(code) ?? code;

/** All currencies that people pay with, such as `JPY – Japanese Yen`. */
export function currencyChoices(locale: string): PickerChoice[] {
  const names = new Intl.DisplayNames([locale], { type: 'currency' });
  return Intl.supportedValuesOf('currency')
    .filter(isCurrency)
    .map((code) => ({ id: code, name: `${code} – ${names.of(code) ?? code}` }));
}

/** All time zones, by IANA name. */
export const timeZoneChoices = (): PickerChoice[] =>
  ['UTC', ...Intl.supportedValuesOf('timeZone')].map((name) => ({ id: name, name }));

/** The choices with the value that is stored, also where it is none of them. */
export function withStored(choices: readonly PickerChoice[], value: unknown): PickerChoice[] {
  const isMissing = typeof value === 'string' && value !== '' && !choices.some(({ id }) => id === value);
  return isMissing ? [{ id: value, name: value }, ...choices] : [...choices];
}
