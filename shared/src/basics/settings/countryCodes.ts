import type { ErrorKey } from '../errors/catalog.js';

/** Codes that the standard has besides those of countries. */
const NO_COUNTRIES: ReadonlySet<string> = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);

/**
 * Whether every two-letter code in a text, in capitals, is that of a country. Former and informal codes
 * (`UK` for `GB`) are none: nothing would be found under them.
 */
export const areCountries = (text: string): boolean => (text.match(/[A-Z]{2}/g) ?? []).every(isCountry);

function isCountry(code: string): boolean {
  if (!/^[A-Z]{2}$/.test(code)) return false;
  const name = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' }).of(code);
  return name !== undefined && !NO_COUNTRIES.has(code) && new Intl.Locale(`und-${code}`).region === code;
}

/**
 * The English names and two-letter codes of all countries, in lowercase. Built on first use: that is slow.
 */
let texts: ReadonlySet<string> | undefined;

function countryTexts(): ReadonlySet<string> {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
  const codes = letters.flatMap((one) => letters.map((other) => one + other)).filter(isCountry);
  const names = new Intl.DisplayNames(['en'], { type: 'region' });
  return new Set(codes.flatMap((code) => [code, names.of(code) ?? code]).map((text) => text.toLowerCase()));
}

/** Whether a text is the English name or the two-letter code of a country (ISO 3166), in any case. */
export function isCountryText(text: string): boolean {
  texts ??= countryTexts();
  return texts.has(text.trim().toLowerCase());
}

/** The fields of the country in the settings that name none, each with its error; null if all are fine. */
export function unknownCountries({
  country,
  restrictCountry,
}: {
  country?: string | null | undefined;
  restrictCountry?: string | null | undefined;
}): Record<string, ErrorKey> | null {
  const wrong = [
    ...(country && !isCountryText(country) ? ['country'] : []),
    ...(restrictCountry && !isCountry(restrictCountry.toUpperCase()) ? ['restrictCountry'] : []),
  ];
  return wrong.length > 0 ? Object.fromEntries(wrong.map((field) => [field, 'unknown_country'])) : null;
}
